// Finding foods by what a person types, one engine for the browser and for the server.

/// A food table made ready for searching.
public struct FoodSearch: Sendable {
  public let table: FoodTable
  let index: FoodIndex
  var weights = FoodWeights.standard

  public init(_ table: FoodTable) {
    self.table = table
    index = FoodIndex(table)
  }

  /// The foods that fit best, best first and at most `limit`.
  ///
  /// The last word of the query may be unfinished. Foods of `preferring`, the recent ones, and the
  /// person's `own` foods by their names come before equals.
  public func matches(
    for query: String, limit: Int, preferring: [FoodCode] = [], own: [String] = []
  ) -> [FoodMatch] {
    let tokens = FoodTokenizer.tokens(query)
    let isUnfinished = tokens.last.map { $0.range.upperBound == query.utf8.count } ?? false
    let query = FoodQuery(tokens, unfinished: isUnfinished, in: index, weights: weights)
    guard !query.isEmpty else { return [] }
    var ranking = FoodRanking(query, in: index, weights: weights)
    var found: [FoodMatch] = []
    for food in ranking.candidates() {
      found.append(FoodMatch(index: Int(food), score: ranking.score(Int(food))))
    }
    found.sort { $0.score != $1.score ? $0.score > $1.score : $0.index < $1.index }
    return Array(found.prefix(limit))
  }
}
