// What people write around the food: `I had an apple for breakfast`.

enum FoodTelling {
  private static let beginnings: [StaticString] = [
    "i", "im", "we", "had", "have", "having", "ate", "eaten", "eating", "drank", "drinking",
    "just", "only", "like", "about", "today", "ich", "wir", "hatte",
    "hatten", "habe", "ass", "assen", "trank", "heute", "gegessen", "getrunken",
  ]
  private static let verbs: [StaticString] = [
    "had", "have", "having", "ate", "eating", "drank", "drinking", "just", "only", "hatte",
    "hatten", "habe", "ass", "assen", "trank",
  ]
  private static let nexts: [StaticString] = ["and", "then", "und", "dann"]
  private static let ends: [StaticString] = ["gegessen", "getrunken"]
  private static let before: [StaticString] = ["for", "at", "zum", "zu"]
  static let meals: [StaticString] = [
    "breakfast", "lunch", "dinner", "supper", "dessert", "fruhstuck", "mittag", "mittagessen",
    "abendessen", "abendbrot", "nachtisch",
  ]

  /// The words behind a colon, if there is one.
  static func withoutTitle(_ words: [FoodToken]) -> [FoodToken] {
    let title = words.dropLast().lastIndex { $0.endsTitle }
    return title.map { Array(words[($0 + 1)...]) } ?? words
  }

  /// The words without these, if some are left.
  static func dropped(_ words: [FoodToken]) -> [FoodToken] {
    var kept: [FoodToken] = []
    var opensPart = false
    for (at, var word) in words.enumerated() {
      opensPart = opensPart || word.opensPart
      if isTelling(words, at) { continue }
      word.opensPart = opensPart
      opensPart = false
      kept.append(word)
    }
    return kept.isEmpty ? words : kept
  }

  private static func isTelling(_ words: [FoodToken], _ at: Int) -> Bool {
    let word = words[at]
    if isClock(words, at) || at > 0 && isClock(words, at - 1) { return true }
    if word.spells(anyOf: meals) { return at > 0 && words[at - 1].spells(anyOf: before) }
    if word.spells(anyOf: before) { return at + 1 < words.count && isMeal(words[at + 1]) }
    if word.spells(anyOf: ends) { return true }
    guard word.spells(anyOf: beginnings) else { return false }
    return isOpening(words, at)
  }

  /// `at 11`, `um 11` and `at 8:15`.
  private static func isClock(_ words: [FoodToken], _ at: Int) -> Bool {
    guard at + 1 < words.count, words[at + 1].isNumber else { return false }
    if words[at].spells(anyOf: ["at", "um"]) { return true }
    return at > 0 && words[at].isNumber && isClock(words, at - 1)
  }

  private static func isMeal(_ word: FoodToken) -> Bool { word.spells(anyOf: meals) }

  /// Whether nothing but such words stands before it in its part, and one of them is a verb.
  private static func isOpening(_ words: [FoodToken], _ at: Int) -> Bool {
    var start = at
    while start > 0, !words[start].opensPart, !words[start - 1].spells(anyOf: nexts) { start -= 1 }
    let opening = words[start...].prefix { $0.spells(anyOf: beginnings) }
    return opening.endIndex > at && opening.contains { $0.spells(anyOf: verbs) }
  }
}
