// What the weights add to the rules: sums of whole numbers, the same on every machine.

enum CrisisModel {
  /// What rules and weights say together; the weights never lower what a rule found.
  static func finding(_ reading: CrisisReading) -> Crisis.Finding {
    let features = CrisisFeatures(reading)
    let isSure = reading.ruled.level > .none
    let limit = CrisisWeightTable.limits[reading.group]
    let isRaised = sum(features.places, CrisisWeightTable.danger, features.places.count) > limit
    guard isSure || isRaised else { return .nothing }
    let hurry = sum(features.places, CrisisWeightTable.hurry, features.places.count)
    let level: Crisis.Level =
      reading.ruled.level == .immediate || hurry > CrisisWeightTable.hurryLimit
      ? .immediate : .elevated
    return Crisis.Finding(level, kind(features.kindClasses))
  }

  /// The sum of the weights, made smaller for a text of many features.
  private static func sum(_ places: [Int], _ table: StaticString, _ count: Int) -> Int32 {
    let mask = table.utf8CodeUnitCount
    var sum: Int32 = 0
    for place in places { sum += weight(table, place % mask) }
    return sum * 4096 / max(1, root(Int32(count) << 10))
  }

  private static func weight(_ table: StaticString, _ place: Int) -> Int32 {
    Int32(table.utf8Start[place]) - 0x50
  }

  private static func kind(_ classes: [Int]) -> Crisis.Kind {
    let kinds = Crisis.Kind.allCases
    var best = kinds[0]
    var most = Int32.min
    for (number, kind) in kinds.enumerated() {
      var sum = weight(CrisisWeightTable.kinds, number)
      for one in classes {
        sum += weight(CrisisWeightTable.kinds, (one + 1) * kinds.count + number)
      }
      if sum > most { (best, most) = (kind, sum) }
    }
    return best
  }

  /// The whole part of a square root.
  private static func root(_ number: Int32) -> Int32 {
    var root: Int32 = 0
    var bit: Int32 = 1 << 30
    var rest = number
    while bit > rest { bit >>= 2 }
    while bit > 0 {
      if rest >= root + bit {
        rest -= root + bit
        root = (root >> 1) + bit
      } else {
        root >>= 1
      }
      bit >>= 2
    }
    return root
  }
}
