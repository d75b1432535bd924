// One item of a line in which somebody wrote what they ate.

/// An item of a free text: what was written, and what could be made of it.
public struct FoodMention: Hashable, Sendable {
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

  /// Tenths of a gram of this item, where its amount and unit tell.
  ///
  /// A fluid ounce or a milliliter counts as its weight in water unless a portion says better.
  public func weight(of food: Food) -> Int? {
    nil
  }
}
