// The foods that the app knows without any imported table.

import Engine

/// Some hundred common foods in our own words, with their numbers per 100 g.
///
/// Source: USDA FNDDS 2021-2023; added sugars from USDA FPED 2017-March 2020.
public enum StarterTable {
  public static func table() throws(FoodsProblem) -> FoodTable {
    let portions = try portions(
      try FoodSheet(
        PackageResources.starter_portions_csv, file: "starter-portions.csv",
        columns: ["code", "portion", "weight"]))
    let common = try CommonFoods.embedded()
    let sheet = try FoodSheet(PackageResources.starter_csv, file: "starter.csv", columns: columns)
    var foods: [Food] = []
    for row in sheet.rows {
      let code = try sheet.code("code", row)
      guard let entry = common.entries[code] else { throw sheet.problem(.unknownFood(code), row) }
      foods.append(
        Food(
          code: code, name: entry.english, germanName: entry.german,
          words: common.words(of: code, named: entry.english),
          category: try sheet.count(
            "category", row, most: FoodTableFormat.categories.upperBound),
          timesReported: try sheet.count(
            "times reported", row, most: FoodTableFormat.mostReports),
          facts: try facts(sheet, row), portions: portions[code] ?? [],
          usualWeight: try optional("usual weight", sheet, row)?.tenths))
    }
    return FoodTable(foods, phrases: common.phrases)
  }

  private static let columns = [
    "code", "category", "energy", "protein", "carbohydrate", "sugars", "added sugars", "fiber",
    "fat", "saturated fat", "alcohol", "times reported", "usual weight",
  ]

  private static func facts(_ sheet: FoodSheet, _ row: CSVRow) throws(FoodsProblem) -> FoodFacts {
    FoodFacts(
      energy: Int(try sheet.amount("energy", row).rounded(in: 1)),
      protein: try sheet.amount("protein", row).hundredths,
      carbohydrate: try sheet.amount("carbohydrate", row).hundredths,
      sugars: try sheet.amount("sugars", row).hundredths,
      addedSugars: try optional("added sugars", sheet, row)?.hundredths,
      fiber: try sheet.amount("fiber", row).hundredths,
      fat: try sheet.amount("fat", row).hundredths,
      saturatedFat: try sheet.amount("saturated fat", row).hundredths,
      alcohol: try sheet.amount("alcohol", row).hundredths)
  }

  private static func optional(
    _ column: String, _ sheet: FoodSheet, _ row: CSVRow
  ) throws(FoodsProblem) -> WrittenNumber? {
    try sheet.optionalText(column, row).isEmpty ? nil : try sheet.amount(column, row)
  }

  private static func portions(
    _ sheet: FoodSheet
  ) throws(FoodsProblem) -> [FoodCode: [FoodPortion]] {
    var portions: [FoodCode: [FoodPortion]] = [:]
    for row in sheet.rows {
      portions[try sheet.code("code", row), default: []].append(
        FoodPortion(
          try sheet.text("portion", row), weight: try sheet.amount("weight", row).tenths))
    }
    return portions
  }
}
