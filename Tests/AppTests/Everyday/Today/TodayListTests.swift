// What Today lists: the entries of the day, and what is only to be read.
import App
import Engine
import Testing

@Suite("Today's list") struct TodayListTests {
  private static let puffs = [
    Given.tracker(.vape), Given.entry(1, "2026-03-31", "08:15"),
    Given.entry(2, "2026-03-31", "11:40", amount: 3000), Given.entry(3, "2026-03-30", "21:00"),
  ]

  @Test("The entries of today stand on Today, newest first, with their time and amount")
  func entries() {
    let person = Person(at: .today, Self.puffs)
    let rows = person.parts.rows.filter { $0.key.hasPrefix("row-") }
    #expect(rows.map { $0.title } == ["3 puffs", "1 puff"])
    #expect(rows.map { $0.value } == ["11:40", "08:15"])
    #expect(person.words.contains("Noted today · 2"))
    #expect(!Person(at: .today, [Given.tracker(.vape)]).words.contains("Noted today"))
  }

  @Test("A press on one opens it: it is changed or deleted there, and undo brings it back")
  func opened() {
    var person = Person(at: .today, Self.puffs)
    person.press("row-" + Given.name(1).text)
    person.type("2", into: "record-amount")
    person.press("save-record")
    #expect(person.journal[Given.name(1)].flatMap { Entry($0) }?.amount == 2000)
    person.press("row-" + Given.name(2).text)
    person.press("delete-record")
    #expect(person.parts.rows.filter { $0.key.hasPrefix("row-") }.count == 1)
    person.press("undo")
    #expect(person.parts.rows.filter { $0.key.hasPrefix("row-") }.count == 2)
    #expect(person.twins() == [])
  }

  @Test("More than three lead on to the page of the day", arguments: Language.allCases)
  func many(_ language: Language) {
    let drafts = (1...7).map { Given.entry($0, "2026-03-31", "0\($0):00") }
    let person = Person(at: .today, [Given.tracker(.vape)] + drafts, language: language)
    #expect(person.parts.rows.filter { $0.key.hasPrefix("row-") }.count == 3)
    #expect(person.parts.links.contains("#/day/2026-03-31"))
    #expect(person.words.contains(language == .english ? "Noted today" : "Heute notiert"))
  }

  @Test("The made-up journal shows the insight of the week and the idea of the day")
  func demo() {
    var person = Person(at: .opening)
    person.press("look-around")
    #expect(person.parts.cards.contains("insight"))
    #expect(person.words.contains("One idea"))
  }

  @Test("Help is one press from Today, also before anything is watched")
  func help() {
    #expect(Person(at: .today, Self.puffs).parts.links.contains("#/help"))
    let begun = Draft.create(
      Settings.identifier, kind: Settings.kind, [Field("welcomedAt", .int(1))])
    #expect(Person(at: .today, [begun]).parts.links.contains("#/help"))
  }

  @Test("A long press on the button that notes one opens the rarer ways and notes nothing")
  func held() {
    var person = Person(at: .today, Self.puffs)
    let held = person.parts.buttons["log-1"]?.held
    #expect(held != nil)
    let page = String(decoding: person.program.render(person.moment), as: UTF8.self)
    #expect(page.contains("data-on-contextmenu") && page.contains("aria-keyshortcuts"))
    let count = person.program.state.desk.overview.entryCount
    if let held { _ = person.program.send(held, person.moment) }
    #expect(person.parts.buttons["total"] != nil && person.parts.buttons["log-5"] != nil)
    #expect(person.program.state.desk.overview.cravings.count == 0)
    #expect(person.program.state.desk.overview.entryCount == count)
  }
}
