// The target of a day: a pure function of the plan, never of the current date.

extension Plan {
  public static let daysPerWeek = 7

  /// Days from the start to the quit day of a reduction; nothing without a way down.
  public var lengthInDays: Int? {
    guard kind == .reduce, let quitDay, quitDay > start else { return nil }
    let length = quitDay.days(since: start)
    return length > 0 ? length : nil
  }

  /// Whole weeks of a reduction, at least 1; days that are left over belong to the last week.
  public var lengthInWeeks: Int? {
    guard let lengthInDays else { return nil }
    return max(1, lengthInDays / Plan.daysPerWeek)
  }

  /// The baseline in whole units, rounded up: where the way down starts.
  public var startUnits: Int {
    let thousandths = boundedBaseline
    return Int((thousandths + UnitPrice.thousandths - 1) / UnitPrice.thousandths)
  }

  /// Whether no use is the plan for this day, so that silence means none: from the quit day on.
  public func asksForNone(on day: Day) -> Bool {
    guard kind != .notice, let quitDay else { return false }
    return day >= quitDay
  }

  /// The most that the plan allows on a day, in whole units: 0 from the quit day on, for ever.
  ///
  /// Nothing before the start, before the quit day of a stop plan, and when only noticing.
  public func target(on day: Day) -> Int? {
    if asksForNone(on: day) { return 0 }
    guard baseline != nil, let position = position(of: day) else { return nil }
    let start = startUnits
    let target =
      switch cadence {
      case .daily:
        StepDown.target(start: start, day: position.day, of: position.days, curve: curve)
      case .weekly:
        StepDown.target(start: start, week: position.week, of: position.weeks, curve: curve)
      }
    // The curve starts at whole units; nobody is allowed more than they use.
    return min(target, Int(boundedBaseline / UnitPrice.thousandths))
  }

  /// The nicotine strength for a day in mg/ml, lowered evenly over the weeks of a reduction.
  ///
  /// Nothing without a ladder, and nothing before the start.
  public func strength(on day: Day) -> Int? {
    guard let ladderStart, let ladder = StrengthLadder(start: ladderStart) else { return nil }
    if asksForNone(on: day) { return 0 }
    guard let position = position(of: day) else { return nil }
    return ladder.strength(week: position.week, of: position.weeks)
  }

  /// Never below 0, and small enough for every product in this module.
  var boundedBaseline: Int64 {
    min(max(0, baseline ?? 0), Int64(StepDown.starts.upperBound) * UnitPrice.thousandths)
  }

  /// Where a day stands on the way down, counted from 0; nothing when it is not on it.
  private func position(of day: Day) -> (day: Int, days: Int, week: Int, weeks: Int)? {
    guard day >= start, let days = lengthInDays, let weeks = lengthInWeeks else { return nil }
    let elapsed = day.days(since: start)
    return (elapsed, days, min(elapsed / Plan.daysPerWeek, weeks - 1), weeks)
  }
}
