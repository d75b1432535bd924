// What may be handed to Apple Health: the exact text, from a session, a drink, water and a mood,
// and nothing from anything else. And the record of it, read like a stranger's.

import Engine
import Testing

struct HealthNoteTests {
  private static let now = Instant(milliseconds: 1_774_951_200_000)  // 2026-03-31T12:00:00+02:00
  private static let offset = UTCOffset(minutes: 120)!

  private static func entity(_ kind: String, _ fields: [Field], _ id: Identifier) -> Entity {
    var records = Records()
    var clock = Clock(device: 3)
    records.apply(Draft.create(id, kind: kind, fields).stamped(by: &clock, now: now))
    return records.journal.entities[0]
  }

  private static func tracker(_ fields: [Field]) throws -> Tracker {
    let id = Identifier(kind: "test", "tracker")
    return try #require(Tracker(entity(Tracker.kind, [Field("aim", .text("build"))] + fields, id)))
  }

  private static let drinks = [Field("substance", .text("alcohol")), Field("aim", .text("reduce"))]
  private static let water = [Field("preset", .text("water")), Field("mode", .text("counter"))]
  private static func mood(_ levels: [Level]) -> [Field] {
    [
      Field("preset", .text("mood")), Field("mode", .text("levels")),
      Field("levels", .list(levels.map { $0.value })),
    ]
  }

  private static func note(
    _ fields: [Field], of tracker: Tracker, at: Instant? = now, glass: Int64 = 250
  ) throws -> HealthNote? {
    let day = offset.local(now).day
    var all = [
      Happening.field(tracker: tracker.id), Happening.field(day: day),
      Happening.field(offset: offset),
    ]
    if let at { all.append(Happening.field(at: at)) }
    let entry = try #require(Entry(entity(Entry.kind, all + fields, Identifier(high: 1, low: 1))))
    return HealthNote(entry, of: tracker, glass: glass, now: now)
  }

  private static func json(_ kind: String, _ value: String, _ unit: String) -> String {
    "{\"kind\":\"\(kind)\",\"value\":\(value),\"unit\":\"\(unit)\","
      + "\"start\":\"2026-03-31T12:00:00+02:00\",\"end\":\"2026-03-31T12:00:00+02:00\"}"
  }

  @Test("Counted drinks are handed over as they were counted, parts of one too")
  func counted() throws {
    let tracker = try Self.tracker(Self.drinks)
    let whole = try Self.note([Entry.field(amount: 2000)], of: tracker)
    #expect(whole?.json == Self.json("alcoholicDrinks", "2", "count"))
    let part = try Self.note([Entry.field(amount: 1500)], of: tracker)
    #expect(part?.json == Self.json("alcoholicDrinks", "1.5", "count"))
    #expect(try Self.note([Entry.field(amount: 0)], of: tracker) == nil)
    #expect(try Self.note([Field("skipped", .bool(true))], of: tracker) == nil)
  }

  @Test("An evening by level counts as 0, 4 or 6, and a steady one as the one that was said")
  func levels() throws {
    let since = Day(text: "2026-01-01")!
    let tracker = try Self.tracker(Self.drinks + DrinkingWay.byLevel.fields(since: since))
    #expect(tracker.drinksByLevel)
    for (level, value) in zip(DrinkLevel.allCases, ["0", "4", "6"]) {
      let note = try Self.note(
        [Entry.field(level: level.rawValue), Entry.field(amount: level.stored.amount)],
        of: tracker)
      #expect(note?.json == Self.json("alcoholicDrinks", value, "count"), "\(level)")
    }
    let one = try Self.note([Entry.field(level: 0), Entry.field(amount: 1000)], of: tracker)
    #expect(one?.json == Self.json("alcoholicDrinks", "1", "count"))
    #expect(try Self.note([Entry.field(amount: 1000)], of: tracker) == nil)
  }

  @Test("Water is a number of glasses of the size that was said")
  func glasses() throws {
    let tracker = try Self.tracker(Self.water)
    let glass = try Self.note([Entry.field(amount: 1000)], of: tracker)
    #expect(glass?.json == Self.json("water", "250", "mL"))
    let two = try Self.note([Entry.field(amount: 2000)], of: tracker, glass: 330)
    #expect(two?.json == Self.json("water", "660", "mL"))
    let most = try Self.note([Entry.field(amount: Entry.largestAmount)], of: tracker)
    #expect(most == nil)
  }

  @Test("A mood goes from -1 to 1 over the levels of its tracker")
  func moods() throws {
    let tracker = try Self.tracker(Self.mood(TrackerPreset.mood.levels))
    for (level, value) in zip(0..., ["-1", "-0.5", "0", "0.5", "1"]) {
      let note = try Self.note([Entry.field(level: level)], of: tracker)
      #expect(note?.json == Self.json("mood", value, "valence"))
    }
    let four = try Self.tracker(Self.mood(Array(TrackerPreset.mood.levels.prefix(4))))
    #expect(
      try Self.note([Entry.field(level: 2)], of: four)?.json
        == Self.json("mood", "0.333", "valence"))
    #expect(try Self.note([], of: tracker) == nil)
  }

  @Test("Other trackers, and those of the person's own, are never handed over")
  func others() throws {
    for fields in [
      [Field("preset", .text("energy")), Field("mode", .text("counter"))],
      [Field("name", .text("Water")), Field("mode", .text("counter"))],
      [Field("substance", .text("vape"))], [Field("substance", .text("cigarettes"))],
      [Field("preset", .text("water")), Field("mode", .text("yesNo"))],
    ] {
      #expect(try Self.note([], of: try Self.tracker(fields)) == nil)
    }
  }

  @Test("Where only the day is known it is noon, and never a time that is still to come")
  func day() throws {
    let tracker = try Self.tracker(Self.drinks)
    let noon = try #require(try Self.note([Entry.field(amount: 1000)], of: tracker, at: nil))
    #expect(noon.start == Self.now)
    var early = [Happening.field(tracker: tracker.id), Entry.field(amount: 1000)]
    early += [
      Happening.field(day: Self.offset.local(Self.now).day), Happening.field(offset: Self.offset),
    ]
    let entry = try #require(
      Entry(Self.entity(Entry.kind, early, Identifier(high: 1, low: 2))))
    let morning = Self.now.adding(milliseconds: -4 * Milliseconds.hour)
    #expect(HealthNote(entry, of: tracker, glass: 250, now: morning)?.start == morning)
  }

  @Test("A session gives its mindful minutes once it is over; a workout and one that runs do not")
  func sessions() throws {
    func run(_ kind: String, _ more: [Field]) throws -> PracticeRun {
      let fields = [
        Field("kind", .text(kind)), Field("at", .int(Self.now.milliseconds)),
        Happening.field(offset: Self.offset),
        Happening.field(day: Self.offset.local(Self.now).day),
      ]
      return try #require(
        PracticeRun(Self.entity(PracticeRun.kind, fields + more, Identifier(high: 1, low: 3))))
    }
    let ended = Self.now.milliseconds + 600_000
    let done = [
      Field("state", .text("done")), Field("counted", .int(600_000)), Field("ended", .int(ended)),
    ]
    let ten =
      "{\"kind\":\"mindfulMinutes\",\"value\":10,\"unit\":\"min\","
      + "\"start\":\"2026-03-31T12:00:00+02:00\",\"end\":\"2026-03-31T12:10:00+02:00\"}"
    #expect(HealthNote(try run("meditation", done))?.json == ten)
    #expect(HealthNote(try run("breathing", done))?.json == ten)
    #expect(HealthNote(try run("intervals", done)) == nil)
    let running = [
      Field("state", .text("running")),
      Field("setting", .text(PracticeSetting.meditation(MeditationSetting()).text)),
    ]
    #expect(HealthNote(try run("meditation", running)) == nil)
    let short = [
      Field("state", .text("done")), Field("counted", .int(40_000)), Field("ended", .int(ended)),
    ]
    #expect(HealthNote(try run("meditation", short))?.value == 667)
  }

  @Test("Every kind is off until it is switched on, and a glass of another size says nothing")
  func consent() {
    #expect(HealthConsent().writes.isEmpty)
    let glass = HealthConsent.field(glass: 9_999_999)
    let odd = Settings(
      Self.entity(
        Settings.kind, [HealthConsent.field(writes: .water, true), glass], Settings.identifier))
    #expect(odd.health.writes == [.water])
    #expect(odd.health.glass == HealthConsent.usualGlass)
    #expect(odd.health.kinds.isEmpty)
  }

  @Test("What was handed over is read back; a record under another name or with odd values is none")
  func record() throws {
    let thing = Identifier(high: 1, low: 1)
    let tracker = try Self.tracker(Self.water)
    let note = try #require(try Self.note([Entry.field(amount: 1000)], of: tracker))
    let fields = HealthWrite.fields(of: thing, note, on: .max, at: Self.now)
    let name = HealthWrite.identifier(of: thing)
    let write = try #require(HealthWrite(Self.entity(HealthWrite.kind, fields, name)))
    #expect(write.of == thing && write.sample == .water && write.value == 250_000)
    #expect(write.device == .max && write.at == Self.now && write.state == .asked)
    #expect(!write.isThere)
    #expect(HealthWrite(Self.entity(HealthWrite.kind, fields, thing)) == nil)
    for odd in [
      Field("state", .text("done")), Field("sample", .text("weight")), Field("value", .int(.max)),
      Field("device", .text("x")), Field("of", .text("x")),
    ] {
      let kept = fields.filter { $0.name != odd.name } + [odd]
      #expect(HealthWrite(Self.entity(HealthWrite.kind, kept, name)) == nil, "\(odd.name)")
    }
  }
}
