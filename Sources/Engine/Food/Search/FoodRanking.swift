// Scoring the foods that have words of a query.

/// The scores of foods for one query.
struct FoodRanking {
  /// Foods that are scored for a query; a single letter fits thousands.
  static let mostScored = 700

  private let index: FoodIndex
  private let query: FoodQuery
  private let weights: FoodWeights
  private let asksForInfants: Bool
  /// Whether foods are often called by the noun of the query.
  let isSure: Bool
  /// What each food has of the query.
  let coverage: FoodCoverage
  private var fit: FoodFit
  /// Of the food that was scored last: whether it has all words of the query.
  private(set) var isComplete = false
  /// And whether its best name says nothing else.
  private(set) var isWhole = false
  /// And whether that name has words before any `with` which the query lacks.
  private(set) var isMoreSpecial = false
  /// And whether the noun of the query is that of its best name.
  private(set) var isHeadAsked = false
  /// And whether it has the noun of the query, in any of its names.
  private(set) var hasNoun = false
  /// And whether it lacks a word of the query which other foods have.
  private(set) var missesKnown = false

  init(_ query: FoodQuery, in index: FoodIndex, weights: FoodWeights) {
    self.index = index
    self.query = query
    self.weights = weights
    isSure = query.hasNoun
    coverage = FoodCoverage(query, in: index, weights: weights)
    let head = UInt32(1) << UInt32(query.head)
    let isFood = query.stems.contains {
      query.words(answeredBy: $0) & head != 0 && index.isFood[$0]
    }
    fit = FoodFit(query, namesKind: !isFood, weights: weights)
    asksForInfants = query.stems.contains { index.isForInfants[$0] && query.quality($0) > 60 }
  }

  /// The foods that have a third or more of what has the most of the query's words.
  func candidates() -> [Int32] {
    guard query.words.count > 1 else { return thinned(coverage.foods) }
    var most = 0
    for food in coverage.foods { most = max(most, query.weight(coverage.words[Int(food)])) }
    return thinned(coverage.foods.filter { 3 * query.weight(coverage.words[Int($0)]) >= most })
  }

  /// The common ones of too many foods, those first whose names begin as was typed.
  private func thinned(_ candidates: [Int32]) -> [Int32] {
    guard candidates.count > Self.mostScored else { return candidates }
    let levels = 64
    var sizes = [Int](repeating: 0, count: levels)
    let ranks = candidates.map { (food: Int32) -> UInt8 in
      let opening = index.places[Int(index.starts[Int(food)])]
      let begins = query.words(answeredBy: opening.stem) != 0
      let rank = Int(index.traits[Int(food)].popularity) / 50 + (begins ? 16 : 0)
      return UInt8(min(rank, levels - 1))
    }
    for rank in ranks { sizes[Int(rank)] += 1 }
    var least = levels - 1
    var number = sizes[least]
    while least > 0, number + sizes[least - 1] <= Self.mostScored {
      least -= 1
      number += sizes[least]
    }
    return candidates.indices.filter { Int(ranks[$0]) >= least }.map { candidates[$0] }
  }

  /// How well a food fits: its best name, and what is known of it apart from the query.
  mutating func score(_ food: Int) -> Int {
    let range = index.range(of: food)
    var anywhere: UInt32 = 0
    for at in range where !index.places[at].has(FoodPlace.without) {
      anywhere |= query.words(answeredBy: index.places[at].stem)
    }
    judge(anywhere)
    var best = Int.min
    var loss = 0
    var start = range.lowerBound
    while start < range.upperBound {
      fit.start(isName: start == range.lowerBound)
      var at = start
      repeat {
        let place = index.places[at]
        fit.take(place, query.marks[place.stem])
        at += 1
      } while at < range.upperBound && !index.places[at].has(FoodPlace.opensName)
      var score = fit.score(query, anywhere: anywhere)
      if start == range.lowerBound {
        loss = weights.furtherName + fit.details / 2
      } else {
        let isDetail = at == start + 1 && index.isNamed[index.places[start].stem]
        score -= loss + (isDetail ? weights.namedElsewhere : 0)
        if index.places[start].has(FoodPlace.secondChoice) { score -= weights.secondChoice }
        if fit.isWhole, fit.isExact, index.places[start].has(FoodPlace.firstChoice) {
          score += weights.wholePhrase
        }
      }
      if score > best {
        best = score
        isWhole = fit.isWhole
        isMoreSpecial = fit.isMoreSpecial
        isHeadAsked = fit.isHeadAsked
      }
      start = at
    }
    return best + known(of: index.traits[food])
  }

  private mutating func judge(_ anywhere: UInt32) {
    isComplete = true
    missesKnown = false
    hasNoun = anywhere & (1 << UInt32(query.head)) != 0
    for at in query.words.indices
    where !query.words[at].isUnwanted && anywhere & (1 << UInt32(at)) == 0 {
      if query.words[at].brand != nil || query.words[at].isUsual && at != query.head { continue }
      isComplete = false
      if query.isKnown(at) { missesKnown = true }
    }
  }

  private func known(of food: FoodTraits) -> Int {
    var sum = Int(food.popularity) * weights.popularity / 100
    if food.isGeneric { sum += weights.generic }
    if food.isForInfants { sum -= asksForInfants ? weights.askedInfantFood : weights.infantFood }
    return sum
  }
}
