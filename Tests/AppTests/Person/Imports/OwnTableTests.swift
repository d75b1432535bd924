// The table that the app saves for spreadsheets, on its way back.
import App
import Engine
import Testing

@Suite("The app reads the table that it writes")
struct OwnTableTests {
  static let smoked = [
    Given.tracker(.vape), Given.entry(1, "2026-03-30", "09:05", amount: 2500),
    Given.total("2026-03-29", 12000),
    Given.craving(
      2, "2026-03-31", "08:00",
      more: [
        Field("intensity", .int(7)), Field("intensityAfter", .int(2)),
        Field("outcome", .text("passed")), Field("minutes", .int(12)),
        Field("triggers", .list([.text("own:tea; milk"), .text("coffee"), .text("own:bus")])),
        Field("note", .text("=1+1, \"now\"\nand then")), Field("place", .text("own:the dock")),
        Field("company", .text("alone")), Field("action", .text("walk")),
        Field("technique", .text("walk")), Field("tracker", .text(Person.vape.text)),
      ]),
    Given.craving(3, "2026-03-31", "09:00"),
    .create(
      Given.name(4), kind: Dose.kind,
      [
        Field("at", .int(1_774_951_200_000)), Field("product", .text("gum")),
        Field("day", .int(Int64(Day(text: "2026-03-31")!.number))), Field("strength", .int(4)),
      ]),
  ]

  func table(_ person: Person) -> [UInt8] { EntriesTable.csv(person.program.state.desk.records) }

  func cravings(_ person: Person) -> [Craving] {
    var cravings: [Craving] = []
    for case .craving(let craving) in person.program.state.desk.records.all {
      cravings.append(craving)
    }
    return cravings
  }

  func bring(_ bytes: [UInt8], _ person: inout Person) {
    person.press("import-pick")
    person.receive(.filePicked(token: 2, bytes))
  }

  @Test("An empty journal gets the same cravings, totals, entries and doses, and twice no doubles")
  func roundTrip() {
    let old = Person(at: .today, Self.smoked)
    #expect(cravings(old).count == 2)
    var new = Person(at: .imports, [Given.tracker(.cigarettes)])
    bring(table(old), &new)
    #expect(new.words.contains("1 tracker, 5 new entries."))
    new.press("import-go")
    #expect(new.words.contains("Brought in: 1 tracker, 5 new entries."))
    #expect(cravings(new) == cravings(old))
    #expect(table(new) == table(old))
    let after = JournalWriter.json(new.journal)
    bring(table(old), &new)
    #expect(new.words.contains("1 tracker, 0 new entries. 5 already here"))
    #expect(new.press("import-go") == [])
    #expect(JournalWriter.json(new.journal) == after)
  }

  @Test("Brought back to where it comes from, the table changes nothing, and makes no twin")
  func sameJournal() {
    let name = Field("name", .text("Chess"))
    let own = Draft.create(
      Given.name(9), kind: Tracker.kind, [Field("aim", .text("build")), name])
    var person = Person(
      at: .imports,
      Self.smoked + [own, Given.entry(8, "2026-03-30", "10:00", of: Given.name(9))])
    let before = JournalWriter.json(person.journal)
    bring(table(person), &person)
    #expect(person.words.contains("2 trackers, 0 new entries. 6 already here"))
    #expect(person.press("import-go") == [])
    #expect(JournalWriter.json(person.journal) == before)
  }

  @Test("What was brought in and taken back can be brought in again")
  func again() {
    let old = Person(at: .today, Self.smoked)
    var new = Person(at: .imports, [Given.tracker(.vape)])
    bring(table(old), &new)
    new.press("import-go")
    new.press("undo")
    #expect(cravings(new).isEmpty)
    bring(table(old), &new)
    new.press("import-go")
    #expect(table(new) == table(old))
  }

  @Test("Cravings of no tracker come in alone")
  func cravingsAlone() {
    let old = Person(at: .today, [Given.craving(3, "2026-03-31", "09:00")])
    var new = Person(at: .imports, [Given.tracker(.cigarettes)])
    bring(table(old), &new)
    new.press("import-go")
    #expect(cravings(new) == cravings(old))
  }

  @Test(
    "A row that cannot be read is named and may be left out",
    arguments: [
      ("2026-03-31T08:00:00+02:00", "at eight"), (",passed,", ",gone,"),
      (",7,2,", ",11,2,"),
    ])
  func broken(was: String, becomes: String) {
    let old = Person(at: .today, Self.smoked)
    let text = String(decoding: table(old), as: UTF8.self)
    #expect(text.contains(was))
    let bytes = Array(text.replacing(was, with: becomes).utf8)
    var new = Person(at: .imports, [Given.tracker(.cigarettes)])
    bring(bytes, &new)
    #expect(new.parts.presses["import-go"] == nil)
    new.press("import-leave-out")
    new.press("import-go")
    #expect(cravings(new).count == 1)
    #expect(new.program.state.desk.overview.entryCount == 1)
  }

  @Test("What a table holds only in part is left to a backup", arguments: Language.allCases)
  func parts(_ language: Language) {
    let thought = Draft.create(
      Given.name(5), kind: Thought.kind,
      [
        Field("at", .int(1_774_951_200_000)), Field("thought", .text("one")),
        Field("day", .int(Int64(Day(text: "2026-03-31")!.number))),
      ])
    let old = Person(at: .today, [thought, Given.craving(3, "2026-03-31", "09:00")])
    var new = Person(at: .imports, [Given.tracker(.cigarettes)], language: language)
    bring(table(old), &new)
    let line =
      language == .english
      ? "1: of a kind that only a backup brings back."
      : "1: von einer Art, die nur eine Sicherung zurückbringt."
    #expect(new.words.contains(line))
  }
}
