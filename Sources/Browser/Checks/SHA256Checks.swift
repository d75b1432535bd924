// Checks of the hash function.

import Engine

enum SHA256Checks {
  static var all: [Check] {
    [
      Check(
        "The digest of three letters is the one that NIST publishes",
        finds: "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
      ) {
        Hex.encode(SHA256.hash(Array("abc".utf8)))
      },
      Check(
        "The digests of 0 to 300 bytes are those of Python's hashlib",
        finds: "60d63ff40b5558727a9b786ac0be9300f7ca58fd9ddd3b2f3681b369018a87dc"
      ) {
        var digests: [UInt8] = []
        for length in 0...300 {
          let message = (0..<length).map { UInt8(truncatingIfNeeded: $0 * 7 + length) }
          digests += SHA256.hash(message)
        }
        return Hex.encode(SHA256.hash(digests))
      },
    ]
  }
}
