// The prose about the first weeks without nicotine, built as the app gets it.

import Engine
import Testing

struct WithdrawalFilesTests {
  @Test("Every described day has words of its own in each language, and no other day has")
  func whole() throws {
    let days = WithdrawalDay.described.map { "day\($0)" }.sorted()
    for (language, entries) in try BuiltLibrary(.withdrawal).entries {
      #expect(entries.map { $0.id }.sorted() == days, "\(language)")
      let texts = entries.map { $0.fact("text") ?? "" }
      #expect(Set(texts).count == 28, "\(language)")
      #expect(texts.allSatisfy { $0.count > 60 && $0.hasSuffix(".") }, "\(language)")
      #expect(entries.allSatisfy { $0.facts.count == 1 && $0.steps.isEmpty }, "\(language)")
    }
  }

  @Test("No sentence is the same in both languages")
  func twins() throws {
    let entries = try BuiltLibrary(.withdrawal).entries
    for (english, german) in zip(entries["en"] ?? [], entries["de"] ?? []) {
      #expect(english.id == german.id && english.fact("text") != german.fact("text"))
    }
  }
}
