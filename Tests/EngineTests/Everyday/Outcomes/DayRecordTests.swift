// How a day is judged, and when it is not.
import Engine
import Testing

private let start = Day(year: 2026, month: 3, day: 1)!

private func day(_ offset: Int) -> Day { start.adding(days: offset) }

private let reduction = Plan(
  fromDay: day(0), kind: .reduce, baseline: 20_000, quitDay: day(14), cadence: .weekly)

private func record(
  _ offset: Int, used: Int64? = nil, plan: Plan? = reduction, excused: [ClosedRange<Day>] = [],
  today: Int = 100
) -> DayRecord? {
  let records = used.map { [UseRecord(day: day(offset), amount: $0)] } ?? []
  return DayRecord.all(
    from: day(offset), through: day(offset), plans: PlanHistory(plan.map { [$0] } ?? []),
    use: UseHistory(records), excused: excused, today: day(today)
  ).first
}

@Suite("Day records") struct DayRecordTests {
  @Test(
    "A recorded day is kept up to the target and missed above it",
    arguments: [
      (0, 20_000, DayOutcome.kept), (0, 20_001, .missed), (0, 0, .kept), (7, 10_000, .kept),
      (7, 11_000, .missed), (14, 0, .kept), (14, 1, .missed),
    ] as [(Int, Int64, DayOutcome)])
  func judged(offset: Int, used: Int64, expected: DayOutcome) {
    #expect(record(offset, used: used)?.outcome == expected)
    #expect(record(offset, used: used)?.isRecorded == true)
  }

  @Test("A use that was told without an amount is a use, and saves nothing")
  func told() {
    let plans = PlanHistory([reduction])
    let use = UseHistory([], told: day(15))
    let records = DayRecord.all(
      from: day(14), through: day(16), plans: plans, use: use, today: day(20))
    #expect(records.map { $0.used } == [0, nil, 0])
    #expect(records.map { $0.isUse } == [false, true, false])
    #expect(records.map { $0.outcome } == [.kept, .missed, .kept])
    #expect(TrackerMarks(free: records, today: day(20))?.marks == [.good, .broken, .good])
    #expect(UseRuns(records, today: day(20)).bestFree == 1)
    #expect(Savings(plans: plans, use: use, today: day(17)).countedDays == 2)
  }

  @Test("Silence is unknown before the quit day and none from then on")
  func silence() {
    #expect(record(13)?.outcome == .unrecorded)
    #expect(record(13)?.used == nil)
    #expect(record(14)?.outcome == .kept)
    #expect(record(14)?.used == 0)
    #expect(record(14)?.isRecorded == false)
  }

  @Test("Today is open whatever was used, and a day to come is nothing yet")
  func today() {
    #expect(record(20, today: 20)?.outcome == .open)
    #expect(record(20, today: 20)?.used == nil)
    #expect(record(20, used: 90_000, today: 20)?.outcome == .open)
    #expect(record(20, excused: [day(20)...day(20)], today: 20)?.outcome == .open)
    #expect(record(21, today: 20)?.outcome == nil)
    #expect(record(21, today: 20)?.used == nil)
    #expect(record(21, today: 20)?.target == 0)
  }

  @Test("An excused day is neither kept nor missed")
  func excused() {
    let holiday = [day(3)...day(5), day(-50)...day(-40), day(90)...day(300)]
    #expect(record(2, used: 90_000, excused: holiday)?.outcome == .missed)
    #expect(record(3, used: 90_000, excused: holiday)?.outcome == .excused)
    #expect(record(5, excused: holiday)?.outcome == .excused)
    #expect(record(6, used: 0, excused: holiday)?.outcome == .kept)
  }

  @Test("Without a target there is no outcome, but what was used is known")
  func noTarget() {
    let noticing = Plan(fromDay: day(0), kind: .notice, baseline: 20_000)
    #expect(record(3, used: 5_000, plan: noticing)?.outcome == nil)
    #expect(record(3, used: 5_000, plan: noticing)?.used == 5_000)
    #expect(record(3, plan: noticing)?.used == nil)
    #expect(record(3, used: 5_000, plan: nil)?.outcome == nil)
    #expect(record(100, plan: noticing, today: 100)?.outcome == nil)
    #expect(record(-1, used: 5_000)?.outcome == nil)
  }

  @Test("Records come oldest first, one for each day, and none backwards")
  func range() {
    let plans = PlanHistory([reduction])
    let records = DayRecord.all(
      from: day(-2), through: day(3), plans: plans, use: UseHistory([]), today: day(2))
    #expect(records.map { $0.day.days(since: start) } == [-2, -1, 0, 1, 2, 3])
    #expect(records.map { $0.outcome } == [nil, nil, .unrecorded, .unrecorded, .open, nil])
    let backwards = DayRecord.all(
      from: day(3), through: day(2), plans: plans, use: UseHistory([]), today: day(2))
    #expect(backwards.isEmpty)
  }

  @Test("Each day of a range is judged by the plan of that day", arguments: [-3, 0, 2, 3, 5])
  func severalPlans(from: Int) {
    let plans = PlanHistory([
      Plan(fromDay: day(0), kind: .reduce, baseline: 20_000, quitDay: day(28)),
      Plan(fromDay: day(2), kind: .notice, baseline: 15_000),
      Plan(fromDay: day(3), kind: .stop, baseline: 10_000, quitDay: day(4)),
    ])
    let records = DayRecord.all(
      from: day(from), through: day(5), plans: plans, use: UseHistory([]), today: day(9))
    let targets: [Int?] = [nil, nil, nil, 20, 20, nil, nil, 0, 0]
    let baselines: [Int64?] = [nil, nil, nil, 20_000, 20_000, 15_000, 10_000, 10_000, 10_000]
    #expect(records.map { $0.target } == Array(targets.dropFirst(from + 3)))
    #expect(records.map { $0.baseline } == Array(baselines.dropFirst(from + 3)))
  }
}
