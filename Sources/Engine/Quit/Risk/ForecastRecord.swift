// How a forecast did on the days that are over.

/// A day that was forecast and is over, beside what two simple rules had said.
public struct ForecastOutcome: Equatable, Sendable {
  /// The day that the forecast was about.
  public let day: Day
  /// The chance that was given on the evening before.
  public let chance: Double
  /// Whether there was use on the evening before.
  public let before: Bool
  /// The share of all days up to the evening before that had use.
  public let share: Double
  /// How it came out.
  public let used: Bool

  /// How much smaller the squared error was than that of "same as the day before".
  var gainOverSame: Double { error(before ? 1 : 0) - error(chance) }

  /// How much smaller the squared error was than that of the running mean.
  var gainOverShare: Double { error(share) - error(chance) }

  private func error(_ said: Double) -> Double {
    let miss = said - (used ? 1 : 0)
    return miss * miss
  }
}

/// The forecasts of one person so far.
public struct ForecastRecord: Equatable, Sendable {
  /// The days that were told, oldest first.
  public let days: [RiskDay]
  /// The days that were forecast and are over, oldest first.
  public private(set) var outcomes: [ForecastOutcome] = []
  /// The chance of use on the day after the last; nothing without days.
  public private(set) var chance: Double?
  /// What moved that chance away from where it usually is.
  public private(set) var pushes = RiskPushes()

  /// Goes through days forward in time; each is later than the one before.
  public init(_ days: [RiskDay]) {
    self.days = days
    var forecast = Forecast()
    var tally = RiskTally()
    var before: RiskDay?
    for day in days {
      if let before, let chance, day.day == before.day.adding(days: 1) {
        outcomes.append(
          ForecastOutcome(
            day: day.day, chance: chance, before: before.used,
            share: tally.share(towards: 0.5, weight: 1), used: day.used))
      }
      tally.add(day.used, fading: 1)
      chance = forecast.add(day)
      before = day
    }
    pushes = forecast.pushes
  }
}
