// Sums of a day, unknown days and the average.
import Engine
import Testing

private let start = Day(year: 2026, month: 3, day: 1)!

private func use(_ amounts: [(Int, Int64)], zeroDays: [Int] = []) -> UseHistory {
  UseHistory(
    amounts.map { UseRecord(day: start.adding(days: $0.0), amount: $0.1) },
    zeroDays: zeroDays.map { start.adding(days: $0) })
}

@Suite("Known use") struct UseHistoryTests {
  @Test("Parts of a day add up in any order, and a day without any is unknown")
  func sums() {
    let history = use([(4, 1_000), (1, 2_000), (4, 500), (2, 0)], zeroDays: [3, 4])
    let amounts = (0...5).map { history.amount(on: start.adding(days: $0)) }
    #expect(amounts == [nil, 2_000, 0, 0, 1_500, nil])
    #expect(history.days.count == 4)
    #expect(use([]).amount(on: start) == nil)
  }

  @Test("Amounts outside of reason are bounded instead of trapping")
  func bounds() {
    let history = use([(0, .max), (0, .max), (1, .min), (1, 1_000)])
    #expect(history.amount(on: start) == UseHistory.largestAmount)
    #expect(history.amount(on: start.adding(days: 1)) == 1_000)
  }

  @Test("The average of somebody new divides by the days since the first record")
  func newUser() {
    #expect(use([(0, 12_000)]).dailyAverage(today: start) == 12_000)
    #expect(use([(0, 12_000)]).dailyAverage(today: start.adding(days: 1)) == 12_000)
    let week = use((0..<7).map { ($0, 10_000) })
    #expect(week.dailyAverage(today: start.adding(days: 7)) == 10_000)
    #expect(week.dailyAverage(today: start.adding(days: 10)) == 7_000)
  }

  @Test("The average looks back thirty days and leaves today out")
  func window() {
    let history = use([(0, 900_000)] + (70..<100).map { ($0, 10_000) } + [(100, 500_000)])
    #expect(history.dailyAverage(today: start.adding(days: 100)) == 10_000)
    #expect(use([(0, 30_000)]).dailyAverage(today: start.adding(days: 30)) == 1_000)
    #expect(use([(0, 30_000)]).dailyAverage(today: start.adding(days: 31)) == 0)
  }

  @Test("There is no average without a record up to today")
  func none() {
    #expect(use([]).dailyAverage(today: start) == nil)
    #expect(use([(1, 1_000)]).dailyAverage(today: start) == nil)
  }
}
