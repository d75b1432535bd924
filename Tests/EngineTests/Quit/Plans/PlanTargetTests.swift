// Targets of single days, around the start and the quit day above all.
import Engine
import Testing

private let start = Day(year: 2026, month: 3, day: 1)!

private func reduction(
  _ days: Int, cadence: Plan.Cadence = .weekly, baseline: Int64? = 20_000
) -> Plan {
  Plan(
    fromDay: start, kind: .reduce, baseline: baseline, quitDay: start.adding(days: days),
    cadence: cadence)
}

@Suite("Target of a day") struct PlanTargetTests {
  @Test("The target falls week by week and stays at zero after the quit day")
  func weekly() {
    let plan = reduction(49)
    let targets = (0...8).map { plan.target(on: start.adding(days: $0 * 7)) }
    #expect(targets == [20, 17, 14, 11, 8, 5, 2, 0, 0])
    #expect(plan.target(on: start.adding(days: 6)) == 20)
    #expect(plan.target(on: start.adding(days: 48)) == 2)
    #expect(plan.target(on: start.adding(days: 49)) == 0)
    #expect(plan.target(on: start.adding(days: 5000)) == 0)
  }

  @Test("Days that are left over belong to the last week")
  func leftOver() {
    let plan = reduction(60)
    #expect(plan.lengthInWeeks == 8)
    #expect(plan.target(on: start.adding(days: 49)) == 2)
    #expect(plan.target(on: start.adding(days: 59)) == 2)
    #expect(plan.target(on: start.adding(days: 60)) == 0)
  }

  @Test("A daily target is rounded up and never zero before the quit day")
  func daily() {
    let plan = reduction(30, cadence: .daily)
    #expect(plan.target(on: start.adding(days: 6)) == 16)
    #expect(plan.target(on: start.adding(days: 29)) == 1)
    #expect(plan.target(on: start.adding(days: 30)) == 0)
  }

  @Test("A baseline between two units starts at the lower one, never above the use")
  func fraction() {
    #expect(reduction(49, baseline: 19_001).target(on: start) == 19)
    #expect(reduction(49, baseline: 20_000).target(on: start) == 20)
    #expect(reduction(49, baseline: 20_001).target(on: start) == 20)
  }

  @Test("There is no target before the start, without a baseline and when only noticing")
  func none() {
    #expect(reduction(49).target(on: start.adding(days: -1)) == nil)
    #expect(reduction(49, baseline: nil).target(on: start) == nil)
    let noticing = Plan(fromDay: start, kind: .notice, baseline: 20_000, quitDay: start)
    #expect(noticing.target(on: start.adding(days: 10)) == nil)
    #expect(!noticing.asksForNone(on: start.adding(days: 10)))
    let endless = Plan(fromDay: start, kind: .reduce, baseline: 20_000)
    #expect(endless.target(on: start.adding(days: 10)) == nil)
  }

  @Test("A stop plan asks nothing before its quit day and none from then on")
  func stop() {
    let quitDay = start.adding(days: 10)
    let plan = Plan(fromDay: start, kind: .stop, baseline: 20_000, quitDay: quitDay)
    #expect(plan.target(on: start) == nil)
    #expect(plan.target(on: quitDay.adding(days: -1)) == nil)
    #expect(plan.target(on: quitDay) == 0)
    #expect(plan.target(on: quitDay.adding(days: 400)) == 0)
  }

  @Test("The strength goes down with the weeks of the plan")
  func strength() {
    var plan = reduction(91)
    #expect(plan.strength(on: start) == nil)
    plan.ladderStart = 50
    let strengths = [0, 14, 28, 83, 84, 91, 200].map { plan.strength(on: start.adding(days: $0)) }
    #expect(strengths == [50, 35, 20, 3, 0, 0, 0])
    #expect(plan.strength(on: start.adding(days: -1)) == nil)
  }

  @Test("A shifted plan goes on where it stood that many days ago")
  func shifted() {
    let plan = reduction(49)
    let today = start.adding(days: 24)
    let later = plan.shifted(days: 7, from: today)
    #expect(plan.target(on: today) == 11)
    #expect(later.target(on: today) == 14)
    #expect(later.target(on: start.adding(days: 55)) == 2)
    #expect(later.target(on: start.adding(days: 56)) == 0)
    let history = PlanHistory([plan, later])
    #expect(history.target(on: today.adding(days: -1)) == 11)
    #expect(history.target(on: today) == 14)
  }

  @Test("Days and amounts that make no sense are computed without a trap")
  func extremes() {
    let ends = [Day(number: .min), Day(number: .max), Day.first, Day.last, start]
    for kind in Plan.Kind.allCases {
      for from in ends {
        for quit in ends {
          for baseline in [Int64.min, -1, 0, .max] {
            let plan = Plan(
              fromDay: from, kind: kind, baseline: baseline, quitDay: quit,
              cadence: .daily, ladderStart: .max, price: .max, packUnits: .min)
            let preview = PlanPreview(plan)
            #expect(preview.cost == nil)
            #expect(ends.allSatisfy { plan.target(on: $0) ?? 0 >= 0 })
          }
        }
      }
    }
  }
}
