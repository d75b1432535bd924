// All foods that this device knows, ready to be looked up.

/// A table of foods in the order of their codes.
public struct FoodTable: Sendable {
  private let foods: [Food]
  /// Only those that lead to a food of this table, in the order in which they were given.
  public let phrases: [FoodPhrase]

  /// Takes foods in any order; of two with one code the first is kept.
  public init(_ foods: [Food], phrases: [FoodPhrase] = []) {
    var sorted = foods
    sorted.sort { $0.code < $1.code }
    var kept: [Food] = []
    kept.reserveCapacity(sorted.count)
    for food in sorted where kept.last?.code != food.code { kept.append(food) }
    self.foods = kept
    self.phrases = phrases.compactMap { phrase in
      let known = phrase.codes.filter { FoodTable.place(of: $0, in: kept) != nil }
      return known.isEmpty ? nil : FoodPhrase(phrase.text, codes: known)
    }
  }

  public var count: Int { foods.count }

  /// `index` is below `count`.
  public func food(at index: Int) -> Food { foods[index] }

  public func index(of code: FoodCode) -> Int? { FoodTable.place(of: code, in: foods) }

  public func food(_ code: FoodCode) -> Food? { index(of: code).map { foods[$0] } }

  /// Found by halves.
  private static func place(of code: FoodCode, in foods: [Food]) -> Int? {
    var low = 0
    var high = foods.count
    while low < high {
      let middle = (low + high) / 2
      if foods[middle].code < code { low = middle + 1 } else { high = middle }
    }
    return low < foods.count && foods[low].code == code ? low : nil
  }
}
