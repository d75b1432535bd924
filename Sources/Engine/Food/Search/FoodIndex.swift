// What each food is called, word by word, made for ranking thousands of foods a keystroke.

/// One word of a name of a food, packed into 32 bits.
struct FoodPlace: Sendable {
  let bits: UInt32

  static let stemMask: UInt32 = 0xF_FFFF
  /// The first word of a name.
  static let opensName: UInt32 = 1 << 20
  /// A noun that names the food: `sandwich` in `Ham sandwich with cheese`.
  static let head: UInt32 = 1 << 21
  /// In the first part of the name, before any comma.
  static let firstPart: UInt32 = 1 << 22
  /// The last noun of the second part: `cheddar` in `Cheese, Cheddar`.
  static let secondHead: UInt32 = 1 << 23
  /// Between the first comma and the second.
  static let secondPart: UInt32 = 1 << 27
  /// Said not to be in it.
  static let without: UInt32 = 1 << 24
  /// Says little: a usual way of preparing, or one of two names that stand for one another.
  static let usual: UInt32 = 1 << 25
  /// Opens a phrase that first means another food.
  static let secondChoice: UInt32 = 1 << 28
  /// Opens a phrase that means this food.
  static let firstChoice: UInt32 = 1 << 29
  /// Behind `with` and the like.
  static let extra: UInt32 = 1 << 26

  var stem: Int { Int(bits & Self.stemMask) }

  func has(_ flag: UInt32) -> Bool { bits & flag != 0 }
}

/// How often a word is what foods are called, and no detail of them.
enum FoodNoun: UInt8, Sendable { case never, ever, often }

/// How often a stem stands where the noun does.
private struct FoodNounCount {
  private var all = 0
  private var heads = 0
  private var named = 0
  private var namedHeads = 0
  /// Further names that are this word and nothing else.
  var alone = 0
  /// Nouns of names behind whose comma it stands, at most as many as tell of many.
  private var told: [Int32] = []

  /// One of so many occurrences of a noun names the food.
  private static let nounShare = 40
  /// And of one that does so often.
  private static let oftenShare = 4
  /// A word with fewer occurrences is taken for a noun.
  private static let fewest = 20
  /// What so many foods have for a further name, as `sauteed`, is said of them and names none.
  private static let mostAlone = 8
  /// One of so many occurrences in names is the noun, or else it is only said of foods.
  private static let detailShare = 20
  /// What stands behind the commas of so many nouns is no kind of a food, as granola is of cereal
  /// and of bars.
  private static let many = 5

  mutating func take(_ place: FoodPlace, inName: Bool) {
    let isHead = place.has(FoodPlace.head)
    all += 1
    if isHead { heads += 1 }
    guard inName, !place.has(FoodPlace.extra), !place.has(FoodPlace.without) else { return }
    named += 1
    if isHead { namedHeads += 1 }
  }

  /// Notes the noun of a name behind whose comma the word stands.
  mutating func tell(of noun: Int32) {
    if told.count < Self.many, !told.contains(noun) { told.append(noun) }
  }

  /// Whether it tells of foods and names none, as *raw* and *black* do, and *green*, though greens
  /// are a food.
  var isDetail: Bool {
    let isOfMany = told.count == Self.many
    if alone == 0, isOfMany, Self.oftenShare * namedHeads < named { return true }
    guard Self.detailShare * namedHeads < max(named, 1) else { return false }
    guard alone == 0 else { return isOfMany }
    return named > 0 || 2 * heads < all
  }

  var noun: FoodNoun {
    if namedHeads == 0, alone > Self.mostAlone { return .never }
    let isOften =
      named > 0 ? Self.oftenShare * namedHeads >= named : Self.oftenShare * heads >= all
    if isOften { return .often }
    return all < Self.fewest || Self.nounShare * heads >= all ? .ever : .never
  }
}

/// The names of all foods as numbers, and where each word occurs.
struct FoodIndex: Sendable {
  let vocabulary: FoodVocabulary
  /// The words of all names of all foods in order: the name first, then its further names.
  private(set) var places: [FoodPlace] = []
  /// Where the words of each food begin, and behind the last where they end.
  private(set) var starts: [Int32] = [0]
  /// The foods that each stem occurs in, ascending, one stem after the other.
  private(set) var foods: [Int32] = []
  private(set) var foodStarts: [Int32] = []
  /// How much each stem tells: hundredths of the binary logarithm of foods by foods that have it.
  private(set) var weights: [Int32] = []
  /// Whether a stem stands for a food for infants.
  private(set) var isForInfants: [Bool] = []
  /// Whether some food's name is the stem, or is so before a comma, so that as a further name of
  /// another food it is likely a detail. A word that no food is called by alone is what people say
  /// for the food that has it.
  private(set) var isNamed: [Bool] = []
  /// Whether some food is called by the stem alone before any comma.
  private(set) var isFood: [Bool] = []
  /// Whether some food is called by the stem alone, in any of its names.
  private(set) var isCalled: [Bool] = []
  /// Whether a stem only tells of foods that others name.
  private(set) var isDetail: [Bool] = []
  /// How often foods are called by each stem.
  private var nouns: [FoodNoun] = []
  /// What is known of each food apart from its words.
  private(set) var traits: [FoodTraits] = []

  init(_ table: FoodTable) {
    var writer = FoodIndexWriter()
    let phrases = FoodPhrases(table)
    for index in 0..<table.count {
      writer.add(table.food(at: index))
      for phrase in phrases.of(index) {
        writer.add(phrase: table.phrases[phrase.number].text, isFirstChoice: phrase.isFirst)
      }
      starts.append(Int32(writer.places.count))
    }
    vocabulary = writer.vocabulary()
    places = writer.places
    traits = writer.traits.traits()
    invert()
    findNouns()
  }

  /// The words of a food.
  func range(of food: Int) -> Range<Int> { Int(starts[food])..<Int(starts[food + 1]) }

  /// Where in `foods` those of a stem stand.
  func foodRange(of stem: Int) -> Range<Int> { Int(foodStarts[stem])..<Int(foodStarts[stem + 1]) }

  /// Whether a name of a food has one word right before another.
  func hasPair(_ one: [UInt8], _ other: [UInt8]) -> Bool {
    guard let first = stem(of: one), let second = stem(of: other) else { return false }
    for at in foodRange(of: first) {
      let range = range(of: Int(foods[at]))
      for place in range.dropLast() where places[place].stem == first {
        let next = places[place + 1]
        if next.stem == second, !next.has(FoodPlace.opensName) { return true }
      }
    }
    return false
  }

  /// The stem of a word, if a food has it in any number.
  func stem(of word: [UInt8]) -> Int? {
    vocabulary.stem(of: word) ?? vocabulary.stem(of: FoodStem.stem(word))
  }

  private mutating func invert() {
    let count = vocabulary.stemCount
    var last = [Int32](repeating: -1, count: count)
    var sizes = [Int32](repeating: 0, count: count + 1)
    eachOccurrence(&last) { stem, _ in sizes[stem + 1] += 1 }
    for stem in 0..<count { sizes[stem + 1] += sizes[stem] }
    foodStarts = sizes
    foods = [Int32](repeating: 0, count: Int(sizes[count]))
    var infants = [Int32](repeating: 0, count: count)
    last = [Int32](repeating: -1, count: count)
    eachOccurrence(&last) { stem, food in
      foods[Int(sizes[stem])] = food
      sizes[stem] += 1
      if traits[Int(food)].isForInfants { infants[stem] += 1 }
    }
    isNamed = [Bool](repeating: false, count: count)
    isFood = isNamed
    for food in traits.indices {
      let range = range(of: food)
      var content = [0, 0]
      var nouns = [-1, -1]
      for at in range {
        let place = places[at]
        if at > range.lowerBound, place.has(FoodPlace.opensName) { break }
        if place.has(FoodPlace.usual) || place.has(FoodPlace.extra) { continue }
        let part = place.has(FoodPlace.firstPart) ? 0 : 1
        guard part == 0 || place.has(FoodPlace.secondPart) else { continue }
        content[part] += 1
        let isNoun = place.has(FoodPlace.head) || place.has(FoodPlace.secondHead)
        if isNoun { nouns[part] = place.stem }
      }
      for part in 0...1 where content[part] == 1 && nouns[part] >= 0 {
        isNamed[nouns[part]] = true
        if part == 0 { isFood[nouns[part]] = true }
      }
    }
    for stem in 0..<count {
      let number = max(1, foodRange(of: stem).count)
      isForInfants.append(2 * Int(infants[stem]) > number)
      weights.append(
        Int32(FoodLogarithm.hundredths(traits.count + 1) - FoodLogarithm.hundredths(number)))
    }
  }

  /// Whether foods are called by the stem at least so often.
  func isNoun(_ stem: Int, _ share: FoodNoun) -> Bool { nouns[stem].rawValue >= share.rawValue }

  private mutating func findNouns() {
    var counts = [FoodNounCount](repeating: FoodNounCount(), count: vocabulary.stemCount)
    for food in traits.indices {
      let range = range(of: food)
      var isName = true
      var noun: Int32?
      for at in range {
        let place = places[at]
        if at > range.lowerBound, place.has(FoodPlace.opensName) { isName = false }
        if isName, place.has(FoodPlace.head) { noun = Int32(place.stem) }
        if isName, !place.has(FoodPlace.firstPart), !place.has(FoodPlace.extra), let noun {
          counts[place.stem].tell(of: noun)
        }
        let isNext = at + 1 < range.upperBound && !places[at + 1].has(FoodPlace.opensName)
        counts[place.stem].take(place, inName: isName)
        if !isName, place.has(FoodPlace.opensName), !isNext { counts[place.stem].alone += 1 }
      }
    }
    nouns = counts.map { $0.noun }
    isDetail = counts.map { $0.isDetail }
    isCalled = isFood
    for (stem, count) in counts.enumerated() where count.alone > 0 && count.noun != .never {
      isCalled[stem] = true
    }
  }

  /// Each stem of each food once. `last` is the food in which a stem was seen last.
  private func eachOccurrence(_ last: inout [Int32], _ take: (Int, Int32) -> Void) {
    for food in 0..<traits.count {
      for at in range(of: food) {
        let stem = places[at].stem
        guard last[stem] != Int32(food) else { continue }
        last[stem] = Int32(food)
        take(stem, Int32(food))
      }
    }
  }
}

/// The phrases of a table by the foods that they lead to.
private struct FoodPhrases {
  struct Phrase {
    let number: Int
    let isFirst: Bool
  }

  private var byFood: [Int: [Phrase]] = [:]

  init(_ table: FoodTable) {
    for (number, phrase) in table.phrases.enumerated() {
      for (rank, code) in phrase.codes.enumerated() {
        guard let food = table.index(of: code) else { continue }
        byFood[food, default: []].append(Phrase(number: number, isFirst: rank == 0))
      }
    }
  }

  func of(_ food: Int) -> [Phrase] { byFood[food] ?? [] }
}
