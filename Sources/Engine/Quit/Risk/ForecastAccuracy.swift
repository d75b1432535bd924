// How often a forecast was right for this person, in counts that a person can check.

/// Days that were given about the same chance.
public struct ForecastStep: Equatable, Sendable {
  /// The mean of the chances that were given.
  public let said: Double
  /// How many of the days had use.
  public let used: Int
  /// How many days there were.
  public let days: Int
}

/// How the forecast did on the days that decide whether it may speak.
public struct ForecastAccuracy: Equatable, Sendable {
  /// Days that were forecast and are over.
  public let days: Int
  /// Days that came out as the likelier of the two.
  public let hits: Int
  /// Days that came out like the day before them.
  public let sameHits: Int
  /// The mean squared error of the chances.
  public let brier: Double
  /// Five steps of the chance, the lowest first, without those that were never given.
  public let steps: [ForecastStep]

  /// Counts the last days.
  public init(_ outcomes: [ForecastOutcome]) {
    let last = outcomes.suffix(ForecastVoice.window)
    days = last.count
    hits = last.count { ($0.chance >= 0.5) == $0.used }
    sameHits = last.count { $0.before == $0.used }
    let errors = last.map { ($0.chance - ($0.used ? 1 : 0)) * ($0.chance - ($0.used ? 1 : 0)) }
    brier = last.isEmpty ? 0 : errors.reduce(0, +) / Double(last.count)
    steps = (0..<5).compactMap { step in
      let given = last.filter { min(Int($0.chance * 5), 4) == step }
      guard !given.isEmpty else { return nil }
      let said = given.reduce(0) { sum, outcome in sum + outcome.chance } / Double(given.count)
      return ForecastStep(said: said, used: given.count { $0.used }, days: given.count)
    }
  }
}
