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
    var best = FoodShortlist(limit)
    for food in ranking.candidates() {
      best.take(FoodMatch(index: Int(food), score: ranking.score(Int(food))))
    }
    return best.matches
  }
}

/// The best of many matches, in their order.
struct FoodShortlist {
  private(set) var matches: [FoodMatch] = []
  private let limit: Int

  init(_ limit: Int) { self.limit = max(0, limit) }

  mutating func take(_ match: FoodMatch) {
    if matches.count == limit {
      guard let last = matches.last, isBefore(match, last) else { return }
      matches.removeLast()
    }
    var at = matches.count
    while at > 0, isBefore(match, matches[at - 1]) { at -= 1 }
    matches.insert(match, at: at)
  }

  private func isBefore(_ one: FoodMatch, _ other: FoodMatch) -> Bool {
    one.score != other.score ? one.score > other.score : one.index < other.index
  }
}
