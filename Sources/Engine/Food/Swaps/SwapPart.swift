// So much of one food of the table: a part of a swap, or the usual amount of what it is for.

/// A food of the table and how much of it.
public struct SwapPart: Hashable, Sendable {
  /// That one part can have.
  public static let grams: ClosedRange<Int64> = 1...2000

  public let code: FoodCode
  /// Tenths of a gram.
  public let weight: Int

  /// `weight` is in tenths of a gram.
  public init(_ code: FoodCode, weight: Int) {
    self.code = code
    self.weight = weight
  }

  /// `63107010:126`, a code and grams; nothing for other words.
  init?(_ word: Substring) {
    let sides = word.split(separator: ":")
    guard sides.count == 2 else { return nil }
    self.init(code: sides[0], grams: sides[1])
  }

  init?(code: Substring, grams: Substring) {
    guard let number = Int64(code), let code = FoodCode(number), let grams = Int64(grams),
      SwapPart.grams.contains(grams)
    else { return nil }
    self.init(code, weight: Int(grams) * 10)
  }

  /// Thousandths of a kilocalorie; nothing where the table lacks the food.
  func energy(in table: FoodTable) -> Int64? {
    table.food(code).map { Int64($0.facts.energy) * Int64(weight) }
  }

  /// Hundred-thousandths of a gram; nothing where the table lacks the food or does not tell.
  func addedSugars(in table: FoodTable) -> Int64? {
    table.food(code)?.facts.addedSugars.map { Int64($0) * Int64(weight) }
  }
}
