// What the milestones of one tracker are found in.

/// The past of one tracker, as far as milestones need it.
public struct MilestoneFacts: Sendable {
  public let tracker: Identifier
  public let plans: PlanHistory
  /// Every day from the first known one, or the first day of a plan, through today.
  public let records: [DayRecord]
  public let stretches: [FreeStretch]
  /// Whether days under a target, days without use and time without use mean anything: not for what
  /// a person builds up.
  public let countsFreedom: Bool
  /// Whose stages of recovery are among the milestones; nothing where none is known.
  public let substance: Substance?
  /// The days of a tracker with a mode, and how its streak goes; nothing where a plan judges.
  public let streak: (marks: TrackerMarks, rule: StreakRule, mode: TrackerMode)?

  /// No further back than this many days: a record of long before people could keep one is a slip
  /// of the finger.
  private static let longestPast = 20 * 366

  public init(
    tracker: Identifier, plans: PlanHistory, use: UseSeries, today: Day, now: Instant,
    excused: [ClosedRange<Day>] = [], countsFreedom: Bool = true, substance: Substance? = nil,
    lastUseBefore: Instant? = nil,
    streak: (marks: TrackerMarks, rule: StreakRule, mode: TrackerMode)? = nil,
    dayStart: (Day) -> Instant
  ) {
    self.substance = substance
    self.streak = streak
    self.tracker = tracker
    self.plans = plans
    self.countsFreedom = countsFreedom
    let known = min(use.first ?? today, plans.firstDay ?? today)
    let first = max(known, today.adding(days: -MilestoneFacts.longestPast))
    records = DayRecord.all(
      from: first, through: today, plans: plans, use: use.history, excused: excused,
      today: today)
    stretches = FreeStretch.all(
      plans: plans, use: use, before: lastUseBefore, today: today, now: now, dayStart: dayStart)
  }

  /// When the clock first showed so many seconds without use.
  func reached(seconds: Int64) -> Instant? {
    var earliest: Instant?
    for stretch in stretches {
      let at = stretch.start.adding(seconds: seconds)
      guard at <= stretch.end else { continue }
      earliest = earliest.map { min($0, at) } ?? at
    }
    return earliest
  }

  /// Seconds of the stretch that goes on; nothing before a stop.
  func currentSeconds(now: Instant) -> Int64? {
    guard let last = stretches.last, last.end == now else { return nil }
    return last.end.milliseconds(since: last.start) / Milliseconds.second
  }
}

/// The days on which a run of days first reached each length, and how long it is now.
struct RunDays {
  /// At index n the day on which the run was n + 1 days long for the first time.
  private(set) var firsts: [Day] = []
  private(set) var current = 0

  mutating func lengthen(_ day: Day) {
    current += 1
    if current > firsts.count { firsts.append(day) }
  }

  mutating func end() { current = 0 }

  func first(_ days: Int) -> Day? { days <= firsts.count ? firsts[days - 1] : nil }

  /// Days in a row at or under the target, by the rules of `UseRuns`; a day that goes on can end
  /// them already.
  static func kept(_ records: [DayRecord]) -> RunDays {
    var run = RunDays()
    for record in records {
      switch record.outcome {
      case .kept: run.lengthen(record.day)
      case .missed, .unrecorded: run.end()
      case .open where record.isPastTarget: run.end()
      case .excused, .open, nil: break
      }
    }
    return run
  }

  /// Days in a row of a streak; a day of leaving out counts once it is over.
  static func streak(
    _ marks: TrackerMarks, _ rule: StreakRule, isOverOnly: Bool, today: Day
  ) -> RunDays {
    var run = RunDays()
    var streak = RunningStreak(rule)
    for (place, mark) in marks.marks.enumerated() {
      let day = marks.day(at: place)
      if isOverOnly, day >= today {
        // A day that goes on adds nothing yet, and can end the run already.
        if streak.take(mark) == .over { run.end() }
        break
      }
      switch streak.take(mark) {
      case .longer: run.lengthen(day)
      case .over: run.end()
      case .same: break
      }
    }
    return run
  }

  /// Days in a row without use, by the rules of `UseRuns`.
  static func free(_ records: [DayRecord], today: Day) -> RunDays {
    var run = RunDays()
    for record in records where record.day <= today && !record.isExcused {
      if record.isUse {
        run.end()
      } else if record.day < today {
        if record.used == nil { run.end() } else { run.lengthen(record.day) }
      }
    }
    return run
  }
}
