// Finding the foods that a person named themselves.

/// The person's own foods that fit a query; there are few, so they are simply read through.
enum FoodOwnNames {
  /// More than these are not looked at.
  static let most = 500
  /// Own foods stand before all others.
  private static let base = 1_000_000

  /// The names that have all words of the query, of which the last may be unfinished.
  static func matches(_ names: [String], _ query: [FoodToken], unfinished: Bool) -> [FoodMatch] {
    var matches: [FoodMatch] = []
    for (index, name) in names.prefix(most).enumerated() {
      let words = FoodTokenizer.tokens(name).map { $0.letters }
      var number = 0
      for (at, token) in query.enumerated() {
        let isOpen = unfinished && at == query.count - 1
        guard words.contains(where: { fits($0, token.letters, isOpen) }) else { break }
        number += 1
      }
      guard number == query.count else { continue }
      matches.append(FoodMatch(index: index, isOwn: true, score: base - 10 * words.count))
    }
    return matches
  }

  /// The name that says just this.
  static func exact(_ names: [String], _ words: ArraySlice<FoodToken>) -> Int? {
    let wanted = words.map { FoodStem.stem($0.letters) }
    return names.prefix(most).firstIndex {
      let name = FoodTokenizer.tokens($0)
      return name.count == wanted.count
        && name.indices.allSatisfy { FoodStem.stem(name[$0].letters) == wanted[$0] }
    }
  }

  private static func fits(_ word: [UInt8], _ typed: [UInt8], _ isOpen: Bool) -> Bool {
    word.starts(with: typed) && isOpen || FoodStem.stem(word) == FoodStem.stem(typed)
  }
}
