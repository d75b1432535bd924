// A word as it is compared: of a food's name, or of what somebody typed.

/// Energy that somebody wrote.
struct FoodEnergy: Equatable, Sendable {
  let kilocalories: Int
  /// Whether it is that of one thing, and not that of all of them.
  let isOfEach: Bool
}

/// A word of a text, folded: small letters a-z, or a number such as `2`, `1.5`, `1/2` or `2%`.
struct FoodToken: Equatable, Sendable {
  /// Words longer than this are cut; no food needs more.
  static let longest = 32

  var letters: [UInt8]
  /// Where it stands in the UTF-8 of the text.
  var range: Range<Int>
  /// Whether a comma or another sign that parts a list stands before it.
  var opensPart: Bool
  /// Whether a slash stands before it, as in `hot chocolate / cocoa`.
  var followsSlash: Bool
  /// Whether a colon stands behind it, which a clock has behind a number.
  var endsTitle = false
  /// The energy that was written beside it: `90-calorie bag`.
  var energy: FoodEnergy?

  /// Numbers that count something; `2%` is a word.
  var isNumber: Bool { letters.first.map(FoodLetters.isDigit) == true && letters.last != 0x25 }

  func spells(_ word: StaticString) -> Bool {
    guard word.utf8CodeUnitCount == letters.count else { return false }
    for (at, letter) in letters.enumerated() where word.utf8Start[at] != letter { return false }
    return true
  }

  func spells(anyOf words: [StaticString]) -> Bool { words.contains { spells($0) } }
}

extension [FoodToken] {
  /// What stands before the first comma.
  var firstPart: ArraySlice<FoodToken> { prefix(1) + dropFirst().prefix { !$0.opensPart } }
}
