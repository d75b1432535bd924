// Stands in for the browser's cryptography: what is sealed opens only under the same key and in
// the same place.
import App
import Engine

enum FakeCrypto {
  static func root(_ password: String, _ stretch: PasswordStretch) -> [UInt8] {
    SHA256.hash(Array(password.utf8) + stretch.salt)
  }

  static func sealed(_ parts: [SealedPart], under key: [UInt8]) -> [UInt8] {
    frames(parts.map { mark($0.bound, key) + $0.bytes })
  }

  static func opened(_ parts: [SealedPart], under key: [UInt8]) -> [UInt8] {
    frames(
      parts.map { part in
        let mark = mark(part.bound, key)
        return Array(part.bytes.prefix(mark.count)) == mark
          ? Array(part.bytes.dropFirst(mark.count)) : nil
      })
  }

  private static func mark(_ bound: [UInt8], _ key: [UInt8]) -> [UInt8] {
    SHA256.hash(key + bound)
  }

  /// Each behind its length of four bytes, as the page gives them.
  private static func frames(_ parts: [[UInt8]?]) -> [UInt8] {
    var writer = ByteWriter()
    for part in parts {
      writer.uint32(part.map { UInt32($0.count) } ?? .max)
      writer.raw(part ?? [])
    }
    return writer.bytes
  }
}
