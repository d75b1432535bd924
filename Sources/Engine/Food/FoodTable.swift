// All foods that this device knows, ready to be looked up.

/// A table of foods in the order of their codes.
public struct FoodTable: Sendable {
  private let foods: [Food]

  /// Takes foods in any order; of two with one code the first is kept.
  public init(_ foods: [Food]) {
    var sorted = foods
    sorted.sort { $0.code < $1.code }
    var kept: [Food] = []
    for food in sorted where kept.last?.code != food.code { kept.append(food) }
    self.foods = kept
  }

  public var count: Int { foods.count }

  /// `index` is below `count`.
  public func food(at index: Int) -> Food { foods[index] }

  /// Where a food stands, found by halves.
  public func index(of code: FoodCode) -> Int? {
    var low = 0
    var high = foods.count
    while low < high {
      let middle = (low + high) / 2
      if foods[middle].code < code { low = middle + 1 } else { high = middle }
    }
    return low < foods.count && foods[low].code == code ? low : nil
  }

  public func food(_ code: FoodCode) -> Food? { index(of: code).map { foods[$0] } }
}
