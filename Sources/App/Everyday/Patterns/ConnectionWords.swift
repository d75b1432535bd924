// The words of what goes together; none of them says that one comes from the other.
import Engine

extension PatternWords {
  func face(_ connection: Connection) -> PatternFace {
    let pair = connection.pair
    let others = number(connection.others.mean, of: pair.effect)
    let cause = name(pair.cause)
    let sentence =
      switch pair.lag {
      case 0: language.patternsLink(cause: cause, others: others)
      case 1: language.patternsLink1(cause: cause, others: others)
      default: language.patternsLink2(cause: cause, others: others)
      }
    return PatternFace(
      value: number(connection.more.mean, of: pair.effect), unit: unit(of: pair.effect),
      sentence: sentence)
  }

  /// How large the difference is, and how far that can be trusted.
  func size(_ connection: Connection) -> String {
    language.patternsLinkSize(
      difference: number(connection.difference.magnitude, of: connection.pair.effect),
      margin: number(connection.margin, of: connection.pair.effect))
  }

  private func number(_ value: Double, of measure: DayMeasure) -> String {
    switch measure {
    case .asleep: tenths(Int64(value / 6 + 0.5))
    case .use, .drinks, .practice: desk.locale.amount(Int64(value + 0.5))
    default: tenths(Int64(value * 10 + 0.5))
    }
  }

  private func name(_ measure: DayMeasure) -> String {
    switch measure {
    case .mood: language.patternsCauseMood
    case .poorSleep: language.patternsCauseSleep
    case .practice: language.patternsCausePractice
    case .drinks: language.patternsCauseDrinks
    case .swaps: language.patternsCauseSwaps
    case .asleep: language.patternsCauseAsleep
    case .steps: language.patternsCauseSteps
    case .restingRate: language.patternsCauseRate
    // None of these stands first in a declared pair.
    case .use, .cravings, .strength: ""
    }
  }

  private func unit(of measure: DayMeasure) -> String {
    switch measure {
    case .strength: language.patternsUnitStrength
    case .mood: language.patternsUnitMood
    case .asleep: language.patternsUnitAsleep
    case .use: desk.overview.watched.first.map { desk.locale.unit(of: $0, isOne: false) } ?? ""
    default: language.patternsUnitCravings
    }
  }
}
