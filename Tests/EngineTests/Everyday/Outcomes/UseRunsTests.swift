// Runs of days through slips, gaps and excuses.
import Engine
import Testing

private let start = Day(year: 2026, month: 3, day: 1)!

private func day(_ offset: Int) -> Day { start.adding(days: offset) }

private func runs(
  _ plan: Plan, _ amounts: [Int: Int64], today: Int, excused: [ClosedRange<Day>] = []
) -> UseRuns {
  let use = UseHistory(amounts.map { UseRecord(day: day($0.key), amount: $0.value) })
  let records = DayRecord.all(
    from: start, through: day(today), plans: PlanHistory([plan]), use: use, excused: excused,
    today: day(today))
  return UseRuns(records, today: day(today))
}

private let stop = Plan(fromDay: start, kind: .stop, quitDay: start)
private let reduction = Plan(
  fromDay: start, kind: .reduce, baseline: 20_000, quitDay: start.adding(days: 140))

@Suite("Runs of days") struct UseRunsTests {
  @Test("Silent days after the quit day are free, and today is not over")
  func silence() {
    let result = runs(stop, [:], today: 10)
    #expect(result.currentFree == 10)
    #expect(result.bestFree == 10)
    #expect(result.freeDays == 10)
    #expect(result.currentKept == 10)
  }

  @Test("A slip restarts the current run and keeps the best and the total")
  func slip() {
    let result = runs(stop, [6: 1_000], today: 10)
    #expect(result.currentFree == 3)
    #expect(result.bestFree == 6)
    #expect(result.freeDays == 9)
    #expect(result.currentKept == 3)
    #expect(result.bestKept == 6)
  }

  @Test("A slip today ends the current free run at once and nothing else")
  func slipToday() {
    let result = runs(stop, [10: 1_000], today: 10)
    #expect(result.currentFree == 0)
    #expect(result.bestFree == 10)
    #expect(result.freeDays == 10)
    #expect(result.currentKept == 10)
  }

  @Test("Before the quit day an unknown day ends both runs")
  func unknown() {
    let result = runs(reduction, [0: 0, 1: 0, 3: 0, 4: 15_000], today: 5)
    #expect(result.bestFree == 2)
    #expect(result.currentFree == 0)
    #expect(result.freeDays == 3)
    #expect(result.bestKept == 2)
    #expect(result.currentKept == 2)
  }

  @Test("An excused day is skipped by the kept run")
  func excused() {
    let amounts: [Int: Int64] = [0: 1_000, 1: 1_000, 2: 90_000, 3: 1_000]
    #expect(runs(reduction, amounts, today: 4).currentKept == 1)
    let result = runs(reduction, amounts, today: 4, excused: [day(2)...day(2)])
    #expect(result.currentKept == 3)
    #expect(result.bestKept == 3)
  }

  @Test("Without records nothing was reached and nothing traps")
  func empty() {
    let result = UseRuns([], today: start)
    #expect(result.bestFree == 0)
    #expect(result.currentKept == 0)
  }
}
