// Sweet drinks that somebody had without sugar: `Limo ohne Zucker` is a diet one.

enum FoodWithoutSugar {
  /// Sweetened beverages of the What We Eat In America classification.
  private static let sweetDrinks = 7200..<7300

  static func isSweet(_ food: Food) -> Bool { sweetDrinks.contains(food.category) }

  /// The words with `diet` instead of `without sugar`; nothing where they do not say so.
  static func diet(_ words: ArraySlice<FoodToken>) -> [FoodToken]? {
    let without = words.indices.dropLast().first {
      FoodWordKind.kind(of: words[$0]) == .without && isSugar(words[$0 + 1])
    }
    guard let without else { return nil }
    var diet = words[without]
    diet.letters = Array("diet".utf8)
    let rest = words[..<without] + words[(without + 2)...]
    return rest.isEmpty ? nil : [diet] + rest
  }

  private static func isSugar(_ word: FoodToken) -> Bool {
    word.spells(anyOf: ["sugar", "sugars", "zucker"])
  }
}
