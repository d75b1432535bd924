// Words without commas in which several foods stand, or one among words that only tell of it.

/// A food found in a row of words.
struct FoodPiece {
  let words: ArraySlice<FoodToken>
  /// The place in the table, or among the person's own foods where `isOwn`.
  let food: Int
  let isOwn: Bool
  /// What was written right before it.
  let amount: FoodAmount?
}

/// Finds the foods of a row that say the most of it. A food needs its noun; what no food takes is
/// passed over and never becomes a food.
struct FoodRow {
  let search: FoodSearch
  let preferring: [FoodCode]
  let own: [String]

  /// Words of a row that are looked at together.
  private static let longest = 12
  /// Words of one food in a row.
  private static let longestName = 6
  /// Hundredths of a binary logarithm: what a word says at most, what each says at least, and what
  /// a further food must say.
  private static let mostOfWord = 800
  private static let anyWord = 100
  private static let perFood = 300

  /// The foods of the words in their order; none where a word makes something else of them.
  func pieces(_ words: ArraySlice<FoodToken>) -> [FoodPiece] {
    var found: [FoodPiece] = []
    var rest = words.prefix { FoodWordKind.kind(of: $0) != .without }
    while !rest.isEmpty {
      let window = rest.prefix(Self.longest)
      var some = best(window)
      let isAll = window.count == rest.count
      if !isAll, some.count > 1 { some.removeLast() }
      found += some
      rest = isAll ? [] : rest[(some.last?.words.endIndex ?? window.endIndex)...]
    }
    let isOther = words.indices.contains { at in
      words[at].spells(anyOf: Self.decisive) && !found.contains { $0.words.indices.contains(at) }
    }
    return isOther ? [] : found
  }

  static let decisive: [StaticString] = [
    "diet", "light", "lite", "zero", "free", "decaf", "vegan", "vegetarian", "alkoholfrei",
  ]

  /// What the words name: a food that has all of them, and their noun for its own.
  func named(_ words: ArraySlice<FoodToken>) -> FoodNaming? {
    guard let naming = naming(words), naming.isComplete else { return nil }
    let nouns = words.filter { FoodRow.isNoun($0) }
    if nouns.count == 1, !stands(nouns[0], naming) { return nil }
    return naming.hasHead || isModified(words, naming) ? naming : nil
  }

  /// The food of the row that says the most.
  func main(_ words: ArraySlice<FoodToken>) -> FoodPiece? {
    var main: FoodPiece?
    for piece in pieces(words) where worth(piece.words) >= main.map({ worth($0.words) }) ?? 0 {
      main = piece
    }
    return main
  }

  /// What the words come nearest to.
  func naming(_ words: ArraySlice<FoodToken>) -> FoodNaming? {
    let naming = search.named(words, preferring: preferring)
    guard let naming, let diet = FoodWithoutSugar.diet(words),
      FoodWithoutSugar.isSweet(search.table.food(at: naming.food))
    else { return naming }
    let other = search.named(diet[...], preferring: preferring)
    return other.flatMap { $0.isComplete && $0.hasHead ? $0 : nil } ?? naming
  }

  /// Whether the last word alone is a food of the same kind, which the others only tell more of:
  /// `whole wheat toast`.
  private func isModified(_ words: ArraySlice<FoodToken>, _ naming: FoodNaming) -> Bool {
    let front = words.prefix { FoodWordKind.kind(of: $0) != .with }
    guard front.count > 1, let alone = search.named(front.suffix(1), preferring: preferring)
    else { return false }
    return alone.isComplete && alone.isWhole && category(alone) == category(naming)
  }

  private func category(_ naming: FoodNaming) -> Int {
    search.table.food(at: naming.food).category
  }

  /// The pieces that are worth the most together, found from the end.
  private func best(_ words: ArraySlice<FoodToken>) -> [FoodPiece] {
    var values = [Int](repeating: 0, count: words.count + 1)
    var pieces = [FoodPiece?](repeating: nil, count: words.count)
    for at in words.indices.reversed() {
      let place = at - words.startIndex
      values[place] = values[place + 1]
      let leading = FoodAmount.leading(words[at...])
      let start = at + (leading?.length ?? 0)
      for end in ends(words, from: start) {
        let isBefore = end < words.endIndex && FoodWordKind.kind(of: words[end]) == .with
        let piece = piece(words[start..<end], leading?.amount, beforeWith: isBefore)
        guard let piece else { continue }
        let value = worth(piece.words) + values[end - words.startIndex]
        if value >= values[place] { (values[place], pieces[place]) = (value, piece) }
      }
    }
    var chosen: [FoodPiece] = []
    var at = words.startIndex
    while at < words.endIndex {
      let piece = pieces[at - words.startIndex]
      if let piece { chosen.append(piece) }
      at = piece?.words.endIndex ?? at + 1
    }
    return chosen
  }

  private func ends(_ words: ArraySlice<FoodToken>, from start: Int) -> Range<Int> {
    let most = min(start + Self.longestName, words.endIndex)
    return start < most ? start + 1..<most + 1 : 0..<0
  }

  private func worth(_ words: ArraySlice<FoodToken>) -> Int {
    var sum = -Self.perFood
    for word in words {
      guard FoodRow.isNoun(word) else { continue }
      let stem = search.index.stem(of: word.letters)
      let weight = stem.map { Int(search.index.weights[$0]) } ?? Self.mostOfWord
      sum += Self.anyWord + min(weight, Self.mostOfWord)
    }
    return sum
  }

  private func piece(
    _ words: ArraySlice<FoodToken>, _ amount: FoodAmount?, beforeWith: Bool
  ) -> FoodPiece? {
    guard let first = words.first, let last = words.last, FoodRow.isNoun(first),
      FoodRow.isNoun(last)
    else { return nil }
    if let own = FoodOwnNames.exact(own, words) {
      return FoodPiece(words: words, food: own, isOwn: true, amount: amount)
    }
    // What is usual says nothing by itself: `any kind` is no food beside another one.
    guard words.contains(where: { FoodWordKind.kind(of: $0) == .content }) else { return nil }
    guard words.count > 1 || isKnown(last) else { return nil }
    guard let naming = named(words) ?? (beforeWith ? headed(words) : nil) else { return nil }
    guard words.count > 1 || naming.isSure || beforeWith else { return nil }
    // "Salmon with broccoli" are two, unless one food is called so.
    let hasWith = words.contains { FoodWordKind.kind(of: $0) == .with }
    guard !hasWith || !naming.isMoreSpecial else { return nil }
    return FoodPiece(words: words, food: naming.food, isOwn: false, amount: amount)
  }

  /// What comes with something is a food, though its name may be said of others: salmon.
  private func headed(_ words: ArraySlice<FoodToken>) -> FoodNaming? {
    naming(words).flatMap { $0.isComplete && $0.hasHead ? $0 : nil }
  }

  /// Whether the table has the word, or another one for it.
  private func isKnown(_ word: FoodToken) -> Bool {
    search.index.stem(of: word.letters) != nil || !FoodSynonyms.of(word.letters).isEmpty
  }

  /// Whether one word is a food, and not said of many: `butter`, but not `baked`.
  private func stands(_ word: FoodToken, _ naming: FoodNaming) -> Bool {
    guard !word.spells(anyOf: FoodTelling.meals), !isDetail(word) else { return false }
    let others = FoodSynonyms.of(word.letters)
    for letters in [word.letters] + others {
      guard let stem = search.index.stem(of: letters) else { continue }
      if search.index.isNoun(stem, naming.isWhole ? .ever : .often) { return true }
    }
    return search.index.stem(of: word.letters) == nil && others.isEmpty && naming.isWhole
  }

  /// Whether the words only tell of a food and name none: `raw`, `in water`.
  func tellsOnly(_ words: ArraySlice<FoodToken>) -> Bool {
    let nouns = words.filter { FoodRow.isNoun($0) }
    return !nouns.isEmpty && nouns.allSatisfy { isDetail($0) }
  }

  /// Whites and greens are foods, white and green are said of them.
  private func isDetail(_ word: FoodToken) -> Bool {
    if FoodWordKind.kind(of: word) == .usual || Self.isState(word) { return true }
    guard !FoodStem.isPlural(word.letters), let stem = search.index.stem(of: word.letters) else {
      return false
    }
    return search.index.isDetail[stem]
  }

  /// Whether a word is said of any food, though a small table may know only one that is called so:
  /// what was done to it (`battered`), how much of something it has (`85%`), and `dry`, as ginger
  /// ale is.
  private static func isState(_ word: FoodToken) -> Bool {
    if word.letters.last == 0x25 || word.spells(anyOf: ["dry", "trocken"]) { return true }
    // Linseed is a food.
    return word.letters.count >= shortestDone && word.letters.hasEnding(Array("ed".utf8))
      && !word.letters.hasEnding(Array("eed".utf8))
  }

  /// Letters of the shortest word that says what was done: `aged`.
  private static let shortestDone = 4

  /// Whether a food has the word for its own noun: a bar is one, a bag only has one in it.
  func isThing(_ word: ArraySlice<FoodToken>) -> Bool {
    guard let index = naming(word)?.food, let letters = word.first?.letters else { return false }
    let food = search.table.food(at: index)
    let stem = FoodStem.stem(letters)
    return [food.name, food.germanName ?? ""].contains { name in
      FoodTokenizer.tokens(name).firstPart.contains {
        FoodStem.stem($0.letters).hasEnding(stem)
      }
    }
  }

  /// Whether foods are often called by the last noun of the words, and one by them alone, as their
  /// naming tells.
  func standsAlone(_ words: ArraySlice<FoodToken>, _ naming: FoodNaming?) -> Bool {
    guard let noun = words.last(where: { FoodRow.isNoun($0) }),
      let stem = search.index.stem(of: noun.letters)
    else { return true }
    guard search.index.isNoun(stem, .often) else { return false }
    return naming.map { !$0.isMoreSpecial } ?? false
  }

  static func isNoun(_ word: FoodToken) -> Bool {
    let kind = FoodWordKind.kind(of: word)
    return (kind == .content || kind == .usual) && !word.isNumber
  }
}
