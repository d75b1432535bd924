// The page of a day: everything that was on it, and filling it in. The picked day is the day.
import App
import Engine
import Testing

private let picked = Day(text: "2026-03-10")!

private func tracker(_ name: String, _ mode: String, _ more: [Field] = []) -> Draft {
  .create(
    Identifier(kind: "own", name), kind: Tracker.kind,
    [
      Field("aim", .text(mode == "avoidance" ? "quit" : "build")), Field("mode", .text(mode)),
      Field("name", .text(name)), Field("order", .int(5)),
    ] + more)
}

private func key(_ name: String) -> String {
  String(Identifier(kind: "own", name).text.prefix(8))
}

private let levels = Field(
  "levels",
  .list(
    [0, 1, 2].map {
      .list([.int($0), .text("•"), .text("L\($0)"), .text(""), .text("success")])
    }))

extension Person {
  fileprivate func entries() -> [Entry] {
    journal.sorted.filter { $0.kind == Entry.kind && $0.isVisible }.compactMap { Entry($0) }
  }
}

@Suite("Page of a day")
struct DayScreenTests {
  @Test("A look back at a slip stands on its day and on no other")
  func lookBack() {
    let vape = Tracker.identifier(for: .vape)
    let drafts = [
      Given.tracker(.vape),
      .create(
        Debrief.identifier(of: vape, on: picked), kind: Debrief.kind,
        [
          Field("day", .int(Int64(picked.number))), Field("text", .text("A long evening")),
          Field("tracker", .text(vape.text)), Field("trigger", .text("stress")),
        ]),
    ]
    let person = Person(at: .day(picked), drafts)
    #expect(person.parts.words.contains("A long evening"))
    #expect(person.parts.words.contains("Stress"))
    let next = Person(at: .day(picked.adding(days: -1)), drafts)
    #expect(!next.parts.words.contains("A long evening"))
  }

  @Test("All that was on a day stands there with its time; an empty day says so")
  func everything() {
    let drafts = [
      Given.tracker(.vape), Given.entry(1, "2026-03-10", "10:05", amount: 4000),
      Given.craving(2, "2026-03-10", "11:15", more: [Field("outcome", .text("passed"))]),
      Given.entry(3, "2026-03-11", "10:05"),
      .create(
        DayNote.identifier(on: picked), kind: DayNote.kind,
        DayNote.fields("Rain all day", on: picked)),
      .create(
        Pledge.identifier(on: picked), kind: Pledge.kind, Pledge.fields(.pause, "", on: picked)),
      .create(
        DayReview.identifier(on: picked), kind: DayReview.kind,
        DayReview.fields([.hard, .proud], helped: "tea", tomorrow: "sleep", on: picked)),
      .create(
        Given.name(9), kind: Excuse.kind,
        [
          Field("from", .int(Int64(picked.number))), Field("reason", .text("sick")),
          Field("through", .int(Int64(picked.number))),
        ]),
    ]
    let person = Person(at: .day(picked), drafts)
    #expect(person.parts.rows.map { $0.value } == ["11:15", "10:05"])
    for words in [
      "Vaping: 4 puffs", "excused: sick", "Today, I wait a little before I decide.",
      "hard, proud", "What helped: tea", "A line for tomorrow: sleep", "Tuesday, 10 March 2026",
    ] {
      #expect(person.words.contains(words), "\(words)")
    }
    #expect(person.parts.fields["note-text"]?.value == "Rain all day")
    let empty = Person(at: .day(Day(text: "2026-03-20")!), drafts)
    #expect(empty.words.contains("Nothing is recorded for this day"))
    #expect(empty.parts.presses["vape-add"] != nil, "and it can be filled in")
  }

  @Test("A day that has not come offers nothing to fill in")
  func ahead() {
    let person = Person(at: .day(Day(text: "2026-04-01")!), [Given.tracker(.vape)])
    #expect(person.words.contains("This day has not come yet"))
    #expect(person.parts.presses["vape-add"] == nil)
    #expect(person.parts.fields["note-text"] == nil)
  }

  @Test(
    "D10: the picked date wins, whenever the days of the person or the tracker begin",
    arguments: ["03:00", "12:00", "17:59", "18:00", "23:59"])
  func explicitDate(time: String) {
    let now = UTCOffset(minutes: 120)!.instant(Day(text: "2026-03-31")!, TimeOfDay(text: time)!)
    let drafts = [
      Given.tracker(.vape), tracker("glasses", "counter", [Field("cutoffHour", .int(18))]),
      tracker("walk", "yesNo", [Field("cutoffHour", .int(18))]),
      tracker("mood", "levels", [Field("cutoffHour", .int(18)), levels]),
      tracker("phone", "avoidance", [Field("cutoffHour", .int(18))]),
    ]
    var person = Person(at: .day(picked), drafts, now: now)
    person.press("vape-add")
    person.press(key("glasses") + "-add")
    person.press(key("walk") + "-done")
    person.press(key("mood") + "-level-2")
    person.press(key("phone") + "-add")
    let entries = person.entries()
    #expect(entries.count == 5)
    #expect(entries.allSatisfy { $0.day == picked && $0.dayChosen && $0.at == nil })
    let overview = person.program.state.desk.overview
    #expect(overview.levels[Identifier(kind: "own", "mood")]?.level(on: picked) == 2)
    for name in ["glasses", "walk", "phone"] {
      #expect(overview.use(of: Identifier(kind: "own", name)).amount(on: picked) == Entry.unit)
    }
    person.receive(.addressed("#/calendar"))
    #expect(person.parts.days["day-2026-03-10"]?.sentence.contains("1 puff") == true)
  }

  @Test("D10: something with a time keeps the picked day, and goes along when the date is changed")
  func timed() {
    let drafts = [tracker("glasses", "counter", [Field("cutoffHour", .int(18))])]
    var person = Person(at: .day(picked), drafts)
    person.press(key("glasses") + "-timed")
    #expect(person.parts.fields["entry-date"]?.value == "2026-03-10")
    person.type("02:30", into: "entry-time")
    person.press("keep-entry")
    #expect(person.entries().map { $0.day } == [picked])
    person.press(key("glasses") + "-timed")
    person.type("2026-03-12", into: "entry-date")
    person.type("02:30", into: "entry-time")
    person.press("keep-entry")
    #expect(Set(person.entries().map { $0.day.text }) == ["2026-03-10", "2026-03-12"])
  }

  @Test("D11: a level takes the place of the one that the day had, also of one from elsewhere")
  func replaces() {
    let mood = Identifier(kind: "own", "mood")
    let elsewhere = Given.entry(7, "2026-03-10", "20:00", of: mood, more: [Field("level", .int(0))])
    var person = Person(at: .day(picked), [tracker("mood", "levels", [levels]), elsewhere])
    #expect(person.parts.picked == [key("mood") + "-level-0"])
    person.press(key("mood") + "-level-2")
    person.press(key("mood") + "-level-1")
    #expect(person.entries().count == 1)
    #expect(person.parts.picked == [key("mood") + "-level-1"])
    person.press("undo")
    person.receive(.addressed("#/day/2026-03-10"))
    #expect(person.parts.picked == [key("mood") + "-level-2"])
  }

  @Test("D12: a level of drinking keeps the drinks it stands for, on the picked day")
  func drinking() {
    let id = Tracker.identifier(for: .alcohol)
    let alcohol = Draft.create(
      id, kind: Tracker.kind,
      [Field("aim", .text("notice")), Field("substance", .text("alcohol"))]
        + DrinkingWay.byLevel.fields(since: Day(text: "2026-03-01")!))
    var person = Person(at: .day(picked), [alcohol])
    person.press("alcohol-level-2")
    #expect(person.entries().map { $0.amount } == [6000])
    #expect(person.entries().map { $0.level } == [2])
    #expect(person.entries().map { $0.day } == [picked])
    #expect(person.words.contains("Drinking: 6 drinks or more"))
    person.press("alcohol-level-0")
    #expect(person.entries().map { $0.amount } == [0])
    person.press("steady-drinks-1")
    #expect(person.entries().map { $0.amount } == [1000])
    #expect(person.entries().map { $0.day } == [picked])
    person.receive(.addressed("#/calendar"))
    #expect(person.parts.days["day-2026-03-10"]?.fill == .kept)
    #expect(
      person.parts.days["day-2026-03-10"]?.sentence
        == "Tuesday, 10 March 2026. Drinking: 0 or 1 drink.")
  }

  @Test("What was put away stays on its day, and cannot be filled in")
  func archived() {
    let drafts = [
      Given.tracker(.vape), tracker("glasses", "counter", [Field("inCalendar", .bool(true))]),
      Given.entry(1, "2026-03-10", "10:00", of: Identifier(kind: "own", "glasses")),
    ]
    var person = Person(at: .tracker(Identifier(kind: "own", "glasses")), drafts)
    person.press("hide-tracker")
    person.receive(.addressed("#/day/2026-03-10"))
    #expect(person.words.contains("glasses: as you wanted it"))
    #expect(person.parts.rows.map { $0.title } == ["glasses: 1×"])
    #expect(person.parts.presses[key("glasses") + "-add"] == nil)
    person.receive(.addressed("#/calendar"))
    let cell = person.parts.days["day-2026-03-10"]
    #expect(cell?.fill == .kept && cell?.sentence.contains("glasses") == true)
    #expect(person.parts.days["day-2026-03-31"]?.fill == nil)
  }

  @Test("Done is done once, and can be taken back and brought back")
  func done() {
    var person = Person(at: .day(picked), [tracker("walk", "yesNo")])
    person.press(key("walk") + "-done")
    #expect(person.entries().count == 1)
    #expect(person.parts.buttons[key("walk") + "-done"]?.label == "Take it back")
    person.press(key("walk") + "-done")
    #expect(person.entries().isEmpty)
    person.press("undo")
    #expect(person.entries().count == 1)
  }

  @Test("A day that is one number stays one number, and a total or none can be set for any day")
  func totals() {
    var person = Person(at: .day(picked), [Given.tracker(.vape), Given.total("2026-03-10", 3000)])
    person.press("vape-add")
    #expect(person.entries().isEmpty)
    #expect(person.program.state.desk.overview.use(of: Person.vape).amount(on: picked) == 4000)
    person.press("vape-total")
    person.type("7", into: "total-amount")
    person.press("total-save")
    #expect(person.program.state.desk.overview.use(of: Person.vape).amount(on: picked) == 7000)
    person.press("day-after")
    person.press("vape-none")
    let next = picked.adding(days: 1)
    #expect(person.program.state.desk.overview.use(of: Person.vape).amount(on: next) == 0)
  }

  @Test("A row opens the form of the history, which changes the record")
  func edits() {
    var person = Person(
      at: .day(picked), [Given.tracker(.vape), Given.entry(1, "2026-03-10", "10:05")])
    person.press("row-" + Given.name(1).text)
    person.type("6", into: "record-amount")
    person.press("save-record")
    #expect(person.entries().map { $0.amount } == [6000])
    #expect(person.words.contains("6 puffs"))
  }

  @Test("A note is kept for its day, emptied away and brought back; typing elsewhere is forgotten")
  func note() {
    var person = Person(at: .day(picked), [Given.tracker(.vape)])
    #expect(person.parts.buttons["note-keep"]?.isDisabled == true)
    person.type("Sun", into: "note-text")
    person.press("note-keep")
    #expect(person.program.state.desk.overview.reflections.note(on: picked)?.text == "Sun")
    person.press("day-before")
    #expect(person.parts.fields["note-text"]?.value == "")
    person.press("day-after")
    person.type("", into: "note-text")
    person.press("note-keep")
    #expect(person.program.state.desk.overview.reflections.notes.isEmpty)
    person.press("undo")
    #expect(person.program.state.desk.overview.reflections.note(on: picked)?.text == "Sun")
    person.receive(.addressed("#/calendar"))
    #expect(person.parts.days["day-2026-03-10"]?.sentence.contains("A note") == true)
    person.receive(.addressed("#/history"))
    #expect(person.words.contains("Sun"))
    let table = String(decoding: EntriesTable.csv(person.program.state.desk.records), as: UTF8.self)
    #expect(table.contains("day note,,2026-03-10,"))
  }

  @Test("What is not offered cannot be written", arguments: ["2026-04-01", "1899-12-31"])
  func refused(day: String) {
    var person = Person(at: .today, [Given.tracker(.vape), tracker("mood", "levels", [levels])])
    let day = Day(text: day)!
    let mood = Identifier(kind: "own", "mood")
    for message in [
      CalendarMessage.added(Person.vape, day), .done(mood, day), .pickedLevel(mood, 1, day),
      .pickedLevel(mood, 9, picked), .added(Identifier(kind: "no", "body"), picked),
    ] {
      #expect(person.program.send(.calendar(message), person.moment).isEmpty)
    }
    #expect(person.entries().isEmpty)
  }

  @Test(
    "Every identity on the page stands there once, in both languages", arguments: Language.allCases)
  func identities(language: Language) {
    var person = Person(
      at: .day(picked),
      [
        Given.tracker(.vape), Given.tracker(.cigarettes), tracker("walk", "yesNo"),
        tracker("mood", "levels", [levels]), tracker("phone", "avoidance"),
        Given.entry(1, "2026-03-10", "10:05"),
      ], language: language)
    #expect(person.twins().isEmpty)
    for word in unkindWords { #expect(!person.words.contains(word), "\(word)") }
  }
}
