// Reads the files of a release one after another, each row checked, joined by food code.

import Engine

/// What has been read so far.
struct FNDDSReading {
  private var foods: [FoodCode: FNDDSFood] = [:]

  var count: Int { foods.count }

  mutating func foods(_ sheet: FoodSheet) throws(FoodsProblem) {
    for row in sheet.rows {
      let food = FNDDSFood(
        code: try sheet.code(FNDDSColumn.code, row), name: try sheet.text(FNDDSColumn.name, row),
        words: try sheet.list(FNDDSColumn.words, row),
        category: try sheet.count(
          FNDDSColumn.categoryNumber, row, most: FoodTableFormat.categories.upperBound),
        categoryName: try sheet.text(FNDDSColumn.categoryName, row), line: row.line)
      guard foods.updateValue(food, forKey: food.code) == nil else {
        throw sheet.problem(.repeatedCode(food.code), row)
      }
      guard foods.count <= FoodTableFormat.mostFoods else {
        throw sheet.problem(.tooManyFoods, row)
      }
      // The other half is left for everyday words of our own.
      guard food.words.count <= FoodTableFormat.mostWords / 2 else {
        throw sheet.problem(.tooMany("words"), row)
      }
    }
  }

  mutating func nutrients(_ sheet: FoodSheet) throws(FoodsProblem) {
    for row in sheet.rows {
      let code = try known(sheet, row)
      guard foods[code]?.nutrients.isEmpty == true else {
        throw sheet.problem(.repeatedCode(code), row)
      }
      try FNDDSReading.checkEnergy(sheet, row)
      var amounts: [WrittenNumber] = []
      for name in FNDDSNutrientTable.names { amounts.append(try sheet.amount(name, row)) }
      foods[code]?.nutrients = amounts
    }
  }

  private static func checkEnergy(_ sheet: FoodSheet, _ row: CSVRow) throws(FoodsProblem) {
    for column in [
      FNDDSColumn.protein, FNDDSColumn.carbohydrate, FNDDSColumn.sugars, FNDDSColumn.fiber,
      FNDDSColumn.fat, FNDDSColumn.saturatedFat, FNDDSColumn.alcohol,
    ] {
      let mass = try sheet.amount(column, row).hundredths
      guard mass <= FoodTableFormat.masses.upperBound else {
        throw sheet.problem(.outOfRange(column: column, text: try sheet.text(column, row)), row)
      }
    }
    let energy = try sheet.amount(FNDDSColumn.energy, row).rounded(in: 1)
    let computed = FNDDSEnergy.range(
      protein: try sheet.amount(FNDDSColumn.protein, row),
      carbohydrate: try sheet.amount(FNDDSColumn.carbohydrate, row),
      fat: try sheet.amount(FNDDSColumn.fat, row),
      alcohol: try sheet.amount(FNDDSColumn.alcohol, row))
    guard energy <= FoodTableFormat.energies.upperBound else {
      let text = try sheet.text(FNDDSColumn.energy, row)
      throw sheet.problem(.outOfRange(column: FNDDSColumn.energy, text: text), row)
    }
    guard computed.contains(energy) else {
      throw sheet.problem(.energy(said: energy, computed: computed), row)
    }
  }

  mutating func portions(_ sheet: FoodSheet) throws(FoodsProblem) {
    for row in sheet.rows {
      let code = try known(sheet, row)
      let portion = FNDDSFood.Portion(
        number: try sheet.count(FNDDSColumn.portionNumber, row, most: FoodTableFormat.mostPortions),
        name: try sheet.text(FNDDSColumn.portion, row),
        weight: try sheet.amount(FNDDSColumn.weight, row))
      guard portion.weight.tenths <= FoodTableFormat.weights.upperBound else {
        let text = try sheet.text(FNDDSColumn.weight, row)
        throw sheet.problem(.number(column: FNDDSColumn.weight, text: text), row)
      }
      let others = foods[code]?.portions ?? []
      guard !others.contains(where: { $0.number == portion.number }) else {
        throw sheet.problem(.repeatedPortion(code, portion.number), row)
      }
      foods[code]?.portions.append(portion)
    }
  }

  /// Teaspoons, of which the tables of patterns have foods of earlier releases, too.
  mutating func patterns(_ sheet: FoodSheet) throws(FoodsProblem) {
    var seen: Set<FoodCode> = []
    for row in sheet.rows {
      let code = try sheet.code(FNDDSColumn.code, row)
      guard seen.insert(code).inserted else { throw sheet.problem(.repeatedCode(code), row) }
      let addedSugars = try sheet.amount(FNDDSColumn.addedSugars, row)
      let drinks = try sheet.amount(FNDDSColumn.drinks, row)
      guard addedSugars.gramsFromTeaspoons <= FoodTableFormat.masses.upperBound else {
        let text = try sheet.text(FNDDSColumn.addedSugars, row)
        throw sheet.problem(.outOfRange(column: FNDDSColumn.addedSugars, text: text), row)
      }
      foods[code]?.addedSugars = addedSugars
      foods[code]?.drinks = drinks
    }
  }

  mutating func popularity(_ sheet: FoodSheet) throws(FoodsProblem) {
    for row in sheet.rows {
      let code = try known(sheet, row)
      let reports = try sheet.count(FNDDSColumn.reports, row, most: FoodTableFormat.mostReports)
      guard foods[code]?.timesReported == nil else {
        throw sheet.problem(.repeatedCode(code), row)
      }
      foods[code]?.timesReported = reports
    }
  }

  /// Foods that a person can pick, each with all that it needs.
  func kept() throws(FoodsProblem) -> [FNDDSFood] {
    var kept: [FNDDSFood] = []
    let sorted = foods.values.sorted { $0.line < $1.line }
    for var food in sorted where !food.isDropped {
      let file = FNDDSFile.foods.rawValue
      guard !food.nutrients.isEmpty else {
        throw FoodsProblem(.noNutrients(food.code), file: file, line: food.line)
      }
      guard !food.portions.isEmpty else {
        throw FoodsProblem(.noPortions(food.code), file: file, line: food.line)
      }
      food.portions.sort { $0.number < $1.number }
      kept.append(food)
    }
    guard !kept.isEmpty else { throw FoodsProblem(.empty, file: FNDDSFile.foods.rawValue) }
    return kept.sorted { $0.code < $1.code }
  }

  /// A code that foods.csv has.
  private func known(_ sheet: FoodSheet, _ row: CSVRow) throws(FoodsProblem) -> FoodCode {
    let code = try sheet.code(FNDDSColumn.code, row)
    guard foods[code] != nil else { throw sheet.problem(.unknownFood(code), row) }
    return code
  }
}

extension WrittenNumber {
  /// Hundredths of a gram in so many teaspoons of added sugar, 4.2 g each.
  ///
  /// Source: USDA Food Patterns Equivalents Database, methodology.
  var gramsFromTeaspoons: Int { Int((millionths * 420 + 500_000) / 1_000_000) }
}
