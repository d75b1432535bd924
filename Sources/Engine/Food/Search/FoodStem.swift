// One form for the singular and the plural of a word, English or German.

enum FoodStem {
  /// Words of up to this many letters keep their end.
  private static let shortest = 3

  /// Cuts what tells a plural from its singular from both of them alike: `berries` and `berry`
  /// become `berri`, `Tomaten` and `Tomate` become `tomat`.
  static func stem(_ word: [UInt8]) -> [UInt8] {
    var end = word.count
    guard end >= shortest, let last = word.last, !FoodLetters.isDigit(word[0]) else { return word }
    guard end > shortest else {
      // A fry is one of the fries.
      return last == UInt8(ascii: "y") ? word.dropLast() + [UInt8(ascii: "i")] : word
    }
    if last == UInt8(ascii: "s"), !keepsS(word[end - 2]) { end -= 1 }
    if end > 5, word[end - 1] == UInt8(ascii: "n"), dropsN(word[end - 2]) { end -= 1 }
    if end > shortest, word[end - 1] == UInt8(ascii: "e") { end -= 1 }
    var stem = Array(word[..<end])
    if end > shortest, stem[end - 1] == UInt8(ascii: "y") { stem[end - 1] = UInt8(ascii: "i") }
    return stem
  }

  /// Whether a word says by its end that there are several: `eggs`.
  static func isPlural(_ word: [UInt8]) -> Bool {
    word.count > shortest && word.last == UInt8(ascii: "s") && !keepsS(word[word.count - 2])
  }

  /// `Swiss`, `hummus` and `pastis` are no plurals.
  private static func keepsS(_ before: UInt8) -> Bool {
    before == UInt8(ascii: "s") || before == UInt8(ascii: "u") || before == UInt8(ascii: "i")
  }

  /// `Bananen`, `Nudeln`, `Erdbeeren`.
  private static func dropsN(_ before: UInt8) -> Bool {
    before == UInt8(ascii: "e") || before == UInt8(ascii: "l") || before == UInt8(ascii: "r")
  }
}
