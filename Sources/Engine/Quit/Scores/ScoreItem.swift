// The questions of the questionnaires and the points of their answers.

/// One question; its words belong to the language.
public enum ScoreItem: String, CaseIterable, Sendable {
  case firstCigarette, cigarettesADay
  case hardToRefrain, firstIsDearest, moreInTheMorning, smokesWhenIll
  case vapesADay, firstVape, wakesToVape, nightsAWeek, hardToStopVaping, strongCravings
  case urges, hardWhereForbidden, irritable, nervous
  case drinkDays, drinksADay, sixDrinks
  case couldNotStop, leftUndone, morningDrink, guilt, lostMemory, injury, othersConcerned

  /// The points of each answer, in the order in which the answers are offered.
  public var points: [Int] {
    switch self {
    case .firstCigarette, .cigarettesADay: ScoreItem.toThree
    case .vapesADay, .firstVape: ScoreItem.toFive
    case .nightsAWeek, .urges: ScoreItem.toTwo
    case .drinkDays, .drinksADay, .sixDrinks, .couldNotStop, .leftUndone, .morningDrink, .guilt,
      .lostMemory:
      ScoreItem.toFour
    case .injury, .othersConcerned: ScoreItem.noYesRecently
    default: ScoreItem.noYes
    }
  }

  private static let noYes = [0, 1]
  private static let toTwo = [0, 1, 2]
  private static let toThree = [0, 1, 2, 3]
  private static let toFour = [0, 1, 2, 3, 4]
  private static let toFive = [0, 1, 2, 3, 4, 5]
  /// No; yes, but not in the last year; yes, in the last year.
  private static let noYesRecently = [0, 2, 4]

  static let smokingTwo: [ScoreItem] = [.firstCigarette, .cigarettesADay]
  static let smokingSix: [ScoreItem] = [
    .firstCigarette, .hardToRefrain, .firstIsDearest, .cigarettesADay, .moreInTheMorning,
    .smokesWhenIll,
  ]
  static let vapingTwo: [ScoreItem] = [.vapesADay, .firstVape]
  static let vapingTen: [ScoreItem] = [
    .vapesADay, .firstVape, .wakesToVape, .nightsAWeek, .hardToStopVaping, .strongCravings, .urges,
    .hardWhereForbidden, .irritable, .nervous,
  ]
  static let drinkingThree: [ScoreItem] = [.drinkDays, .drinksADay, .sixDrinks]
  static let drinkingTen: [ScoreItem] = [
    .drinkDays, .drinksADay, .sixDrinks, .couldNotStop, .leftUndone, .morningDrink, .guilt,
    .lostMemory, .injury, .othersConcerned,
  ]
}

extension ScoreItem {
  /// The points for a number that stands in the question: minutes until the first use of the day,
  /// or uses a day. Nothing for items that ask something else, and for numbers below zero.
  public func points(for number: Int) -> Int? {
    guard number >= 0 else { return nil }
    switch self {
    case .firstCigarette: return number <= 5 ? 3 : number <= 30 ? 2 : number <= 60 ? 1 : 0
    case .cigarettesADay: return number <= 10 ? 0 : number <= 20 ? 1 : number <= 30 ? 2 : 3
    case .vapesADay: return ScoreItem.vapePoints(number)
    case .firstVape: return ScoreItem.firstVapePoints(number)
    case .nightsAWeek: return number <= 1 ? 0 : number <= 3 ? 1 : 2
    default: return nil
    }
  }

  /// A time is about 15 puffs or 10 minutes.
  private static func vapePoints(_ times: Int) -> Int {
    switch times {
    case ..<5: 0
    case ..<10: 1
    case ..<15: 2
    case ..<20: 3
    case ..<30: 4
    default: 5
    }
  }

  private static func firstVapePoints(_ minutes: Int) -> Int {
    switch minutes {
    case ...5: 5
    case ...15: 4
    case ...30: 3
    case ...60: 2
    case ...120: 1
    default: 0
    }
  }
}
