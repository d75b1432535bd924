// A week of known numbers, summed by hand.
import Engine
import Testing

private let start = Day(year: 2026, month: 3, day: 1)!

private func day(_ offset: Int) -> Day { start.adding(days: offset) }

private let today = day(20)

private func records(_ amounts: [Int: Int64], excused: [ClosedRange<Day>] = []) -> [DayRecord] {
  let plan = Plan(fromDay: day(0), kind: .reduce, baseline: 20_000, quitDay: day(140))
  return DayRecord.all(
    from: day(0), through: today, plans: PlanHistory([plan]),
    use: UseHistory(amounts.map { UseRecord(day: day($0.key), amount: $0.value) }),
    excused: excused, today: today)
}

@Suite("Statistics of use") struct UseStatisticsTests {
  // Weekly targets are 20, 19, 18 from days 0, 7 and 14.
  private let amounts: [Int: Int64] = [
    12: 90_000, 13: 10_000, 14: 18_000, 15: 18_001, 17: 0, 20: 7_000,
  ]

  @Test("A week up to yesterday holds its seven days and nothing of today")
  func yesterday() {
    let week = UseStatistics(records(amounts), length: 7, through: day(19), today: today)
    #expect(week.sum == 46_001)
    #expect(week.knownDays == 4)
    #expect(week.mean == 11_500)
    #expect(week.percentOfBaseline == 58)
    #expect(week.notUsed == 33_999)
    #expect(week.keptDays == 3)
    #expect(week.judgedDays == 7)
  }

  @Test("A week up to today adds what was used today and judges nothing by it")
  func untilToday() {
    let week = UseStatistics(records(amounts), length: 7, through: today, today: today)
    #expect(week.sum == 43_001)
    #expect(week.knownDays == 4)
    #expect(week.mean == 10_750)
    #expect(week.percentOfBaseline == 60)
    #expect(week.notUsed == 23_999)
    #expect(week.keptDays == 2)
    #expect(week.judgedDays == 6)
  }

  @Test("Excused days are not judged, though what was used on them is known")
  func excused() {
    let excuse = [day(15)...day(16)]
    let week = UseStatistics(
      records(amounts, excused: excuse), length: 7, through: day(19), today: today)
    #expect(week.keptDays == 3)
    #expect(week.judgedDays == 5)
    #expect(week.sum == 46_001)
  }

  @Test("A longer period than there are records uses what there is")
  func long() {
    let year = UseStatistics(records(amounts), length: 365, through: day(19), today: today)
    #expect(year.sum == 136_001)
    #expect(year.judgedDays == 20)
  }

  @Test("The average is wrong for new users: here three days are divided by three, not by thirty")
  func newUser() {
    let three: [Int: Int64] = [17: 9_000, 18: 12_000, 19: 15_000]
    for length in UseStatistics.periods {
      let period = UseStatistics(records(three), length: length, through: day(19), today: today)
      #expect(period.mean == 12_000, "\(length) days")
    }
  }

  @Test("Without a known day there is no mean and no percentage, rather than zero")
  func nothing() {
    let week = UseStatistics(records([:]), length: 7, through: day(19), today: today)
    #expect(week.mean == nil)
    #expect(week.percentOfBaseline == nil)
    #expect(week.keptDays == 0)
    #expect(week.judgedDays == 7)
    #expect(UseStatistics([], length: 7, through: today, today: today).sum == 0)
  }

  @Test("A larger use than before is more than a hundred percent")
  func above() {
    let week = UseStatistics(records([19: 50_000]), length: 7, through: day(19), today: today)
    #expect(week.percentOfBaseline == 250)
    #expect(week.notUsed == 0)
  }
}
