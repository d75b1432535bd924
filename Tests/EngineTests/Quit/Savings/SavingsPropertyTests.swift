// What holds for savings and totals, whatever was logged.
import Engine
import Testing

private let start = Day(year: 2024, month: 2, day: 20)!

@Suite("Savings of every shape") struct SavingsPropertyTests {
  @Test("Savings are never negative and never fall while days without use go by")
  func monotonic() throws {
    for seed in 1...planCases {
      var dice = PlanDice(seed: seed)
      let later = dice.plan(from: start.adding(days: dice.roll(1...60)))
      let plans = PlanHistory([dice.plan(from: start), later])
      let use = UseHistory(dice.use(from: start, days: 50))
      var previous = Savings(plans: plans, use: use, today: start)
      var falls = 0
      for offset in stride(from: 0, through: 120, by: 8) {
        let next = Savings(plans: plans, use: use, today: start.adding(days: offset))
        if next.unitsNotUsed < previous.unitsNotUsed { falls += 1 }
        if next.money(in: .euro).minorUnits < previous.money(in: .euro).minorUnits { falls += 1 }
        if next.money(in: .euro).minorUnits < 0 || next.unitsNotUsed < 0 { falls += 1 }
        previous = next
      }
      try #require(falls == 0, "seed \(seed)")
    }
  }

  @Test("Use on today moves no total, no best and no savings")
  func usedToday() throws {
    for seed in 1...planCases {
      var dice = PlanDice(seed: seed)
      let plans = PlanHistory([dice.plan(from: start)])
      let today = start.adding(days: 50)
      let past = dice.use(from: start, days: 50)
      let quiet = UseHistory(past)
      let slip = UseHistory(past + [UseRecord(day: today, amount: 5_000)])
      let before = runs(plans, quiet, today)
      let after = runs(plans, slip, today)
      try #require(before.bestFree == after.bestFree, "seed \(seed)")
      try #require(before.bestKept == after.bestKept, "seed \(seed)")
      try #require(before.freeDays == after.freeDays, "seed \(seed)")
      try #require(after.currentFree == 0, "seed \(seed)")
      try #require(
        Savings(plans: plans, use: quiet, today: today)
          == Savings(plans: plans, use: slip, today: today), "seed \(seed)")
    }
  }

  private func runs(_ plans: PlanHistory, _ use: UseHistory, _ today: Day) -> UseRuns {
    UseRuns(
      DayRecord.all(from: start, through: today, plans: plans, use: use, today: today),
      today: today)
  }
}
