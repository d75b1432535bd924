// Everyday names and words for common foods, which the national tables do not have.

import Engine

/// What the app's own lists say of common foods.
struct CommonFoods {
  /// One common food in everyday words.
  struct Entry {
    let code: FoodCode
    let english: String
    let german: String
    /// Of both languages.
    let words: [String]
  }

  let entries: [FoodCode: Entry]
  let phrases: [FoodPhrase]

  /// The lists that are part of the program.
  static func embedded() throws(FoodsProblem) -> CommonFoods {
    try CommonFoods(
      common: PackageResources.common_csv, words: PackageResources.words_csv)
  }

  init(common: [UInt8], words: [UInt8]) throws(FoodsProblem) {
    entries = try CommonFoods.entries(
      try FoodSheet(
        common, file: "common.csv",
        columns: ["code", "english", "german", "english words", "german words"]))
    phrases = try CommonFoods.phrases(
      try FoodSheet(words, file: "words.csv", columns: ["phrase", "codes"]))
  }

  /// All everyday words of a food but its name.
  func words(of code: FoodCode, named name: String) -> [String] {
    guard let entry = entries[code] else { return [] }
    var words: [String] = []
    for word in [entry.english] + entry.words where word != name && !words.contains(word) {
      words.append(word)
    }
    return words
  }

  private static func entries(_ sheet: FoodSheet) throws(FoodsProblem) -> [FoodCode: Entry] {
    var entries: [FoodCode: Entry] = [:]
    for row in sheet.rows {
      let entry = Entry(
        code: try sheet.code("code", row), english: try sheet.text("english", row),
        german: try sheet.text("german", row),
        words: try sheet.list("english words", row) + (try sheet.list("german words", row)))
      guard entry.words.count < FoodTableFormat.mostWords / 2 else {
        throw sheet.problem(.tooMany("words"), row)
      }
      guard entries.updateValue(entry, forKey: entry.code) == nil else {
        throw sheet.problem(.repeatedCode(entry.code), row)
      }
    }
    return entries
  }

  private static func phrases(_ sheet: FoodSheet) throws(FoodsProblem) -> [FoodPhrase] {
    var phrases: [FoodPhrase] = []
    for row in sheet.rows {
      var codes: [FoodCode] = []
      for text in try sheet.list("codes", row) { codes.append(try sheet.code(from: text, row)) }
      guard !codes.isEmpty else { throw sheet.problem(.missingValue("codes"), row) }
      guard codes.count <= FoodTableFormat.mostCodes else {
        throw sheet.problem(.tooMany("codes"), row)
      }
      phrases.append(FoodPhrase(try sheet.text("phrase", row), codes: codes))
    }
    guard phrases.count <= FoodTableFormat.mostPhrases else {
      throw FoodsProblem(.tooMany("phrases"), file: sheet.file)
    }
    return phrases
  }
}
