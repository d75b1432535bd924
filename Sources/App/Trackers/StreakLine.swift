// What a tracker's row says of its streak.
import Engine

extension State {
  /// One short line, or nothing where there is nothing to say.
  func streakLine(of tracker: Tracker, _ moment: Moment) -> String? { nil }
}
