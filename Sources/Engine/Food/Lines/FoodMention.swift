// One item of a line in which somebody wrote what they ate.

/// An item of a free text: what was written, and what could be made of it.
public struct FoodMention: Hashable, Sendable {
  /// Tenths of a gram that an item can weigh: 10 kg. An amount of more is not meant.
  public static let heaviest = 100_000

  /// Thousandths.
  private static let handful = 10_000

  /// As written, without the amount and its unit.
  public let text: String
  /// The place of the food in the table, or among the person's own foods where `isOwn`;
  /// nothing where no food is known by that name.
  public let index: Int?
  public let isOwn: Bool
  /// Thousandths of the unit, above 0; nothing where none was written.
  public let amount: Int?
  /// Nothing where a bare number or nothing was written.
  public let unit: FoodUnit?
  /// Which of the food's portions the unit means, where one does.
  public let portion: Int?
  /// Kilocalories of all of it, where they were written.
  public let energy: Int?

  public init(
    text: String, index: Int? = nil, isOwn: Bool = false, amount: Int? = nil,
    unit: FoodUnit? = nil, portion: Int? = nil, energy: Int? = nil
  ) {
    self.text = text
    self.index = index
    self.isOwn = isOwn
    self.amount = amount
    self.unit = unit
    self.portion = portion
    self.energy = energy
  }

  /// Whether so many things that nobody can weigh are meant that they are small ones, and a helping
  /// together; of drinks each is one.
  func isHandful(_ isDrink: Bool) -> Bool {
    unit == nil && portion == nil && !isDrink && amount ?? 0 >= Self.handful
  }

  /// The same item in a portion of a food.
  func measured(_ amount: Int, of portion: Int?, _ index: Int) -> FoodMention {
    FoodMention(
      text: text, index: index, amount: amount, unit: unit, portion: portion, energy: energy)
  }

  /// The same item without an amount.
  func withoutAmount() -> FoodMention { FoodMention(text: text, index: index, isOwn: isOwn) }

  /// Tenths of a gram of this item: its amount of the unit or portion, or else of what is usual.
  /// Nothing where the food does not say what that weighs.
  public func weight(of food: Food) -> Int? {
    if let energy, unit?.grams(1) == nil, food.facts.energy > 0 {
      return Int(clamping: Int64(energy) * 1000 / Int64(food.facts.energy))
    }
    let one: Int?
    if let unit, unit.isMass {
      one = unit.weight
    } else if let portion, food.portions.indices.contains(portion) {
      one = food.portions[portion].weight
    } else {
      one = unit?.weight ?? food.usualWeight
    }
    guard let one else { return nil }
    if isHandful(FoodPick.isDrink(food.category)) { return one }
    return Int(clamping: Int64(one) * Int64(amount ?? 1000) / 1000)
  }
}
