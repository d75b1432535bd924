// Sayings of everyday speech that mean other foods than their words, or none.

enum FoodSaying {
  private static let ands: [StaticString] = ["and", "und", "n"]
  private static let salts: [StaticString] = ["salt", "salz"]
  private static let peppers: [StaticString] = ["pepper", "pfeffer"]
  /// Whole juices of the What We Eat In America classification.
  private static let juices = 7000..<7100

  /// `Fish and chips` are fried fish and fries, also where chips alone are crisps.
  static func spelledOut(_ words: [FoodToken]) -> [FoodToken] {
    var said: [FoodToken] = []
    for (at, word) in words.enumerated() {
      if isFishAndChips(words, at) {
        said.append(word.said("fried", opensPart: word.opensPart))
        said.append(word.said("fish"))
      } else if at > 1, isFishAndChips(words, at - 2) {
        said.append(word.said("french"))
        said.append(word.said("fries"))
      } else {
        said.append(word)
      }
    }
    return said
  }

  private static func isFishAndChips(_ words: [FoodToken], _ at: Int) -> Bool {
    guard at + 2 < words.count, !words[at + 1].opensPart, !words[at + 2].opensPart else {
      return false
    }
    return words[at].spells("fish") && words[at + 1].spells(anyOf: ands)
      && words[at + 2].spells("chips")
  }

  /// Whether the words are just salt and what goes with it, which no food is called.
  static func isSeasoning(_ words: ArraySlice<FoodToken>) -> Bool {
    words.contains { $0.spells(anyOf: salts) }
      && words.allSatisfy { $0.spells(anyOf: salts + peppers + ands) }
  }

  /// Whether the words say that a juice was mixed with as much sparkling water.
  static func isSpritzer(_ words: ArraySlice<FoodToken>, _ food: Food) -> Bool {
    let ending = Array("schorle".utf8)
    return juices.contains(food.category) && words.contains { $0.letters.hasEnding(ending) }
  }
}

extension [UInt8] {
  func hasEnding(_ ending: [UInt8]) -> Bool {
    count >= ending.count && suffix(ending.count) == ending[...]
  }
}

extension FoodToken {
  /// Another word in the place of this one.
  fileprivate func said(_ word: String, opensPart: Bool = false) -> FoodToken {
    var other = self
    other.letters = Array(word.utf8)
    other.opensPart = opensPart
    return other
  }
}
