// One item of a line in which somebody wrote what they ate.

/// An item of a free text: what was written, and what could be made of it.
public struct FoodMention: Hashable, Sendable {
  /// Tenths of a gram that an item can weigh: 10 kg. An amount of more is not meant.
  public static let heaviest = 100_000

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

  public init(
    text: String, index: Int? = nil, isOwn: Bool = false, amount: Int? = nil,
    unit: FoodUnit? = nil, portion: Int? = nil
  ) {
    self.text = text
    self.index = index
    self.isOwn = isOwn
    self.amount = amount
    self.unit = unit
    self.portion = portion
  }

  /// The same item without an amount.
  func withoutAmount() -> FoodMention { FoodMention(text: text, index: index, isOwn: isOwn) }

  /// Tenths of a gram of this item: its amount of the unit or portion, or else of what is usual.
  /// Nothing where the food does not say what that weighs.
  public func weight(of food: Food) -> Int? {
    let one: Int?
    if let unit, unit.isMass {
      one = unit.weight
    } else if let portion, food.portions.indices.contains(portion) {
      one = food.portions[portion].weight
    } else {
      one = unit?.weight ?? food.usualWeight
    }
    guard let one else { return nil }
    return Int(clamping: Int64(one) * Int64(amount ?? 1000) / 1000)
  }
}
