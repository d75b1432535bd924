// Editing, adding and deleting in History.
import App
import Engine
import Testing

@Suite("Records are mended where they stand")
struct HistoryEditingTests {
  let journal = [
    Given.tracker(.vape),
    Given.entry(1, "2026-03-31", "09:05", amount: 3000),
    Given.entry(2, "2026-03-28", "23:30", offset: 60),
  ]

  func opened(
    _ number: Int, more: [Draft] = [], language: Language = .english, zone: Zone = Person.berlin
  ) -> Person {
    var person = Person(at: .history, journal + more, language: language, zone: zone)
    person.press("row-" + Given.name(number).text)
    return person
  }

  func entry(_ person: Person, _ number: Int = 1) -> Entry? {
    person.journal[Given.name(number)].flatMap { Entry($0) }
  }

  func edits(_ person: Person, _ number: Int = 1) -> [String] {
    person.journal[Given.name(number)]?.edits.map { $0.name } ?? []
  }

  @Test("Changing the amount writes the amount and no other field")
  func amount() {
    var person = opened(1)
    person.type("2,5", into: "record-amount")
    let effects = person.press("save-record")
    #expect(effects.savedToken == 1)
    #expect(entry(person)?.amount == 2500)
    #expect(edits(person) == ["amount"])
    #expect(person.program.state.history.editing == nil)
    #expect(person.words.contains("2.5 puffs"))
    person.press("undo")
    #expect(entry(person)?.amount == 3000)
  }

  @Test("Saving without a change writes nothing and closes")
  func unchanged() {
    var person = opened(1)
    #expect(person.press("save-record") == [])
    #expect(person.program.state.history.editing == nil)
    #expect(edits(person) == [])
  }

  @Test("A large amount can be mended: its digits are not grouped in the field")
  func largeAmount() {
    var person = opened(3, more: [Given.entry(3, "2026-03-31", "08:00", amount: 1_500_000)])
    #expect(person.parts.fields["record-amount"]?.value == "1500")
    person.type("1501", into: "record-amount")
    person.press("save-record")
    #expect(entry(person, 3)?.amount == 1_501_000)
  }

  static let refused: [(field: String, text: String)] = [
    ("record-amount", ""), ("record-amount", "0"), ("record-amount", "0.0"),
    ("record-amount", "-1"), ("record-amount", "many"), ("record-amount", "1.2345"),
    ("record-amount", "100000.001"), ("record-amount", "999999999999999999999"),
    ("record-date", ""), ("record-date", "1899-12-31"), ("record-date", "2026-02-30"),
    ("record-date", "275760-09-13"), ("record-date", "2026-04-01"), ("record-time", ""),
    ("record-time", "24:00"), ("record-time", "12:01"), ("record-time", "noon"),
    ("record-note", String(repeating: "a", count: 501)),
  ]

  @Test(
    "What cannot be saved stays as it was typed, and a sentence says why",
    arguments: refused, Language.allCases)
  func refusal(_ input: (field: String, text: String), _ language: Language) {
    var person = opened(1, language: language)
    person.type(input.text, into: input.field)
    #expect(person.press("save-record") == [])
    #expect(person.parts.fields[input.field]?.value == input.text)
    let problems = person.parts.fields.values.compactMap { $0.problem }
    #expect(problems.count == 1)
    #expect(edits(person) == [])
    #expect(person.program.state.history.editing == Given.name(1))
  }

  @Test("A problem is only shown after the person tried to save, and goes when it is mended")
  func problemsComeLate() {
    var person = opened(1)
    person.type("", into: "record-amount")
    #expect(person.parts.fields["record-amount"]?.problem == nil)
    person.press("record-enter")
    #expect(person.parts.fields["record-amount"]?.problem != nil)
    person.type("4", into: "record-amount")
    #expect(person.parts.fields["record-amount"]?.problem == nil)
  }

  @Test("A time after midnight and before the day starts counts for the day before")
  func afterMidnight() {
    var person = opened(2)
    person.type("2026-03-29", into: "record-date")
    person.type("01:30", into: "record-time")
    #expect(person.words.contains("Counts for Saturday."))
    person.press("save-record")
    // 01:30 on the 29th is still winter time.
    #expect(
      entry(person, 2)?.at
        == UTCOffset(minutes: 60)!.instant(
          Day(text: "2026-03-29")!, TimeOfDay(text: "01:30")!))
    #expect(entry(person, 2)?.day == Day(text: "2026-03-28"))
    #expect(edits(person, 2) == ["at", "offset"])
  }

  @Test("Moving a time over the change of the clock takes the offset of then")
  func summerTime() {
    var person = opened(2)
    person.type("2026-03-29", into: "record-date")
    person.type("12:00", into: "record-time")
    person.press("save-record")
    #expect(entry(person, 2)?.offset.minutes == 120)
    #expect(entry(person, 2)?.day == Day(text: "2026-03-29"))
    #expect(entry(person, 2)?.at?.milliseconds == 1_774_778_400_000)
  }

  @Test("A day that the person chose stays when the time is changed")
  func chosenDay() {
    var person = opened(2)
    person.type("2026-03-29", into: "record-date")
    person.type("01:30", into: "record-time")
    person.press("counts-2026-03-29")
    person.press("save-record")
    #expect(entry(person, 2)?.day == Day(text: "2026-03-29"))
    #expect(entry(person, 2)?.dayChosen == true)
    person.press("row-" + Given.name(2).text)
    #expect(person.parts.picked.contains("counts-2026-03-29"))
    person.type("02:45", into: "record-time")
    person.press("save-record")
    #expect(entry(person, 2)?.day == Day(text: "2026-03-29"))
    person.press("row-" + Given.name(2).text)
    person.press("counts-2026-03-28")
    person.press("save-record")
    #expect(entry(person, 2)?.day == Day(text: "2026-03-28"))
    #expect(entry(person, 2)?.dayChosen == false)
  }

  @Test("An entry from another zone keeps the clock under which it was made")
  func otherZone() {
    let tokyo = Given.entry(3, "2026-03-20", "22:00", offset: 540)
    var person = opened(3, more: [tokyo])
    #expect(person.parts.fields["record-time"]?.value == "22:00")
    person.type("21:30", into: "record-time")
    person.press("save-record")
    #expect(entry(person, 3)?.offset.minutes == 540)
    #expect(entry(person, 3)?.day == Day(text: "2026-03-20"))
    #expect(
      entry(person, 3)?.at
        == UTCOffset(minutes: 540)!.instant(
          Day(text: "2026-03-20")!, TimeOfDay(text: "21:30")!))
  }

  @Test("A changed day start leaves the days of the past as they are")
  func changedDayStart() {
    let settings = Draft.create(
      Settings.identifier, kind: Settings.kind, [Field("dayStart", .int(0))])
    var person = opened(
      3, more: [settings, Given.entry(3, "2026-03-31", "01:10", day: "2026-03-30")])
    person.type("a note", into: "record-note")
    person.press("save-record")
    #expect(edits(person, 3) == ["note"])
    #expect(entry(person, 3)?.day == Day(text: "2026-03-30"))
  }

  @Test("An entry of which only the day is known can get another day, or a time")
  func dayOnly() {
    let id = Given.name(3)
    let draft = Draft.create(
      id, kind: Entry.kind,
      [
        Field("tracker", .text(Person.vape.text)),
        Field("day", .int(Int64(Day(text: "2026-03-20")!.number))),
      ])
    var person = opened(3, more: [draft])
    #expect(person.parts.fields["record-time"]?.value == "")
    person.type("2026-03-21", into: "record-date")
    person.press("save-record")
    #expect(entry(person, 3)?.day == Day(text: "2026-03-21"))
    #expect(entry(person, 3)?.at == nil)
    person.press("row-" + id.text)
    person.type("10:00", into: "record-time")
    person.press("save-record")
    #expect(entry(person, 3)?.at != nil)
    #expect(entry(person, 3)?.day == Day(text: "2026-03-21"))
  }

  @Test("A deleted entry goes at once and comes back with undo", arguments: Language.allCases)
  func deletion(_ language: Language) {
    var person = opened(1, language: language)
    person.press("delete-record")
    #expect(person.journal[Given.name(1)]?.isVisible == false)
    #expect(person.words.contains(language == .english ? "Deleted." : "Gelöscht."))
    #expect(person.parts.rows.count == 1)
    person.press("undo")
    #expect(entry(person)?.amount == 3000)
    #expect(person.parts.rows.count == 2)
  }

  @Test("A record that another device deleted meanwhile opens nothing")
  func gone() {
    var person = Person(at: .history, journal)
    _ = person.program.send(.history(.pressedRow(Given.name(99))), person.moment)
    #expect(person.program.screen(person.moment).sheet == nil)
    _ = person.program.send(.history(.pressedSave), person.moment)
    _ = person.program.send(.history(.pressedDelete), person.moment)
    #expect(person.parts.rows.count == 2)
  }
}
