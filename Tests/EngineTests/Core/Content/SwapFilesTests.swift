// The prose about the swaps, built as the app gets it: each swap once in each language, and calm.

import Engine
import Testing

struct SwapFilesTests {
  /// Words of diets, verdicts and promises, which no swap needs.
  private let unwanted = [
    "guilt", "cheat", "sinful", "junk", "clean", "weight", "calorie", "diet", "burn", "slim",
    "healthy", "healthier", "sünd", "abnehm", "kalorie", "diät", "schlank", "gesund", "gewicht",
    "verboten", "forbidden", "never", "!",
  ]

  @Test("Every common food is told in every language, and nothing else is")
  func whole() throws {
    let ids = CommonFood.allCases.map { $0.rawValue }.sorted()
    for (language, entries) in try BuiltLibrary(.swaps).entries {
      #expect(entries.map { $0.id }.sorted() == ids, "\(language)")
    }
  }

  @Test("Each has a name, further words, and the swaps of the library in their order")
  func swaps() throws {
    for (language, entries) in try BuiltLibrary(.swaps).entries {
      for entry in entries {
        let place = "\(entry.id) in \(language)"
        let food = try #require(CommonFood(rawValue: entry.id), "\(place)")
        #expect(entry.facts.map { $0.name } == ["name", "words"], "\(place)")
        let texts = try SwapText.all(entry)
        #expect(texts.map { $0.id } == SwapLibrary.of(food).map { $0.id }, "\(place)")
      }
    }
  }

  @Test("A benefit is one sentence, a title is none, and both are without verdicts")
  func plain() throws {
    for (language, entries) in try BuiltLibrary(.swaps).entries {
      for entry in entries {
        for text in try SwapText.all(entry) {
          let place = "\(text.id) in \(language)"
          #expect(text.benefit.hasSuffix("."), "\(place)")
          #expect(!text.title.hasSuffix("."), "\(place)")
          let words = (text.title + " " + text.benefit).lowercased()
          for word in unwanted { #expect(!words.contains(word), "\(place): \(word)") }
        }
      }
    }
  }

  @Test("No two foods share a name, and the languages do not share sentences")
  func twins() throws {
    let entries = try BuiltLibrary(.swaps).entries
    for (language, entries) in entries {
      let names = entries.compactMap { $0.fact("name") }
      #expect(Set(names).count == entries.count, "\(language)")
    }
    for (english, german) in zip(entries["en"] ?? [], entries["de"] ?? []) {
      let own = try SwapText.all(english).map { $0.benefit }
      #expect(try Set(own).isDisjoint(with: SwapText.all(german).map { $0.benefit }))
    }
  }
}
