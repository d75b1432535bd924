// One food of a release with all that its files say of it.

import Engine

/// A food before it is made small for the app.
struct FNDDSFood {
  /// A named measure as the release numbers it.
  struct Portion {
    let number: Int
    let name: String
    /// Grams.
    let weight: WrittenNumber
  }

  let code: FoodCode
  let name: String
  let words: [String]
  let category: Int
  let categoryName: String
  /// Where it stands in its file.
  let line: Int
  /// In the order of `FNDDSNutrientTable.names`; empty for a food that is dropped without them.
  var nutrients: [WrittenNumber] = []
  /// Smallest number first.
  var portions: [Portion] = []
  /// Teaspoon equivalents; nothing where the patterns do not have the food.
  var addedSugars: WrittenNumber?
  /// Standard drinks, likewise.
  var drinks: WrittenNumber?
  var timesReported: Int?

  /// Whether nobody picks it in a recall: parts of recipes, and human milk, which has no nutrients.
  var isDropped: Bool {
    FNDDSFood.parts.contains(code.number) || code.number == FNDDSFood.humanMilk
  }

  private static let parts: ClosedRange<Int32> = 99_990_000...99_999_999
  private static let humanMilk: Int32 = 11_000_000

  /// The portion that stands for "no amount was given".
  static let usualPortion = "Quantity not specified"
}
