// Words that say little about which food is meant, in English and German.

/// What part a word plays in the name of a food.
enum FoodWordKind: UInt8, Sendable {
  /// Names the food or tells it from others.
  case content
  /// Says how it is sold or prepared where nobody said otherwise: costs a name next to nothing.
  case usual
  /// Binds words and is not searched.
  case light
  /// Begins what a food comes with; the noun that names it stands before.
  case with
  /// Says that what follows is not in it.
  case without
  /// Stands between two names of one food.
  case or

  static func kind(of token: FoodToken) -> FoodWordKind {
    switch token.letters.count {
    case 1:
      if token.spells("w") { return .with }
      return token.isNumber ? .content : .light
    case 2..<5:
      if token.spells(anyOf: orWords) { return .or }
      if token.spells(anyOf: withWords) { return .with }
      if token.spells(anyOf: withoutWords) { return .without }
      if token.spells(anyOf: lightWords) { return .light }
    default:
      if token.spells(anyOf: lightWords) { return .light }
      if token.spells(anyOf: longWithoutWords) { return .without }
      if token.spells(anyOf: longWithWords) { return .with }
    }
    return token.spells(anyOf: usualWords) ? .usual : .content
  }

  private static let orWords: [StaticString] = ["or", "oder"]
  private static let withWords: [StaticString] = [
    "with", "mit", "from", "in", "on", "for", "made", "auf", "aus",
  ]
  private static let longWithWords: [StaticString] = ["including", "containing"]
  private static let withoutWords: [StaticString] = [
    "no", "not", "ohne", "kein",
  ]
  private static let longWithoutWords: [StaticString] = [
    "without", "keine", "keinen", "excluding", "excludes", "except",
  ]
  private static let lightWords: [StaticString] = [
    "and", "und", "the", "an", "of", "to", "as", "my", "some", "der", "die", "das", "ein",
    "eine", "von", "vom", "zum", "im", "de", "la", "el", "by", "at", "any", "all", "large", "small",
    "grosse",
    "grosser", "grosses", "kleine", "kleiner", "kleines", "organic", "bio", "leftover", "leftovers",
    "brand", "meine", "mein", "etwas", "bisschen",
  ]
  private static let usualWords: [StaticString] = [
    "nfs", "raw", "regular", "plain", "cooked", "fresh", "brewed", "whole", "100%", "type", "fat",
    "added", "eaten", "form", "fast", "food", "restaurant", "ready", "eat", "home", "recipe",
    "homemade", "frozen", "canned", "prepared", "drink", "store", "kind", "skin", "coating",
    "coated", "part", "cooking", "method", "flavors", "flavor", "bottled", "medium",
    "crust", "prepackaged", "deli", "commercial", "bakery", "peel",
  ]
}
