// What the weights add to the rules: sums of whole numbers, the same on every machine.

enum CrisisModel {
  /// What rules and weights say together; the weights never lower what a rule of level 2 found.
  static func finding(_ reading: CrisisReading) -> Crisis.Finding {
    let places = CrisisFeatures(reading).places
    // A text of many features has not more danger for it.
    let length = max(1, root(Int32(places.count) << 10))
    let kinds = kinds(places, length)
    let most = kinds.max() ?? 0
    let danger = sum(places, CrisisWeightTable.danger) * 4096 / length
    let isSure = reading.ruled.level == .immediate
    let isRaised =
      danger + most * CrisisWeightTable.kindShare / 256 > CrisisWeightTable.limits[reading.group]
    guard isSure || isRaised else { return .nothing }
    let hurry = sum(places, CrisisWeightTable.hurry) * 4096 / length
    let kind = Crisis.Kind.allCases[kinds.firstIndex(of: most) ?? 0]
    return Crisis.Finding(
      isSure || hurry > CrisisWeightTable.hurryLimit ? .immediate : .elevated, kind)
  }

  /// How much a text is like danger of each kind.
  private static func kinds(_ places: [Int], _ length: Int) -> [Int] {
    let table = CrisisWeightTable.kinds
    let starts = CrisisWeightTable.kindStarts
    var sums = [Int](repeating: 0, count: starts.count)
    let rows = table.utf8CodeUnitCount / starts.count
    for place in places {
      let row = place % rows * starts.count
      for kind in sums.indices { sums[kind] += weight(table, row + kind) }
    }
    return sums.indices.map { sums[$0] * 4096 / length + starts[$0] }
  }

  private static func sum(_ places: [Int], _ table: StaticString) -> Int {
    let count = table.utf8CodeUnitCount
    return places.reduce(0) { $0 + weight(table, $1 % count) }
  }

  private static func weight(_ table: StaticString, _ place: Int) -> Int {
    Int(table.utf8Start[place]) - 0x3F
  }

  /// The whole part of a square root.
  private static func root(_ number: Int32) -> Int {
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
    return Int(root)
  }
}
