// Finding foods by what a person types, one engine for the browser and for the server.

/// A food table made ready for searching.
public struct FoodSearch: Sendable {
  /// Words of a query that are looked at.
  static let mostTokens = 24
  /// A recent food that scores so much less than the best is not what is meant.
  private static let recentLag = 400

  /// Places of the foods with the noun, before others that have more of the words.
  private static let kept = 2

  public let table: FoodTable
  let index: FoodIndex
  private let weights = FoodWeights.standard

  public init(_ table: FoodTable) {
    self.table = table
    index = FoodIndex(table)
  }

  /// The foods that fit best, best first and at most `limit`.
  ///
  /// The last word of the query may be unfinished; amounts before it do not matter. Foods of
  /// `preferring`, the recent ones, come before others that fit as well, and the person's `own`,
  /// given by their names, before all. Nothing typed finds what is preferred.
  public func matches(
    for query: String, limit: Int, preferring: [FoodCode] = [], own: [String] = []
  ) -> [FoodMatch] {
    let written = Array(FoodTokenizer.tokens(query).prefix(Self.mostTokens))
    let tokens = FoodTelling.withoutTitle(FoodEnergyWords.taken(written))
    guard !tokens.isEmpty else { return preferred(preferring, limit) }
    let isUnfinished = tokens.last?.range.upperBound == query.utf8.count
    let words = withoutAmount(tokens[...])
    var best = FoodShortlist(limit)
    for match in FoodOwnNames.matches(own, Array(words), unfinished: isUnfinished) {
      best.take(match)
    }
    for match in matches(words, unfinished: isUnfinished, limit, preferring) { best.take(match) }
    return best.matches
  }

  /// The foods of the table. What is no likely answer is searched again by the food that it names.
  private func matches(
    _ words: ArraySlice<FoodToken>, unfinished: Bool, _ limit: Int, _ preferring: [FoodCode]
  ) -> [FoodMatch] {
    var best = FoodShortlist(limit)
    let query = FoodQuery(
      words, unfinished: unfinished, guesses: true, in: index, weights: weights)
    let recent = preferred(preferring, preferring.count).map { $0.index }
    var ranking = FoodRanking(query, in: index, weights: weights)
    var others = FoodShortlist(limit)
    var isAnswered = false
    var top: FoodNaming?
    var recents: [FoodNaming] = []
    func take(_ naming: FoodNaming, _ score: Int) {
      let match = FoodMatch(index: naming.food, score: score)
      if naming.hasNoun { best.take(match) } else { others.take(match) }
    }
    for food in ranking.candidates() {
      let naming = ranking.naming(Int(food))
      if naming.isComplete { isAnswered = true }
      if naming.score > top?.score ?? Int.min { top = naming }
      if recent.contains(naming.food) { recents.append(naming) } else { take(naming, naming.score) }
    }
    for naming in recents {
      take(naming, naming.score + (isAsGood(naming, as: top) ? weights.recent : 0))
    }
    if let top, !isAnswer(top, query) {
      let named = namedMatches(words, limit, preferring)
      return filled(named, ranking.coverage, limit, isNamed: !named.isEmpty)
    }
    // Light mayonnaise is no answer to diet coke where there is one.
    let least = isAnswered ? (best.matches.first?.score ?? 0) - weights.farOff : Int.min
    for match in others.matches where match.score > least { best.take(match) }
    return isAnswered ? best.matches : filled(best.matches, ranking.coverage, limit, isNamed: true)
  }

  /// What is found for the food among the words that says the most.
  private func namedMatches(
    _ words: ArraySlice<FoodToken>, _ limit: Int, _ preferring: [FoodCode]
  ) -> [FoodMatch] {
    let row = FoodRow(search: self, preferring: preferring, own: [])
    guard let piece = row.main(words), piece.words.count < words.count else { return [] }
    return matches(piece.words, unfinished: false, limit, preferring)
  }

  /// Foods that have no more than most of what was asked for, with those between them that have
  /// the most of its words.
  private func filled(
    _ named: [FoodMatch], _ coverage: FoodCoverage, _ limit: Int, isNamed: Bool
  ) -> [FoodMatch] {
    let covering = coverage.best(limit)
    guard isNamed || coverage.isAnswer(covering) else { return [] }
    return named.filled(with: covering, from: Self.kept, limit: limit)
  }

  /// The food that a phrase names, where all of its words are found in one food and the noun is
  /// that food's own.
  func named(
    _ words: ArraySlice<FoodToken>, preferring: [FoodCode], where isMeant: ((Food) -> Bool)? = nil
  ) -> FoodNaming? {
    let query = FoodQuery(words, unfinished: false, guesses: false, in: index, weights: weights)
    let recent = preferred(preferring, preferring.count).map { $0.index }
    var ranking = FoodRanking(query, in: index, weights: weights)
    var top: FoodNaming?
    var recents: [FoodNaming] = []
    for food in ranking.candidates() {
      let naming = ranking.naming(Int(food))
      if let isMeant {
        guard naming.isComplete, naming.hasHead, isMeant(table.food(at: naming.food)) else {
          continue
        }
      }
      if naming.score > top?.score ?? Int.min { top = naming }
      if recent.contains(naming.food) { recents.append(naming) }
    }
    var best = top
    for naming in recents where isAsGood(naming, as: top) {
      let isFirst = best.map { !recent.contains($0.food) } ?? true
      if isFirst || naming.score > best?.score ?? Int.min { best = naming }
    }
    return best
  }

  /// Whether a recent food comes before the best one: it is called as was typed and nothing else,
  /// or of the same kind, and not much less likely.
  private func isAsGood(_ recent: FoodNaming, as best: FoodNaming?) -> Bool {
    guard let best, recent.isComplete, recent.hasHead else { return false }
    guard recent.score >= best.score - Self.recentLag else { return false }
    return !recent.isMoreSpecial || category(recent) == category(best)
  }

  /// Whether the best food is more than a chance likeness: it has enough of what was asked for, or
  /// is called by its noun.
  private func isAnswer(_ best: FoodNaming, _ query: FoodQuery) -> Bool {
    guard best.isComplete && !query.isStrange || query.hasNoun else { return false }
    return best.score >= weights.answer || query.hasNoun && best.hasHead && !best.isMoreSpecial
  }

  private func category(_ naming: FoodNaming) -> Int { table.food(at: naming.food).category }

  /// The words without an amount before them, unless a food begins with it.
  func withoutAmount(_ tokens: ArraySlice<FoodToken>) -> ArraySlice<FoodToken> {
    guard let leading = FoodAmount.leading(tokens) else { return tokens }
    let rest = tokens.dropFirst(leading.length)
    return rest.isEmpty || isName(tokens, leading.amount, rest) ? tokens : rest
  }

  /// Whether what looks like an amount belongs to a name, as in `7 up` and `cup of noodles`.
  func isName(
    _ tokens: ArraySlice<FoodToken>, _ amount: FoodAmount, _ rest: ArraySlice<FoodToken>
  ) -> Bool {
    if amount.hasNumber, amount.unit != nil { return false }
    guard let before = tokens[..<rest.startIndex].last(where: { !FoodAmount.isOf($0) }),
      let first = rest.first
    else { return false }
    return index.hasPair(before.letters, first.letters)
  }

  /// Whether one whole thing is meant, as of a *whole chicken*; whole milk is called so.
  func isWholeOne(_ words: ArraySlice<FoodToken>) -> Bool {
    guard let first = words.first, let next = words.dropFirst().first,
      FoodPortionFinder.asksForWhole([first])
    else { return false }
    return FoodRow.isNoun(next) && !index.hasPair(first.letters, next.letters)
  }

  private func preferred(_ codes: [FoodCode], _ limit: Int) -> [FoodMatch] {
    var matches: [FoodMatch] = []
    for code in codes.prefix(max(0, limit)) {
      guard let index = table.index(of: code) else { continue }
      matches.append(FoodMatch(index: index, score: 0))
    }
    return matches
  }
}

/// What a phrase was found to name.
struct FoodNaming {
  let food: Int
  let score: Int
  /// Whether nothing but the phrase stands in a name of the food, or before its first comma.
  let isWhole: Bool
  /// Whether the food's name has words before any `with` which the phrase lacks.
  let isMoreSpecial: Bool
  /// Whether all words of the phrase belong to the food.
  let isComplete: Bool
  /// Whether the noun of the phrase is found in any of its names.
  let hasNoun: Bool
  /// Whether the noun of the phrase is the noun of the food.
  let hasHead: Bool
  /// Whether a word of the phrase is known, but not of this food.
  let missesKnown: Bool
  /// Whether foods are often called by the noun of the phrase.
  let isSure: Bool
}

extension FoodRanking {
  /// Scores a food and says what was found.
  mutating func naming(_ food: Int) -> FoodNaming {
    let score = score(food)
    return FoodNaming(
      food: food, score: score, isWhole: isWhole, isMoreSpecial: isMoreSpecial,
      isComplete: isComplete, hasNoun: hasNoun, hasHead: isHeadAsked, missesKnown: missesKnown,
      isSure: isSure)
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
