// Text of other programs: marks at its start, and the 16-bit form that spreadsheets write.

/// Brings text into UTF-8 without a byte order mark.
enum ImportText {
  /// UTF-16 is known by its mark; a lone half of a pair becomes U+FFFD, and so does a last odd
  /// byte. Anything else stays as it is.
  static func utf8(_ bytes: [UInt8]) -> [UInt8] {
    if bytes.starts(with: [0xFF, 0xFE]) { return utf8(bytes, low: 0, high: 1) }
    if bytes.starts(with: [0xFE, 0xFF]) { return utf8(bytes, low: 1, high: 0) }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return Array(bytes.dropFirst(3)) }
    return isWestern(bytes) ? western(bytes) : bytes
  }

  /// Whether this is the 8-bit text of Western Europe: bytes above ASCII, not one letter of UTF-8
  /// among them, and no byte that no text has. One broken letter in UTF-8 stays a problem.
  static func isWestern(_ bytes: [UInt8]) -> Bool {
    guard let first = bytes.firstIndex(where: { $0 >= 0x80 }) else { return false }
    var place = first
    while place < bytes.count {
      let byte = bytes[place]
      if byte < 0x20, byte != 0x09, byte != 0x0A, byte != 0x0D { return false }
      if byte >= 0x80, windows(byte) == nil { return false }
      if UTF8Text.scalarLength(bytes, at: place, end: bytes.count) > 1 { return false }
      place += 1
    }
    return true
  }

  private static func western(_ bytes: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count + bytes.count / 8)
    for byte in bytes { UTF8Text.append(windows(byte) ?? 0xFFFD, to: &text) }
    return text
  }

  /// 0x80 to 0x9F of Windows-1252; 0 where there is no sign (WHATWG Encoding Standard).
  private static let upper: [UInt32] = [
    0x20AC, 0, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039,
    0x0152, 0, 0x017D, 0, 0, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC,
    0x2122, 0x0161, 0x203A, 0x0153, 0, 0x017E, 0x0178,
  ]

  private static func windows(_ byte: UInt8) -> UInt32? {
    guard (0x80...0x9F).contains(byte) else { return UInt32(byte) }
    let sign = upper[Int(byte - 0x80)]
    return sign == 0 ? nil : sign
  }

  private static func utf8(_ bytes: [UInt8], low: Int, high: Int) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count / 2)
    var place = 2
    var held: UInt32?
    while place + 1 < bytes.count {
      let unit = UInt32(bytes[place + low]) | UInt32(bytes[place + high]) << 8
      place += 2
      if let first = held {
        held = nil
        if (0xDC00...0xDFFF).contains(unit) {
          UTF8Text.append(0x10000 + (first - 0xD800) << 10 + (unit - 0xDC00), to: &text)
          continue
        }
        UTF8Text.append(0xFFFD, to: &text)
      }
      switch unit {
      case 0xD800...0xDBFF: held = unit
      case 0xDC00...0xDFFF: UTF8Text.append(0xFFFD, to: &text)
      default: UTF8Text.append(unit, to: &text)
      }
    }
    if held != nil || place < bytes.count { UTF8Text.append(0xFFFD, to: &text) }
    return text
  }

  /// Without blanks at its ends, no-break ones included.
  static func trimmed(_ text: String) -> String {
    let bytes = Array(text.utf8)
    var range = bytes[...]
    while let length = blank(range) { range = range.dropFirst(length) }
    while let length = blankAtEnd(range) { range = range.dropLast(length) }
    return range.count == bytes.count ? text : String(decoding: range, as: UTF8.self)
  }

  /// Space, tab, U+00A0 and U+202F.
  private static let blanks: [[UInt8]] = [[0x20], [0x09], [0xC2, 0xA0], [0xE2, 0x80, 0xAF]]

  private static func blank(_ bytes: ArraySlice<UInt8>) -> Int? {
    for blank in blanks where bytes.starts(with: blank) { return blank.count }
    return nil
  }

  private static func blankAtEnd(_ bytes: ArraySlice<UInt8>) -> Int? {
    for blank in blanks where bytes.suffix(blank.count).elementsEqual(blank) { return blank.count }
    return nil
  }
}
