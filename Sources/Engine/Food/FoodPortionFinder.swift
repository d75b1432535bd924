// Which of a food's household measures somebody means.

/// The choice of a portion for an amount.
enum FoodPortionFinder {
  /// The portion that a unit names, or that a bare number counts: `two eggs` are two of `1 egg`.
  static func portion(of food: Food, unit: FoodUnit?, name: ArraySlice<FoodToken>) -> Int? {
    portion(among: food.portions, unit: unit, name: name)
  }

  static func portion(
    among measures: [FoodPortion], unit: FoodUnit?, name: ArraySlice<FoodToken>
  ) -> Int? {
    let portions = measures.map { FoodTokenizer.tokens($0.name) }
    guard let unit else { return counted(portions, name) }
    for word in unit.portionWords {
      let found = portions.firstIndex { isOne($0) && $0.contains { $0.spells(word) } }
      if let found { return found }
    }
    return nil
  }

  /// The portion that is called like the food, or else the one for a piece of it.
  private static func counted(_ portions: [[FoodToken]], _ name: ArraySlice<FoodToken>) -> Int? {
    let stems = name.map { FoodStem.stem($0.letters) }
    let own = portions.firstIndex {
      isOne($0) && $0.contains { stems.contains(FoodStem.stem($0.letters)) }
    }
    return own ?? portions.firstIndex { isOne($0) && $0.contains { $0.spells(anyOf: pieces) } }
  }

  /// Portions of several things at once say nothing of one of them.
  private static func isOne(_ portion: [FoodToken]) -> Bool { portion.first?.spells("1") == true }

  private static let pieces: [StaticString] = ["piece", "medium", "regular", "item"]
}
