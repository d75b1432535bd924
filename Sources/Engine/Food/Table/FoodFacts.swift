// What 100 grams of a food hold, as far as trading one food for another needs it.

/// Facts per 100 g as eaten. Masses are in hundredths of a gram.
///
/// Source: USDA FNDDS 2021-2023 (nutrient values); added sugars from USDA FPED 2017-March 2020.
public struct FoodFacts: Hashable, Sendable {
  /// Kilocalories.
  public var energy: Int
  public var protein: Int
  public var carbohydrate: Int
  public var sugars: Int
  /// Nothing where the source does not say; that is never the same as 0.
  public var addedSugars: Int?
  public var fiber: Int
  public var fat: Int
  public var saturatedFat: Int
  public var alcohol: Int

  public init(
    energy: Int, protein: Int = 0, carbohydrate: Int = 0, sugars: Int = 0,
    addedSugars: Int? = nil, fiber: Int = 0, fat: Int = 0, saturatedFat: Int = 0, alcohol: Int = 0
  ) {
    self.energy = energy
    self.protein = protein
    self.carbohydrate = carbohydrate
    self.sugars = sugars
    self.addedSugars = addedSugars
    self.fiber = fiber
    self.fat = fat
    self.saturatedFat = saturatedFat
    self.alcohol = alcohol
  }
}
