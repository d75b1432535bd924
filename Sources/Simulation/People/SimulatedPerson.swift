// People who do not exist, for forecasts: what they share is only how they are written down.

import Engine

/// A person's days as the forecast gets them, and what kind of person it is.
public struct SimulatedPerson: Sendable {
  public let kind: String
  public let days: [RiskDay]
  /// The chance that really ruled the day after each of them, where the population has one.
  public var truths: [Double] = []
}

/// Populations that were thought up apart from each other.
public enum SimulatedPopulation: String, CaseIterable, Sendable {
  /// Odds that states, weekdays, habit and moods add up to.
  case odds
  /// Phases of abstinence and use, with hazards of lapse and of stopping anew.
  case phases
  /// Numbers of cigarettes and drinks, urges and occasions; nothing in it is logistic.
  case counts

  /// So many people, the same for the same seed.
  public func people(_ count: Int, seed: UInt64) -> [SimulatedPerson] {
    (0..<count).map { index in
      var dice = Dice(seed: Dice.mixed(seed &+ UInt64(index) &* 0x9E37_79B9))
      switch self {
      case .odds: return OddsPerson(&dice).person(&dice)
      case .phases: return PhasePerson(&dice).person(&dice)
      case .counts: return CountPerson(&dice).person(&dice)
      }
    }
  }
}

extension Dice {
  /// 0 to 1, without 1.
  mutating func part() -> Double { Double(next() >> 11) / 9_007_199_254_740_992 }

  mutating func part(_ low: Double, _ high: Double) -> Double { low + (high - low) * part() }

  /// True with this chance.
  mutating func happens(_ chance: Double) -> Bool { part() < chance }

  /// About normal, mean 0 and standard deviation 1: twelve throws, less their mean.
  mutating func normal() -> Double { (0..<12).reduce(-6) { sum, _ in sum + part() } }

  mutating func normal(_ mean: Double, _ deviation: Double) -> Double {
    mean + deviation * normal()
  }

  /// How often what happens on average so often did happen (Knuth's product of parts).
  mutating func count(_ mean: Double) -> Int {
    let floor = Odds.exp(-min(mean, 35))
    var product = part()
    var count = 0
    while product > floor {
      count += 1
      product *= part()
    }
    return count
  }
}
