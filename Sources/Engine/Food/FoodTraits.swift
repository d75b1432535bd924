// What ranks a food whatever was typed: how common it is, and whether it is the plain one.

/// The part of a food's rank that does not depend on a query.
struct FoodTraits: Sendable {
  /// Hundredths of a binary logarithm of how often it is eaten, guessed where nobody counted.
  var popularity: Int32
  /// Whether it stands for its kind: nothing further is specified.
  var isGeneric: Bool
  /// Food for babies, formula and human milk: hidden unless asked for by name.
  var isForInfants: Bool

  /// Categories of food for babies, from cereals to formula.
  private static let infantCategories = 9000..<9500
  private static let humanMilk = 9602
  /// What a food that was never counted is thought to be behind those of its category that were:
  /// its code may be newer than the count.
  private static let uncountedLoss = 100

  static func all(of table: FoodTable) -> [FoodTraits] {
    var sums: [Int: Int] = [:]
    var numbers: [Int: Int] = [:]
    for index in 0..<table.count {
      let food = table.food(at: index)
      guard food.timesReported > 0 else { continue }
      sums[food.category, default: 0] += FoodLogarithm.hundredths(food.timesReported + 1)
      numbers[food.category, default: 0] += 1
    }
    var traits: [FoodTraits] = []
    for index in 0..<table.count {
      let food = table.food(at: index)
      let usual = (sums[food.category] ?? 0) / (numbers[food.category] ?? 1)
      let popularity =
        food.timesReported > 0
        ? FoodLogarithm.hundredths(food.timesReported + 1) : max(0, usual - uncountedLoss)
      traits.append(
        FoodTraits(
          popularity: Int32(popularity), isGeneric: isGeneric(food.name),
          isForInfants: infantCategories.contains(food.category) || food.category == humanMilk))
    }
    return traits
  }

  /// `NFS` and `NS as to …` stand in names of foods of which nothing further was said.
  private static func isGeneric(_ name: String) -> Bool {
    FoodTokenizer.tokens(name).contains { $0.spells("nfs") || $0.spells("ns") }
  }
}
