// Runs in the journal: what they add up to, and that nothing of them is lost or counted twice.

import Engine
import Testing

private let monday = PracticeBench.day

@Suite("Practice in the journal")
struct PracticeRecordTests {
  private static let meditating = Identifier(high: 4, low: 1)
  private static let moving = Identifier(high: 4, low: 2)

  private static func tracker(_ id: Identifier, _ preset: TrackerPreset, order: Int64) -> Draft {
    .create(
      id, kind: Tracker.kind,
      [
        Field("aim", .text("build")), Field("mode", .text("counter")), Field("name", .text("T")),
        Field("order", .int(order)), Field("preset", .text(preset.rawValue)),
      ])
  }

  /// Breathing of a minute and 36 seconds on a day.
  private static func breathe(_ bench: inout PracticeBench, _ number: UInt64, on day: Day) {
    let at = UTCOffset.utc.instant(day, .noon).after(Int64(number))
    let run = bench.start(.breathing(BreathPreset.builtIn("deepCalm")!), number, at: at, day: day)
    bench.take(run.finish(now: at.after(96)), number, now: at.after(96))
  }

  @Test("Runs are listed by day, oldest first, and their minutes by kind and day")
  func listed() {
    var bench = PracticeBench()
    Self.breathe(&bench, 5, on: monday.adding(days: 1))
    Self.breathe(&bench, 6, on: monday)
    Self.breathe(&bench, 4, on: monday)
    let practice = bench.overview.practice
    #expect(practice.finished.map { $0.id } == [4, 6, 5].map { PracticeBench.id($0) })
    #expect(practice.days.map { $0.day } == [monday, monday.adding(days: 1)])
    #expect(practice.amount(.mindful, on: monday) == 3200)
    #expect(practice.amount(.workout, on: monday) == 0)
    #expect(practice.amount(.mindful, on: monday.adding(days: 2)) == 0)
    #expect(practice.finished.filter { $0.day == monday }.count == 2)
    #expect(practice.last(.breathing)?.id == PracticeBench.id(5) && practice.last(.open) == nil)
    #expect(bench.overview.firstDay(today: monday.adding(days: 9)) == monday)
  }

  @Test("The table for spreadsheets has a line for each practice that is done")
  func table() {
    var bench = PracticeBench()
    Self.breathe(&bench, 5, on: monday)
    bench.start(.open, 2, at: PracticeBench.start)
    let lines = String(decoding: EntriesTable.csv(bench.records), as: UTF8.self).split(
      separator: "\r\n")
    let practice = lines.filter { $0.hasPrefix("practice,") }
    #expect(practice.count == 1)
    #expect(practice.first?.hasPrefix("practice,breathing,\(monday.text),") == true)
    #expect(practice.first?.contains(",1.6,") == true)
  }

  @Test("Of two that run, the one that began later is the running one")
  func laterRuns() {
    var bench = PracticeBench()
    bench.start(.open, 2, at: PracticeBench.start.after(5))
    bench.start(.open, 1, at: PracticeBench.start)
    let practice = bench.overview.practice
    #expect(practice.running?.id == PracticeBench.id(2))
    #expect(practice.started.map { $0.id } == [1, 2].map { PracticeBench.id($0) })
    #expect(practice.finished.isEmpty && practice.days.isEmpty)
  }

  @Test("The first counter for such minutes gets them, without a second record")
  func fed() {
    var bench = PracticeBench()
    Self.breathe(&bench, 1, on: monday)
    #expect(bench.overview.minutes(.mindful, on: monday) == 1600)
    bench.apply(Self.tracker(Self.meditating, .meditation, order: 0), now: PracticeBench.start)
    bench.apply(
      Self.tracker(Identifier(high: 4, low: 3), .meditation, order: 1), now: PracticeBench.start)
    bench.apply(Self.tracker(Self.moving, .workout, order: 2), now: PracticeBench.start)
    var overview = bench.overview
    #expect(overview.use(of: Self.meditating).amount(on: monday) == 1600)
    #expect(overview.use(of: Identifier(high: 4, low: 3)).amount(on: monday) == nil)
    #expect(overview.use(of: Self.moving).amount(on: monday) == nil)
    #expect(overview.minutes(.mindful, on: monday) == 1600, "and no more than once")
    #expect(overview.entryCount == 0)
    let tracker = overview.trackers[0]
    #expect(overview.marks(of: tracker, today: monday)?.marks == [.good])
    #expect(overview.strength(of: tracker, today: monday)?.percent ?? 0 > 0)
    let entry = Entry.identifier(of: Self.meditating, on: monday)
    let draft = Draft.create(
      entry, kind: Entry.kind,
      [
        Field("amount", .int(5000)), Field("day", .int(Int64(monday.number))),
        Field("tracker", .text(Self.meditating.text)),
      ])
    let changed = bench.apply(draft, now: PracticeBench.start)
    overview.take([changed], in: bench.records)
    #expect(overview.minutes(.mindful, on: monday) == 6600)
    #expect(overview.uses == bench.overview.uses, "as if everything were counted anew")
  }

  @Test("A tracker of another mode or preset gets no minutes")
  func notFed() {
    var bench = PracticeBench()
    Self.breathe(&bench, 1, on: monday)
    bench.apply(Self.tracker(Self.meditating, .water, order: 0), now: PracticeBench.start)
    #expect(bench.overview.use(of: Self.meditating).days.isEmpty)
    #expect(bench.overview.minutes(.mindful, on: monday) == 1600)
  }

  @Test("The sum of a day decides, rounded to the minute, and each kind has a streak of its own")
  func marks() {
    var bench = PracticeBench()
    for (number, offset) in [0, 1, 3].enumerated() {
      Self.breathe(&bench, UInt64(number + 1), on: monday.adding(days: offset))
    }
    let at = UTCOffset.utc.instant(monday.adding(days: 4), .noon)
    let short = bench.start(.open, 9, at: at, day: monday.adding(days: 4))
    bench.take(short.finish(now: at.after(89)), 9, now: at.after(89))
    let overview = bench.overview
    let today = monday.adding(days: 4)
    let marks = overview.practiceMarks(.mindful, today: today)
    #expect(marks?.marks == [.good, .good, .empty, .good, .open])
    #expect(overview.practiceMarks(.workout, today: today)?.marks == [.open])
    #expect(
      overview.practiceMarks(.workout, today: today.adding(days: 1))?.marks == [.empty, .open])
    #expect(overview.practiceMarks(.mindful, today: monday.adding(days: -1)) == nil)
    #expect(PracticeBench().overview.practiceMarks(.mindful, today: today) == nil)
    let streak = Streak(marks!, .forgiving)
    #expect(streak.current == 1 && streak.total == 3)
  }

  @Test("Two short sessions make a day, and an excused day does nothing")
  func sums() {
    var bench = PracticeBench()
    for (number, seconds) in [(1, 40), (2, 50)] as [(UInt64, Int64)] {
      let at = PracticeBench.start.after(Int64(number) * 100)
      let run = bench.start(.guided("urgeSurfing", seconds: 180), number, at: at)
      bench.take(run.finish(now: at.after(seconds)), number, now: at.after(seconds))
    }
    bench.apply(
      .create(
        Identifier(high: 7, low: 7), kind: Excuse.kind,
        [
          Field("from", .int(Int64(monday.number + 1))), Field("reason", .text("sick")),
          Field("through", .int(Int64(monday.number + 1))),
        ]), now: PracticeBench.start)
    let marks = bench.overview.practiceMarks(.mindful, today: monday.adding(days: 2))
    #expect(marks?.marks == [.good, .excused, .open])
  }

  @Test("The week knows the minutes, and its review tells them")
  func week() {
    var bench = PracticeBench()
    for offset in 0..<4 {
      Self.breathe(&bench, UInt64(offset + 1), on: monday.adding(days: offset))
    }
    let overview = bench.overview
    let sunday = monday.adding(days: 6)
    let book = DayBook(
      overview, from: monday.adding(days: -7), through: sunday,
      now: UTCOffset.utc.instant(sunday, .noon), offset: .utc)
    let facts = WeekFacts(book, overview, from: monday, through: sunday)
    #expect(facts.mindful == 8 && facts.workout == 0)
    let review = WeekReview(book, overview, through: sunday)
    #expect(review.wentWell == [.practised(.mindful, minutes: 8)])
  }

  @Test("The rings of a day fill with what was practised")
  func rings() {
    var bench = PracticeBench()
    Self.breathe(&bench, 1, on: monday)
    let book = DayBook(
      bench.overview, from: monday, through: monday,
      now: UTCOffset.utc.instant(monday, .noon), offset: .utc)
    #expect(book.calendarDay(monday).mindful?.minutes == 2)
    #expect(book.calendarDay(monday).workout == nil)
  }

  @Test("Own presets and programs come back from the journal, by name")
  func own() throws {
    var bench = PracticeBench()
    let preset = BreathPreset(
      id: PracticeBench.id(1).text, name: "Zug um Zug", icon: "🌊", breatheIn: 3, holdIn: 0,
      breatheOut: 5, holdOut: 1, rounds: 6)
    let program = try #require(
      PracticeProgram(
        id: PracticeBench.id(2).text, name: "Abends", icon: "🌙", rounds: 2,
        parts: [ProgramPart("plank", work: 40, rest: 20), ProgramPart("Klimmzug", side: .left)]))
    bench.apply(
      .create(PracticeBench.id(1), kind: BreathPreset.kind, preset.fields),
      now: PracticeBench.start)
    bench.apply(
      .create(PracticeBench.id(2), kind: PracticeProgram.kind, program.fields),
      now: PracticeBench.start)
    bench.apply(
      .create(
        Settings.identifier, kind: Settings.kind,
        [
          PracticeChoices.field(hiding: "box", true), PracticeChoices.field(hiding: "tabata", true),
          PracticeChoices.field(hiding: "relaxing", false), Field("earlyStop", .text("always")),
        ]), now: PracticeBench.start)
    try bench.kill()
    let overview = bench.overview
    #expect(overview.practice.presets == [preset] && overview.practice.programs == [program])
    #expect(overview.breathPresets.map { $0.id }.dropFirst(4).first == "rhythmic")
    #expect(overview.breathPresets.count == 6 && overview.breathPresets.last == preset)
    #expect(overview.programs.count == 10 && overview.programs.last == program)
    #expect(overview.settings.practice.hidden == ["box", "tabata"])
    #expect(overview.settings.practice.earlyStop == .always)
  }

  @Test("A preset without a name and a program without parts are none")
  func incomplete() {
    var bench = PracticeBench()
    for (number, fields) in [
      [Field("in", .int(4))], [Field("name", .text("A"))],
      [Field("name", .text("A")), Field("in", .text("4"))],
    ].enumerated() {
      bench.apply(
        .create(PracticeBench.id(UInt64(number)), kind: BreathPreset.kind, fields),
        now: PracticeBench.start)
    }
    for (number, parts) in [
      Value.list([]), .list([.int(3)]), .text("plank"), .list([.list([.text("a"), .int(1)])]),
    ].enumerated() {
      bench.apply(
        .create(
          PracticeBench.id(UInt64(number + 10)), kind: PracticeProgram.kind,
          [Field("name", .text("A")), Field("parts", parts), Field("rounds", .int(2))]),
        now: PracticeBench.start)
    }
    #expect(bench.overview.practice == PracticeHistory())
  }

  @Test("Out of a file comes what went into it, running ones too")
  func file() throws {
    var bench = PracticeBench()
    Self.breathe(&bench, 1, on: monday)
    let run = bench.start(.program(PracticeProgram.builtIn("coreCircuit")!), 2)
    let now = PracticeBench.start.after(50)
    bench.put(try #require(run.pause(now: now)), 2, now: now)
    let before = bench.overview.practice
    let bytes = JournalWriter.json(bench.records.journal)
    try bench.kill()
    #expect(bench.overview.practice == before)
    #expect(JournalWriter.json(bench.records.journal) == bytes)
    #expect(bench.overview.practice.running?.elapsed(now: now.after(500)) == 50_000)
  }

  @Test("The document about a journal lists days and runs")
  func document() throws {
    var bench = PracticeBench()
    Self.breathe(&bench, 1, on: monday)
    bench.start(.open, 2)
    let bytes = JournalSummary.json(
      bench.records, now: PracticeBench.start, zone: PracticeBench.zone)
    let practice = try JSONValue(parsing: bytes)["practice"]
    guard case .array(let days)? = practice?["days"], case .array(let runs)? = practice?["runs"]
    else {
      Issue.record("\(String(describing: practice))")
      return
    }
    #expect(days.count == 1 && days[0]["day"] == .string("2026-01-12"))
    #expect(days[0]["mindful"] == .int(1600) && days[0]["workout"] == .int(0))
    #expect(runs.map { $0["state"] } == [.string("done"), .string("running")])
    #expect(runs[0]["milliseconds"] == .int(96_000) && runs[1]["ended"] == .null)
  }

  @Test(
    "A workout's energy is an estimate from its minutes and its pace",
    arguments: [
      ("tabata", 46), ("postRunStretching", 29), ("beginnerFlow", 66), ("joggingWarmUp", 56),
    ] as [(String, Int64)])
  func energy(id: String, kilocalories: Int64) throws {
    let program = try #require(PracticeProgram.builtIn(id))
    #expect(EnergyEstimate.kilocalories(of: .program(program)) == kilocalories)
    var bench = PracticeBench()
    let run = bench.start(.program(program))
    let end = PracticeBench.start.after(3600)
    bench.take(run.finish(now: end), now: end)
    #expect(EnergyEstimate.kilocalories(of: bench.run()!) == kilocalories)
    #expect(EnergyEstimate.kilocalories(of: .intervals(IntervalSetting())) == 78)
    #expect(EnergyEstimate.kilocalories(of: .open) == nil)
    #expect(EnergyEstimate.kilocalories(of: .meditation(MeditationSetting())) == nil)
    #expect(EnergyEstimate.sources.allSatisfy { !$0.line.isEmpty })
  }
}
