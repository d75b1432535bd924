// Many results as one short text, so that a check can hold them all.

import Engine

/// Collects results and sums them up.
struct Fingerprint {
  private var bytes: [UInt8] = []

  mutating func add(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  /// The exact bits, low byte first.
  mutating func add(_ number: Double) {
    for shift in stride(from: 0, to: 64, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: number.bitPattern >> UInt64(shift)))
    }
  }

  /// SHA-256 of everything added, as 64 hexadecimal digits.
  var text: String { Hex.encode(SHA256.hash(bytes)) }
}
