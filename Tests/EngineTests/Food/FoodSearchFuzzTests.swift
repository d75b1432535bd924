// Whatever is typed, searching and reading come to an end, with the same answer each time.

import Engine
import Testing

struct FoodSearchFuzzTests {
  /// Letters that make words, signs that part them, marks, digits and some bytes of anything.
  private static let pieces: [String] = [
    "a", "e", "o", "c", "s", "egg", "coke", "diet", " ", " ", " ", ",", ".", "/", "&", "%", "-",
    "1", "2", "½", "999999999999", "1/0", "1.5", "ml", "cup", "of", "and", "with", "no", "ohne",
    "ä", "ß", "ﬁ", "é", "e\u{301}", "🥐", "\u{0}", "\u{200B}", "\n", "'", "(", ")", "中",
  ]

  private func text(_ dice: inout CodecDice) -> String {
    var text = ""
    for _ in 0..<dice.below(12) { text += Self.pieces[dice.below(Self.pieces.count)] }
    if dice.below(4) == 0 {
      let bytes = (0..<dice.below(30)).map { _ in UInt8(dice.below(256)) }
      text += String(decoding: bytes, as: UTF8.self)
    }
    return text
  }

  @Test("Random texts are searched and read without a trap, twice with the same answer")
  func fuzz() {
    let seed: UInt64 = 6_101
    var dice = CodecDice(seed: seed)
    for round in 0..<3_000 {
      let text = text(&dice)
      let first = SearchSamples.search.matches(for: text, limit: 5, own: ["Omas Kuchen", text])
      let again = SearchSamples.search.matches(for: text, limit: 5, own: ["Omas Kuchen", text])
      #expect(first == again, "seed \(seed), round \(round)")
      let mentions = FoodLine.read(text, in: SearchSamples.search)
      #expect(
        mentions == FoodLine.read(text, in: SearchSamples.search), "seed \(seed), round \(round)")
      for mention in mentions {
        #expect(!mention.text.isEmpty, "seed \(seed), round \(round)")
        if let index = mention.index {
          _ = mention.weight(of: SearchSamples.search.table.food(at: index))
        }
      }
    }
  }

  @Test("Tables with names of anything are searched without a trap")
  func names() {
    let seed: UInt64 = 6_102
    var dice = CodecDice(seed: seed)
    for round in 0..<60 {
      let foods = (0..<20).map { number in
        Food(
          code: FoodSamples.code(10_000_000 + Int64(number)), name: text(&dice) + "x",
          germanName: dice.below(2) == 0 ? text(&dice) : nil, words: [text(&dice), text(&dice)],
          category: dice.below(10_000), timesReported: dice.below(100_000),
          facts: FoodFacts(energy: 1))
      }
      let search = FoodSearch(FoodTable(foods))
      for _ in 0..<20 {
        let matches = search.matches(for: text(&dice), limit: 30)
        #expect(matches.allSatisfy { $0.index < 20 }, "seed \(seed), round \(round)")
      }
    }
  }

  @Test("A text without end is read up to its limit")
  func long() {
    let words = String(repeating: "egg with coke and ", count: 2_000)
    #expect(FoodLine.read(words, in: SearchSamples.search).count < FoodLine.mostWords)
    let row = String(repeating: "coke egg ", count: 2_000) + "gloop"
    #expect(FoodLine.read(row, in: SearchSamples.search).count <= FoodLine.mostWords)
    let word = String(repeating: "coffee", count: 5_000)
    #expect(SearchSamples.search.matches(for: word, limit: 5).isEmpty)
  }
}
