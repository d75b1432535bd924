// Which of several plans judges a day.
import Engine
import Testing

private let start = Day(year: 2026, month: 3, day: 1)!

@Suite("Plans over time") struct PlanHistoryTests {
  @Test("Each plan judges from its own first day until the next begins")
  func dated() {
    let first = Plan(
      fromDay: start, kind: .reduce, baseline: 20_000, quitDay: start.adding(days: 49))
    let second = Plan(fromDay: start.adding(days: 20), kind: .notice)
    let third = Plan(
      fromDay: start.adding(days: 30), kind: .stop, quitDay: start.adding(days: 30))
    let history = PlanHistory([third, first, second])
    #expect(history.plan(on: start.adding(days: -1)) == nil)
    #expect(history.target(on: start) == 20)
    #expect(history.target(on: start.adding(days: 19)) == 14)
    #expect(history.target(on: start.adding(days: 20)) == nil)
    #expect(history.target(on: start.adding(days: 30)) == 0)
    #expect(history.firstDay == start)
  }

  @Test("Of two plans from the same day the one made later counts, whatever else there is")
  func tie() {
    let early = Plan(fromDay: start, kind: .reduce, baseline: 20_000)
    let late = Plan(fromDay: start, kind: .notice)
    let other = Plan(fromDay: start.adding(days: 5), kind: .stop)
    #expect(PlanHistory([early, late]).plan(on: start) == late)
    #expect(PlanHistory([late, early]).plan(on: start) == early)
    #expect(PlanHistory([other, early, late]).plans == [late, other])
  }

  @Test("Without a plan there is no target")
  func empty() {
    let history = PlanHistory([])
    #expect(history.target(on: start) == nil)
    #expect(history.firstDay == nil)
    #expect(!history.asksForNone(on: start))
  }
}
