// What the row of a tracker knows of a day, and which days ask for it.
import Engine
import Testing

/// Trackers and entries as a journal would have them.
struct TrackerWorld {
  private(set) var records = Records()
  private var clock = Clock(device: 3)
  private var count = 0

  mutating func add(_ kind: String, _ fields: [Field], named id: Identifier? = nil) {
    count += 1
    let name = id ?? Identifier(kind: "made", String(count))
    records.apply(
      Draft.create(name, kind: kind, fields)
        .stamped(by: &clock, now: Instant(milliseconds: Int64(count))))
  }

  mutating func tracker(_ name: String, order: Int64 = 0, _ fields: [Field]) -> Tracker {
    let id = Identifier(kind: Tracker.kind, name)
    add(
      Tracker.kind,
      [Field("aim", .text("build")), Field("name", .text(name)), Field("order", .int(order))]
        + fields, named: id)
    return overview.trackers.first { $0.id == id }!
  }

  mutating func entry(_ tracker: Tracker, _ day: String, at: Int64? = nil, _ fields: [Field] = []) {
    var all = [
      Field("tracker", .text(tracker.id.text)), Field("day", .int(Int64(Day(text: day)!.number))),
    ]
    if let at { all.append(Field("at", .int(at))) }
    add(Entry.kind, all + fields)
  }

  var overview: Overview { Overview(records) }
}

private func day(_ text: String) -> Day { Day(text: text)! }

struct TrackerDayTests {
  @Test(
    "A goal of eight is met by 3 and 5 and not by 3 and 4",
    arguments: [(5, true), (4, false)])
  func goal(second: Int64, isMet: Bool) {
    var world = TrackerWorld()
    let water = world.tracker(
      "water", [Field("mode", .text("counter")), Field("target", .int(8000))])
    world.entry(water, "2026-03-10", [Field("amount", .int(3000))])
    world.entry(water, "2026-03-10", [Field("amount", .int(second * 1000))])
    let known = world.overview.day(day("2026-03-10"), of: water.id)
    #expect(known.sum == 3000 + second * 1000)
    #expect(known.isDone(for: water) == isMet)
  }

  @Test("Without a goal anything is enough, and a day without a word is none")
  func noGoal() {
    var world = TrackerWorld()
    let reading = world.tracker("reading", [Field("mode", .text("counter"))])
    world.entry(reading, "2026-03-10")
    #expect(world.overview.day(day("2026-03-10"), of: reading.id).isDone(for: reading))
    let other = world.overview.day(day("2026-03-09"), of: reading.id)
    #expect(!other.isDone(for: reading) && other.amount == nil && other.sum == 0)
  }

  @Test("The latest level of a day is the one with the latest time, whatever came in last (D14)")
  func latestLevel() {
    var world = TrackerWorld()
    let mood = world.tracker(
      "mood",
      [
        Field("mode", .text("levels")),
        Field("levels", .list(TrackerPreset.mood.levels.map { $0.value })),
      ])
    world.entry(mood, "2026-03-10", at: 9000, [Field("level", .int(4))])
    world.entry(mood, "2026-03-10", at: 5000, [Field("level", .int(1))])
    #expect(world.overview.day(day("2026-03-10"), of: mood.id).level == 4)
  }

  @Test("Words are those of the latest day that has any, each once")
  func words() {
    var world = TrackerWorld()
    let feelings = world.tracker("feelings", [Field("mode", .text("feelings"))])
    let joy = Field("words", .list([.text("joy")]))
    world.entry(feelings, "2026-03-10", [joy])
    world.entry(feelings, "2026-03-10", [Field("words", .list([.text("joy"), .text("love")]))])
    world.entry(feelings, "2026-03-08", [Field("words", .list([.text("fear")]))])
    #expect(world.overview.day(day("2026-03-10"), of: feelings.id).words == ["joy", "love"])
    #expect(world.overview.day(day("2026-03-09"), of: feelings.id).words.isEmpty)
  }

  @Test(
    "A tracker is due on the days that its schedule names",
    arguments: [
      ([Field("schedule", .text("daily"))], "1111111"),
      // Monday and Wednesday
      ([Field("schedule", .text("weekdays")), Field("scheduleNumber", .int(5))], "1010000"),
      (
        [
          Field("schedule", .text("interval")), Field("scheduleNumber", .int(3)),
          Field("scheduleFrom", .int(Int64(Day(text: "2026-03-10")!.number))),
        ], "0100100"
      ),
      // Of a later version: it asks for nothing.
      ([Field("schedule", .text("moons"))], "0000000"),
    ])
  func due(schedule: [Field], expected: String) {
    var world = TrackerWorld()
    let tracker = world.tracker("one", [Field("mode", .text("yesNo"))] + schedule)
    var due = ""
    for offset in 0..<7 {
      let isDue = world.overview.isDue(tracker, on: day("2026-03-09").adding(days: offset))
      due += isDue ? "1" : "0"
    }
    #expect(due == expected)
  }

  @Test("Three times a week asks until the week has three, and begins anew on Monday")
  func timesPerWeek() {
    var world = TrackerWorld()
    let run = world.tracker(
      "run",
      [
        Field("mode", .text("yesNo")), Field("schedule", .text("perWeek")),
        Field("scheduleNumber", .int(3)),
      ])
    for date in ["2026-03-09", "2026-03-10", "2026-03-12"] { world.entry(run, date) }
    let overview = world.overview
    #expect(overview.isDue(run, on: day("2026-03-11")), "two so far")
    #expect(overview.isDue(run, on: day("2026-03-12")), "the third one is shown on its day")
    #expect(!overview.isDue(run, on: day("2026-03-13")))
    #expect(!overview.isDue(run, on: day("2026-03-15")))
    #expect(overview.isDue(run, on: day("2026-03-16")))
  }

  @Test(
    "A tracker's own start of the day: 17:59 is yesterday, 18:00 is today",
    arguments: [("17:59", "2026-03-09"), ("18:00", "2026-03-10"), ("23:59", "2026-03-10")])
  func ownStart(time: String, expected: String) {
    var world = TrackerWorld()
    let tracker = world.tracker(
      "one", [Field("mode", .text("levels")), Field("cutoffHour", .int(18))])
    let at = UTCOffset.utc.instant(day("2026-03-10"), TimeOfDay(text: time)!)
    #expect(world.overview.day(of: tracker, at: at, offset: .utc) == day(expected))
  }

  @Test("Every hour of an own start is read back as it was written, and no other number is one")
  func everyHour() {
    for hour in -2...25 {
      var world = TrackerWorld()
      let tracker = world.tracker(
        "one", [Field("mode", .text("yesNo")), Field("cutoffHour", .int(Int64(hour)))])
      #expect(tracker.dayBoundary?.start.hour == ((0...23).contains(hour) ? hour : nil))
    }
  }

  @Test("What belongs to a tracker is its entries and totals, and nothing of another one")
  func belongings() {
    var world = TrackerWorld()
    let one = world.tracker("one", [Field("mode", .text("counter"))])
    let two = world.tracker("two", [Field("mode", .text("counter"))])
    world.entry(one, "2026-03-10")
    world.entry(one, "2026-03-11")
    world.entry(two, "2026-03-10")
    world.add(
      DayTotal.kind,
      [
        Field("amount", .int(0)), Field("day", .int(20_000)), Field("tracker", .text(one.id.text)),
      ])
    #expect(world.records.belongings(of: one.id).map { $0.kind } == ["entry", "entry", "dayTotal"])
    #expect(world.records.belongings(of: two.id).count == 1)
    let days = world.records.entries(of: one.id, on: day("2026-03-10")...day("2026-03-11"))
    #expect(days.map { $0.day.text } == ["2026-03-11", "2026-03-10"])
  }
}
