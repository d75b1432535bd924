// How far a typed word is from a word of the table.

/// The words that differ least from one that was typed.
struct FoodTypo {
  let stems: [Int]
  /// 2 for each wrong letter, 1 more where the first one is wrong.
  let cost: Int

  /// A shorter word is near too many others: its first letter is right, it is not only the
  /// beginning of another one, and it has the same letters, or else foods are called so: `hello` is
  /// no `hell`.
  private static let sure = 6

  /// How many letters may be wrong, missing, too many or swapped in a word of a length.
  static func allowed(_ length: Int) -> Int { length < 4 ? 0 : length < 8 ? 1 : 2 }

  /// The nearest words, if there are any; `unfinished` also compares with the beginnings of longer
  /// ones.
  init?(
    _ word: [UInt8], in vocabulary: FoodVocabulary, unfinished: Bool, isFood: (Int) -> Bool
  ) {
    let allowed = Self.allowed(word.count)
    guard allowed > 0 else { return nil }
    let mask = FoodVocabulary.mask(word)
    var best = 2 * allowed + 1
    var stems: [Int] = []
    var rows = FoodTypoRows(word)
    for index in 0..<vocabulary.count {
      let other = vocabulary.mask(index)
      let length = vocabulary.length(index)
      guard length >= word.count - allowed, (mask & ~other).nonzeroBitCount <= allowed else {
        continue
      }
      let isWhole = length <= word.count + allowed
      guard isWhole && (other & ~mask).nonzeroBitCount <= allowed || unfinished else { continue }
      guard
        let distance = rows.distance(vocabulary, index, allowed: allowed, unfinished: unfinished)
      else { continue }
      guard distance > 0 else { continue }
      if word.count < Self.sure {
        guard isWhole, vocabulary.letter(index, 0) == word[0] else { continue }
        guard other == mask || isFood(vocabulary.stem(at: index)) else { continue }
      }
      let cost = 2 * distance + (vocabulary.letter(index, 0) == word[0] ? 0 : 1)
      if cost < best {
        best = cost
        stems = []
      }
      if cost == best { stems.append(vocabulary.stem(at: index)) }
    }
    guard !stems.isEmpty else { return nil }
    self.stems = stems
    cost = best
  }
}

/// The three rows that the comparison of two words needs, kept for the next word.
struct FoodTypoRows {
  private let word: [UInt8]
  private var before: [Int]
  private var last: [Int]
  private var row: [Int]

  init(_ word: [UInt8]) {
    self.word = word
    before = [Int](repeating: 0, count: word.count + 1)
    last = before
    row = before
  }

  /// Letters to change, add, leave out, or neighbours to swap (Damerau's restricted distance);
  /// nothing above `allowed`.
  mutating func distance(
    _ vocabulary: FoodVocabulary, _ index: Int, allowed: Int, unfinished: Bool
  ) -> Int? {
    let end = word.count
    for at in 0...end { last[at] = at }
    var nearest = end
    let length = min(vocabulary.length(index), end + allowed)
    for place in 1...length {
      let letter = vocabulary.letter(index, place - 1)
      row[0] = place
      var least = place
      for at in 1...end {
        var cost = last[at - 1] + (word[at - 1] == letter ? 0 : 1)
        cost = min(cost, last[at] + 1, row[at - 1] + 1)
        if at > 1, place > 1, word[at - 2] == letter,
          word[at - 1] == vocabulary.letter(index, place - 2)
        {
          cost = min(cost, before[at - 2] + 1)
        }
        row[at] = cost
        least = min(least, cost)
      }
      guard least <= allowed else { return unfinished && nearest <= allowed ? nearest : nil }
      if unfinished { nearest = min(nearest, row[end]) }
      swap(&before, &last)
      swap(&last, &row)
    }
    if vocabulary.length(index) > length, !unfinished { return nil }
    let distance = unfinished ? min(nearest, last[end]) : last[end]
    return distance <= allowed ? distance : nil
  }
}
