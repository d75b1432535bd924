// Strict UTF-8: what may become text and what may not.

/// Validation of UTF-8 by RFC 3629: no overlong forms, no surrogates, nothing above U+10FFFF.
public enum UTF8Text {
  /// Whether all of the bytes are well-formed UTF-8; none at all are.
  public static func isValid(_ bytes: [UInt8]) -> Bool { isValid(bytes, in: 0..<bytes.count) }

  /// Whether a range of the bytes is well-formed UTF-8 taken by itself.
  public static func isValid(_ bytes: [UInt8], in range: Range<Int>) -> Bool {
    var at = range.lowerBound
    while at < range.upperBound {
      let length = scalarLength(bytes, at: at, end: range.upperBound)
      guard length > 0 else { return false }
      at += length
    }
    return true
  }

  /// The text of the bytes, or nothing when they are not well-formed.
  public static func text(_ bytes: [UInt8]) -> String? { text(bytes, in: 0..<bytes.count) }

  /// The text of a range of the bytes, or nothing when it is not well-formed taken by itself.
  public static func text(_ bytes: [UInt8], in range: Range<Int>) -> String? {
    guard isValid(bytes, in: range) else { return nil }
    return String(decoding: bytes[range], as: UTF8.self)
  }

  /// The length, 1-4, of the encoded scalar that starts at an index and ends before `end`, or 0
  /// when there is none. The table of allowed second bytes is RFC 3629, section 4.
  static func scalarLength(_ bytes: [UInt8], at index: Int, end: Int) -> Int {
    let first = bytes[index]
    if first < 0x80 { return 1 }
    let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    guard first >= 0xC2, first <= 0xF4, length <= end - index else { return 0 }
    let lowest: UInt8 = first == 0xE0 ? 0xA0 : first == 0xF0 ? 0x90 : 0x80
    let highest: UInt8 = first == 0xED ? 0x9F : first == 0xF4 ? 0x8F : 0xBF
    let second = bytes[index + 1]
    guard second >= lowest, second <= highest else { return 0 }
    for next in 2..<max(length, 2) where bytes[index + next] & 0xC0 != 0x80 { return 0 }
    return length
  }

  /// Appends the encoding of a scalar value, which must not be a surrogate or above 0x10FFFF.
  static func append(_ scalar: UInt32, to bytes: inout [UInt8]) {
    func tail(_ shift: UInt32) -> UInt8 { 0x80 | UInt8(truncatingIfNeeded: scalar >> shift & 0x3F) }
    func head(_ mark: UInt8, _ shift: UInt32) -> UInt8 {
      mark | UInt8(truncatingIfNeeded: scalar >> shift)
    }
    switch scalar {
    case 0..<0x80: bytes.append(head(0, 0))
    case 0x80..<0x800: bytes += [head(0xC0, 6), tail(0)]
    case 0x800..<0x10000: bytes += [head(0xE0, 12), tail(6), tail(0)]
    default: bytes += [head(0xF0, 18), tail(12), tail(6), tail(0)]
    }
  }
}
