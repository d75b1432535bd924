// What the milestones of one tracker are found in.

/// The past of one tracker, as far as milestones need it.
public struct MilestoneFacts: Sendable {
  let tracker: Identifier
  let plans: PlanHistory
  let use: UseSeries
  let today: Day
  /// Days in a row at or under the target, and days without use.
  let kept: RunDays
  let free: RunDays
  /// Those that were the first to be so long, and the last one.
  let stretches: [FreeStretch]
  /// Whether days under a target, days without use and time without use mean anything: not for what
  /// a person builds up.
  let countsFreedom: Bool
  /// Whose stages of recovery are among the milestones; nothing where none is known.
  let substance: Substance?
  /// How the streak of a tracker with a mode goes; nothing where a plan judges.
  let streak: (run: RunDays, mode: TrackerMode)?

  /// All of it anew. `lastUseBefore` is a use that was told and not counted.
  public init(
    tracker: Identifier, plans: PlanHistory, use: UseSeries, today: Day, now: Instant,
    excused: [ClosedRange<Day>] = [], countsFreedom: Bool = true, substance: Substance? = nil,
    lastUseBefore: Instant? = nil, dayStart: (Day) -> Instant
  ) {
    let past = SettledPast(
      plans: plans, use: use, today: today, now: now, excused: excused,
      lastUseBefore: lastUseBefore, ownDay: today, dayStart: dayStart)
    self.init(
      past, tracker: tracker, plans: plans, use: use, today: today, now: now, excused: excused,
      countsFreedom: countsFreedom, substance: substance, dayStart: dayStart)
  }

  /// Takes the day that goes on to a past that is settled.
  init(
    _ past: SettledPast, tracker: Identifier, plans: PlanHistory, use: UseSeries, today: Day,
    now: Instant, excused: [ClosedRange<Day>], countsFreedom: Bool, substance: Substance?,
    streak: (run: RunDays, mode: TrackerMode)? = nil, dayStart: (Day) -> Instant
  ) {
    self.tracker = tracker
    self.plans = plans
    self.use = use
    self.today = today
    self.countsFreedom = countsFreedom
    self.substance = substance
    self.streak = streak
    var (kept, free) = (past.kept, past.free)
    let open = DayRecord.all(
      from: today, through: today, plans: plans, use: use.history(of: today), excused: excused,
      today: today)
    for record in open {
      kept.take(kept: record)
      free.take(free: record, today: today)
    }
    (self.kept, self.free) = (kept, free)
    stretches = past.stretches.stretches(use, now: now, dayStart: dayStart)
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
