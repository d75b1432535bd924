// What a person may enter, and what is remarked or suggested.
import Engine
import Testing

private let today = Day(year: 2026, month: 3, day: 1)!

private func problems(_ plan: Plan) -> [Plan.Problem] {
  plan.problems(today: today, perDay: PlanLimits.cigarettesPerDay)
}

@Suite("Limits of a plan") struct PlanProblemTests {
  @Test(
    "A stop plan stops today, within two weeks or in the past",
    arguments: [
      (0, []), (14, []), (15, [Plan.Problem.quitDayTooLate]), (-1, []), (-36_525, []),
      (-36_526, [.quitDayTooEarly]),
    ])
  func stop(days: Int, expected: [Plan.Problem]) {
    let plan = Plan(fromDay: today, kind: .stop, quitDay: today.adding(days: days))
    #expect(problems(plan) == expected)
  }

  @Test(
    "A reduction takes two weeks to a year",
    arguments: [
      (13, [Plan.Problem.reductionTooShort]), (14, []), (90, []), (365, []),
      (366, [.reductionTooLong]), (-5, [.reductionTooShort]),
    ])
  func reduction(days: Int, expected: [Plan.Problem]) {
    let plan = Plan(
      fromDay: today, kind: .reduce, baseline: 20_000, quitDay: today.adding(days: days))
    #expect(problems(plan) == expected)
  }

  @Test("A plan in the middle of its way is as sound as on its first day")
  func edited() {
    let plan = Plan(
      fromDay: today, kind: .reduce, baseline: 20_000, start: today.adding(days: -300),
      quitDay: today.adding(days: 5))
    #expect(problems(plan) == [])
  }

  @Test("Everything that is wrong is told at once and the plan keeps what was entered")
  func all() {
    let plan = Plan(
      fromDay: today, kind: .reduce, baseline: 200_001, ladderStart: 101, price: 100_001,
      packUnits: 0)
    let found = problems(plan)
    #expect(
      found == [
        .quitDayMissing, .baselineOutOfRange, .priceOutOfRange, .packUnitsOutOfRange,
        .strengthOutOfRange,
      ])
    #expect(plan.price == 100_001)
  }

  @Test("The ends of the amount, price and pack ranges are allowed")
  func ends() {
    var plan = Plan(
      fromDay: today, kind: .stop, baseline: 1_000, quitDay: today, price: 0, packUnits: 1)
    #expect(problems(plan) == [])
    plan.baseline = 200_000
    plan.price = 100_000
    plan.packUnits = 2000
    #expect(problems(plan) == [])
    plan.baseline = 999
    plan.price = -1
    plan.packUnits = 2001
    #expect(problems(plan) == [.baselineOutOfRange, .priceOutOfRange, .packUnitsOutOfRange])
    plan.baseline = 2_000_000
    #expect(
      !plan.problems(today: today, perDay: PlanLimits.puffsPerDay).contains(.baselineOutOfRange))
  }

  @Test("A reduction needs its baseline, noticing and stopping do not")
  func baseline() {
    let quitDay = today.adding(days: 14)
    #expect(problems(Plan(fromDay: today, kind: .reduce, quitDay: quitDay)) == [.baselineMissing])
    #expect(problems(Plan(fromDay: today, kind: .stop, quitDay: quitDay)) == [])
    #expect(problems(Plan(fromDay: today, kind: .notice)) == [])
  }

  @Test("A remark fits the length and the amount")
  func notices() {
    func notices(_ days: Int, _ baseline: Int64) -> [PlanNotice] {
      Plan(
        fromDay: today, kind: .reduce, baseline: baseline, quitDay: today.adding(days: days)
      ).notices(of: .cigarettes, in: .elsewhere)
    }
    #expect(notices(29, 5_000) == [.fast])
    #expect(notices(30, 4_999) == [.lowUse])
    #expect(notices(90, 5_000) == [])
    #expect(notices(91, 4_000) == [.long, .lowUse])
    let stop = Plan(fromDay: today, kind: .stop, baseline: 9_000, quitDay: today)
    #expect(stop.notices(of: .cigarettes, in: .elsewhere) == [])
  }

  @Test(
    "The suggested curve follows the amount and the length",
    arguments: [
      (4_999, 13, Curve.gentle), (4_999, 14, .linear), (5_000, 20, .linear),
      (9_999, 21, .exponential), (10_000, 29, .exponential), (19_999, 30, .logarithmic),
      (20_000, 44, .logarithmic), (20_000, 45, .stepped),
    ] as [(Int64, Int, Curve)])
  func suggestion(average: Int64, days: Int, expected: Curve) {
    #expect(Curve.suggested(average: average, days: days) == expected)
  }
}
