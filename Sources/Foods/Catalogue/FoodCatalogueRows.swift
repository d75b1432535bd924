// The rows of a catalogue, each kind with one statement that is prepared once.

import Engine
import GRDB

/// Inserts into the tables of an empty catalogue.
struct FoodCatalogueRows {
  let database: Database

  /// Everything of the release; our own names, words and phrases from the app's table.
  func insert(_ release: FNDDSRelease, _ table: FoodTable) throws {
    try insertCategories(release)
    try insertFoods(release, table)
    try insertWords(table)
    try insertPhrases(table)
    try insertPortions(release)
    try insertNutrients(release)
  }

  private func insertCategories(_ release: FNDDSRelease) throws {
    let statement = try database.makeStatement(
      sql: "INSERT OR IGNORE INTO category VALUES (?, ?)")
    for food in release.foods {
      try statement.execute(arguments: [food.category, food.categoryName])
    }
  }

  private func insertFoods(_ release: FNDDSRelease, _ table: FoodTable) throws {
    let statement = try database.makeStatement(
      sql: "INSERT INTO food VALUES (?, ?, ?, ?, ?, ?, ?)")
    for food in release.foods {
      try statement.execute(
        arguments: [
          food.code.number, food.name, table.food(food.code)?.germanName, food.category,
          food.timesReported, food.addedSugars?.value, food.drinks?.value,
        ])
    }
  }

  private func insertWords(_ table: FoodTable) throws {
    let statement = try database.makeStatement(sql: "INSERT INTO word VALUES (?, ?)")
    for index in 0..<table.count {
      let food = table.food(at: index)
      for word in food.words { try statement.execute(arguments: [food.code.number, word]) }
    }
  }

  private func insertPhrases(_ table: FoodTable) throws {
    let statement = try database.makeStatement(
      sql: "INSERT OR IGNORE INTO phrase VALUES (?, ?, ?)")
    for phrase in table.phrases {
      for (place, code) in phrase.codes.enumerated() {
        try statement.execute(arguments: [phrase.text, place + 1, code.number])
      }
    }
  }

  private func insertPortions(_ release: FNDDSRelease) throws {
    let statement = try database.makeStatement(sql: "INSERT INTO portion VALUES (?, ?, ?, ?)")
    for food in release.foods {
      for portion in food.portions {
        try statement.execute(
          arguments: [food.code.number, portion.number, portion.name, portion.weight.value])
      }
    }
  }

  private func insertNutrients(_ release: FNDDSRelease) throws {
    let marks = Array(repeating: "?", count: FNDDSNutrientTable.names.count + 1)
    let statement = try database.makeStatement(
      sql: "INSERT INTO nutrient VALUES (\(marks.joined(separator: ", ")))")
    for food in release.foods {
      var values: [(any DatabaseValueConvertible)?] = [food.code.number]
      for amount in food.nutrients { values.append(amount.value) }
      try statement.execute(arguments: StatementArguments(values))
    }
  }
}
