// Where the use of one tracker is going: the last full week beside the one before, three weeks
// alike, weekends, and the days after slips. Means are of known days alone.

/// The means of the last two full weeks, in thousandths a known day.
public struct WeekMeans: Hashable, Sendable {
  /// Known days that a week needs.
  static let leastDays = 5

  public let now: Int64
  public let before: Int64

  /// A tenth less, or better.
  public var isBetter: Bool { now * 10 <= before * 9 && now < before }
  /// A quarter more and a whole unit.
  public var isRising: Bool { now * 4 >= before * 5 && now - before >= Entry.unit }
}

/// Where the use of a tracker is going.
public struct UseTrend: Sendable {
  /// How far back slips are looked for.
  public static let slipDays = 90
  /// Slips from which on something is said of the days after them.
  static let leastSlips = 2
  /// Days of each kind that a comparison of weekends needs.
  public static let leastOfAKind = 3
  /// By so much weekends are above the other days before it is said.
  static let weekendMargin = 2 * Entry.unit

  public let tracker: Tracker
  public let weeks: WeekMeans?
  /// Known days that either full week still lacks; 0 once both can be compared.
  public let missingDays: Int
  /// More than three above the week before and above the targets of the week.
  public let aboveTarget: (now: Int64, before: Int64, target: Int64)?
  /// The mean where three full weeks were within a tenth of each other.
  public let level: Int64?
  /// Means of weekends and of the other days, where the former are more than two units above.
  public let weekend: (weekend: Int64, others: Int64)?
  /// After how many of the slips the next day was free again.
  public let freeAfterSlips: CountOf?

  init(_ tracker: Tracker, _ overview: Overview, today: Day) {
    let use = overview.use(of: tracker.id)
    let monday = today.weekStart
    self.tracker = tracker
    weeks = use.weekMeans(before: monday)
    missingDays = max(
      use.missingDays(before: monday), use.missingDays(before: monday.adding(days: -7)))
    let records = DayRecord.all(
      from: today.adding(days: -UseTrend.slipDays), through: today.adding(days: -1),
      plans: overview.plans(of: tracker.id), use: use.history,
      excused: overview.excusedDays(today: today), today: today)
    aboveTarget = UseTrend.aboveTarget(records, before: monday)
    level = UseTrend.level(use, before: monday)
    weekend = UseTrend.weekend(records.suffix(InsightDays.length - 1))
    freeAfterSlips = UseTrend.freeAfterSlips(records)
  }

  private static func aboveTarget(
    _ records: [DayRecord], before monday: Day
  ) -> (now: Int64, before: Int64, target: Int64)? {
    var sums: (now: Int64, before: Int64, target: Int64) = (0, 0, 0)
    var known = 0
    for record in records {
      let ago = monday.days(since: record.day)
      guard (1...14).contains(ago), let used = record.used, !record.isExcused else { continue }
      if ago > 7 {
        sums.before += used
      } else {
        guard let target = record.target else { return nil }
        sums.now += used
        sums.target += Int64(target) * Entry.unit
        known += 1
      }
    }
    let isAbove = sums.now > sums.before + 3 * Entry.unit && sums.now > sums.target
    return known == 7 && isAbove ? sums : nil
  }

  private static func level(_ use: UseSeries, before monday: Day) -> Int64? {
    let means = [0, 7, 14].map { use.weekMean(before: monday.adding(days: -$0)) }
    guard let first = means[0], let second = means[1], let third = means[2] else { return nil }
    let most = max(first, second, third)
    guard most > 0, (most - min(first, second, third)) * 10 <= most else { return nil }
    return Money.rounded(first + second + third, over: 3)
  }

  private static func weekend(_ records: ArraySlice<DayRecord>) -> (weekend: Int64, others: Int64)?
  {
    var weekend: [Int64] = []
    var others: [Int64] = []
    for record in records where !record.isExcused {
      guard let used = record.used else { continue }
      if record.day.weekday.rawValue > 4 { weekend.append(used) } else { others.append(used) }
    }
    guard min(weekend.count, others.count) >= leastOfAKind else { return nil }
    let means = (mean(weekend), mean(others))
    return means.0 > means.1 + weekendMargin ? means : nil
  }

  private static func mean(_ amounts: [Int64]) -> Int64 {
    Money.rounded(amounts.reduce(0, +), over: Int64(amounts.count))
  }

  /// A slip is the first day of use after a free one, where the plan asks for none.
  private static func freeAfterSlips(_ records: [DayRecord]) -> CountOf? {
    var slips = 0
    var free = 0
    for place in records.indices.dropFirst().dropLast() {
      let day = records[place]
      guard day.target == 0, day.isUse, records[place - 1].used == 0 else { continue }
      let next = records[place + 1]
      // What nobody said of the next day is not known to be free.
      guard let used = next.used, !next.isExcused else { continue }
      slips += 1
      if used == 0 { free += 1 }
    }
    return slips >= leastSlips ? CountOf(free, of: slips) : nil
  }
}

extension UseSeries {
  /// The last two full weeks before a Monday; nothing where either has too few known days.
  func weekMeans(before monday: Day) -> WeekMeans? {
    guard let now = weekMean(before: monday),
      let before = weekMean(before: monday.adding(days: -7))
    else { return nil }
    return WeekMeans(now: now, before: before)
  }

  fileprivate func weekMean(before monday: Day) -> Int64? {
    let amounts = weekAmounts(before: monday)
    guard amounts.count >= WeekMeans.leastDays else { return nil }
    return Money.rounded(amounts.reduce(0, +), over: Int64(amounts.count))
  }

  fileprivate func missingDays(before monday: Day) -> Int {
    max(0, WeekMeans.leastDays - weekAmounts(before: monday).count)
  }

  private func weekAmounts(before monday: Day) -> [Int64] {
    (1...7).compactMap { amount(on: monday.adding(days: -$0)) }
  }
}
