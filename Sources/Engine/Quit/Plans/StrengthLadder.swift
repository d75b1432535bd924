// Nicotine strength, going down rung by rung until there is none left.

/// The strengths through which a plan passes, highest first, 0 last.
public struct StrengthLadder: Hashable, Sendable {
  /// The strengths that shops sell, in mg/ml.
  public static let steps = [50, 35, 20, 10, 5, 3, 0]
  /// What a person may start from, in mg/ml.
  public static let starts = 0...100

  /// In mg/ml: the person's own start, then every step below it.
  public let levels: [Int]

  /// Nothing where there is nothing to lower: a start of 0, or one outside `starts`.
  public init?(start: Int) {
    guard StrengthLadder.starts.contains(start), start > 0 else { return nil }
    levels = [start] + StrengthLadder.steps.filter { $0 < start }
  }

  /// The strength in mg/ml for a week, counted from 0, of a plan of `weeks` weeks.
  ///
  /// Week w stands on level floor(w · levels / weeks): every level gets its even share, and a plan
  /// with at least as many weeks as levels spends its last week at 0. A shorter one skips levels.
  /// From week `weeks` on it is 0.
  public func strength(week: Int, of weeks: Int) -> Int {
    guard week < weeks else { return 0 }
    let index = Int64(max(0, week)) * Int64(levels.count) / Int64(weeks)
    return levels[min(Int(index), levels.count - 1)]
  }

  /// `weeks` + 1 strengths in mg/ml, the last of them, 0, for the time after the plan.
  public func weekly(weeks: Int) throws(StepDown.Problem) -> [Int] {
    guard StepDown.lengthsInWeeks.contains(weeks) else { throw .length }
    return (0...weeks).map { strength(week: $0, of: weeks) }
  }
}
