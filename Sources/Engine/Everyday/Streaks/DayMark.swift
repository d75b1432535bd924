// What one day of one tracker was, before any streak is counted: the one answer that streaks,
// strength, calendar and journey share.

/// What a day was for a tracker.
public enum DayMark: String, CaseIterable, Sendable {
  /// What the person wanted of the day.
  case good
  /// Recorded, and a grace day mends it.
  case needsGrace
  /// Recorded, and nothing mends it.
  case broken
  /// Over, and nothing was recorded where something was wanted.
  case empty
  /// Not due on this day.
  case notDue
  /// The person had said that this day does not count.
  case excused
  /// The day is not over, and nothing decides it yet.
  case open
}
