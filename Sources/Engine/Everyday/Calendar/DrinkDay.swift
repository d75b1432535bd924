// How much the drinking of a day was, for the calendar: by the level that was kept, or else by what
// was counted.

extension DrinkLevel {
  /// The level that a person means by a number of drinks that were counted.
  public init(counted drinks: StoredDrinks) {
    var found = DrinkLevel.steady
    for level in DrinkLevel.allCases where level.fewest <= drinks.drinks { found = level }
    self = found
  }
}

extension Overview {
  /// The drinking of a day; nothing where nobody said, and for levels of a person's own.
  public func drinks(on day: Day) -> DrinkLevel? {
    for tracker in trackers + archived where tracker.substance == .alcohol {
      if tracker.drinksByLevel, let id = levels[tracker.id]?.level(on: day) {
        return DrinkLevel(rawValue: id)
      }
      guard tracker.mode == nil || tracker.drinksByLevel else { continue }
      if let amount = use(of: tracker.id).amount(on: day) {
        return DrinkLevel(counted: StoredDrinks(amount: amount))
      }
    }
    return nil
  }
}
