// What went wrong elsewhere with plans and days, so that it does not come back.

import Engine
import Testing

struct PhenomenonTests {
  private let plan = Plan(
    fromDay: Day(text: "2026-03-02")!, kind: .reduce, baseline: 20_000,
    quitDay: Day(text: "2026-04-20")!)

  @Test(
    "A moment belongs to the local day, east and west of Greenwich",
    arguments: [(13, "2026-03-10"), (1, "2026-03-09"), (0, "2026-03-09"), (-10, "2026-03-09")])
  func localDay(hours: Int, day: String) {
    // 2026-03-09, 20:00 in Greenwich.
    let evening = Instant(milliseconds: 1_773_086_400_000)
    let offset = UTCOffset(minutes: hours * 60)!
    #expect(DayBoundary.standard.day(of: evening, offset: offset).text == day)
  }

  @Test("The goal reaches zero on the quit day and stays there for a hundred years (D18)")
  func staysZero() {
    #expect(plan.target(on: Day(text: "2026-04-19")!) == 2)
    for days in [0, 1, 6, 7, 8, 60, 365, 36_525] {
      #expect(plan.target(on: plan.quitDay!.adding(days: days)) == 0)
    }
  }

  @Test("The target falls although nobody touches the plan, whenever it is looked at (D19)")
  func falls() {
    let weeks = (0..<7).map { plan.target(on: plan.start.adding(days: $0 * 7 + 3)) }
    #expect(weeks == [20, 17, 14, 11, 8, 5, 2])
  }

  @Test("Leftover days of a reduction stay on the last step and do not lengthen it")
  func leftover() {
    var sixty = plan
    sixty.quitDay = plan.start.adding(days: 60)
    #expect(sixty.lengthInWeeks == 8)
    #expect(
      sixty.target(on: plan.start.adding(days: 56)) == sixty.target(on: plan.start.adding(days: 59))
    )
    #expect(sixty.target(on: plan.start.adding(days: 60)) == 0)
  }
}
