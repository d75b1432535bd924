// Bytes as base64 text, RFC 4648.

/// Base64 in its two alphabets; each byte string has exactly one spelling in either.
public enum Base64 {
  /// Text that is safe in addresses and file names, without padding (section 5).
  public static func encode(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    var bits: UInt32 = 0
    var bitCount: UInt32 = 0
    for byte in bytes {
      bits = bits << 8 | UInt32(byte)
      bitCount += 8
      while bitCount >= 6 {
        bitCount -= 6
        text.append(digit(bits >> bitCount & 63))
      }
      bits &= 1 << bitCount - 1
    }
    if bitCount > 0 { text.append(digit(bits << (6 - bitCount) & 63)) }
    return String(decoding: text, as: UTF8.self)
  }

  /// The bytes of what `encode` writes; nothing for any other text.
  public static func decode(_ text: String) -> [UInt8]? {
    decode(Array(text.utf8)[...], second: UInt8(ascii: "-"), last: UInt8(ascii: "_"))
  }

  /// The bytes of text in the alphabet with `+` and `/`, padded with `=` to whole fours
  /// (section 4); nothing for any other text, line breaks included.
  public static func decodeStandard(_ text: String) -> [UInt8]? {
    var digits = Array(text.utf8)[...]
    guard digits.count % 4 == 0 else { return nil }
    for _ in 0..<2 where digits.last == UInt8(ascii: "=") { digits.removeLast() }
    return decode(digits, second: UInt8(ascii: "+"), last: UInt8(ascii: "/"))
  }

  private static func decode(
    _ digits: ArraySlice<UInt8>, second: UInt8, last: UInt8
  ) -> [UInt8]? {
    guard digits.count % 4 != 1 else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(digits.count / 4 * 3 + 2)
    var bits: UInt32 = 0
    var bitCount: UInt32 = 0
    for digit in digits {
      guard let value = value(digit, second, last) else { return nil }
      bits = bits << 6 | value
      bitCount += 6
      if bitCount >= 8 {
        bitCount -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> bitCount))
      }
      bits &= 1 << bitCount - 1
    }
    // Bits that belong to no byte must be 0, or the bytes would have several spellings.
    return bits == 0 ? bytes : nil
  }

  private static func digit(_ value: UInt32) -> UInt8 {
    switch value {
    case 0..<26: UInt8(ascii: "A") + UInt8(value)
    case 26..<52: UInt8(ascii: "a") + UInt8(value - 26)
    case 52..<62: UInt8(ascii: "0") + UInt8(value - 52)
    case 62: UInt8(ascii: "-")
    default: UInt8(ascii: "_")
    }
  }

  private static func value(_ digit: UInt8, _ second: UInt8, _ last: UInt8) -> UInt32? {
    switch digit {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(digit - UInt8(ascii: "A"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(digit - UInt8(ascii: "a")) + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(digit - UInt8(ascii: "0")) + 52
    case second: 62
    case last: 63
    default: nil
    }
  }
}
