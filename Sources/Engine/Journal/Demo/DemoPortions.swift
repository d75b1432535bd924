// How many entries fall on each day of a made-up life, so that they add up to the number asked for.

/// The number of entries of each day, and the use a day that they amount to.
struct DemoPortions {
  /// One number for each day of the story.
  let counts: [Int]
  /// Thousandths of an entry on a day of the highest level.
  private let highest: Int64

  /// Half as much to half again as much as the level says.
  private static let leastShare: Int64 = 500
  private static let shares: Int64 = 1001
  /// What a day weighs at the highest level.
  private static let fullWeight: Int64 = 1_000_000

  init(_ story: DemoStory, entries: Int, _ dice: inout Dice) {
    var weights: [Int64] = []
    for stretch in story.stretches {
      for index in 0..<stretch.days {
        let share = DemoPortions.leastShare + dice.below(DemoPortions.shares)
        weights.append(stretch.level(on: index) * share)
      }
    }
    let sum = max(1, weights.reduce(0, +))
    var passed: Int64 = 0
    var given: Int64 = 0
    var counts: [Int] = []
    for weight in weights {
      passed += weight
      let due = Int64(entries) * passed / sum
      counts.append(Int(due - given))
      given = due
    }
    self.counts = counts
    highest = Int64(entries) * DemoPortions.fullWeight * 1000 / sum
  }

  // Each table stands by itself: two literals in one function came out as one in the module for
  // the browser.
  private static let puffs: [Int64] = [1, 1, 1, 2, 2, 3, 5]
  private static let cigarettes: [Int64] = [1]

  /// The units that one entry may hold; their mean is what an entry amounts to.
  static func amounts(of substance: Substance) -> [Int64] {
    switch substance {
    case .vape: puffs
    case .cigarettes, .alcohol: cigarettes
    }
  }

  /// The use a day at the start of a stretch in thousandths, in whole units, within the limits of a
  /// plan.
  func baseline(of stretch: DemoStretch) -> Int64 {
    let amounts = DemoPortions.amounts(of: stretch.substance)
    let entries = highest * stretch.from / 1000
    let use = entries * amounts.reduce(0, +) / Int64(amounts.count)
    let limits = PlanLimits.perDay(stretch.substance)
    let whole = (use + Entry.unit - 1) / Entry.unit * Entry.unit
    return min(max(whole, limits.lowerBound), limits.upperBound)
  }
}
