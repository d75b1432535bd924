// One answer of a search for foods.

/// A food that fits what somebody typed, and how well.
public struct FoodMatch: Hashable, Sendable {
  /// The place in the table, or among the person's own foods where `isOwn`.
  public let index: Int
  public let isOwn: Bool
  /// Larger is better; scores of different queries cannot be compared.
  public let score: Int

  public init(index: Int, isOwn: Bool = false, score: Int) {
    self.index = index
    self.isOwn = isOwn
    self.score = score
  }
}
