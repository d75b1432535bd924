// What is known about a day: the facts that calendar, statistics and export share.

/// A day as its own plan saw it.
public struct DayRecord: Hashable, Sendable {
  public let day: Day
  /// Thousandths of a unit; 0 for a silent completed day from the quit day on; nothing if unknown.
  public let used: Int64?
  /// Whether something was used, the amount known or not.
  public let isUse: Bool
  /// Whether the person said what was used, rather than keeping silent.
  public let isRecorded: Bool
  /// The most that was allowed, in whole units.
  public let target: Int?
  /// The usual use before the plan, in thousandths of a unit.
  public let baseline: Int64?
  /// Nothing where no target judges the day, and on days that have not come.
  public let outcome: DayOutcome?
  /// Whether the person took the day out of the count, whatever else is known of it.
  public let isExcused: Bool

  /// Whether an open day is above its target already, so that it can no longer be kept.
  public var isPastTarget: Bool {
    guard outcome == .open, !isExcused, let target else { return false }
    return isUse && (target == 0 || (used ?? 0) > Int64(target) * UnitPrice.thousandths)
  }

  /// Every day from `first` through `last`, oldest first; none when they are the wrong way round.
  public static func all(
    from first: Day, through last: Day, plans: PlanHistory, use: UseHistory,
    excused: [ClosedRange<Day>] = [], today: Day
  ) -> [DayRecord] {
    let first = max(first, Day.first)
    let last = min(last, Day.last)
    guard first <= last else { return [] }
    let excuses = excusedMarks(excused, from: first, through: last)
    var plan = plans.plan(on: first)
    var next = (plans.index(on: first) ?? -1) + 1
    return excuses.indices.map { offset in
      let day = first.adding(days: offset)
      while next < plans.plans.count, plans.plans[next].fromDay <= day {
        plan = plans.plans[next]
        next += 1
      }
      return DayRecord(
        day: day, plan: plan, recorded: use.amount(on: day), isTold: use.told == day,
        isExcused: excuses[offset], today: today)
    }
  }

  private init(
    day: Day, plan: Plan?, recorded: Int64?, isTold: Bool, isExcused: Bool, today: Day
  ) {
    let target = plan?.target(on: day)
    let isSilence =
      recorded == nil && !isTold && day < today && plan?.asksForNone(on: day) == true
    let used = isSilence ? 0 : recorded
    isUse = isTold || (used ?? 0) > 0
    self.day = day
    self.used = used
    self.isRecorded = recorded != nil
    self.target = target
    self.isExcused = isExcused
    self.baseline = plan?.baseline == nil ? nil : plan?.boundedBaseline
    outcome =
      isUse && target == 0 && !isExcused && day < today
      ? .missed : DayRecord.outcome(day, used, target, isExcused, today)
  }

  /// Today is open whatever happened; an excuse goes before what was used.
  private static func outcome(
    _ day: Day, _ used: Int64?, _ target: Int?, _ isExcused: Bool, _ today: Day
  ) -> DayOutcome? {
    guard let target, day <= today else { return nil }
    if day == today { return .open }
    if isExcused { return .excused }
    guard let used else { return .unrecorded }
    return used <= Int64(target) * UnitPrice.thousandths ? .kept : .missed
  }
}
