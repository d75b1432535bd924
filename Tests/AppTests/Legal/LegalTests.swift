// The plain texts: complete, in both languages, and true.
import App
import Engine
import Testing

@Suite("The plain texts")
struct LegalTests {
  static let routes: [Route] = [.privacy, .terms, .notMedicalAdvice]

  @Test(
    "Each can be read before the first question, and back leads to the opening page",
    arguments: routes, Language.allCases)
  func beforeTheFirstQuestion(_ route: Route, _ language: Language) {
    let person = Person(at: route, language: language)
    #expect(person.program.state.route == route)
    let screen = person.program.screen(person.moment)
    #expect(screen.back == .opening)
    #expect(person.parts.texts.count > 5)
    for other in LegalTests.routes where other != route {
      #expect(person.parts.links.contains(other.address))
    }
    for word in unkindWords { #expect(!person.words.contains(word), "\(word)") }
  }

  @Test("Who has begun goes back to the settings", arguments: routes)
  func afterwards(_ route: Route) {
    let person = Person(at: route, [Given.tracker(.vape)])
    #expect(person.program.screen(person.moment).back == .settings)
  }

  @Test("The emergency numbers stand first", arguments: Language.allCases)
  func emergency(_ language: Language) {
    let texts = Person(at: .notMedicalAdvice, language: language).parts.texts
    for number in ["112", "911", "999"] { #expect(texts[2].contains(number)) }
  }

  @Test("As the privacy page says, a deleted line stays in a backup file, marked as deleted")
  func deletedLines() {
    var person = Person(
      at: .history,
      [
        Given.tracker(.vape),
        Given.entry(1, "2026-03-30", "09:05", more: [Field("note", .text("at the bus"))]),
      ])
    person.press("row-" + Given.name(1).text)
    person.press("delete-record")
    let file = String(decoding: JournalWriter.json(person.journal), as: UTF8.self)
    let line = file.split(separator: "\n").first { $0.contains("at the bus") }
    #expect(line?.contains("\"deleted\":") == true)
  }

  @Test("Both languages say equally much", arguments: routes)
  func twins(_ route: Route) {
    let english = Person(at: route, language: .english).parts.texts
    let german = Person(at: route, language: .german).parts.texts
    #expect(english.count == german.count)
    for (one, other) in zip(english, german) where !one.isEmpty { #expect(one != other) }
  }
}
