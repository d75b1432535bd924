// A date in a person's life, without a zone: the day that an entry belongs to.

/// A civil date of the proleptic Gregorian calendar, counted in days since 1970-01-01.
public struct Day: Hashable, Comparable, Sendable {
  /// Days since 1970-01-01, negative before it.
  public let number: Int32

  /// The first of the dates that a person may enter: 1900-01-01 … 2999-12-31.
  public static let first = Day(number: -25_567)
  /// The last of them.
  public static let last = Day(number: 376_199)

  /// The date that many days after 1970-01-01.
  public init(number: Int32) {
    self.number = number
  }

  /// The date of year, month 1-12 and day of month, or nothing where the calendar has no such date.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month) else { return nil }
    guard day >= 1, day <= Month(year: year, month: month).length else { return nil }
    // Days from civil: years run from March, so the leap day is the last of its year.
    let shifted = month > 2 ? year : year - 1
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    self.number = Int32(era * 146_097 + dayOfEra - 719_468)
  }

  public static func < (a: Day, b: Day) -> Bool { a.number < b.number }

  /// Year, month 1-12 and day of month 1-31.
  public var civil: (year: Int, month: Int, day: Int) {
    // In 64 bits: the days of the last years overflow an `Int` in the browser.
    let shifted = Int64(number) + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    return (Int(yearOfEra + era * 400 + (month <= 2 ? 1 : 0)), Int(month), Int(day))
  }

  /// The day a number of days later, or earlier when negative; wraps around at the ends of `Int32`.
  public func adding(days: Int) -> Day { Day(number: number &+ Int32(truncatingIfNeeded: days)) }

  /// Whole days from `earlier` to this one.
  public func days(since earlier: Day) -> Int { Int(number &- earlier.number) }

  /// The day of the week, also before 1970.
  public var weekday: Weekday {
    // 1970-01-01 was a Thursday.
    Weekday(rawValue: (Int(number % 7) + 10) % 7)!
  }

  /// The Monday of this day's week.
  public var weekStart: Day { adding(days: -weekday.rawValue) }

  /// The calendar month that this day is part of.
  public var month: Month {
    let parts = civil
    return Month(year: parts.year, month: parts.month)
  }

  /// The date as `2026-03-29`.
  public var text: String {
    let parts = civil
    return "\(padded(parts.year, 4))-\(padded(parts.month, 2))-\(padded(parts.day, 2))"
  }

  /// Reads `2026-03-29` and nothing else.
  public init?(text: String) {
    let bytes = Array(text.utf8)
    let dash = UInt8(ascii: "-")
    guard bytes.count == 10, bytes[4] == dash, bytes[7] == dash else { return nil }
    guard let year = digits(bytes[0..<4]), let month = digits(bytes[5..<7]),
      let day = digits(bytes[8..<10])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }
}

/// A day of the week; the week starts on Monday.
public enum Weekday: Int, CaseIterable, Sendable {
  case monday, tuesday, wednesday, thursday, friday, saturday, sunday
}

/// A number with leading zeros; longer numbers stay whole.
func padded(_ number: Int, _ width: Int) -> String {
  let text = String(number)
  return String(repeating: "0", count: max(0, width - text.utf8.count)) + text
}

/// The value of ASCII digits, or nothing when there is another character or none.
func digits(_ bytes: ArraySlice<UInt8>) -> Int? {
  guard !bytes.isEmpty, bytes.count <= 9 else { return nil }
  var value = 0
  for byte in bytes {
    guard (0x30...0x39).contains(byte) else { return nil }
    value = value * 10 + Int(byte - 0x30)
  }
  return value
}
