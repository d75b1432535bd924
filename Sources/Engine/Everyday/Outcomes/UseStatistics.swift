// A week, a month or a year of use in a few numbers.

/// What the days of a period add up to.
public struct UseStatistics: Hashable, Sendable {
  /// The periods that the product shows, in days.
  public static let periods = [7, 30, 365]

  /// Thousandths used on the known days.
  public let sum: Int64
  /// The days whose use is known, or counts as none after the quit day.
  public let knownDays: Int
  /// Thousandths a known day, rounded; nothing without one.
  public let mean: Int64?
  /// Use in whole percent of the baseline, over the known days that had one; 100 is as before.
  public let percentOfBaseline: Int?
  /// Thousandths below the baseline on completed known days.
  public let notUsed: Int64
  /// The days on which the target was kept.
  public let keptDays: Int
  /// The days that were judged: kept, missed or unrecorded, not those excused or open.
  public let judgedDays: Int

  /// The last `length` days of `records` up to and including `last`.
  ///
  /// `last` is yesterday for complete days, or today; then today's use is in `sum` and `mean` and
  /// in nothing else that could turn out differently by the evening.
  public init(_ records: [DayRecord], length: Int, through last: Day, today: Day) {
    let first = last.adding(days: 1 - length)
    var tally = Tally()
    for record in records where record.day >= first && record.day <= last {
      tally.add(record, today: today)
    }
    sum = tally.sum
    knownDays = tally.knownDays
    mean = tally.knownDays == 0 ? nil : Money.rounded(tally.sum, over: Int64(tally.knownDays))
    percentOfBaseline = tally.percent
    notUsed = tally.notUsed
    keptDays = tally.keptDays
    judgedDays = tally.judgedDays
  }
}

/// The running sums of a period.
private struct Tally {
  var sum: Int64 = 0
  var knownDays = 0
  var notUsed: Int64 = 0
  var keptDays = 0
  var judgedDays = 0
  private var comparable: Int64 = 0
  private var baselines: Int64 = 0

  private static let largestPercent: Int64 = 999_999

  var percent: Int? {
    guard baselines > 0 else { return nil }
    return Int(min(Money.rounded(comparable * 100, over: baselines), Tally.largestPercent))
  }

  mutating func add(_ record: DayRecord, today: Day) {
    switch record.outcome {
    case .kept:
      keptDays += 1
      judgedDays += 1
    case .missed, .unrecorded: judgedDays += 1
    case .excused, .open, nil: break
    }
    guard let used = record.used else { return }
    sum += used
    knownDays += 1
    guard let baseline = record.baseline, record.day < today else { return }
    comparable += used
    baselines += baseline
    notUsed += max(0, baseline - used)
  }
}
