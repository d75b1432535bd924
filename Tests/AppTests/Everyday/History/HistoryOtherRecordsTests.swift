// Day totals and cravings in History.
import App
import Engine
import Testing

@Suite("Totals, cravings and what was forgotten")
struct HistoryOtherRecordsTests {
  let journal = [Given.tracker(.vape), Given.entry(1, "2026-03-30", "09:05", amount: 3000)]

  @Test("Deleting a day's total brings its single entries back")
  func deletedTotal() {
    var person = Person(at: .history, journal + [Given.total("2026-03-30", 12000)])
    let total = DayTotal.identifier(of: Person.vape, on: Day(text: "2026-03-30")!)
    person.press("row-" + total.text)
    #expect(person.parts.fields["record-date"] == nil)
    person.press("delete-record")
    let use = person.program.state.desk.overview.use(of: Person.vape)
    #expect(use.amount(on: Day(text: "2026-03-30")!) == 3000)
    #expect(person.words.contains("The single entries of that day count again."))
  }

  @Test("A total may be nothing at all, and only its amount is written")
  func totalOfZero() {
    var person = Person(at: .history, journal + [Given.total("2026-03-30", 12000)])
    let total = DayTotal.identifier(of: Person.vape, on: Day(text: "2026-03-30")!)
    person.press("row-" + total.text)
    person.type("-3", into: "record-amount")
    #expect(person.press("save-record") == [])
    #expect(person.parts.fields["record-amount"]?.problem == "A number from 0 to 100,000.")
    person.type("0", into: "record-amount")
    person.press("save-record")
    #expect(person.journal[total]?.edits.map { $0.name } == ["amount"])
    #expect(
      person.program.state.desk.overview.use(of: Person.vape).amount(on: Day(text: "2026-03-30")!)
        == 0)
  }

  @Test("Something earlier is added with its time, zone and day, and can be taken back")
  func adding() {
    var person = Person(at: .history, journal)
    person.press("add-earlier")
    #expect(person.parts.buttons["delete-record"] == nil)
    #expect(person.parts.fields["record-date"]?.value == "2026-03-31")
    #expect(person.parts.fields["record-time"]?.value == "12:00")
    person.type("2020-02-29", into: "record-date")
    person.type("02:00", into: "record-time")
    person.type("4", into: "record-amount")
    let id = person.program.state.history.editing!
    #expect(person.press("save-record").savedToken == 1)
    let entity = person.journal[id]!
    let entry = Entry(entity)!
    #expect(entry.tracker == Person.vape)
    #expect(entry.amount == 4000)
    #expect(entry.day == Day(text: "2020-02-28"))
    #expect(entry.offset.minutes == 60)
    #expect(entity["zone"] == .text("Europe/Berlin"))
    #expect(entity["note"] == nil)
    person.press("undo")
    #expect(person.journal[id]?.isVisible == false)
  }

  @Test("Closing the sheet of something earlier writes nothing")
  func addingNothing() {
    var person = Person(at: .history, journal)
    person.press("add-earlier")
    person.press("close")
    #expect(person.journal.entities.count == 2)
    #expect(person.program.screen(person.moment).sheet == nil)
  }

  @Test("Adding to a day that stands as one number says that the number stays")
  func addingToTotal() {
    var person = Person(at: .history, journal + [Given.total("2026-03-30", 12000)])
    person.press("add-earlier")
    person.type("2026-03-30", into: "record-date")
    #expect(person.words.contains("That number stays as it is."))
  }

  @Test("With several trackers the person says what it was")
  func addingToSecond() {
    var person = Person(at: .history, journal + [Given.tracker(.cigarettes)])
    person.press("add-earlier")
    person.press("record-tracker-" + Person.smoking.text)
    person.press("save-record")
    #expect(person.parts.rows.first?.title == "1 cigarette")
  }

  @Test("Each answer about a craving can be changed and taken away")
  func craving() {
    let ended = UTCOffset(minutes: 120)!.instant(
      Day(text: "2026-03-30")!, TimeOfDay(text: "08:05")!)
    let draft = Given.craving(
      5, "2026-03-30", "08:00",
      more: [
        Field("intensity", .int(7)), Field("triggers", .list([.text("own:the bus")])),
        Field("endedAt", .int(ended.milliseconds)), Field("outcome", .text("used")),
      ])
    var person = Person(at: .history, journal + [draft])
    person.press("row-" + Given.name(5).text)
    person.press("record-intensity-3")
    person.press("trigger-own:the bus")
    person.press("trigger-coffee")
    person.press("outcome-passed")
    person.type("07:30", into: "record-time")
    person.press("save-record")
    let craving = Craving(person.journal[Given.name(5)]!)!
    #expect(craving.intensity == 3)
    #expect(craving.triggers == ["coffee"])
    #expect(craving.outcome == .passed)
    #expect(craving.endedAt == ended.adding(milliseconds: -30 * Milliseconds.minute))
    person.press("row-" + Given.name(5).text)
    person.press("no-intensity")
    person.press("outcome-open")
    person.press("save-record")
    let open = Craving(person.journal[Given.name(5)]!)!
    #expect(open.intensity == nil)
    #expect(open.outcome == nil)
    #expect(open.triggers == ["coffee"])
  }

  @Test("Everything on the page has an identity of its own")
  func identities() {
    let drafts =
      journal + [
        Given.craving(5, "2026-03-30", "08:00"), Given.tracker(.cigarettes),
        Given.total("2026-03-29", 1000),
      ]
    var person = Person(at: .history, drafts)
    #expect(person.twins() == [])
    for key in ["row-" + Given.name(1).text, "row-" + Given.name(5).text, "add-earlier"] {
      person.press(key)
      #expect(person.twins() == [])
      person.press("close")
    }
  }

  @Test("The sheets speak kindly in every language", arguments: Language.allCases)
  func words(_ language: Language) {
    let drafts = journal + [Given.craving(5, "2026-03-30", "08:00"), Given.tracker(.cigarettes)]
    var person = Person(at: .history, drafts, language: language)
    var words = person.words
    for key in ["row-" + Given.name(1).text, "row-" + Given.name(5).text, "add-earlier"] {
      person.press(key)
      person.type("9999-99-99", into: "record-date")
      person.press("save-record")
      words += person.words
      person.press("close")
    }
    for word in unkindWords { #expect(!words.contains(word), "\(word)") }
  }
}
