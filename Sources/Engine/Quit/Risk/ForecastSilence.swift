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

extension ForecastVoice {
  /// What is missing for it to speak; nothing where it may.
  public static func silence(after outcomes: [ForecastOutcome]) -> ForecastSilence? {
    let last = outcomes.suffix(window)
    let used = last.count { $0.used }
    if last.count < fewestDays { return .fewDays(last.count) }
    if min(used, last.count - used) < fewestOfEach { return .alike(used: used, days: last.count) }
    return maySpeak(after: outcomes) ? nil : .noBetter(days: last.count)
  }
}
