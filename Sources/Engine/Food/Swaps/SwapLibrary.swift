// The swaps that the app brings along, found by what they are for and by their ids.

/// All swaps of our own.
public enum SwapLibrary {
  /// At least three, the larger drop of energy first.
  public static func of(_ food: CommonFood) -> [Swap] { all.filter { $0.food == food } }

  /// Of all foods that swaps are made of.
  static let codes: Set<FoodCode> = {
    var codes: Set<FoodCode> = []
    for swap in all {
      for part in swap.parts { codes.insert(part.code) }
    }
    return codes
  }()

  /// The one with an id; nothing where this version has none.
  public static func swap(_ id: String) -> Swap? { all.first { $0.id == id } }
}
