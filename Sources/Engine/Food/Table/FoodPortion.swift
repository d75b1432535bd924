// How much of a food a person means by a cup, a slice or a can.

/// A household measure of a food, such as `1 cup`, and what it weighs.
public struct FoodPortion: Hashable, Sendable {
  /// As the table words it: `1 cup`, `1 medium slice`.
  public let name: String
  /// Tenths of a gram, above 0.
  public let weight: Int

  public init(_ name: String, weight: Int) {
    self.name = name
    self.weight = weight
  }
}
