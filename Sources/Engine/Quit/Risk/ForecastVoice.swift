// When a forecast may speak: only while it is better than what anybody could guess.

/// Decides from the days that are over alone.
public enum ForecastVoice {
  /// As many of the last forecast days count.
  public static let window = 180
  /// With fewer forecast days it is silent.
  public static let fewestDays = 40
  /// At least so many days with use, and so many without, are among them.
  public static let fewestOfEach = 6
  /// By how much the mean squared error has to be smaller.
  static let margin = 0.005
  /// By how many standard errors it has to be smaller: 1.5, looked at each evening of a year, let
  /// 2 in 100 simulated people be spoken to once for nothing.
  static let certainty = 1.5
  /// A chance that is so far from the usual share is worth a word.
  public static let clearlyOther = 0.1
  /// The days in which it may not have been worse.
  static let lately = 30

  /// Whether the squared error was clearly smaller than that of "same as the day before" and that
  /// of the running mean, and of late not larger.
  public static func maySpeak(after outcomes: [ForecastOutcome]) -> Bool {
    silence(after: outcomes) == nil
  }

  /// What is missing for it to speak; nothing where it may.
  public static func silence(after outcomes: [ForecastOutcome]) -> ForecastSilence? {
    let last = outcomes.suffix(window)
    let used = last.count { $0.used }
    if last.count < fewestDays { return .fewDays(last.count) }
    if min(used, last.count - used) < fewestOfEach { return .alike(used: used, days: last.count) }
    let isBetter =
      isClear(last.map { $0.gainOverSame }) && isClear(last.map { $0.gainOverShare })
    return isBetter ? nil : .noBetter(days: last.count)
  }

  private static func isClear(_ gains: [Double]) -> Bool {
    guard gains.suffix(lately).reduce(0, +) > 0 else { return false }
    let count = Double(gains.count)
    let mean = gains.reduce(0, +) / count
    let squares = gains.reduce(0) { sum, gain in sum + (gain - mean) * (gain - mean) }
    let error = (squares / (count - 1) / count).squareRoot()
    return mean >= margin && mean >= certainty * error
  }
}
