// Reading what somebody typed into the words that are looked for.

/// A word that was typed.
struct FoodQueryWord {
  var letters: [UInt8]
  /// How much it tells; hundredths of a binary logarithm.
  var weight = 0
  /// What finding it counts.
  var worth = 0
  /// Hundredths: how sure it is that the table has the word; a guess may be no food at all.
  var sureness = 100
  var isUnwanted = false
  /// Whether the table has it, or another word for it: nothing was guessed.
  var isExact = false
  /// Whether it is one half of what was typed as one word.
  var isCut = false
  /// Says how a food is sold or prepared, and seldom names it.
  var isUsual = false
  /// Behind `with`: what the food comes with.
  var isExtra = false
  /// Says who makes it; a food without it is meant as well.
  var brand: FoodBrand?
}

/// The words of a query in their order, without those that say little.
struct FoodQueryWords {
  /// Further words are not searched.
  static let most = 12

  private(set) var words: [FoodQueryWord] = []
  /// The last word before any `with`.
  private(set) var head = 0
  private var isUnwanted = false
  private var hasHead = false

  init(_ tokens: ArraySlice<FoodToken>, in index: FoodIndex) {
    let tokens = FoodFreeOf.joined(tokens, in: index)[...]
    let brands = FoodBrand.found(in: tokens)
    for at in tokens.indices {
      let token = tokens[at]
      let kind = FoodWordKind.kind(of: token)
      if tokens.count == 1 || kind == .content || kind == .usual {
        if FoodShape.isAside(at, in: tokens, index) { continue }
        let isNew = index.stem(of: token.letters) == nil
        if tokens.count > 1, isNew, FoodSize.isSaid(token) { continue }
        add(token, brands[at - tokens.startIndex])
        if endsUnwanted(tokens[(at + 1)...]) { isUnwanted = false }
      } else if kind == .without {
        isUnwanted = true
      } else if kind == .with {
        isUnwanted = false
        hasHead = !words.isEmpty
      }
    }
    if !words.contains(where: { $0.brand == nil && namesFood($0, index) }) { takeBrands() }
    if saysSandwich(tokens) { addSandwich() }
  }

  /// Of `no sugar added applesauce` the applesauce is wanted: nothing was before the no.
  private func endsUnwanted(_ rest: ArraySlice<FoodToken>) -> Bool {
    guard isUnwanted, let next = rest.first, !next.spells("added") else { return false }
    return words.allSatisfy { $0.isUnwanted }
  }

  private mutating func add(_ token: FoodToken, _ brand: FoodBrand?) {
    guard words.count < Self.most else { return }
    if !hasHead, !isUnwanted, brand == nil { head = words.count }
    words.append(
      FoodQueryWord(
        letters: token.letters, isUnwanted: isUnwanted,
        isUsual: FoodWordKind.kind(of: token) == .usual, isExtra: hasHead, brand: brand))
  }

  /// An adjective does not, nor does a brand.
  private func namesFood(_ word: FoodQueryWord, _ index: FoodIndex) -> Bool {
    guard let stem = index.stem(of: word.letters) else { return true }
    return index.isNoun(stem, .ever)
  }

  /// Where nothing else names the food, the brand does: `baked lays`.
  private mutating func takeBrands() {
    for at in words.indices where words[at].brand != nil {
      words[at].brand = nil
      if !words[at].isExtra, !words[at].isUnwanted { head = at }
    }
  }

  /// `ham on rye` is a sandwich.
  private func saysSandwich(_ tokens: ArraySlice<FoodToken>) -> Bool {
    guard let on = tokens.firstIndex(where: { $0.spells("on") }), on > tokens.startIndex,
      tokens[(on + 1)...].first?.spells(anyOf: Self.breads) == true
    else { return false }
    return !tokens.contains { $0.spells(anyOf: Self.notSandwiches) }
  }

  private mutating func addSandwich() {
    guard words.count < Self.most, let first = words.firstIndex(where: { $0.isExtra }) else {
      return
    }
    words.insert(FoodQueryWord(letters: Array("sandwich".utf8)), at: first)
    head = first
  }

  private static let breads: [StaticString] = ["white", "wheat", "whole", "rye", "sourdough"]
  private static let notSandwiches: [StaticString] = [
    "sandwich", "sandwiches", "sub", "burger", "burgers", "hamburger", "cheeseburger", "wrap",
    "toast", "toasted", "jelly", "jam", "egg", "eggs", "rice",
  ]
}
