// The names of things in the journal: 128 bits, random or derived, never counted.

/// A 128-bit name of an entity or a change, unique without asking anybody.
public struct Identifier: Hashable, Comparable, Sendable {
  public let high: UInt64
  public let low: UInt64

  public init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// The first 16 of at least 16 bytes, big-endian.
  public init(bytes: [UInt8]) {
    precondition(bytes.count >= 16, "an identifier is 16 bytes")
    var high: UInt64 = 0
    var low: UInt64 = 0
    for index in 0..<8 {
      high = high << 8 | UInt64(bytes[index])
      low = low << 8 | UInt64(bytes[index + 8])
    }
    self.init(high: high, low: low)
  }

  /// The name of a thing that two devices would otherwise make twice: settings, one-a-day things,
  /// imports. The first 16 bytes of SHA-256 of the parts with `|` between them.
  public init(kind: String, _ parts: String...) {
    var text = kind
    for part in parts { text += "|" + part }
    self.init(bytes: SHA256.hash(Array(text.utf8)))
  }

  public static func < (a: Identifier, b: Identifier) -> Bool {
    (a.high, a.low) < (b.high, b.low)
  }

  /// 32 lower-case hexadecimal digits.
  public var text: String { hexadecimal(high) + hexadecimal(low) }

  /// Reads 32 lower-case hexadecimal digits and nothing else.
  public init?(text: String) {
    guard text.utf8.count == 32 else { return nil }
    var (high, low) = (UInt64(0), UInt64(0))
    for byte in text.utf8 {
      guard let digit = hexadecimalDigit(byte) else { return nil }
      (high, low) = (high << 4 | low >> 60, low << 4 | digit)
    }
    self.init(high: high, low: low)
  }
}

/// Sixteen lower-case hexadecimal digits.
func hexadecimal(_ value: UInt64) -> String {
  let text = String(value, radix: 16)
  return String(repeating: "0", count: 16 - text.utf8.count) + text
}

/// The value of up to sixteen lower-case hexadecimal digits.
func hexadecimalValue(_ bytes: ArraySlice<UInt8>) -> UInt64? {
  guard !bytes.isEmpty, bytes.count <= 16 else { return nil }
  var value: UInt64 = 0
  for byte in bytes {
    guard let digit = hexadecimalDigit(byte) else { return nil }
    value = value << 4 | digit
  }
  return value
}

/// The value of a lower-case hexadecimal digit.
private func hexadecimalDigit(_ byte: UInt8) -> UInt64? {
  switch byte {
  case 0x30...0x39: UInt64(byte - 0x30)
  case 0x61...0x66: UInt64(byte - 0x57)
  default: nil
  }
}
