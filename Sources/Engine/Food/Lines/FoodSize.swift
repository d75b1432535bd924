// How large a thing is said to be, by a person or in the name of a portion.

/// The words for sizes, in English and German, as steps around the usual size.
enum FoodSize {
  /// The largest step, up or down.
  private static let most = 2

  /// The largest step that words say, 0 for `medium`; nothing without such a word.
  static func step(of words: [FoodToken]) -> Int? {
    var largest: Int?
    for word in words {
      guard let step = step(of: word) else { continue }
      if largest == nil || abs(step) > abs(largest ?? 0) { largest = step }
    }
    guard var step = largest else { return nil }
    if words.contains(where: { $0.spells(anyOf: very) }) { step += step.signum() }
    return min(max(step, -most), most)
  }

  static func isSize(_ word: FoodToken) -> Bool {
    step(of: word) != nil || word.spells(anyOf: very)
  }

  /// Whether the word says a size and nothing else: `large fries`, but not `short ribs`.
  static func isPlain(_ word: FoodToken) -> Bool {
    step(of: word) != nil
      && (FoodWordKind.kind(of: word) == .light || word.spells(anyOf: ["big", "medium"] + huge))
  }

  /// Also the word that follows one: `fun size`.
  static func isSaid(_ word: FoodToken) -> Bool { isSize(word) || word.spells("size") }

  private static func step(of word: FoodToken) -> Int? {
    if word.spells(anyOf: medium) { return 0 }
    if word.spells(anyOf: small) { return -1 }
    if word.spells(anyOf: large) { return 1 }
    if word.spells(anyOf: tiny) { return -2 }
    return word.spells(anyOf: huge) ? 2 : nil
  }

  private static let very: [StaticString] = ["extra", "very"]
  private static let medium: [StaticString] = [
    "medium", "regular", "standard", "mittel", "mittlere", "mittlerer", "mittleres", "normale",
    "normales",
  ]
  private static let small: [StaticString] = [
    "small", "thin", "short", "individual", "child", "senior", "junior", "klein", "kleine",
    "kleiner", "kleines", "kleinen", "dunne",
  ]
  private static let tiny: [StaticString] = [
    "mini", "miniature", "tiny", "snack", "bite", "fun", "personal", "cocktail", "calorie",
  ]
  private static let large: [StaticString] = [
    "large", "thick", "big", "long", "gross", "grosse", "grosser", "grosses", "grossen", "dicke",
  ]
  private static let huge: [StaticString] = [
    "jumbo", "king", "giant", "huge", "footlong", "sharing", "family", "riesige", "riesiger",
    "riesiges",
  ]
}
