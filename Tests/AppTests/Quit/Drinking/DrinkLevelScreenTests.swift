// The three levels on Today: which day a tap belongs to, that a new one takes the place of the old
// one, and that a chosen date wins.

import App
import Engine
import Testing

private let drinking = Tracker.identifier(for: .alcohol)

struct DrinkLevelScreenTests {
  /// Somebody who notes drinking by level.
  static func sitting(
    at time: String, language: String = "en", on day: String = "2026-11-20",
    journal: [Draft] = []
  ) -> Sitting {
    Sitting(.today, on: day, at: time, language: language, journal: [byLevel] + journal)
  }

  static let byLevel = Draft.create(
    drinking, kind: Tracker.kind,
    [Field("aim", .text("reduce")), Field("substance", .text("alcohol"))]
      + DrinkingWay.byLevel.fields(since: Day(text: "2026-11-01")!))

  static func levels(_ sitting: Sitting) -> [String: Int] {
    var levels: [String: Int] = [:]
    for leveled in sitting.program.state.desk.overview.levels[drinking]?.days ?? [] {
      levels[leveled.day.text] = leveled.level
    }
    return levels
  }

  static func amount(_ sitting: Sitting, _ day: String) -> Int64? {
    sitting.program.state.desk.overview.use(of: drinking).amount(on: Day(text: day)!)
  }

  @Test(
    "The card says to which day a tap belongs, and there it goes",
    arguments: [
      ("00:30", "en", "For yesterday,", "2026-11-19"),
      ("09:00", "en", "For yesterday,", "2026-11-19"),
      ("17:59", "de", "Für gestern,", "2026-11-19"),
      ("18:00", "en", "For today,", "2026-11-20"),
      ("18:00", "de", "Für heute,", "2026-11-20"),
      ("23:59", "en", "For today,", "2026-11-20"),
    ])
  func assignedDay(time: String, language: String, line: String, day: String) {
    var sitting = Self.sitting(at: time, language: language)
    let said = sitting.controls.texts.first { $0.hasPrefix(language == "en" ? "For " : "Für ") }
    let date = Day(text: day)!.civil.day
    #expect(said?.hasPrefix(line) == true, "\(said ?? "nothing")")
    #expect(said?.contains("\(date)") == true, "\(said ?? "nothing")")
    _ = sitting.press("level-easy")
    #expect(Self.levels(sitting) == [day: 1])
    #expect(Self.amount(sitting, day) == 4000)
  }

  @Test("A second level of the evening takes the place of the first, and undo brings that back")
  func replaces() {
    var sitting = Self.sitting(at: "20:00")
    _ = sitting.press("level-wild")
    #expect(sitting.controls.picked.contains("level-wild"))
    _ = sitting.press("level-easy")
    #expect(Self.levels(sitting) == ["2026-11-20": 1])
    #expect(sitting.program.state.desk.overview.entryCount == 1)
    #expect(Self.amount(sitting, "2026-11-20") == 4000)
    _ = sitting.press("undo-last")
    #expect(Self.levels(sitting) == ["2026-11-20": 2])
    #expect(Self.amount(sitting, "2026-11-20") == 6000)
    _ = sitting.press("undo-last")
    #expect(Self.levels(sitting).isEmpty)
    #expect(Self.amount(sitting, "2026-11-20") == nil)
  }

  @Test("A date that was chosen wins over the clock")
  func chosenDate() {
    for time in ["09:00", "21:00"] {
      var sitting = Self.sitting(at: time)
      _ = sitting.press("drink-other-day")
      sitting.type("2026-11-14", into: "drink-day")
      _ = sitting.press("level-steady")
      #expect(Self.levels(sitting) == ["2026-11-14": 0])
      let entry = sitting.program.state.desk.records.all.compactMap { record -> Entry? in
        if case .entry(let entry) = record { entry } else { nil }
      }.first
      #expect(entry?.dayChosen == true)
      #expect(entry?.at == nil)
      #expect(!sitting.has("drink-day"))
    }
  }

  @Test(
    "A day that cannot be meant takes nothing and says so",
    arguments: ["2026-11-21", "2999-12-31", "", "yesterday", "2026-02-30", "0001-01-01"])
  func impossibleDay(text: String) {
    var sitting = Self.sitting(at: "20:00")
    _ = sitting.press("drink-other-day")
    sitting.type(text, into: "drink-day")
    #expect(sitting.field("drink-day")?.problem == "A day up to today, please.")
    _ = sitting.press("level-wild")
    #expect(Self.levels(sitting).isEmpty)
    _ = sitting.press("drink-day-of-now")
    _ = sitting.press("level-wild")
    #expect(Self.levels(sitting) == ["2026-11-20": 2])
  }

  @Test("A level from elsewhere, with a time, goes when the day is noted anew")
  func otherEntries() {
    let day = Day(text: "2026-11-20")!
    let brought = Draft.create(
      Identifier(high: 4, low: 4), kind: Entry.kind,
      Entry.fields(of: .wild, tracker: drinking, day: day, isChosen: false, offset: .utc)
        + [Field("at", .int(1_795_000_000_000))])
    var sitting = Self.sitting(at: "20:00", journal: [brought])
    _ = sitting.press("level-steady")
    #expect(Self.levels(sitting) == ["2026-11-20": 0])
    #expect(sitting.program.state.desk.overview.entryCount == 1)
    _ = sitting.press("undo-last")
    #expect(Self.levels(sitting) == ["2026-11-20": 2])
  }

  @Test("A level that was moved to another day by hand stays there")
  func movedEntry() {
    let other = Day(text: "2026-11-18")!
    let today = Day(text: "2026-11-20")!
    let moved = Draft.create(
      Entry.identifier(ofLevelOf: drinking, on: today), kind: Entry.kind,
      Entry.fields(of: .wild, tracker: drinking, day: other, isChosen: true, offset: .utc))
    var sitting = Self.sitting(at: "20:00", journal: [moved])
    _ = sitting.press("level-easy")
    #expect(Self.levels(sitting) == ["2026-11-18": 2, "2026-11-20": 1])
  }

  @Test("Steady is none or one, and who says one has one")
  func steady() {
    var sitting = Self.sitting(at: "20:00")
    #expect(!sitting.has("steady-drinks-1"))
    _ = sitting.press("level-steady")
    #expect(Self.amount(sitting, "2026-11-20") == 0)
    #expect(sitting.controls.picked.contains("steady-drinks-0"))
    _ = sitting.press("steady-drinks-1")
    #expect(Self.amount(sitting, "2026-11-20") == 1000)
    #expect(Self.levels(sitting) == ["2026-11-20": 0])
    // Pressing the level again takes nothing of it away.
    _ = sitting.press("level-steady")
    #expect(Self.amount(sitting, "2026-11-20") == 1000)
    _ = sitting.press("level-wild")
    #expect(Self.amount(sitting, "2026-11-20") == 6000)
    #expect(!sitting.has("steady-drinks-1"))
  }

  @Test("For a steady day that was chosen, none or one is asked as well, until it is said")
  func steadyChosen() {
    for answer in [0, 1] {
      var sitting = Self.sitting(at: "20:00")
      _ = sitting.press("drink-other-day")
      sitting.type("2026-11-14", into: "drink-day")
      _ = sitting.press("level-steady")
      #expect(!sitting.has("steady-drinks-1"), "nothing is known of today")
      #expect(sitting.page.contains("For Saturday, 14 November 2026: None, or one?"))
      _ = sitting.press("asked-steady-drinks-\(answer)")
      #expect(Self.amount(sitting, "2026-11-14") == Int64(answer) * 1000)
      #expect(Self.amount(sitting, "2026-11-20") == nil)
      #expect(!sitting.has("asked-steady-drinks-1"))
    }
  }

  @Test("Whoever goes on with another day or level is not asked about the one before")
  func steadyChosenThenOther() {
    for level in ["level-easy", "level-steady"] {
      var sitting = Self.sitting(at: "20:00")
      _ = sitting.press("drink-other-day")
      sitting.type("2026-11-14", into: "drink-day")
      _ = sitting.press("level-steady")
      _ = sitting.press(level)
      #expect(!sitting.has("asked-steady-drinks-1"))
      #expect(Self.levels(sitting).count == 2)
    }
    var sitting = Self.sitting(at: "20:00")
    _ = sitting.press("drink-other-day")
    sitting.type("2026-11-14", into: "drink-day")
    _ = sitting.press("level-wild")
    #expect(!sitting.has("asked-steady-drinks-1"))
  }

  @Test("A number that is not steady cannot be slipped in by a stale page")
  func staleSteady() {
    var sitting = Self.sitting(at: "20:00")
    _ = sitting.press("level-steady")
    let day = Day(text: "2026-11-20")!
    for drinks in [4, 6, 100] {
      _ = sitting.program.send(
        .drinking(.pressedSteadyDrinks(drinking, day, StoredDrinks(drinks: drinks))),
        sitting.moment)
    }
    #expect(Self.amount(sitting, "2026-11-20") == 0)
  }

  @Test("Who notes by level gets no plus one and no question about yesterday")
  func noCounting() {
    let sitting = Self.sitting(at: "20:00")
    #expect(!sitting.has("log-1"))
    #expect(!sitting.has("sized-drink") && !sitting.has("log-more"))
    #expect(!sitting.controls.keys.contains("yesterday-none-alcohol"))
    #expect(sitting.controls.rings.isEmpty)
    #expect(sitting.has("craving"))
  }

  @Test("Beside another tracker at the head, the levels have their card")
  func besideAnother() {
    var sitting = Sitting(
      .today, on: "2026-11-20", at: "20:00",
      journal: [SampleJournal.tracker(.vape, order: -1), Self.byLevel])
    #expect(sitting.has("log-1"))
    _ = sitting.press("level-easy")
    #expect(Self.levels(sitting) == ["2026-11-20": 1])
    #expect(!sitting.has("log-" + drinking.text))
  }

  @Test("After a stop no clock runs on over a wild evening, and a steady one leaves it alone")
  func clock() {
    let quit = Day(text: "2026-11-10")!
    let plan = SampleJournal.plan(
      Plan(fromDay: quit, kind: .stop, quitDay: quit), of: drinking)
    var sitting = Self.sitting(at: "20:00", journal: [plan])
    #expect(sitting.controls.timers.map { $0.parts[0].value } == ["10"])
    _ = sitting.press("drink-other-day")
    sitting.type("2026-11-15", into: "drink-day")
    _ = sitting.press("level-steady")
    #expect(!sitting.controls.texts.contains { $0.hasPrefix("This run: ") })
    _ = sitting.press("drink-other-day")
    sitting.type("2026-11-15", into: "drink-day")
    _ = sitting.press("level-wild")
    #expect(sitting.controls.texts.contains { $0.hasPrefix("This run: 4 d") })
  }

  @Test("The history names the level and says that its drinks are an estimate")
  func history() {
    var sitting = Self.sitting(at: "20:00")
    _ = sitting.press("level-easy")
    _ = sitting.program.send(.went(.history), sitting.moment)
    #expect(sitting.page.contains("✨ Easy, an estimate"))
    #expect(sitting.page.contains("4 drinks"))
  }
}
