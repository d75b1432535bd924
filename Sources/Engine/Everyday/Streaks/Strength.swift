// How firm something has become: a number that one missed day hardly moves.

/// The strength of what is done again and again, 0 … 1.
///
/// The score of Loop Habit Tracker (github.com/iSoron/uhabits, Score.kt and ScoreList.kt):
/// score = score · m + done · (1 − m) with m = 0.5^(√frequency / 13), so that every 13 days without
/// halve the strength of something daily. `done` is 1 or 0 for what is daily, a part of it for a
/// counter that did not reach its goal; for anything rarer it is what was done in the last two
/// periods, as a part of what was wanted in them, at most 1.
///
/// Unlike there, an excused day is left out of the periods as well, and a day that is not over
/// takes nothing away.
public struct Strength: Hashable, Sendable {
  /// Days without after which half of a daily strength is left.
  public static let halfLife = 13.0

  /// 0 … 1.
  public private(set) var score = 0.0
  private let multiplier: Double
  /// Wanted in the window.
  private let wanted: Double
  private var done = 0.0
  /// What was done on the last days, the next to fall out at `place`; empty for what is daily.
  private var window: [Double]
  private var place = 0

  /// Before the first day, of something wanted `times` in `days` days.
  public init(times: Int, days: Int) {
    let frequency = Double(times) / Double(days)
    multiplier = Numbers.pow(0.5, Numbers.pow(frequency, 0.5) / Strength.halfLife)
    wanted = Double(2 * times)
    window = times < days ? [Double](repeating: 0, count: 2 * days) : []
  }

  /// Takes one more day, of which the part `done`, 0 … 1, was done.
  public mutating func add(day done: Double) {
    score = score * multiplier + part(done) * (1 - multiplier)
  }

  private mutating func part(_ today: Double) -> Double {
    guard !window.isEmpty else { return today }
    done += today - window[place]
    window[place] = today
    place = place + 1 == window.count ? 0 : place + 1
    return min(1, max(0, done / wanted))
  }

  /// Whole percent, 0 … 100.
  public var percent: Int { Int(score * 100 + 0.5) }
}

extension Schedule {
  /// How often it is due: so many times in so many days.
  public var frequency: (times: Int, days: Int) {
    switch self {
    case .everyDay: (1, 1)
    case .weekdays(let days): (days.nonzeroBitCount, 7)
    case .timesPerWeek(let times): (times, 7)
    case .everyDays(let interval, _): (1, interval)
    }
  }
}

extension Strength {
  /// The strength at the end of `marks`, the last of which is today; `use` is that of a counter.
  public init(of tracker: Tracker, _ marks: TrackerMarks, use: UseSeries) {
    let frequency = (tracker.schedule ?? .everyDay).frequency
    self.init(times: frequency.times, days: frequency.days)
    var parts = GoalParts(tracker, use, from: marks.first)
    for (offset, mark) in marks.marks.enumerated() {
      let part = parts.part(on: marks.day(at: offset))
      switch mark {
      case .good: add(day: 1)
      case .empty, .notDue: if offset + 1 < marks.marks.count { add(day: part) }
      case .needsGrace, .broken: add(day: 0)
      case .excused, .open: break
      }
    }
  }
}

/// What a counter reached of its goal on the days on which it is due, asked for day by day.
private struct GoalParts {
  private let goal: Int64?
  private let schedule: Schedule?
  private let use: UseSeries
  private var place: Int

  init(_ tracker: Tracker, _ use: UseSeries, from first: Day) {
    goal = tracker.mode == .counter ? tracker.goal : nil
    schedule = tracker.schedule
    self.use = use
    place = use.place(from: first)
  }

  /// 0 … 1, and 0 without a goal.
  mutating func part(on day: Day) -> Double {
    guard let goal, place < use.count, use.record(at: place).day == day else { return 0 }
    place += 1
    guard schedule?.isDue(on: day) == true else { return 0 }
    return min(1, Double(use.record(at: place - 1).amount) / Double(goal))
  }
}
