// The three levels of drinking: one tap for a whole day, for who does not count glasses. Which
// level it was and what it stands for in drinks are two numbers of two types.

/// How much a day was. The raw value is what an entry keeps as its level.
public enum DrinkLevel: Int, CaseIterable, Sendable {
  case steady, easy, wild

  /// The name under which the language finds its words.
  public var key: String {
    switch self {
    case .steady: "steady"
    case .easy: "easy"
    case .wild: "wild"
    }
  }

  public var icon: String {
    switch self {
    case .steady: "💧"
    case .easy: "✨"
    case .wild: "💥"
    }
  }

  /// Only the first builds a streak; a grace day mends each of the others.
  public var effect: LevelEffect { self == .steady ? .success : .needsGrace }

  /// The fewest drinks that a person means by it: 0, 2 or 6.
  public var fewest: Int {
    switch self {
    case .steady: 0
    case .easy: 2
    case .wild: 6
    }
  }

  /// The most drinks that a person means by it; nothing where there is no end.
  public var most: Int? {
    switch self {
    case .steady: 1
    case .easy: 5
    case .wild: nil
    }
  }

  /// What plans, money and weeks take it for.
  public var stored: StoredDrinks {
    switch self {
    case .steady: StoredDrinks(drinks: 0)
    case .easy: StoredDrinks(drinks: 4)
    case .wild: StoredDrinks(drinks: 6)
    }
  }

  /// The highest level whose stored drinks are not above a total that was kept without its level.
  public init(readingBack total: StoredDrinks) {
    var found = DrinkLevel.steady
    for level in DrinkLevel.allCases where level.stored <= total { found = level }
    self = found
  }

  /// The step of the preset; the language names it.
  public var level: Level {
    Level(id: rawValue, icon: icon, name: "", key: key, effect: effect)
  }
}

/// The drinks that a level stands for: an estimate, and never the number of the level.
public struct StoredDrinks: Hashable, Comparable, Sendable {
  /// Whole drinks, from 0 on.
  public let drinks: Int

  public init(drinks: Int) { self.drinks = max(0, drinks) }

  /// From the thousandths of an entry or a total; a part of a drink is left off.
  public init(amount: Int64) { self.init(drinks: Int(clamping: amount / Entry.unit)) }

  /// In the thousandths that an entry keeps.
  public var amount: Int64 { Int64(drinks) * Entry.unit }

  public static func < (a: StoredDrinks, b: StoredDrinks) -> Bool { a.drinks < b.drinks }
}
