// A craving that ended in use and its entry stay together when History changes the end.
import App
import Engine
import Testing

@Suite("How a craving ended, and the entry that tells of it")
struct HistoryCravingTests {
  static let day = Day(text: "2026-03-30")!
  let name = Given.name(5)
  let linked = Given.entry(
    1, "2026-03-30", "08:05", more: [Field("craving", .text(Given.name(5).text))])

  func craving(_ outcome: CravingOutcome?, of tracker: Identifier? = nil) -> Draft {
    Given.craving(
      5, "2026-03-30", "08:00",
      more: (outcome.map { [Field("outcome", .text($0.rawValue))] } ?? [])
        + (tracker.map { [Field("tracker", .text($0.text))] } ?? []))
  }

  /// Opens the craving in History, picks an end and saves.
  func change(_ person: inout Person, to outcome: String) -> [Effect] {
    person.press("row-" + name.text)
    person.press("outcome-" + outcome)
    return person.press("save-record")
  }

  func used(_ person: Person, of tracker: Identifier = Person.vape) -> Int64? {
    person.program.state.desk.overview.use(of: tracker).amount(on: Self.day)
  }

  @Test("When it was no use after all the entry goes, and undo brings both back")
  func notUsed() {
    for outcome in ["passed", "open"] {
      var person = Person(
        at: .history, [Given.tracker(.vape), craving(.used, of: Person.vape), linked])
      #expect(used(person) == 1000)
      #expect(change(&person, to: outcome).savedToken == 1, "in one write")
      #expect(used(person) == nil)
      person.press("undo")
      #expect(used(person) == 1000)
      #expect(Craving(person.journal[name]!)?.outcome == .used)
    }
  }

  @Test("When it was use after all there is an entry at its time, and undo takes it away")
  func usedAfterAll() {
    var person = Person(at: .history, [Given.tracker(.vape), craving(.passed)])
    #expect(change(&person, to: "used").savedToken == 1)
    let entries = person.journal.sorted.compactMap { $0.kind == Entry.kind ? Entry($0) : nil }
    #expect(entries.map { $0.tracker } == [Person.vape])
    #expect(entries.map { $0.craving } == [name])
    #expect(entries.map { $0.at } == [Craving(person.journal[name]!)?.at])
    #expect(entries.map { $0.day } == [Self.day])
    #expect(entries.map { $0.offset.minutes } == [120])
    #expect(used(person) == 1000)
    person.press("undo")
    #expect(used(person) == nil)
    #expect(Craving(person.journal[name]!)?.outcome == .passed)
  }

  @Test("Changing back and forth leaves one entry, the first one")
  func backAndForth() {
    var person = Person(
      at: .history, [Given.tracker(.vape), craving(.used, of: Person.vape), linked])
    for outcome in ["passed", "used", "open", "used"] { _ = change(&person, to: outcome) }
    #expect(used(person) == 1000)
    #expect(
      person.journal.entities.filter { $0.kind == Entry.kind }.map { $0.id } == [Given.name(1)])
  }

  @Test("Another answer about the craving leaves the entries as they are")
  func otherAnswers() {
    for outcome in [CravingOutcome.used, .passed] {
      var person = Person(
        at: .history, [Given.tracker(.vape), craving(outcome, of: Person.vape), linked])
      person.press("row-" + name.text)
      person.press("trigger-coffee")
      person.press("save-record")
      #expect(used(person) == 1000)
    }
  }

  @Test(
    "Where several things are watched the person says what it was; without a word none is made up")
  func several() {
    let drafts = [Given.tracker(.vape), Given.tracker(.cigarettes), craving(.passed)]
    var person = Person(at: .history, drafts)
    person.press("row-" + name.text)
    #expect(person.parts.presses["record-tracker-" + Person.smoking.text] == nil)
    person.press("outcome-used")
    person.press("record-tracker-" + Person.smoking.text)
    person.press("save-record")
    #expect(used(person, of: Person.smoking) == 1000)
    #expect(used(person) == nil)
    #expect(Craving(person.journal[name]!)?.tracker == Person.smoking)

    var silent = Person(at: .history, drafts)
    _ = change(&silent, to: "used")
    #expect(Craving(silent.journal[name]!)?.outcome == .used)
    #expect(silent.program.state.desk.overview.entryCount == 0)
  }
}
