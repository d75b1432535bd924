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
    #expect(person.program.state.desk.route == route)
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

  /// The privacy page as a server with this name gives it.
  private func privacy(_ language: Language, _ operatorName: String) -> Person {
    let device = Device(json: .object([JSONMember("operator", .string(operatorName))]))
    return Person(at: .privacy, language: language, device: device)
  }

  @Test(
    "Privacy says who runs the server, or that nobody left a name", arguments: Language.allCases)
  func operatorName(_ language: Language) {
    let none =
      language == .english ? "has left no name here" : "keinen Namen hinterlassen"
    let unnamed = Person(at: .privacy, language: language)
    let named = privacy(language, "Verein Rotschwanz")
    #expect(unnamed.words.contains(none) && !named.words.contains(none))
    #expect(named.parts.texts.filter { $0.contains("Verein Rotschwanz") }.count == 1)
  }

  @Test("Privacy says that whoever serves the app serves its code", arguments: Language.allCases)
  func code(_ language: Language) {
    let words =
      language == .english
      ? "whoever serves the app also serves its code"
      : "Wer die App ausliefert, liefert auch ihren Code"
    #expect(Person(at: .privacy, language: language).words.contains(words))
  }

  @Test("A name without an end is cut")
  func longName() {
    let words = privacy(.english, String(repeating: "x", count: 500)).words
    #expect(words.contains(String(repeating: "x", count: 120)))
    #expect(!words.contains(String(repeating: "x", count: 121)))
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
