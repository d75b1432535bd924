// Why a forecast says nothing, in what a person can count.

/// What a forecast lacks.
public enum ForecastSilence: Equatable, Sendable {
  /// So many days were forecast and are over, of `ForecastVoice.fewestDays`.
  case fewDays(Int)
  /// So many of the last days had use, of so many: nearly all are alike.
  case alike(used: Int, days: Int)
  /// It was not clearly better than what anybody could guess, over so many days.
  case noBetter(days: Int)
}
