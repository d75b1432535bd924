// A year of one tracker, a row for each month: for the picture, and for the table that says the
// same.

/// A month of a year's picture.
public struct YearRow: Hashable, Sendable {
  public let month: Month
  /// For each day from the 1st, not beyond today; nothing where nobody said.
  public let values: [Int?]
  /// Thousandths of a unit.
  public let total: Int64
  public let recordedDays: Int
  /// Days that were free, within their target, or as the person wanted them.
  public let goodDays: Int
}

/// The twelve months of a year.
public struct YearMap: Hashable, Sendable {
  public let year: Int
  public let rows: [YearRow]
  public let total: Int64
  public let recordedDays: Int
  public let goodDays: Int

  /// `days` cover the year up to `today`. One walk over its days.
  public init(_ days: TrackerDays, year: Int, today: Day) {
    var rows: [YearRow] = []
    for month in 1...12 { rows.append(YearRow(days, Month(year: year, month: month), today)) }
    self.year = year
    self.rows = rows
    total = rows.reduce(0) { $0 + $1.total }
    recordedDays = rows.reduce(0) { $0 + $1.recordedDays }
    goodDays = rows.reduce(0) { $0 + $1.goodDays }
  }
}

extension YearRow {
  fileprivate init(_ days: TrackerDays, _ month: Month, _ today: Day) {
    var values: [Int?] = []
    var total: Int64 = 0
    var recorded = 0
    var good = 0
    var day = month.firstDay
    while day <= month.lastDay && day <= today {
      let value = days.value(on: day)
      values.append(value)
      if value != nil { recorded += 1 }
      total += days.use.amount(on: day) ?? 0
      if days.isGood(day) { good += 1 }
      day = day.adding(days: 1)
    }
    self.month = month
    self.values = values
    self.total = total
    recordedDays = recorded
    goodDays = good
  }
}
