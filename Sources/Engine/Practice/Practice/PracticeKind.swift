// The kinds of practice: what a session of minutes can be about.

/// What a session is; its raw value is what the journal keeps.
public enum PracticeKind: String, CaseIterable, Hashable, Sendable {
  case meditation, breathing, open, intervals, program, guided

  /// The ring and the trackers that its minutes feed.
  public var minutes: MinuteKind {
    switch self {
    case .meditation, .breathing, .guided: .mindful
    case .open, .intervals, .program: .workout
    }
  }
}

/// Keeps a number in its range: every setting does so once, when it is made.
func bounded(_ number: Int, in range: ClosedRange<Int>) -> Int {
  min(max(number, range.lowerBound), range.upperBound)
}
