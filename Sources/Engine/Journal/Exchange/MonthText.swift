// A day with the name of its month, such as `18 May`, `May 18` or `18. März`.

/// Reads days whose year stands elsewhere.
enum MonthText {
  /// The first three letters of the months in English; in German where they differ.
  private static let english = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ]
  private static let german = [
    "jan", "feb", "mär", "apr", "mai", "jun", "jul", "aug", "sep", "okt", "nov", "dez",
  ]

  /// Nothing without a year of four digits, one number and one name, and outside of 1900-01-01 …
  /// 2999-12-31.
  static func day(_ text: String, year: String) -> Day? {
    guard year.utf8.count == 4, let year = digits(Array(year.utf8)[...]) else { return nil }
    var number: Int?
    var month: Int?
    for part in text.utf8.split(whereSeparator: { isGap($0) }) {
      let bytes = Array(part)
      if let found = digits(bytes[...]) {
        guard number == nil, bytes.count <= 2 else { return nil }
        number = found
      } else {
        guard month == nil, let found = place(of: String(decoding: bytes, as: UTF8.self)) else {
          return nil
        }
        month = found + 1
      }
    }
    guard let number, let month, let day = Day(year: year, month: month, day: number),
      day >= Day.first, day <= Day.last
    else { return nil }
    return day
  }

  private static func place(of name: String) -> Int? {
    let start = smallLetters(String(name.unicodeScalars.prefix(3)))
    return english.firstIndex(of: start) ?? german.firstIndex(of: start)
  }

  private static func isGap(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: ".") || byte == UInt8(ascii: ",")
  }
}
