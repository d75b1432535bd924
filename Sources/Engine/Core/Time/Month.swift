// A month of a year: what a calendar page and a chunk of the store hold.

/// A calendar month.
public struct Month: Hashable, Comparable, Sendable {
  /// The year of the Gregorian calendar, 1 … 9999 where its days are asked for.
  public let year: Int
  /// 1 … 12.
  public let month: Int

  /// Traps unless `month` is 1 … 12.
  public init(year: Int, month: Int) {
    precondition((1...12).contains(month), "a month is 1 to 12")
    self.year = year
    self.month = month
  }

  public static func < (a: Month, b: Month) -> Bool { (a.year, a.month) < (b.year, b.month) }

  /// 28 … 31 days.
  public var length: Int {
    switch month {
    case 2: isLeapYear ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  var isLeapYear: Bool { year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) }

  /// The 1st.
  public var firstDay: Day { Day(year: year, month: month, day: 1) ?? Day(number: 0) }
  /// The 28th … 31st.
  public var lastDay: Day { Day(year: year, month: month, day: length) ?? Day(number: 0) }

  /// The month a number of months later, or earlier when negative.
  public func adding(months: Int) -> Month {
    let index = year * 12 + month - 1 + months
    let floored = index >= 0 ? index / 12 : (index - 11) / 12
    return Month(year: floored, month: index - floored * 12 + 1)
  }

  /// The month as `2026-03`.
  public var text: String { "\(padded(year, 4))-\(padded(month, 2))" }
}
