// A trade that the app brings along: what can stand in for a common food, and what that changes.

/// Something to have instead of a common food.
public struct Swap: Hashable, Sendable {
  /// Small letters and hyphens; the name under which uses of it are kept for ever.
  public let id: String
  public let food: CommonFood
  /// Never empty.
  public let parts: [SwapPart]

  /// Nothing for a row that is none: id, common food, parts.
  init?(row: String) {
    let words = row.split(separator: " ")
    guard words.count > 2, let food = CommonFood(rawValue: String(words[1])) else { return nil }
    var parts: [SwapPart] = []
    for word in words.dropFirst(2) {
      guard let part = SwapPart(word) else { return nil }
      parts.append(part)
    }
    id = String(words[0])
    self.food = food
    self.parts = parts
  }

  /// Kilocalories of all parts, rounded; nothing where the table lacks one.
  public func energy(in table: FoodTable) -> Int64? {
    sum { $0.energy(in: table) }.map { ($0 + 500) / 1000 }
  }

  /// Kilocalories less than the usual amount of its food, at least 0; nothing where unknown.
  public func drop(in table: FoodTable) -> Int64? { drop(from: food.usual, in: table) }

  /// Kilocalories less than a given amount, at least 0; nothing where unknown.
  public func drop(from amount: SwapPart, in table: FoodTable) -> Int64? {
    guard let whole = amount.energy(in: table), let own = sum({ $0.energy(in: table) }) else {
      return nil
    }
    return (max(0, whole - own) + 500) / 1000
  }

  /// Hundredths of a gram of added sugar less than the usual amount of its food, at least 0;
  /// nothing where unknown.
  public func addedSugarsDrop(in table: FoodTable) -> Int64? {
    addedSugarsDrop(from: food.usual, in: table)
  }

  /// Hundredths of a gram of added sugar less than a given amount, at least 0; nothing where
  /// unknown.
  public func addedSugarsDrop(from amount: SwapPart, in table: FoodTable) -> Int64? {
    guard let whole = amount.addedSugars(in: table),
      let own = sum({ $0.addedSugars(in: table) })
    else { return nil }
    return (max(0, whole - own) + 500) / 1000
  }

  private func sum(_ value: (SwapPart) -> Int64?) -> Int64? {
    var sum: Int64 = 0
    for part in parts {
      guard let more = value(part) else { return nil }
      sum += more
    }
    return sum
  }
}
