// Turning the names of foods into numbers.

/// Collects the words of foods, one food after the other.
struct FoodIndexWriter {
  private(set) var places: [FoodPlace] = []
  private(set) var traits = FoodTraitsWriter()
  private var stems: [[UInt8]: Int32] = [:]
  private var words: [[UInt8]: Int32] = [:]

  /// Adds a food's name, its everyday names and its words.
  mutating func add(_ food: Food) {
    let first = places.count
    let tokens = FoodTokenizer.tokens(food.name)
    add(tokens)
    traits.add(
      food, name: places[first...],
      isGeneric: tokens.contains { $0.spells("nfs") || $0.spells("ns") })
    for brand in FoodNameReader.brands(food.name) { add(brand) }
    if let german = food.germanName { add(german) }
    for word in food.words { add(word) }
  }

  /// All words that were added.
  mutating func vocabulary() -> FoodVocabulary {
    // Other words for them, so that their beginnings and slips of the finger are found too.
    FoodSynonyms.each { said, table in
      guard words[said] == nil, let stem = words[table] else { return }
      words[said] = stem
    }
    var list: [FoodWord] = []
    for (letters, stem) in words { list.append(FoodWord(letters: letters, stem: stem)) }
    return FoodVocabulary(list, stemCount: stems.count)
  }

  /// Adds a phrase of everyday speech for the food that was added last.
  mutating func add(phrase: String, isFirstChoice: Bool) {
    let first = places.count
    add(phrase)
    guard first < places.count else { return }
    let flag = isFirstChoice ? FoodPlace.firstChoice : FoodPlace.secondChoice
    places[first] = FoodPlace(bits: places[first].bits | flag)
  }

  /// Adds a further name of the food that was added last.
  private mutating func add(_ name: String) {
    let tokens = FoodTokenizer.tokens(name)
    add(tokens)
    // A word with an umlaut is also found as people write it without one.
    guard let spelled = FoodLetters.spelledOut(name) else { return }
    let others = FoodTokenizer.tokens(spelled)
    for (token, other) in zip(tokens, others) where token.letters != other.letters {
      let number = stem(token.letters)
      for way in [other.letters, FoodStem.stem(other.letters)] where words[way] == nil {
        words[way] = number
      }
    }
  }

  private mutating func add(_ tokens: [FoodToken]) {
    guard !tokens.isEmpty else { return }
    places += FoodNameReader.places(tokens) { stem($0) }
  }

  /// The number of a word's stem. Both are noted as ways to write it.
  private mutating func stem(_ word: [UInt8]) -> Int32 {
    if let known = words[word] { return known }
    let stem = FoodStem.stem(word)
    let number = stems[stem] ?? Int32(stems.count)
    stems[stem] = number
    words[word] = number
    if words[stem] == nil { words[stem] = number }
    return number
  }
}

/// Tells the parts of a name: the noun, what it comes with, what is not in it.
enum FoodNameReader {
  /// The words of a name that are searched, each with its part in it.
  static func places(_ tokens: [FoodToken], stem: ([UInt8]) -> Int32) -> [FoodPlace] {
    let kinds = tokens.map { FoodWordKind.kind(of: $0) }
    let parts = parts(tokens, kinds)
    let heads = heads(kinds, parts, tokens)
    var places: [FoodPlace] = []
    var mode: UInt32 = 0
    var isUnsaid = false
    for (at, token) in tokens.enumerated() {
      if token.opensPart {
        mode = 0
        isUnsaid = false
      }
      // "NS as to type of milk": not said.
      if token.spells("ns") { isUnsaid = true }
      guard !isUnsaid else { continue }
      switch kinds[at] {
      case .with: mode = FoodPlace.extra
      case .without: mode = FoodPlace.without
      case .light, .or: break
      case .content, .usual:
        var bits = UInt32(stem(token.letters)) | mode | heads[at]
        if places.isEmpty { bits |= FoodPlace.opensName }
        if parts[at] == 0 { bits |= FoodPlace.firstPart }
        if parts[at] == 1 { bits |= FoodPlace.secondPart }
        if isUsual(at, kinds, tokens) { bits |= FoodPlace.usual }
        places.append(FoodPlace(bits: bits))
      }
    }
    return places
  }

  /// The number of the part, between commas, that each word stands in.
  private static func parts(_ tokens: [FoodToken], _ kinds: [FoodWordKind]) -> [Int] {
    var part = -1
    return tokens.map {
      if $0.opensPart { part += 1 }
      return max(part, 0)
    }
  }

  /// The last noun of the first and of the second part, and nouns that stand for it.
  private static func heads(
    _ kinds: [FoodWordKind], _ parts: [Int], _ tokens: [FoodToken]
  ) -> [UInt32] {
    var heads = [UInt32](repeating: 0, count: kinds.count)
    for part in 0...1 {
      let flag = part == 0 ? FoodPlace.head : FoodPlace.secondHead
      var last: Int?
      for at in kinds.indices where parts[at] == part {
        if kinds[at] == .with || kinds[at] == .without { break }
        let begins = kinds[at] == .or || tokens[at].followsSlash
        if begins, let last { heads[last] |= flag }
        if kinds[at] == .content || kinds[at] == .usual { last = at }
      }
      if let last { heads[last] |= flag }
    }
    return heads
  }

  /// What stands in brackets and begins with a capital: `Energy drink (Red Bull)`.
  static func brands(_ name: String) -> [String] {
    guard name.utf8.contains(UInt8(ascii: "(")) else { return [] }
    var brands: [String] = []
    var brand: String?
    for scalar in name.unicodeScalars {
      if scalar == "(" {
        brand = ""
      } else if scalar == ")" {
        if let first = brand?.unicodeScalars.first, ("A"..."Z").contains(first), let brand {
          brands.append(brand)
        }
        brand = nil
      } else {
        brand?.unicodeScalars.append(scalar)
      }
    }
    return brands
  }

  private static func isUsual(_ at: Int, _ kinds: [FoodWordKind], _ tokens: [FoodToken]) -> Bool {
    if kinds[at] == .usual || tokens[at].followsSlash { return true }
    if at > 0, kinds[at - 1] == .or { return true }
    guard at + 1 < kinds.count else { return false }
    return kinds[at + 1] == .or || tokens[at + 1].followsSlash
  }
}
