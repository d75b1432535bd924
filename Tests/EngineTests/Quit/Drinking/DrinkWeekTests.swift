// The alcohol of a week: measured where sizes are known, estimated where they are not.

import Engine
import Testing

struct DrinkWeekTests {
  private static let monday = Day(text: "2026-03-23")!
  private static let tracker = Tracker.identifier(for: .alcohol)

  private static func week(_ drafts: [Draft], through today: Day? = nil) -> DrinkWeek {
    let overview = DrinkLevelTests.overview(drafts)
    var clock = Clock(device: 1)
    var records = Records()
    for draft in drafts {
      records.apply(draft.stamped(by: &clock, now: Instant(milliseconds: 1)))
    }
    var measured = MeasuredDrinks(first: monday, count: 7)
    for record in records.all {
      if case .entry(let entry) = record { measured.add(entry) }
    }
    return DrinkWeek(
      of: monday.adding(days: 3), through: today ?? monday.adding(days: 6),
      use: overview.use(of: tracker), measured: measured, drink: 10_000)
  }

  private static func day(_ offset: Int) -> Day { monday.adding(days: offset) }

  @Test("Sizes are taken as they are, and the rest is an estimate that is told apart")
  func measuredAndEstimated() {
    let week = Self.week([
      DrinkLevelTests.drink(1, on: Self.day(0), DrinkPreset.beerHalf.size),
      DrinkLevelTests.drink(2, on: Self.day(0), amount: 2000, DrinkPreset.wineSmall.size),
      DrinkLevelTests.drink(3, on: Self.day(0)), DrinkLevelTests.drink(4, on: Self.day(2)),
      DrinkLevelTests.level(.easy, on: Self.day(4)),
      DrinkLevelTests.level(.steady, on: Self.day(5)),
    ])
    #expect(week.monday == Self.monday)
    #expect(week.milligrams == 19_725 + 18_936 + 10_000 + 10_000 + 40_000)
    #expect(week.estimated == 60_000)
    #expect(week.largestDay == 48_661)
    #expect(week.knownDays == 4)
    #expect(week.freeDays == 1)
  }

  @Test("A total stands in place of the sizes of its day")
  func total() {
    let total = Draft.create(
      DayTotal.identifier(of: Self.tracker, on: Self.day(1)), kind: DayTotal.kind,
      [
        Field("amount", .int(3000)), Field("day", .int(Int64(Self.day(1).number))),
        Field("tracker", .text(Self.tracker.text)),
      ])
    let week = Self.week([
      DrinkLevelTests.drink(1, on: Self.day(1), DrinkPreset.beerHalf.size), total,
    ])
    #expect(week.milligrams == 30_000)
    #expect(week.estimated == 30_000)
  }

  @Test("Days to come and days of other weeks are not in it, and nothing known is no free week")
  func edges() {
    let drafts = [
      DrinkLevelTests.drink(1, on: Self.day(-1)), DrinkLevelTests.drink(2, on: Self.day(7)),
      DrinkLevelTests.drink(3, on: Self.day(5), DrinkPreset.beerHalf.size),
    ]
    let week = Self.week(drafts, through: Self.day(4))
    #expect(week.knownDays == 0)
    #expect(week.freeDays == 0)
    #expect(week.milligrams == 0)
  }

  @Test("The last weeks follow each other, oldest first, and the last one is that of today")
  func lastWeeks() {
    let use = UseSeries()
    let measured = MeasuredDrinks(first: Self.monday, count: 0)
    let weeks = DrinkWeek.last(
      8, through: Self.day(6), use: use, measured: measured, drink: 10_000)
    #expect(weeks.map { $0.monday } == (0..<8).map { Self.monday.adding(days: ($0 - 7) * 7) })
    #expect(
      DrinkWeek.last(-1, through: Self.monday, use: use, measured: measured, drink: 1).isEmpty)
  }
}
