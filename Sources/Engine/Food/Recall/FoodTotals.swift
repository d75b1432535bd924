// What a number of items hold together, as far as it is known.

/// Sums over items; what is not known of an item is left out and counted.
public struct FoodTotals: Hashable, Sendable {
  public let itemCount: Int
  /// In thousandths, in the order of `Nutrient`.
  private let sums: [Int64]
  private let knownCounts: [Int]

  public init(_ items: [RecallItem]) {
    itemCount = items.count
    var sums: [Int64] = []
    var counts: [Int] = []
    for nutrient in Nutrient.allCases {
      var sum: Int64 = 0
      var count = 0
      for item in items {
        guard let more = item.thousandths(of: nutrient) else { continue }
        sum += more
        count += 1
      }
      sums.append(sum)
      counts.append(count)
    }
    self.sums = sums
    knownCounts = counts
  }

  /// Thousandths of the unit; nothing where it is known of no item.
  public func thousandths(of nutrient: Nutrient) -> Int64? {
    knownCounts[nutrient.rawValue] == 0 ? nil : sums[nutrient.rawValue]
  }

  /// The unit itself, rounded.
  public subscript(nutrient: Nutrient) -> Int64? {
    thousandths(of: nutrient).map { ($0 + 500) / 1000 }
  }

  /// How many items do not tell it.
  public func unknownCount(of nutrient: Nutrient) -> Int {
    itemCount - knownCounts[nutrient.rawValue]
  }
}
