// The five things that a day can have been. Unknown is not zero, and today is not over.

/// How a day with a target turned out.
public enum DayOutcome: String, CaseIterable, Sendable {
  /// Use stayed within the target.
  case kept
  /// Use went above the target.
  case missed
  /// The person had said that this day does not count.
  case excused
  /// Nobody said what was used.
  case unrecorded
  /// Today, until it is over.
  case open

  public var code: String { rawValue }
}
