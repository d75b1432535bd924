// Costs and steps that a plan shows before it is kept.
import Engine
import Testing

private let start = Day(year: 2026, month: 3, day: 1)!

@Suite("Preview of a plan") struct PlanPreviewTests {
  @Test("Fifteen cigarettes from a pack of twenty at eight euros cost six euros a day")
  func cost() throws {
    let plan = Plan(
      fromDay: start, kind: .notice, baseline: 15_000, price: 800, packUnits: 20)
    let cost = try #require(PlanPreview(plan).cost)
    #expect(cost.day == Money(minorUnits: 600, currency: .euro))
    #expect(cost.week.minorUnits == 4_200)
    #expect(cost.month.minorUnits == 18_000)
    #expect(cost.year.minorUnits == 219_000)
  }

  @Test("Each period is rounded once, halves away from zero")
  func rounding() throws {
    // 100 minor units over 3 are 33.33 a day, 233.33 a week, 1000 a month, 12166.67 a year.
    let plan = Plan(fromDay: start, kind: .notice, baseline: 1_000, price: 100, packUnits: 3)
    let cost = try #require(PlanPreview(plan).cost)
    let amounts = [cost.day, cost.week, cost.month, cost.year].map { $0.minorUnits }
    #expect(amounts == [33, 233, 1_000, 12_167])
    let half = Plan(fromDay: start, kind: .notice, baseline: 1_000, price: 101, packUnits: 2)
    #expect(PlanPreview(half).cost?.day.minorUnits == 51)
  }

  @Test("There is no cost until amount, price and pack are known and sound")
  func unknown() {
    var plan = Plan(fromDay: start, kind: .notice, baseline: 15_000, price: 800)
    #expect(PlanPreview(plan).cost == nil)
    plan.packUnits = 0
    #expect(PlanPreview(plan).cost == nil)
    plan.packUnits = 20
    plan.price = 100_001
    #expect(PlanPreview(plan).cost == nil)
    plan.price = 800
    plan.baseline = nil
    #expect(PlanPreview(plan).cost == nil)
  }

  @Test("The way down has a step a week and ends on the quit day")
  func steps() {
    let plan = Plan(
      fromDay: start, kind: .reduce, baseline: 20_000, quitDay: start.adding(days: 52),
      ladderStart: 20)
    let steps = PlanPreview(plan).steps
    #expect(steps.map { $0.target } == [20, 17, 14, 11, 8, 5, 2, 0])
    #expect(steps.map { $0.strength } == [20, 20, 10, 5, 5, 3, 0, 0])
    #expect(steps.map { $0.day.days(since: start) } == [0, 7, 14, 21, 28, 35, 42, 52])
  }

  @Test("A daily reduction has a step a day, a stop one step, noticing none")
  func otherKinds() {
    let quitDay = start.adding(days: 14)
    let daily = Plan(
      fromDay: start, kind: .reduce, baseline: 7_000, quitDay: quitDay, cadence: .daily)
    #expect(
      PlanPreview(daily).steps.map { $0.target }
        == [7, 7, 6, 6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 0])
    let stop = Plan(fromDay: start, kind: .stop, quitDay: quitDay)
    #expect(PlanPreview(stop).steps == [PlanStep(day: quitDay, target: 0, strength: nil)])
    #expect(PlanPreview(Plan(fromDay: start, kind: .notice, quitDay: quitDay)).steps == [])
  }
}
