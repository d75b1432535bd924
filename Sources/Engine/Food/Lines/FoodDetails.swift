// What stands behind a comma and only tells more of the food before it: `carrots, raw`.

/// The words and the amount that a mention was made of.
struct FoodSaid {
  let words: ArraySlice<FoodToken>
  let amount: FoodAmount?
}

extension FoodLineReader {
  /// Whether the words tell of the food before them, which then is the one that they make of it
  /// where the table has it. A food of their own stands by itself.
  mutating func tells(_ words: ArraySlice<FoodToken>) -> Bool {
    guard let last, let said = mentions.last, !said.isOwn, FoodAmount.leading(words) == nil,
      !words.contains(where: { Self.isAnd($0) || $0.energy != nil })
    else { return false }
    // "Canned in syrup".
    let isOnlyTold =
      row.tellsOnly(words.prefix { !$0.spells(anyOf: Self.places) }) || Self.saysWhere(words)
    let naming = isOnlyTold ? nil : row.named(words)
    let kind = naming.flatMap { self.kind($0, words, of: last.words) }
    guard isOnlyTold || kind != nil || !row.standsAlone(words, naming) && !Self.leavesOut(words)
    else { return false }
    // "Eggs, fried" are fried eggs; "tuna, in water" is no "in water tuna".
    let named = words + last.words
    var food = food(named, evenWith: isOnlyTold)
    if isOnlyTold, food == nil { food = self.food(last.words + words, evenWith: true) }
    if food == nil || food == said.index { food = kind ?? food }
    // Or else they are another name of the food that was said.
    guard food != nil || isOnlyTold || naming.map({ $0.food == said.index }) ?? false
    else { return false }
    // What was light or vegan and is not known as such is not the one that is known.
    let isDecisive = words.contains { $0.spells(anyOf: FoodRow.decisive) }
    if isDecisive, food == nil, let index = said.index { food = self.food(words, of: index) }
    let isOther = isDecisive && food == nil
    mentions.removeLast()
    let isOrdered = Self.saysWhere(words)
    append(
      isOrdered ? last.words + words : named, written(last.words + words),
      isOther ? nil : food ?? said.index, false, last.amount)
    return true
  }

  /// The food that the words name by themselves where the table calls it a kind of the one before:
  /// a lager is a `Beer`, sour dough a `Bread, sour dough`.
  private func kind(
    _ naming: FoodNaming, _ words: ArraySlice<FoodToken>, of before: ArraySlice<FoodToken>
  ) -> Int? {
    let asked = stems(before)
    guard !naming.isMoreSpecial, !asked.isEmpty, asked.isDisjoint(with: stems(words)),
      FoodAmount.measure(words) == nil
    else { return nil }
    let food = search.table.food(at: naming.food)
    let isKind = [food.name, food.germanName ?? ""].contains {
      asked == stems(FoodTokenizer.tokens($0).firstPart)
    }
    return isKind ? naming.food : nil
  }

  private func stems(_ words: ArraySlice<FoodToken>) -> Set<[UInt8]> {
    Set(words.filter { FoodRow.isNoun($0) }.map { FoodStem.stem($0.letters) })
  }

  /// What the words make of a food by the table's own noun for it: an `alkoholfreies Weißbier`.
  private func food(_ words: ArraySlice<FoodToken>, of index: Int) -> Int? {
    let food = search.table.food(at: index)
    let noun = FoodTokenizer.tokens(food.name).firstPart
    guard let found = self.food(words + noun, evenWith: false),
      search.table.food(at: found).category / 100 == food.category / 100
    else { return nil }
    return found
  }

  /// `No cheese`, but not `no sugar added`.
  private static func leavesOut(_ words: ArraySlice<FoodToken>) -> Bool {
    guard let first = words.first else { return false }
    return FoodWordKind.kind(of: first) == .without && !words.contains { $0.spells("added") }
  }

  /// `In water`, `from the bakery`, `made with milk`, `no sugar added`.
  static func saysWhere(_ words: ArraySlice<FoodToken>) -> Bool {
    guard let first = words.first else { return false }
    return first.spells(anyOf: places)
      || FoodWordKind.kind(of: first) == .without && !leavesOut(words)
  }

  private static let places: [StaticString] = ["in", "from", "made", "aus", "im"]

  /// The food that has all of the words in its name, which says no more before its comma; among
  /// what it comes with only where `evenWith`.
  private func food(_ words: ArraySlice<FoodToken>, evenWith: Bool) -> Int? {
    guard let naming = row.named(words), naming.hasHead, !naming.isMoreSpecial else { return nil }
    guard !isBeside(words, naming.food) else { return nil }
    if evenWith { return naming.food }
    let asked = Set(words.compactMap { search.index.stem(of: $0.letters) })
    let range = search.index.range(of: naming.food)
    let isWith = search.index.places[range].contains {
      $0.has(FoodPlace.extra) && asked.contains($0.stem)
    }
    return isWith ? nil : naming.food
  }

  /// Whether a food is something else first and what was asked for beside it: `chicken and
  /// vegetables` for vegetables.
  private func isBeside(_ words: ArraySlice<FoodToken>, _ index: Int) -> Bool {
    let front = FoodTokenizer.tokens(search.table.food(at: index).name).firstPart
    guard let end = front.firstIndex(where: { Self.isAnd($0) }) else { return false }
    return stems(front[..<end]).isDisjoint(with: stems(words))
  }
}
