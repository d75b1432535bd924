// Everyday words for words of the national table.

enum FoodSynonyms {
  /// Other words for a word, as the table writes them.
  static func of(_ word: [UInt8]) -> [[UInt8]] {
    []
  }
}
