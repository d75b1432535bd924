// A stretch of a session in which one thing is done.

/// What a phase is for; its raw value names cues and texts.
public enum PhaseRole: String, CaseIterable, Hashable, Sendable {
  /// The countdown before; it never counts as practice.
  case ready
  case sit, closing
  case breatheIn, holdIn, breatheOut, holdOut
  case work, rest
  /// Counts up until the person stops.
  case openEnd
}

/// One phase of a schedule.
public struct Phase: Hashable, Sendable {
  public let role: PhaseRole
  /// In milliseconds; 0 for an open end.
  public let length: Int64
  /// From 1.
  public let round: Int
  /// Within its round, from 0.
  public let place: Int
  /// A raw value of `Exercise` or the person's own words; empty where there is none.
  public let exercise: String
  public let side: Side?

  /// `seconds` below 0 are 0.
  public init(
    _ role: PhaseRole, seconds: Int, round: Int = 1, place: Int = 0, exercise: String = "",
    side: Side? = nil
  ) {
    self.role = role
    self.length = Int64(max(0, seconds)) * Milliseconds.second
    self.round = round
    self.place = place
    self.exercise = exercise
    self.side = side
  }
}
