// What a food is said to be free of: `dairy free` is what the table calls `non-dairy`.

enum FoodFreeOf {
  /// The words with the table's own word for two that say it, unless foods are called by both, as
  /// by `fat free`.
  static func joined(_ words: ArraySlice<FoodToken>, in index: FoodIndex) -> [FoodToken] {
    var joined: [FoodToken] = []
    for word in words {
      if word.spells("free"), let last = joined.last, !word.opensPart,
        !index.hasPair(last.letters, word.letters), let letters = index.word(without: last.letters)
      {
        joined[joined.count - 1].letters = letters
        joined[joined.count - 1].range = last.range.lowerBound..<word.range.upperBound
      } else {
        joined.append(word)
      }
    }
    return joined
  }
}

extension FoodIndex {
  /// The word of the table that begins with `non` and a word.
  fileprivate func word(without letters: [UInt8]) -> [UInt8]? {
    let range = vocabulary.range(beginningWith: Array("non".utf8) + letters)
    guard let first = range.first else { return nil }
    return (0..<vocabulary.length(first)).map { vocabulary.letter(first, $0) }
  }
}
