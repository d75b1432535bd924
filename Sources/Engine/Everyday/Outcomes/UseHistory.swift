// What was used on which day, as far as it is known.

/// The use of a day, or a part of it.
public struct UseRecord: Hashable, Sendable {
  public let day: Day
  /// Thousandths of a unit; below zero counts as zero.
  public let amount: Int64

  public init(day: Day, amount: Int64) {
    self.day = day
    self.amount = amount
  }
}

/// The known use of one tracker: at most one sum per day, sorted by day. A day that is not in it
/// is unknown.
public struct UseHistory: Hashable, Sendable {
  public let days: [UseRecord]
  /// A day of which only is known that something was used.
  public let told: Day?

  /// More than this in a day is taken as this, in thousandths of a unit.
  public static let largestAmount: Int64 = 1_000_000_000

  /// Records of one day add up. `zeroDays` are the days of which the person said "none"; a record
  /// of the same day counts as well.
  public init(_ records: [UseRecord], zeroDays: [Day] = [], told: Day? = nil) {
    self.told = told
    var all = records
    for day in zeroDays { all.append(UseRecord(day: day, amount: 0)) }
    all = all.ordered { $0.day < $1.day }
    var sums: [UseRecord] = []
    sums.reserveCapacity(all.count)
    for record in all {
      var sum = min(max(0, record.amount), UseHistory.largestAmount)
      if let last = sums.last, last.day == record.day {
        sum = min(sum + last.amount, UseHistory.largestAmount)
        sums.removeLast()
      }
      sums.append(UseRecord(day: record.day, amount: sum))
    }
    days = sums
  }

  /// The use of a day in thousandths; nothing when it is unknown.
  public func amount(on day: Day) -> Int64? {
    let place = placeAmong(days.count) { days[$0].day < day }
    return place < days.count && days[place].day == day ? days[place].amount : nil
  }

  /// An average looks back at most this many days.
  public static let longestAverage = 30

  /// Use a day in thousandths, over the days since the first record, at least 1 and at most
  /// `longestAverage`; today counts only when there is nothing before it.
  ///
  /// Nothing without a record up to today.
  public func dailyAverage(today: Day) -> Int64? {
    guard let first = days.first?.day, first <= today else { return nil }
    if first == today { return amount(on: today) }
    let begin = max(first, today.adding(days: -UseHistory.longestAverage))
    var sum: Int64 = 0
    for record in days where record.day >= begin && record.day < today { sum += record.amount }
    return Money.rounded(sum, over: Int64(today.days(since: begin)))
  }
}
