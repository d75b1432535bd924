// Repeatable chance for the property tests of plans and savings.
import Engine

/// SplitMix64: the same seed always deals the same numbers.
struct PlanDice: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func roll(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  mutating func flip() -> Bool { roll(0...1) == 1 }

  /// A plan within the limits that starts near `day`.
  mutating func plan(from day: Day) -> Plan {
    let isStop = roll(0...3) == 0
    let length = isStop ? roll(-100...14) : roll(14...365)
    return Plan(
      fromDay: day, kind: isStop ? .stop : .reduce, baseline: Int64(roll(1_000...200_000)),
      quitDay: day.adding(days: length), curve: Curve.allCases[roll(0...4)],
      cadence: flip() ? .daily : .weekly, ladderStart: flip() ? roll(0...60) : nil,
      price: Int64(roll(0...100_000)), packUnits: roll(1...2000))
  }

  /// What somebody logged on some of the days.
  mutating func use(from day: Day, days: Int) -> [UseRecord] {
    var records: [UseRecord] = []
    for offset in 0..<days where flip() {
      records.append(UseRecord(day: day.adding(days: offset), amount: Int64(roll(0...300_000))))
    }
    return records
  }
}

/// How many cases a property test tries: many where they are fast.
#if DEBUG
let planCases: UInt64 = 300
#else
let planCases: UInt64 = 10_000
#endif
