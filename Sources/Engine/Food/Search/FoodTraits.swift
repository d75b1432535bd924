// What ranks a food whatever was typed: how common it is, and whether it is the plain one.

/// The part of a food's rank that does not depend on a query.
struct FoodTraits: Sendable {
  /// Hundredths of a binary logarithm of how often it is eaten, guessed where nobody counted.
  let popularity: Int32
  /// Whether it stands for its kind: nothing further is specified.
  let isGeneric: Bool
  /// Food for babies, formula and human milk: hidden unless asked for by name.
  let isForInfants: Bool

  /// Categories of food for babies, from cereals to formula.
  private static let infantCategories = 9000..<9500
  private static let humanMilk = 9602

  static func isForInfants(_ food: Food) -> Bool {
    infantCategories.contains(food.category) || food.category == humanMilk
  }
}

/// Judges foods one after the other, then guesses how common the uncounted ones are.
struct FoodTraitsWriter {
  /// What a food that was never counted is thought to be behind those of its category that were.
  private static let uncountedLoss = 100
  /// The mean of a category of which no food was counted.
  private static let unknown = 500
  /// At least this is thought of an uncounted food that stands for its kind.
  private static let generic = 600
  /// And the plain one of a kind behind the commonest one of it.
  private static let plainLoss = 100

  /// What the first part of each name says, or 0.
  private var kinds: [Int64] = []
  private var counts: [Int32] = []
  private var categories: [Int] = []
  private var isGeneric: [Bool] = []
  private var isPlain: [Bool] = []
  private var isForInfants: [Bool] = []
  private var sums: [Int: Int] = [:]
  private var numbers: [Int: Int] = [:]
  private var most: [Int64: Int32] = [:]
  /// Kinds of which the plain one was counted.
  private var hasPlain: Set<Int64> = []

  /// Adds a food with the words of its name; `isGeneric` where the name says that nothing further
  /// is specified.
  mutating func add(_ food: Food, name: ArraySlice<FoodPlace>, isGeneric: Bool) {
    let kind = Self.kind(name)
    let count = Int32(FoodLogarithm.hundredths(food.timesReported + 1))
    kinds.append(kind)
    counts.append(count)
    categories.append(food.category)
    self.isGeneric.append(isGeneric)
    isPlain.append(name.allSatisfy { $0.has(FoodPlace.firstPart) || $0.has(FoodPlace.usual) })
    isForInfants.append(FoodTraits.isForInfants(food))
    guard food.timesReported > 0 else { return }
    sums[food.category, default: 0] += Int(count)
    numbers[food.category, default: 0] += 1
    guard kind != 0 else { return }
    most[kind] = max(most[kind] ?? 0, count)
    if isPlain[isPlain.count - 1] { hasPlain.insert(kind) }
  }

  /// Its first one or two words where the first part has no more.
  private static func kind(_ name: ArraySlice<FoodPlace>) -> Int64 {
    var kind: Int64 = 0
    for place in name where place.has(FoodPlace.firstPart) {
      guard kind < 1 << 20 else { return 0 }
      kind = kind << 20 | Int64(place.stem + 1)
    }
    return kind
  }

  /// What was judged, in the same order.
  func traits() -> [FoodTraits] {
    counts.indices.map {
      FoodTraits(
        popularity: popularity(of: $0), isGeneric: isGeneric[$0], isForInfants: isForInfants[$0])
    }
  }

  /// A food without a count has a newer code than the count. The plain one of a kind is then
  /// thought half as common as the commonest of that kind, unless a plain one was counted; any
  /// other less than its category.
  private func popularity(of index: Int) -> Int32 {
    guard counts[index] == 0 else { return counts[index] }
    let category = categories[index]
    let mean = numbers[category].map { (sums[category] ?? 0) / $0 } ?? Self.unknown
    let usual = mean - Self.uncountedLoss
    let isOnlyPlain = isPlain[index] && !hasPlain.contains(kinds[index])
    let plain = isOnlyPlain ? Int(most[kinds[index]] ?? 0) - Self.plainLoss : 0
    let generic = isPlain[index] && isGeneric[index] ? Self.generic : 0
    return Int32(max(0, usual, plain, generic))
  }
}
