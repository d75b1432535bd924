// Dates as other programs write them.

/// The order of the numbers in a date; the signs between them may be `-`, `/`, `.` or blanks.
public enum DateForm: String, CaseIterable, Sendable {
  case yearMonthDay = "ymd"
  case dayMonthYear = "dmy"
  case monthDayYear = "mdy"

  /// A date with a year of four digits, 1900-01-01 … 2999-12-31, and what stands behind it.
  public func read(_ text: String) -> (day: Day, rest: String)? {
    let bytes = Array(text.utf8)
    var numbers: [Int] = []
    var lengths: [Int] = []
    var place = 0
    while numbers.count < 3 {
      let start = place
      while place < bytes.count, (0x30...0x39).contains(bytes[place]) { place += 1 }
      guard let number = digits(bytes[start..<place]) else { return nil }
      numbers.append(number)
      lengths.append(place - start)
      guard numbers.count < 3 else { break }
      let sign = place
      while place < bytes.count, DateForm.isSign(bytes[place]) { place += 1 }
      guard (1...2).contains(place - sign) else { return nil }
    }
    let yearPlace = self == .yearMonthDay ? 0 : 2
    for (index, length) in lengths.enumerated() {
      guard index == yearPlace ? length == 4 : length <= 2 else { return nil }
    }
    let day =
      switch self {
      case .yearMonthDay: Day(year: numbers[0], month: numbers[1], day: numbers[2])
      case .dayMonthYear: Day(year: numbers[2], month: numbers[1], day: numbers[0])
      case .monthDayYear: Day(year: numbers[2], month: numbers[0], day: numbers[1])
      }
    guard let day, day >= Day.first, day <= Day.last else { return nil }
    if place < bytes.count, DateForm.isGap(bytes[place]) { place += 1 }
    return (day, ImportText.trimmed(String(decoding: bytes[place...], as: UTF8.self)))
  }

  private static func isSign(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || byte == UInt8(ascii: "/") || byte == UInt8(ascii: ".")
      || byte == UInt8(ascii: " ")
  }

  private static func isGap(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "T") || byte == UInt8(ascii: ",") || byte == UInt8(ascii: ".")
  }

  /// The forms in which most of the texts are dates, those that read the most of them; none where
  /// that is less than half. One date that cannot be is a row to name, not the end of a column.
  static func fitting(_ texts: [String]) -> [DateForm] {
    var fitting: [DateForm] = []
    var most = max(1, (texts.count + 1) / 2)
    for form in allCases {
      var count = 0
      for text in texts where form.read(text) != nil { count += 1 }
      if count > most { fitting = [] }
      if count >= most { fitting.append(form) }
      most = max(most, count)
    }
    return fitting
  }
}
