// Text of other programs: marks at its start, and the 16-bit form that spreadsheets write.

/// Brings text into UTF-8 without a byte order mark.
enum ImportText {
  /// UTF-16 is known by its mark; a lone half of a pair becomes U+FFFD, and so does a last odd
  /// byte. Anything else stays as it is.
  static func utf8(_ bytes: [UInt8]) -> [UInt8] {
    if bytes.starts(with: [0xFF, 0xFE]) { return utf8(bytes, low: 0, high: 1) }
    if bytes.starts(with: [0xFE, 0xFF]) { return utf8(bytes, low: 1, high: 0) }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return Array(bytes.dropFirst(3)) }
    return isWestern(bytes) ? Windows1252.utf8(bytes[...]) ?? bytes : bytes
  }

  /// Whether this is the 8-bit text of Western Europe: bytes above ASCII, not one letter of UTF-8
  /// among them, and no byte that no text has. One broken letter in UTF-8 stays a problem.
  static func isWestern(_ bytes: [UInt8]) -> Bool {
    guard let first = bytes.firstIndex(where: { $0 >= 0x80 }) else { return false }
    var place = first
    while place < bytes.count {
      if Windows1252.scalar(bytes[place]) == nil { return false }
      if UTF8Text.scalarLength(bytes, at: place, end: bytes.count) > 1 { return false }
      place += 1
    }
    return true
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
