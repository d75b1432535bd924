// A year of one layer, a row for each month: for the picture, and for the table that says the
// same.

/// A month of a year's picture.
public struct YearRow: Hashable, Sendable {
  public let month: Month
  /// For each day from the 1st, not beyond today; nothing where nobody said.
  public let fills: [DayFill?]
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
  public init(_ days: LayerDays, year: Int, today: Day) {
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
  fileprivate init(_ days: LayerDays, _ month: Month, _ today: Day) {
    var fills: [DayFill?] = []
    var total: Int64 = 0
    var recorded = 0
    var good = 0
    var day = month.firstDay
    while day <= month.lastDay && day <= today {
      let fill = days.fill(on: day)
      fills.append(fill)
      if days.isKnown(day) { recorded += 1 }
      total += days.amount(on: day)
      if fill == .kept { good += 1 }
      day = day.adding(days: 1)
    }
    self.month = month
    self.fills = fills
    self.total = total
    recordedDays = recorded
    goodDays = good
  }
}
