// What a plan may say: the limits, and the ways of being outside them.

/// The ranges that a person may enter.
public enum PlanLimits {
  /// A stop plan stops today or at most this many days from now.
  public static let stopWithinDays = 14
  /// Somebody who has already quit did so at most this many days ago: a hundred years.
  public static let pastDays = 36_525
  /// From the start to the quit day of a reduction.
  public static let reductionDays = 14...365
  /// The lengths of a reduction that are offered first.
  public static let offeredReductionDays = [30, 60, 90]
  /// Thousandths a day: 1 … 200 cigarettes.
  public static let cigarettesPerDay: ClosedRange<Int64> = 1_000...200_000
  /// Thousandths a day: 1 … 2000 puffs, the widest range there is.
  public static let puffsPerDay: ClosedRange<Int64> = 1_000...2_000_000
  /// Thousandths a day: 1 … 100 drinks.
  public static let drinksPerDay: ClosedRange<Int64> = 1_000...100_000
  /// Minor units: 0 … 1,000.00, or 100,000 where a currency has no smaller unit.
  public static let packPrice: ClosedRange<Int64> = 0...100_000
  public static let packUnits = 1...2000

  /// The range of a baseline in thousandths; what has a name of its own may be as many as puffs.
  public static func perDay(_ substance: Substance?) -> ClosedRange<Int64> {
    switch substance {
    case .cigarettes: cigarettesPerDay
    case .alcohol: drinksPerDay
    case .vape, nil: puffsPerDay
    }
  }
}

extension Plan {
  /// One thing that a person has to change before the plan makes sense.
  public enum Problem: Error, Hashable, CaseIterable, Sendable {
    case quitDayMissing
    /// More than `PlanLimits.stopWithinDays` ahead.
    case quitDayTooLate
    /// More than `PlanLimits.pastDays` ago.
    case quitDayTooEarly
    /// A reduction outside `PlanLimits.reductionDays`.
    case reductionTooShort, reductionTooLong
    /// A reduction without the use that it starts from.
    case baselineMissing
    case baselineOutOfRange
    case priceOutOfRange
    case packUnitsOutOfRange
    case strengthOutOfRange
  }

  /// Everything that is wrong with the plan as entered on `today`, in the order of a form.
  ///
  /// `perDay` is the range of the baseline in thousandths, as `PlanLimits.cigarettesPerDay`.
  public func problems(today: Day, perDay: ClosedRange<Int64>) -> [Problem] {
    var problems = dateProblems(today: today)
    if kind == .reduce, baseline == nil { problems.append(.baselineMissing) }
    if let baseline, !perDay.contains(baseline) { problems.append(.baselineOutOfRange) }
    if let price, !PlanLimits.packPrice.contains(price) { problems.append(.priceOutOfRange) }
    if let packUnits, !PlanLimits.packUnits.contains(packUnits) {
      problems.append(.packUnitsOutOfRange)
    }
    if let ladderStart, !StrengthLadder.starts.contains(ladderStart) {
      problems.append(.strengthOutOfRange)
    }
    return problems
  }

  private func dateProblems(today: Day) -> [Problem] {
    guard kind != .notice else { return [] }
    guard let quitDay else { return [.quitDayMissing] }
    if quitDay < today.adding(days: -PlanLimits.pastDays) { return [.quitDayTooEarly] }
    switch kind {
    case .notice: return []
    case .stop:
      let latest = today.adding(days: PlanLimits.stopWithinDays)
      return quitDay > latest ? [.quitDayTooLate] : []
    case .reduce:
      let length = quitDay.days(since: start)
      if length < PlanLimits.reductionDays.lowerBound { return [.reductionTooShort] }
      return length > PlanLimits.reductionDays.upperBound ? [.reductionTooLong] : []
    }
  }
}
