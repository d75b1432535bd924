// From a start to zero: the target of every week or day of a reduction.

/// The step-down arithmetic; a pure function of start, length and curve.
public enum StepDown {
  public static let starts = 0...100_000
  public static let lengthsInDays = 1...3650
  public static let lengthsInWeeks = 1...521

  public enum Problem: Error, Equatable {
    /// The start is not in `starts`.
    case start
    /// The length is not in `lengthsInDays` or `lengthsInWeeks`.
    case length
  }

  /// `weeks` + 1 targets in whole units, rounded down: the start first, 0 for the time after last.
  public static func weekly(start: Int, weeks: Int, curve: Curve) throws(Problem) -> [Int] {
    guard starts.contains(start) else { throw .start }
    guard lengthsInWeeks.contains(weeks) else { throw .length }
    return (0...weeks).map { target(start: start, week: $0, of: weeks, curve: curve) }
  }

  /// `days` + 1 targets in whole units, rounded up: the start first, 0 for the quit day last.
  public static func daily(start: Int, days: Int, curve: Curve) throws(Problem) -> [Int] {
    guard starts.contains(start) else { throw .start }
    guard lengthsInDays.contains(days) else { throw .length }
    return (0...days).map { target(start: start, day: $0, of: days, curve: curve) }
  }

  /// The target of a week, counted from 0; 0 from week `weeks` on.
  static func target(start: Int, week: Int, of weeks: Int, curve: Curve) -> Int {
    guard week < weeks else { return 0 }
    return remaining(start, week, weeks, curve).floor
  }

  /// The target of a day, counted from 0; 0 from day `days` on.
  static func target(start: Int, day: Int, of days: Int, curve: Curve) -> Int {
    guard day < days else { return 0 }
    return remaining(start, day, days, curve).ceiling
  }

  private static func remaining(_ start: Int, _ step: Int, _ steps: Int, _ curve: Curve)
    -> Remainder
  {
    let bounded = min(max(start, starts.lowerBound), starts.upperBound)
    return curve.remaining(start: Int64(bounded), step: Int64(max(0, step)), steps: Int64(steps))
  }
}
