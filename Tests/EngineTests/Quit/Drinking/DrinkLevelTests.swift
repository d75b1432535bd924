// The three levels of drinking: what they are, to which day they belong, and the ways in which
// others got them wrong.

import Engine
import Testing

struct DrinkLevelTests {
  private static let tracker = Tracker.identifier(for: .alcohol)
  private static let friday = Day(text: "2026-03-27")!

  static func overview(_ drafts: [Draft]) -> Overview {
    var clock = Clock(device: 1)
    var records = Records()
    for draft in drafts {
      records.apply(draft.stamped(by: &clock, now: Instant(milliseconds: 1)))
    }
    return Overview(records)
  }

  static func tracker(_ fields: [Field]) -> Draft {
    .create(
      tracker, kind: Tracker.kind,
      [Field("aim", .text("reduce")), Field("substance", .text("alcohol"))] + fields)
  }

  static func level(
    _ level: DrinkLevel, on day: Day, name: Identifier? = nil, at: Int64? = nil
  ) -> Draft {
    let time = at.map { [Field("at", .int($0))] } ?? []
    return .create(
      name ?? Entry.identifier(ofLevelOf: tracker, on: day), kind: Entry.kind,
      Entry.fields(of: level, tracker: tracker, day: day, isChosen: false, offset: .utc) + time)
  }

  static func drink(_ number: UInt64, on day: Day, amount: Int64 = 1000, _ size: DrinkSize? = nil)
    -> Draft
  {
    .create(
      Identifier(high: 9, low: number), kind: Entry.kind,
      [
        Field("amount", .int(amount)), Field("at", .int(1000 + Int64(number))),
        Field("day", .int(Int64(day.number))), Field("tracker", .text(tracker.text)),
      ] + (size?.fields ?? []))
  }

  @Test(
    "A level has a number, drinks, and drinks that stand for it: three different things",
    arguments: [
      (DrinkLevel.steady, 0, "steady", "💧", 0, 1, 0), (.easy, 1, "easy", "✨", 2, 5, 4),
      (.wild, 2, "wild", "💥", 6, nil, 6),
    ] as [(DrinkLevel, Int, String, String, Int, Int?, Int)])
  func table(
    level: DrinkLevel, id: Int, key: String, icon: String, fewest: Int, most: Int?, stored: Int
  ) {
    #expect(level.rawValue == id)
    #expect(level.key == key)
    #expect(level.icon == icon)
    #expect(level.fewest == fewest)
    #expect(level.most == most)
    #expect(level.stored.drinks == stored)
    #expect(level.stored.amount == Int64(stored) * 1000)
    #expect(DrinkLevel(readingBack: level.stored) == level)
  }

  @Test(
    "A stored total is read back as the highest level that it reaches",
    arguments: [
      (0, DrinkLevel.steady), (1, .steady), (3, .steady), (4, .easy), (5, .easy), (6, .wild),
      (40, .wild),
    ])
  func readingBack(drinks: Int, level: DrinkLevel) {
    #expect(DrinkLevel(readingBack: StoredDrinks(drinks: drinks)) == level)
    #expect(DrinkLevel(readingBack: StoredDrinks(amount: Int64(drinks) * 1000 + 999)) == level)
  }

  @Test("Drinks below none are none")
  func noNegativeDrinks() {
    #expect(StoredDrinks(drinks: -4).drinks == 0)
    #expect(StoredDrinks(amount: .min).drinks == 0)
  }

  @Test("A wild evening is an entry and still no good day, and a grace day mends it")
  func everyEntryCounted() {
    #expect(DrinkLevel.allCases.map { $0.effect } == [.success, .needsGrace, .needsGrace])
  }

  @Test("The cutoff that is written is the cutoff that is read (D9)")
  func cutoffIgnored() throws {
    let drafts = [Self.tracker(DrinkingWay.byLevel.fields(since: Self.friday))]
    let tracker = try #require(Self.overview(drafts).trackers.first)
    #expect(tracker.dayBoundary?.start == TimeOfDay(minutes: 18 * 60))
    #expect(tracker.schedule == .everyDay)
    #expect(tracker.drinksByLevel)
    #expect(tracker.since == Self.friday)
    #expect(tracker.levels.map { $0.key } == ["steady", "easy", "wild"])
    #expect(tracker.streakRule == .forgiving)
  }

  @Test(
    "A cutoff that cannot be read is no other cutoff: no day is judged",
    arguments: [Value.text("cutoff:18"), .text("18"), .int(24), .int(-1), .bool(true)])
  func unknownCutoff(value: Value) throws {
    let fields = DrinkingWay.byLevel.fields(since: Self.friday).filter { $0.name != "cutoffHour" }
    let drafts = [Self.tracker(fields + [Field("cutoffHour", value)])]
    let tracker = try #require(Self.overview(drafts).trackers.first)
    #expect(tracker.dayBoundary == nil)
    #expect(tracker.schedule == nil)
  }

  @Test(
    "What is noted before 18:00 belongs to yesterday, from 18:00:00 on to today",
    arguments: [
      ("2026-03-27", "00:00", 0, "2026-03-26"), ("2026-03-27", "09:00", 0, "2026-03-26"),
      ("2026-03-27", "17:59", 59_999, "2026-03-26"), ("2026-03-27", "18:00", 0, "2026-03-27"),
      ("2026-03-27", "23:59", 59_999, "2026-03-27"), ("2026-03-01", "12:00", 0, "2026-02-28"),
      // The night in which Berlin's clocks go forward, and the one in which they go back.
      ("2026-03-29", "03:30", 0, "2026-03-28"), ("2026-03-29", "18:00", 0, "2026-03-29"),
      ("2026-10-25", "02:30", 0, "2026-10-24"), ("2026-10-25", "17:59", 0, "2026-10-24"),
    ])
  func assignedDay(date: String, time: String, milliseconds: Int64, expected: String) throws {
    let drafts = [Self.tracker(DrinkingWay.byLevel.fields(since: Self.friday))]
    let tracker = try #require(Self.overview(drafts).trackers.first)
    for minutes in [-300, 0, 60, 120, 330, 780] {
      let offset = UTCOffset(minutes: minutes)!
      let now = offset.instant(Day(text: date)!, TimeOfDay(text: time)!)
        .adding(milliseconds: milliseconds)
      let day = Overview().day(of: tracker, at: now, offset: offset)
      #expect(day.text == expected)
    }
  }

  @Test("At nine in the morning yesterday is the day that is still open")
  func yesterdayStillOpen() throws {
    let drafts = [Self.tracker(DrinkingWay.byLevel.fields(since: Self.friday))]
    let tracker = try #require(Self.overview(drafts).trackers.first)
    let morning = UTCOffset.utc.instant(Self.friday, TimeOfDay(text: "09:00")!)
    let open = Overview().day(of: tracker, at: morning, offset: .utc)
    #expect(open == Self.friday.adding(days: -1))
    #expect(DayBoundary.standard.day(of: morning, offset: .utc) == Self.friday)
  }

  @Test("Two levels on one day do not add up: the later one counts")
  func levelsAddUp() {
    let first = Identifier(high: 1, low: 1)
    let second = Identifier(high: 1, low: 2)
    for drafts in [
      [
        Self.level(.easy, on: Self.friday, name: first, at: 100),
        Self.level(.wild, on: Self.friday, name: second, at: 200),
      ],
      [
        Self.level(.wild, on: Self.friday, name: second, at: 200),
        Self.level(.easy, on: Self.friday, name: first, at: 100),
      ],
    ] {
      let overview = Self.overview(drafts)
      #expect(overview.use(of: Self.tracker).amount(on: Self.friday) == 6000)
      #expect(overview.levels[Self.tracker]?.level(on: Self.friday) == 2)
    }
  }

  @Test("Two devices that note the same evening meet in one entry")
  func oneNamePerDay() {
    let overview = Self.overview([
      Self.level(.wild, on: Self.friday), Self.level(.steady, on: Self.friday),
    ])
    #expect(overview.entryCount == 1)
    #expect(overview.use(of: Self.tracker).amount(on: Self.friday) == 0)
    #expect(
      Entry.identifier(ofLevelOf: Self.tracker, on: Self.friday)
        != Entry.identifier(ofLevelOf: Self.tracker, on: Self.friday.adding(days: 1)))
    #expect(
      Entry.identifier(ofLevelOf: Self.tracker, on: Self.friday)
        != DayTotal.identifier(of: Self.tracker, on: Self.friday))
  }

  @Test("The number of a level never becomes its drinks")
  func levelWrittenAsDrinks() {
    for level in DrinkLevel.allCases {
      let overview = Self.overview([Self.level(level, on: Self.friday)])
      let drinks = [0, 4000, 6000][level.rawValue] as Int64
      #expect(overview.use(of: Self.tracker).amount(on: Self.friday) == drinks)
      #expect(overview.levels[Self.tracker]?.level(on: Self.friday) == level.rawValue)
    }
  }

  @Test("A level leaves no moment of use: nobody said when it was")
  func noMoment() {
    let overview = Self.overview([Self.level(.wild, on: Self.friday, at: 500)])
    #expect(overview.use(of: Self.tracker).moments.isEmpty)
    #expect(overview.use(of: Self.tracker).lastUse == nil)
  }

  @Test(
    "What was counted and what a level stands for are never added: the larger one holds",
    arguments: [
      (3, DrinkLevel.easy, 4000), (5, .easy, 5000), (1, .steady, 1000), (1, .wild, 6000),
      (9, .wild, 9000),
    ])
  func countedAndLevel(drinks: Int64, level: DrinkLevel, amount: Int64) {
    let counted = Self.drink(1, on: Self.friday, amount: drinks * 1000)
    for drafts in [
      [counted, Self.level(level, on: Self.friday)], [Self.level(level, on: Self.friday), counted],
    ] {
      #expect(Self.overview(drafts).use(of: Self.tracker).amount(on: Self.friday) == amount)
    }
  }

  @Test("A change of the way keeps every entry, and the own start of the day goes with the levels")
  func changeOfWay() throws {
    let entries = [
      Self.drink(1, on: Self.friday), Self.level(.easy, on: Self.friday.adding(days: 1)),
    ]
    for way in DrinkingWay.allCases {
      let made = Self.tracker(DrinkingWay.byLevel.fields(since: Self.friday))
      let set = Draft(
        id: Identifier(high: 3, low: 3), entity: Self.tracker, kind: Tracker.kind,
        action: .set(way.fields(since: Self.friday)))
      let overview = Self.overview([made] + entries + [set])
      let tracker = try #require(overview.trackers.first)
      #expect(tracker.drinksByLevel == (way == .byLevel))
      #expect(tracker.mode == (way == .byLevel ? .levels : nil))
      #expect((tracker.dayBoundary == nil) == (way == .byDrinks))
      #expect(tracker.schedule == .everyDay)
      #expect(overview.use(of: Self.tracker).amount(on: Self.friday) == 1000)
      #expect(overview.use(of: Self.tracker).amount(on: Self.friday.adding(days: 1)) == 4000)
    }
  }

  @Test("Levels of one's own are not the three of the preset")
  func ownLevels() throws {
    let own = [
      Level(id: 0, icon: "", name: "None", effect: .success),
      Level(id: 1, icon: "", name: "Some", effect: .needsGrace),
      Level(id: 2, icon: "", name: "Much", effect: .breaks),
    ]
    let fields = [
      Field("mode", .text("levels")), Field("levels", .list(own.map { $0.value })),
    ]
    let tracker = try #require(Self.overview([Self.tracker(fields)]).trackers.first)
    #expect(tracker.mode == .levels)
    #expect(!tracker.drinksByLevel)
  }
}
