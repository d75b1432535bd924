// What the days that are over come to for the milestones of one tracker. They are all of its past
// but a day, and a tap of today changes none of it.

/// The past of one tracker before a day.
struct SettledPast: Sendable {
  let kept: RunDays
  let free: RunDays
  let stretches: SettledStretches
  /// Of a tracker with a mode, with the day that its own boundary made of now.
  let streak: SettledStreak?
  let ownDay: Day

  /// No further back than this many days: a record of long before people could keep one is a slip
  /// of the finger.
  private static let longestPast = 20 * 366

  init(
    plans: PlanHistory, use: UseSeries, today: Day, now: Instant, excused: [ClosedRange<Day>],
    lastUseBefore: Instant?, streak: SettledStreak? = nil, ownDay: Day, dayStart: (Day) -> Instant
  ) {
    let records = SettledPast.records(plans, use, today: today, excused: excused)
    var (kept, free) = (RunDays(), RunDays())
    for record in records {
      kept.take(kept: record)
      free.take(free: record, today: today)
    }
    (self.kept, self.free) = (kept, free)
    stretches = SettledStretches(
      plans: plans, use: use, before: lastUseBefore, today: today, now: now, dayStart: dayStart)
    self.streak = streak
    self.ownDay = ownDay
  }

  /// Every day that is over, from the first known one, or the first day of a plan.
  static func records(
    _ plans: PlanHistory, _ use: UseSeries, today: Day, excused: [ClosedRange<Day>] = []
  ) -> [DayRecord] {
    let known = min(use.first ?? today, plans.firstDay ?? today)
    let first = max(known, today.adding(days: -longestPast))
    return DayRecord.all(
      from: first, through: today.adding(days: -1), plans: plans, use: use.history,
      excused: excused, today: today)
  }
}
