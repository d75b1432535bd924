// What holds for every plan, whatever its numbers.
import Engine
import Testing

private let start = Day(year: 2024, month: 2, day: 20)!

@Suite("Plans of every shape") struct PlanPropertyTests {
  @Test("Targets never rise along a plan and are zero from the quit day on")
  func targets() throws {
    for seed in 1...planCases {
      var dice = PlanDice(seed: seed)
      let plan = dice.plan(from: start)
      let quitDay = try #require(plan.quitDay)
      var previous = Int.max
      var rises = 0
      var leaks = 0
      for offset in -5...400 {
        let day = start.adding(days: offset)
        guard let target = plan.target(on: day) else { continue }
        if target > previous { rises += 1 }
        if day >= quitDay, target != 0 { leaks += 1 }
        previous = target
      }
      try #require(rises == 0 && leaks == 0, "seed \(seed)")
    }
  }

  @Test("Editing a plan leaves every earlier target as it was")
  func editing() throws {
    for seed in 1...planCases {
      var dice = PlanDice(seed: seed)
      let old = dice.plan(from: start)
      let editDay = start.adding(days: dice.roll(1...200))
      var new = dice.plan(from: editDay)
      if dice.flip() { new = old.shifted(days: dice.roll(1...14), from: editDay) }
      let before = PlanHistory([old])
      let after = PlanHistory([old, new])
      var changed = 0
      for offset in 0..<editDay.days(since: start) {
        let day = start.adding(days: offset)
        if before.target(on: day) != after.target(on: day) { changed += 1 }
      }
      try #require(changed == 0, "seed \(seed)")
      try #require(after.target(on: editDay) == new.target(on: editDay), "seed \(seed)")
    }
  }
}
