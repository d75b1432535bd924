// What somebody typed, matched against the words of the table.

/// A word that was typed.
struct FoodQueryWord {
  let letters: [UInt8]
  /// How much it tells; hundredths of a binary logarithm.
  var weight: Int
  var isUnwanted: Bool
}

/// A query: its words, and for each stem of the table which of them it answers and how well.
struct FoodQuery {
  /// Further words are not searched.
  static let mostWords = 12

  private(set) var words: [FoodQueryWord] = []
  /// For each stem the words that it answers, one bit each, and above these the quality in
  /// hundredths.
  private(set) var marks: [UInt32]
  /// The stems that have a mark.
  private(set) var stems: [Int] = []
  /// The noun that was asked for: the last word before any `with`.
  private(set) var head = 0
  private let index: FoodIndex
  private let weights: FoodWeights

  static let wordBits: UInt32 = 0xFFF
  static let qualityShift: UInt32 = 12

  init(
    _ tokens: [FoodToken], unfinished: Bool, in index: FoodIndex, weights: FoodWeights
  ) {
    self.index = index
    self.weights = weights
    marks = [UInt32](repeating: 0, count: index.vocabulary.stemCount)
    read(tokens)
    for at in words.indices { find(at, unfinished: unfinished && at == words.count - 1) }
    findJoined(unfinished: unfinished)
  }

  var isEmpty: Bool { words.isEmpty }

  private mutating func read(_ tokens: [FoodToken]) {
    var isUnwanted = false
    var hasHead = false
    for token in tokens {
      switch FoodWordKind.kind(of: token) {
      case .without: isUnwanted = true
      case .with:
        isUnwanted = false
        hasHead = !words.isEmpty
      case .light, .or:
        if tokens.count == 1 { add(token, isUnwanted: false) }
      case .content, .usual:
        if !hasHead, !isUnwanted { head = words.count }
        add(token, isUnwanted: isUnwanted)
      }
    }
  }

  private mutating func add(_ token: FoodToken, isUnwanted: Bool) {
    guard words.count < Self.mostWords else { return }
    words.append(FoodQueryWord(letters: token.letters, weight: 0, isUnwanted: isUnwanted))
  }

  private mutating func find(_ at: Int, unfinished: Bool) {
    let letters = words[at].letters
    let vocabulary = index.vocabulary
    var found = markWhole(letters, at)
    if !found || unfinished {
      let quality = found ? weights.longerThanTyped : weights.prefix
      if unfinished || letters.count >= 3 {
        for place in vocabulary.range(beginningWith: letters) {
          mark(vocabulary.stem(at: place), at, quality)
          found = true
        }
      }
    }
    if !found, let typo = FoodTypo(letters, in: vocabulary, unfinished: unfinished) {
      let quality = max(10, weights.typo - weights.typoStep * (typo.cost - 2))
      for stem in typo.stems { mark(stem, at, quality) }
      found = true
    }
    if words[at].weight == 0 {
      words[at].weight = FoodLogarithm.hundredths(index.traits.count + 1)
    }
  }

  /// Marks a word that is in the table as it is, in another number, or under another name.
  private mutating func markWhole(_ letters: [UInt8], _ at: Int) -> Bool {
    var found = false
    if let stem = stem(of: letters) {
      mark(stem, at, 100)
      found = true
    }
    for other in FoodSynonyms.of(letters) {
      guard let stem = stem(of: other) else { continue }
      mark(stem, at, weights.synonym)
      found = true
    }
    return found
  }

  private func stem(of letters: [UInt8]) -> Int? {
    index.vocabulary.stem(of: letters) ?? index.vocabulary.stem(of: FoodStem.stem(letters))
  }

  /// `oat meal` is also looked up as `oatmeal`.
  private mutating func findJoined(unfinished: Bool) {
    guard words.count > 1 else { return }
    for at in 1..<words.count {
      let joined = words[at - 1].letters + words[at].letters
      guard let stem = stem(of: joined) else { continue }
      mark(stem, at - 1, 100)
      mark(stem, at, 100)
    }
  }

  private mutating func mark(_ stem: Int, _ at: Int, _ quality: Int) {
    let old = marks[stem]
    if old == 0 { stems.append(stem) }
    let best = max(Int(old >> Self.qualityShift), quality)
    marks[stem] = UInt32(best) << Self.qualityShift | (old & Self.wordBits) | 1 << UInt32(at)
    let weight = Int(index.weights[stem])
    words[at].weight =
      words[at].weight == 0 ? weight : min(words[at].weight, weight)
  }
}
