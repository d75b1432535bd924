// The files that a release of the national food tables is saved as, and their columns.

/// A file of the release, by its name.
///
/// Source: USDA Food and Nutrient Database for Dietary Studies 2021-2023; food-patterns.csv from
/// the USDA Food Patterns Equivalents Database 2017-March 2020; popularity.csv counted over the
/// 24-hour recalls of NHANES 2007-2012.
public enum FNDDSFile: String, CaseIterable, Sendable {
  case foods = "foods.csv"
  case nutrients = "nutrients.csv"
  case portions = "portions.csv"
  case patterns = "food-patterns.csv"
  case popularity = "popularity.csv"

  /// Whether there is no table without it. Where one of the others is missing, its numbers are
  /// unknown for all foods.
  var isNeeded: Bool {
    switch self {
    case .foods, .nutrients, .portions: true
    case .patterns, .popularity: false
    }
  }

  /// Their names as the release words them.
  public var columns: [String] {
    switch self {
    case .foods: [FNDDSColumn.code, FNDDSColumn.name, FNDDSColumn.words] + FNDDSColumn.category
    case .nutrients:
      [FNDDSColumn.code, FNDDSColumn.name] + FNDDSColumn.category + FNDDSNutrientTable.names
    case .portions:
      [FNDDSColumn.code, FNDDSColumn.name] + FNDDSColumn.category
        + [FNDDSColumn.portionNumber, FNDDSColumn.portion, FNDDSColumn.weight]
    case .patterns: [FNDDSColumn.code, FNDDSColumn.addedSugars, FNDDSColumn.drinks]
    case .popularity: [FNDDSColumn.code, FNDDSColumn.reports]
    }
  }
}

/// Names of columns as the release words them.
enum FNDDSColumn {
  static let code = "Food code"
  static let name = "Main food description"
  static let words = "Additional food description"
  static let categoryNumber = "WWEIA Category number"
  static let categoryName = "WWEIA Category description"
  static let category = [categoryNumber, categoryName]
  static let portionNumber = "Seq num"
  static let portion = "Portion description"
  static let weight = "Portion weight (g)"
  /// Teaspoon equivalents in 100 g.
  static let addedSugars = "Added sugars (tsp eq)"
  static let drinks = "Alcoholic drinks (number)"
  static let reports = "Times reported"

  static let energy = "Energy (kcal)"
  static let protein = "Protein (g)"
  static let carbohydrate = "Carbohydrate (g)"
  static let sugars = "Sugars, total (g)"
  static let fiber = "Fiber, total dietary (g)"
  static let fat = "Total Fat (g)"
  static let saturatedFat = "Fatty acids, total saturated (g)"
  static let alcohol = "Alcohol (g)"
}
