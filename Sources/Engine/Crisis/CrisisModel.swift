// What the weights add to the rules: sums of whole numbers, the same on every machine.

enum CrisisModel {
  /// What rules and weights say together; the weights never lower what a rule of level 2 found.
  static func finding(_ reading: CrisisReading) -> Crisis.Finding {
    let places = CrisisFeatures(reading).places
    // A text of many features has not more danger for it.
    let length = max(1, root(Int32(places.count) << 10))
    let likeness = likeness(places, length)
    let kinds = likeness.prefix(Crisis.Kind.allCases.count)
    let most = kinds.max() ?? 0
    let calm = likeness.dropFirst(kinds.count).min() ?? 0
    let danger =
      sum(places, CrisisWeightTable.danger) * 4096 / length
      + most * CrisisWeightTable.kindShare / 256 + calm * CrisisWeightTable.calmShare / 256
    let isRaised = danger > CrisisWeightTable.limits[reading.group]
    guard reading.isSure || isRaised else { return .nothing }
    let hurry = sum(places, CrisisWeightTable.hurry) * 4096 / length
    let kind = Crisis.Kind.allCases[kinds.firstIndex(of: most) ?? 0]
    let isUrgent = reading.ruled.level == .immediate || hurry > CrisisWeightTable.hurryLimit
    return Crisis.Finding(isUrgent ? .immediate : .elevated, kind)
  }

  /// How much a text is like danger of each kind, and how little like each kind of harmless talk.
  private static func likeness(_ places: [Int], _ length: Int) -> [Int] {
    let table = CrisisWeightTable.kinds
    let starts = CrisisWeightTable.kindStarts
    var sums = [Int](repeating: 0, count: starts.count)
    let rows = table.utf8CodeUnitCount / starts.count
    sums.withUnsafeMutableBufferPointer { sums in
      for place in places {
        let row = table.utf8Start + place % rows * sums.count
        for kind in sums.indices { sums[kind] &+= Int(row[kind]) }
      }
    }
    let zero = places.count * zero
    return sums.indices.map { (sums[$0] - zero) * 4096 / length + starts[$0] }
  }

  private static func sum(_ places: [Int], _ table: StaticString) -> Int {
    let letters = table.utf8Start
    let mask = table.utf8CodeUnitCount - 1
    var sum = 0
    for place in places { sum &+= Int(letters[place & mask]) }
    return sum - places.count * zero
  }

  /// The letter for no weight.
  private static let zero = 0x3F

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
