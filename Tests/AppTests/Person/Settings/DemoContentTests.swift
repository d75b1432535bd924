// The made-up journal has something to show on the pages that a journal of a few weeks fills.
import App
import Engine
import Testing

@Suite("The made-up journal fills the pages")
struct DemoContentTests {
  static func looking(_ language: Language = .english) -> Person {
    var person = Person(at: .opening, language: language)
    person.press("look-around")
    return person
  }

  @Test(
    "Pages that fill up with use have rows",
    arguments: [
      (Route.history, "row-"), (.thoughts, ""), (.ifThen, ""), (.milestones, ""),
      (.techniques, "row-"),
    ])
  func pages(_ route: Route, _ prefix: String) {
    var person = Self.looking()
    person.receive(.addressed(route.address))
    #expect(person.parts.rows.contains { $0.key.hasPrefix(prefix) }, "\(route)")
  }

  @Test("It saves for something, with money that is there already")
  func savings() {
    var person = Self.looking()
    person.receive(.addressed(Route.savings.address))
    #expect(person.words.contains("A weekend by the sea"))
    let state = person.program.state
    let today = Day(text: "2026-03-31")!
    #expect(state.desk.overview.envelope(in: .euro, today: today).available.minorUnits > 0)
  }

  @Test("It says what a technique did, and offers one by its record or as a trial")
  func techniques() {
    let overview = Self.looking().program.state.desk.overview
    let history = TechniqueHistory(overview.cravings)
    #expect(history.observations >= TechniqueLearner.leastObservations)
    #expect(history.records.contains { $0.measured > 0 && $0.fallen > 0 })
    var person = Self.looking()
    person.press("craving")
    person.press("skip-breath")
    person.press("next")
    #expect(person.words.contains("Helped you") || person.words.contains("tried little"))
  }

  @Test(
    "Its own words are in the language of the person, and kind",
    arguments: [(Language.english, "Five minutes outside"), (.german, "Fünf Minuten draußen")])
  func words(_ language: Language, _ words: String) {
    let overview = Self.looking(language).program.state.desk.overview
    #expect(overview.thoughts.first.map { $0[.reframe].hasPrefix(words) } == true)
    for text in [
      overview.debriefs.first?.text ?? "!", overview.wishes.first?.title ?? "!",
      overview.reasons.last?.text ?? "!",
    ] + Thought.Part.allCases.map({ overview.thoughts.first?[$0] ?? "!" }) {
      for word in unkindWords { #expect(!text.contains(word), "\(text)") }
    }
  }
}
