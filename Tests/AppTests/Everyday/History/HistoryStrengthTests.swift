// The strength of what was used, on the log itself.
import App
import Engine
import Testing

@Suite("The strength on a log") struct HistoryStrengthTests {
  /// 20 mg/ml at the start of a way down that began on 30 March 2026.
  private static let plan = SampleJournal.plan(
    Plan(
      fromDay: Day(text: "2026-03-30")!, kind: .reduce, baseline: 100_000,
      quitDay: Day(text: "2026-06-29")!, ladderStart: 20), of: Person.vape)

  private func entry(_ person: Person) -> Entry? {
    person.journal.entities.filter { $0.kind == Entry.kind }.compactMap { Entry($0) }.last
  }

  @Test("One press notes the plan's strength with it, and nothing where no plan lowers one")
  func logged() {
    var planned = Person(at: .today, [Given.tracker(.vape), Self.plan])
    planned.press("log-1")
    #expect(entry(planned)?.strength == 20)
    #expect(planned.words.contains("20 mg/ml"))
    var plain = Person(at: .today, [Given.tracker(.vape)])
    plain.press("log-1")
    #expect(entry(plain)?.strength == nil)
  }

  @Test("In the history it is changed, taken back, and refused outside 0 to 100")
  func changed() {
    var person = Person(
      at: .history,
      [Given.tracker(.vape), Given.entry(1, "2026-03-31", "08:00", more: [.strength(10)])])
    func open() { person.press("row-" + Given.name(1).text) }
    open()
    #expect(person.parts.fields["record-strength"]?.value == "10")
    person.type("101", into: "record-strength")
    #expect(person.press("save-record") == [])
    person.type("3", into: "record-strength")
    person.press("save-record")
    #expect(entry(person)?.strength == 3)
    open()
    person.type("", into: "record-strength")
    person.press("save-record")
    #expect(entry(person)?.strength == nil)
  }

  @Test("What is added for earlier has the plan's strength, cigarettes have none")
  func added() {
    var person = Person(at: .history, [Given.tracker(.vape), Self.plan])
    person.press("add-earlier")
    #expect(person.parts.fields["record-strength"]?.value == "20")
    person.press("save-record")
    #expect(entry(person)?.strength == 20)
    var smoker = Person(at: .history, [Given.tracker(.cigarettes)])
    smoker.press("add-earlier")
    #expect(smoker.parts.fields["record-strength"] == nil)
  }

  @Test("It has a column of its own in the table")
  func table() {
    let person = Person(
      at: .history,
      [Given.tracker(.vape), Given.entry(1, "2026-03-31", "08:00", more: [.strength(10)])])
    let csv = EntriesTable.csv(person.program.state.desk.records)
    let lines = String(decoding: csv, as: UTF8.self).split(separator: "\r\n")
    #expect(lines[0].hasSuffix(",note,minutes,strength,id"))
    #expect(lines[1].hasSuffix(",10," + Given.name(1).text))
  }
}

extension Field {
  fileprivate static func strength(_ strength: Int) -> Field { Entry.field(strength: strength) }
}
