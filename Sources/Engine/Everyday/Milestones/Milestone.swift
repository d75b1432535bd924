// The points on the way that are worth a word, each with a threshold of its own type.

/// A point that a person can reach, and then keeps.
public enum Milestone: Hashable, Sendable {
  /// So many seconds in a row without use, after a stop.
  case freeTime(seconds: Int64)
  /// So many days in a row at or under the target; the first one is a milestone, too.
  case keptRun(days: Int)
  /// So many days in a row without use.
  case freeRun(days: Int)
  /// So many days in a row of one tracker, mended ones included.
  case trackerRun(days: Int)
  /// So many days in a row with practice of a kind.
  case practiceRun(MinuteKind, days: Int)
  /// The latest time that a source names for a stage of recovery is over, without use.
  case recovery(RecoveryStage)
  /// So many cravings noted, however they ended.
  case cravingsNoted(Int)
  /// So many cravings that the person said had passed.
  case cravingsPassed(Int)
  /// So many days of food noted.
  case foodDays(Int)
  /// So many times something else was eaten in the place of what is traded.
  case swaps(Int)
  /// So much saved, in minor units of the person's currency.
  case saved(minorUnits: Int64)

  /// The number to reach: seconds, days, cravings or minor units.
  public var threshold: Int64 {
    switch self {
    case .freeTime(let seconds): seconds
    case .keptRun(let days), .freeRun(let days), .trackerRun(let days), .practiceRun(_, let days):
      Int64(days)
    case .recovery(let stage): stage.seconds.to
    case .cravingsNoted(let count), .cravingsPassed(let count), .foodDays(let count),
      .swaps(let count):
      Int64(count)
    case .saved(let minorUnits): minorUnits
    }
  }

  /// A name that never changes, such as `time-1200`.
  public var key: String {
    switch self {
    case .freeTime: "time-" + String(threshold)
    case .keptRun: "kept-" + String(threshold)
    case .freeRun: "free-" + String(threshold)
    case .trackerRun: "run-" + String(threshold)
    case .practiceRun(let kind, _): kind.rawValue + "-" + String(threshold)
    case .recovery(let stage): "recovery-" + stage.rawValue
    case .cravingsNoted: "noted-" + String(threshold)
    case .cravingsPassed: "passed-" + String(threshold)
    case .foodDays: "food-" + String(threshold)
    case .swaps: "swaps-" + String(threshold)
    case .saved: "saved-" + String(threshold)
    }
  }

  private static let minute: Int64 = 60
  private static let hour: Int64 = 3600
  private static let day: Int64 = 24 * hour
  /// A month counts as 30 days and a year as 365 here.
  private static let month: Int64 = 30 * day
  private static let year: Int64 = 365 * day

  /// From 20 minutes to 15 years, in seconds: the points that the NHS and the American Cancer
  /// Society name, with one week, two weeks and 28 days between them.
  public static let freeSeconds: [Int64] = [
    20 * minute, 8 * hour, 12 * hour, day, 2 * day, 3 * day, 7 * day, 14 * day, 28 * day,
    3 * month, 6 * month, 9 * month, year, 5 * year, 10 * year, 15 * year,
  ]
  /// Days in a row.
  public static let runDays = [1, 3, 7, 14, 30, 60, 90, 180, 365]
  /// A single day is no row yet.
  public static let streakDays = [3, 7, 14, 30, 60, 90, 180, 365]
  public static let passedCounts = [1, 10, 50, 100]
  /// Of days of food and of swaps.
  public static let foodCounts = [1, 10, 50, 100]
  /// 10 … 1000 in a currency with two decimals, a hundred times that where there are none.
  public static let savedMinorUnits: [Int64] = [
    1_000, 2_500, 5_000, 10_000, 25_000, 50_000, 100_000,
  ]
}

extension Milestone {
  /// What people count such a milestone in.
  public enum Unit: Sendable {
    case year, month, week, day, hour, minute
    /// Days in a row, cravings, minor units.
    case one
  }

  /// Time has the unit that people use for so much of it.
  public var unit: Unit {
    guard case .freeTime(let seconds) = self else { return .one }
    return switch seconds / Milestone.day {
    case 365...: .year
    case 90...: .month
    case 7, 14: .week
    case 1...: .day
    default: seconds < Milestone.hour ? .minute : .hour
    }
  }

  /// How many of its units there are to reach.
  public var count: Int64 {
    switch unit {
    case .year: threshold / Milestone.year
    case .month: threshold / Milestone.month
    case .week: threshold / (7 * Milestone.day)
    case .day: threshold / Milestone.day
    case .hour: threshold / Milestone.hour
    case .minute: threshold / Milestone.minute
    case .one: threshold
    }
  }
}
