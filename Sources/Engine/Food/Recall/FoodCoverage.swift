// Which foods have the most of a query's words, wherever these stand in their names.

/// What each food has of a query of several words, such as the title of a recipe.
struct FoodCoverage {
  /// Hundredths that the names of a food take from its worth for every so many words of theirs: who
  /// has many words has some by chance.
  private static let perLength = 60
  private static let length = 16
  /// So many words that name food are no chance.
  private static let answerWords = 2

  private let index: FoodIndex
  private let query: FoodQuery
  private let weights: FoodWeights
  /// The words that each food has, one bit each.
  private(set) var words: [UInt16]
  /// The foods that have any.
  private(set) var foods: [Int32] = []

  init(_ query: FoodQuery, in index: FoodIndex, weights: FoodWeights) {
    self.index = index
    self.query = query
    self.weights = weights
    words = [UInt16](repeating: 0, count: index.traits.count)
    for stem in query.stems {
      let bits = UInt16(query.words(answeredBy: stem))
      for at in index.foodRange(of: stem) {
        let food = Int(index.foods[at])
        if words[food] == 0 { foods.append(index.foods[at]) }
        words[food] |= bits
      }
    }
  }

  /// The foods with the most, best first.
  func best(_ limit: Int) -> [FoodMatch] {
    let worths = worths
    var best = FoodShortlist(limit)
    for food in foods {
      best.take(FoodMatch(index: Int(food), score: score(Int(food), Int(worths[Int(food)]))))
    }
    return best.matches
  }

  /// What the words of each food are worth, as well as they were found; each counts once.
  private var worths: [Int32] {
    var seen = [UInt16](repeating: 0, count: words.count)
    var worths = [Int32](repeating: 0, count: words.count)
    for stem in query.stems {
      let bits = UInt16(query.words(answeredBy: stem))
      let quality = query.quality(stem)
      for at in index.foodRange(of: stem) {
        let food = Int(index.foods[at])
        let new = bits & ~seen[food]
        guard new != 0 else { continue }
        seen[food] |= new
        worths[food] += Int32(query.weight(new) * quality / 100)
      }
    }
    return worths
  }

  /// What a food has, less where it has many names, and how common it is.
  private func score(_ food: Int, _ worth: Int) -> Int {
    let trait = index.traits[food]
    let length = 100 + Self.perLength * index.range(of: food).count / Self.length
    return worth * (100 + Self.perLength) / length
      + Int(trait.popularity) * weights.popularity / 100
      - (trait.isForInfants ? weights.infantFood : 0)
  }

  /// Whether the query names food: foods are called by some of its words, or one of the best has
  /// most of them, as they were typed.
  func isAnswer(_ best: [FoodMatch]) -> Bool {
    query.nouns >= Self.answerWords || best.contains { hasMost($0.index) }
  }

  private func hasMost(_ food: Int) -> Bool {
    var found = 0
    var all = 0
    for (at, word) in query.words.enumerated() where !word.isUnwanted {
      all += 1
      if word.isExact, words[food] & (1 << UInt16(at)) != 0 { found += 1 }
    }
    return found >= Self.answerWords && 2 * found >= all
  }
}

extension Array<FoodMatch> {
  /// Others between these from a place on, each once; scores fall with the places.
  func filled(with others: [FoodMatch], from place: Int, limit: Int) -> [FoodMatch] {
    var filled = Array(prefix(place))
    var known = Set(filled.map { $0.index })
    var rest = [dropFirst(place), others[...]]
    var turn = 1
    while filled.count < limit, rest.contains(where: { !$0.isEmpty }) {
      if let next = rest[turn].popFirst(), known.insert(next.index).inserted {
        let score = Swift.min(next.score, (filled.last?.score ?? next.score) - 1)
        filled.append(FoodMatch(index: next.index, score: score))
        turn = 1 - turn
      } else if rest[turn].isEmpty {
        turn = 1 - turn
      }
    }
    return filled
  }
}
