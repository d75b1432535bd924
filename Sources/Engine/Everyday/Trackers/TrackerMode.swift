// How a tracker is logged, which decides what a row shows and what makes a day a good one.

/// What a person wants more of, or wants to see through.
public enum TrackerSide: String, CaseIterable, Sendable {
  case good, saboteur

  /// The modes that a person can choose, the default first.
  public var modes: [TrackerMode] {
    switch self {
    case .good: TrackerSide.goodModes
    case .saboteur: TrackerSide.saboteurModes
    }
  }

  private static let goodModes: [TrackerMode] = [.counter, .yesNo, .levels, .feelings, .gratitude]
  private static let saboteurModes: [TrackerMode] = [.awareness, .avoidance, .levels]
}

/// How a tracker is logged.
public enum TrackerMode: String, CaseIterable, Sendable {
  /// +1 and -1, never below none; with a goal or without one.
  case counter
  /// Done today, however often it is pressed.
  case yesNo
  /// One of 2 to 5 levels; the latest of a day counts.
  case levels
  /// Each press is one moment that was noticed.
  case awareness
  /// A day without an entry is a good one.
  case avoidance
  /// One or several words out of a list.
  case feelings
  /// A text of one's own.
  case gratitude
}
