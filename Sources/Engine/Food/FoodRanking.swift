// Putting the foods that fit a query into order.

/// The scores of foods for one query.
struct FoodRanking {
  private let index: FoodIndex
  private let query: FoodQuery
  private let weights: FoodWeights
  /// For each word of the query what it counts in the name that is being looked at.
  private var found: [Int]
  private let all: UInt32
  private let asksForInfants: Bool

  init(_ query: FoodQuery, in index: FoodIndex, weights: FoodWeights) {
    self.index = index
    self.query = query
    self.weights = weights
    found = [Int](repeating: 0, count: query.words.count)
    all = query.words.isEmpty ? 0 : UInt32(1) << UInt32(query.words.count) - 1
    asksForInfants = query.stems.contains { index.isForInfants[$0] && query.marks[$0] >> 12 > 60 }
  }

  /// The foods that have any of the words, with what they answer together, one bit a word.
  func candidates() -> [Int32] {
    var cover = [UInt16](repeating: 0, count: index.traits.count)
    var candidates: [Int32] = []
    for stem in query.stems {
      let bits = UInt16(query.marks[stem] & FoodQuery.wordBits)
      for at in index.foodRange(of: stem) {
        let food = index.foods[at]
        if cover[Int(food)] == 0 { candidates.append(food) }
        cover[Int(food)] |= bits
      }
    }
    guard query.words.count > 1 else { return candidates }
    var most = 0
    for food in candidates { most = max(most, weight(cover[Int(food)])) }
    return candidates.filter { 2 * weight(cover[Int($0)]) >= most }
  }

  private func weight(_ bits: UInt16) -> Int {
    var sum = 0
    for (at, word) in query.words.enumerated() where bits & (1 << UInt16(at)) != 0 {
      sum += word.weight + 100
    }
    return sum
  }

  /// How well a food fits.
  mutating func score(_ food: Int) -> Int {
    let range = index.range(of: food)
    var best = Int.min
    var at = range.lowerBound
    var anywhere: UInt32 = 0
    for place in range {
      let entry = index.places[place]
      if !entry.has(FoodPlace.without) { anywhere |= query.marks[entry.stem] }
    }
    anywhere &= FoodQuery.wordBits
    var nameLoss = 0
    while at < range.upperBound {
      let isName = at == range.lowerBound
      var end = at + 1
      while end < range.upperBound, !index.places[end].has(FoodPlace.opensName) { end += 1 }
      let result = name(at..<end, isName: isName, anywhere: anywhere)
      if isName { nameLoss = result.later }
      best = max(best, result.score - (isName ? 0 : weights.furtherName0 + nameLoss / 2))
      at = end
    }
    let traits = index.traits[food]
    best += Int(traits.popularity) * weights.popularity / 100
    if traits.isGeneric { best += weights.generic }
    if traits.isForInfants, !asksForInfants { best -= weights.infantFood }
    return best
  }

  private mutating func name(
    _ range: Range<Int>, isName: Bool, anywhere: UInt32
  ) -> (score: Int, later: Int) {
    for at in found.indices { found[at] = 0 }
    var loss = 0
    var later = 0
    var headAsked = false
    var headMatches = false
    var wholeFirst = true
    var whole = true
    for place in range {
      let entry = index.places[place]
      let mark = query.marks[entry.stem]
      let bits = mark & FoodQuery.wordBits
      guard bits == 0 else {
        let factor = factor(entry, isName: isName)
        let value = factor * Int(mark >> FoodQuery.qualityShift) / 100
        if entry.has(FoodPlace.head) || entry.has(FoodPlace.secondHead) {
          if entry.has(FoodPlace.head) { headAsked = true }
          if bits & (1 << UInt32(query.head)) != 0 { headMatches = true }
        }
        for at in found.indices where bits & (1 << UInt32(at)) != 0 {
          if query.words[at].isUnwanted {
            if entry.has(FoodPlace.without) {
              loss -= weights.askedHead
            } else {
              loss += weights.unwanted
            }
          } else if !entry.has(FoodPlace.without) {
            found[at] = max(found[at], value)
          }
        }
        continue
      }
      if entry.has(FoodPlace.usual) {
        later += weights.usualNotAsked
      } else if entry.has(FoodPlace.firstPart), !entry.has(FoodPlace.extra) {
        wholeFirst = false
        whole = false
        loss += isName ? weights.wordNotAsked : weights.furtherNotAsked
      } else if entry.has(FoodPlace.without) {
        later += weights.usualNotAsked
      } else {
        whole = false
        later += weights.laterNotAsked
      }
    }
    var score = 0
    var complete = true
    for at in found.indices {
      let word = query.words[at]
      if word.isUnwanted { continue }
      if found[at] > 0 {
        score += (word.weight + 100) * found[at] / 100
      } else if anywhere & (1 << UInt32(at)) != 0 {
        complete = false
        score += (word.weight + 100) * weights.otherName / 100
      } else {
        complete = false
        score -= (word.weight + 100) * weights.missingWord / 100
      }
    }
    if !headAsked { loss += weights.headNotAsked }
    if headMatches { score += weights.askedHead }
    if complete {
      if isName {
        if wholeFirst { score += weights.wholeFirstPart }
        if whole { score += weights.wholeName }
      } else if whole {
        score += weights.wholeFurtherName
      }
    }
    return (score - loss - later, later)
  }

  private func factor(_ entry: FoodPlace, isName: Bool) -> Int {
    let own =
      entry.has(FoodPlace.extra)
      ? weights.extra
      : entry.has(FoodPlace.head)
        ? weights.head
        : entry.has(FoodPlace.firstPart)
          ? weights.firstPart
          : entry.has(FoodPlace.secondHead) ? weights.secondHead : weights.laterPart
    return isName ? own : own * weights.furtherName / 100
  }
}
