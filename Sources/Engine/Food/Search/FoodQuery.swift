// What somebody typed, matched against the words of the table.

/// A query: its words, and for each stem of the table which of them it answers and how well.
struct FoodQuery {
  private(set) var words: [FoodQueryWord] = []
  /// For each stem the words that it answers, one bit each, and above these the quality in
  /// hundredths.
  private(set) var marks: [UInt32]
  /// The stems that have a mark.
  private(set) var stems: [Int] = []
  /// The noun that was asked for.
  private(set) var head = 0
  private var known: UInt32 = 0
  private let index: FoodIndex
  private let weights: FoodWeights
  private let guesses: Bool

  static let wordBits: UInt32 = 0xFFF
  static let qualityShift: UInt32 = 12

  /// `guesses` also takes a word for the beginning of others where it is no word itself.
  init(
    _ tokens: ArraySlice<FoodToken>, unfinished: Bool, guesses: Bool, in index: FoodIndex,
    weights: FoodWeights
  ) {
    self.guesses = guesses
    self.index = index
    self.weights = weights
    marks = [UInt32](repeating: 0, count: index.vocabulary.stemCount)
    let read = FoodQueryWords(tokens, in: index)
    words = read.words
    head = read.head
    part()
    for at in words.indices { words[at].isExact = markWhole(words[at].letters, at) }
    findJoined()
    let isNamed = words.indices.contains { !words[$0].isExtra && isNoun($0, .often) }
    for at in words.indices {
      guess(at, unfinished: unfinished && at == words.count - 1, isNamed: isNamed)
    }
    for at in words.indices { markKinds(at) }
    findHead()
    for at in words.indices {
      var worth = words[at].weight + weights.anyWord
      if words[at].isExtra { worth = worth * weights.extraWord / 100 }
      words[at].worth = worth
      words[at].sureness = sureness(at)
    }
  }

  /// How well the word is answered by what answers it best; a word that nothing answers is sure to
  /// be missing.
  private func sureness(_ at: Int) -> Int {
    let bit = UInt32(1) << UInt32(at)
    var best = 0
    for stem in stems where marks[stem] & bit != 0 { best = max(best, quality(stem)) }
    return best == 0 ? 100 : best
  }

  /// The words that a stem answers, one bit each.
  func words(answeredBy stem: Int) -> UInt32 { marks[stem] & Self.wordBits }

  /// How well a stem answers them; hundredths.
  func quality(_ stem: Int) -> Int { Int(marks[stem] >> Self.qualityShift) }

  /// Whether a word of the query occurs in the table, or one like it.
  func isKnown(_ at: Int) -> Bool { known & (1 << UInt32(at)) != 0 }

  /// What the words with these bits are worth together.
  func weight(_ bits: UInt16) -> Int {
    var sum = 0
    for (at, word) in words.enumerated() where bits & (1 << UInt16(at)) != 0 {
      sum += word.brand == nil ? word.worth : word.worth / 4
    }
    return sum
  }

  var isEmpty: Bool { words.isEmpty }

  /// Whether the table knows nothing of a word, as of the second one in `not feeling well`.
  var isStrange: Bool { words.indices.contains { words[$0].brand == nil && !isKnown($0) } }

  /// Whether the noun is one that foods are called by.
  var hasNoun: Bool { !words.isEmpty && namesFood(head) }

  /// How many of the words foods are called by.
  var nouns: Int { words.indices.count { !words[$0].isUnwanted && namesFood($0) } }

  /// Whether foods are often called by a word, or one is by nothing else; what was only cut from a
  /// longer word is none.
  private func namesFood(_ at: Int) -> Bool {
    guard !words[at].isCut else { return false }
    if isNoun(at, .often) { return true }
    guard words[at].isExact, let stem = stem(of: words[at].letters) else { return false }
    return index.isCalled[stem]
  }

  /// Takes unknown words apart that are two known ones: `poptart`, `Tomatensuppe`.
  private mutating func part() {
    var at = 0
    while at < words.count, words.count < FoodQueryWords.most {
      let letters = words[at].letters
      if letters.count >= 6, stem(of: letters) == nil, FoodSynonyms.of(letters).isEmpty,
        index.vocabulary.range(beginningWith: letters).isEmpty, let cut = cut(letters)
      {
        var second = words[at]
        words[at].isCut = true
        second.isCut = true
        words[at].letters = Array(letters[..<cut])
        second.letters = Array(letters[cut...])
        words.insert(second, at: at + 1)
        if head >= at { head += 1 }
        at += 1
      }
      at += 1
    }
  }

  /// Where a word falls into two words of the table, each of at least three letters.
  private func cut(_ letters: [UInt8]) -> Int? {
    for at in 3...(letters.count - 3)
    where stem(of: Array(letters[..<at])) != nil && stem(of: Array(letters[at...])) != nil {
      return at
    }
    return nil
  }

  /// Marks what begins like the word, or nearly is the word.
  private mutating func guess(_ at: Int, unfinished: Bool, isNamed: Bool) {
    let letters = words[at].letters
    let vocabulary = index.vocabulary
    var found = words[at].isExact
    if !found || unfinished {
      let quality = found ? weights.longerThanTyped : weights.prefix
      if unfinished || guesses && letters.count >= 3 && words[at].brand == nil {
        for place in vocabulary.range(beginningWith: letters) {
          mark(vocabulary.stem(at: place), at, quality)
          found = true
          if unfinished { words[at].isExact = true }
        }
      }
    }
    if words[at].brand == nil, !found && mayBeTypo(letters, isNamed) || found && isSuspect(at),
      let typo = FoodTypo(
        letters, in: vocabulary, unfinished: unfinished && !found, isFood: { index.isFood[$0] })
    {
      let usual = found ? weights.rareTypo : weights.typo
      let quality = max(10, usual - weights.typoStep * (typo.cost - 2))
      for stem in typo.stems { mark(stem, at, quality) }
    }
    if words[at].weight == 0, !isNumber(letters) {
      words[at].weight = FoodLogarithm.hundredths(index.traits.count + 1)
    }
  }

  private func isNumber(_ letters: [UInt8]) -> Bool {
    letters.first.map(FoodLetters.isDigit) == true
  }

  /// In a text of many things, or beside a noun, a short word is rather another one than misspelt.
  private func mayBeTypo(_ letters: [UInt8], _ isNamed: Bool) -> Bool {
    guesses && words.count == 1 || letters.count >= Self.shortestTypo
  }

  private static let shortestTypo = 5

  /// A long word of a single food or two may be a slip of the table itself, or of the finger.
  private func isSuspect(_ at: Int) -> Bool {
    guard words[at].letters.count >= 6 else { return false }
    let bit = UInt32(1) << UInt32(at)
    var foods = 0
    for stem in stems where marks[stem] & bit != 0 { foods += index.foodRange(of: stem).count }
    return foods <= 2
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

  /// Marks what the word is a kind of, which says less than the word.
  private mutating func markKinds(_ at: Int) {
    for kind in FoodSynonyms.kinds(of: words[at].letters) { markBeside(kind, at, weights.kind) }
    if words[at].brand == .kitchen { markBeside(Array("fast".utf8), at, weights.kitchen) }
  }

  /// Marks a word that nothing else of the query marks; the typed one keeps its weight.
  private mutating func markBeside(_ letters: [UInt8], _ at: Int, _ quality: Int) {
    guard let stem = stem(of: letters), marks[stem] == 0 else { return }
    let weight = words[at].weight
    mark(stem, at, quality)
    words[at].weight = weight
  }

  private func stem(of letters: [UInt8]) -> Int? { index.stem(of: letters) }

  /// `oat meal` is also looked up as `oatmeal`, but coffee with milk is no coffee milk.
  private mutating func findJoined() {
    guard words.count > 1 else { return }
    for at in 1..<words.count where words[at].isExtra == words[at - 1].isExtra {
      let joined = words[at - 1].letters + words[at].letters
      // "Whole wheat" is not "wholewheat", which stands for another word.
      guard let stem = stem(of: joined), FoodSynonyms.of(joined).isEmpty else { continue }
      mark(stem, at - 1, 100)
      mark(stem, at, 100)
      words[at - 1].isExact = true
      words[at].isExact = true
    }
  }

  /// The last word is the noun, unless one before it is rather so: `tofu plain`, `decaf coffee
  /// black`, `meatloaf like my mom makes`.
  private mutating func findHead() {
    guard !words.isEmpty, !isNoun(head, .ever) else { return }
    for share in [FoodNoun.often, .ever] {
      for at in words.indices.reversed() where at <= head && isNoun(at, share) {
        head = at
        return
      }
    }
    let named = words[..<head].lastIndex { !$0.isUsual && $0.isExact }
    if words[head].isUsual, let named { head = named }
  }

  /// Whether foods are called by the word, which nobody had to guess.
  private func isNoun(_ at: Int, _ share: FoodNoun) -> Bool {
    let word = words[at]
    guard !word.isUnwanted, word.brand == nil, word.isExact else { return false }
    let share = word.isUsual ? .often : share
    if let stem = stem(of: word.letters) { return index.isNoun(stem, share) }
    let bit = UInt32(1) << UInt32(at)
    return stems.contains { marks[$0] & bit != 0 && index.isNoun($0, share) }
  }

  private mutating func mark(_ stem: Int, _ at: Int, _ quality: Int) {
    let old = marks[stem]
    if old == 0 { stems.append(stem) }
    let best = max(Int(old >> Self.qualityShift), quality)
    known |= 1 << UInt32(at)
    marks[stem] = UInt32(best) << Self.qualityShift | (old & Self.wordBits) | 1 << UInt32(at)
    let weight = Int(index.weights[stem])
    words[at].weight =
      words[at].weight == 0 ? weight : min(words[at].weight, weight)
  }
}
