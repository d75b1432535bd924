// Which of a food's household measures somebody means.

/// The choice of a portion for an amount.
struct FoodPortionFinder {
  private let measures: [FoodPortion]
  /// Tenths of a gram; nothing where it is not known.
  private let usual: Int?
  private let portions: [FoodPortionName]
  /// What the food is called, by the person and in the table, in stems.
  private let called: [[UInt8]]
  private let name: [[UInt8]]
  private let noun: [UInt8]?
  /// The size that the person said.
  private let size: Int?
  private let isWholeAsked: Bool

  // What speaks against a portion.
  private static let sizeStep = 2
  private static let foreignWord = 2
  private static let nextWord = 3
  // What speaks for it.
  private static let usualWeight = 3
  private static let anySize = 1
  /// A piece weighs between the usual amount by this and that many times this.
  private static let pieceShare = 2
  /// Sizes and words that a whole thing may differ in from what was asked for.
  private static let mostSteps = 1
  private static let mostForeign = 1
  /// What weighs less than this part of the usual amount is a crumb of the thing.
  private static let crumbs = 4

  /// `words` are what the person called the food, `size` what stood before its measure.
  init(_ food: Food, called words: ArraySlice<FoodToken>, size: Int?) {
    self.init(
      food.name, food.portions, usualWeight: food.usualWeight, called: words, size: size)
  }

  /// Of a food that was picked by its name.
  init(_ pick: FoodPick) {
    self.init(
      pick.name, pick.measures, usualWeight: pick.usual.weight.map { Int($0) }, called: [],
      size: nil)
  }

  private init(
    _ foodName: String, _ measures: [FoodPortion], usualWeight: Int?,
    called words: ArraySlice<FoodToken>, size: Int?
  ) {
    self.measures = measures
    usual = usualWeight
    portions = measures.map { FoodPortionName($0) }
    let name = FoodTokenizer.tokens(foodName).map { FoodStem.stem($0.letters) }
    self.name = name
    let front = words.prefix { FoodWordKind.kind(of: $0) != .with }
    noun = front.last { !FoodSize.isSaid($0) }.map { FoodStem.stem($0.letters) }
    called = words.map { FoodStem.stem($0.letters) } + name
    isWholeAsked = Self.asksForWhole(words)
    // "Big" is no size of a Big Mac.
    let sizes = words.filter { !name.contains(FoodStem.stem($0.letters)) }
    self.size = size ?? FoodSize.step(of: Array(sizes))
  }

  /// The portion that a unit names, or that a bare number counts: `two eggs` are two of `1 egg`.
  func portion(_ unit: FoodUnit?) -> Int? {
    guard let unit else { return whole ?? (isWholeAsked ? wholeThing : bite) }
    return unit == .piece ? piece : named(unit.portionWords)
  }

  /// Of so many things each is a small one, though its measure has another name: a roll.
  var portionOfMany: Int? { portion(nil) ?? thing { $0 < usual ?? 0 } }

  /// What a part was cut from; a bite is not cut.
  var portionToCut: Int? { whole ?? wholeThing }

  /// A portion that is a part itself, and the thousandths that it is of the whole: `1/2 chicken`.
  /// It is `spelled` where the person's noun stands in it.
  func part(spelled: Bool) -> (portion: Int, thousandths: Int)? {
    for (at, name) in portions.enumerated() {
      guard let part = name.part else { continue }
      let isMeant = name.measure.contains {
        spelled ? FoodStem.stem($0.letters) == noun : isNamed($0)
      }
      if isMeant { return (at, part) }
    }
    return nil
  }

  /// The whole thing under another name, the heaviest of its size: a medium melon.
  private var wholeThing: Int? { thing { $0 > usual ?? 0 } }

  /// The heaviest thing that is no measure of a household.
  private func thing(_ isMeant: (Int) -> Bool) -> Int? {
    var heaviest: Int?
    for (at, name) in portions.enumerated() where name.isOne && steps(name) == 0 {
      guard isMeant(measures[at].weight), !name.hasUnit(besides: []), name.details.isEmpty,
        foreign(name.measure, []) <= Self.mostForeign
      else { continue }
      if measures[at].weight > heaviest.map({ measures[$0].weight }) ?? 0 { heaviest = at }
    }
    return heaviest
  }

  static func asksForWhole(_ words: ArraySlice<FoodToken>) -> Bool {
    words.contains { $0.spells(anyOf: wholes) }
  }

  /// The portion that is called by a word of its own: a leaf of lettuce.
  func portion(spelled word: FoodToken) -> Int? {
    let stem = FoodStem.stem(word.letters)
    return best { _, name in
      let isSpelled = name.measure.contains { FoodStem.stem($0.letters) == stem }
      return isSpelled ? points(name, []) : nil
    }
  }

  /// The whole thing: `1 egg`, `1 medium`, `1 fruit`. The one that is usual before others, unless
  /// a size was said.
  private var whole: Int? {
    best { at, name in
      let isUsual = size == nil && measures[at].weight == usual
      guard isWhole(at, name), isUsual || steps(name) <= Self.mostSteps else { return nil }
      return points(name, []) + (isUsual ? Self.usualWeight : 0)
    }
  }

  private func isWhole(_ at: Int, _ name: FoodPortionName) -> Bool {
    guard name.isOne, !name.hasUnit(besides: called) else { return false }
    let foreign = foreign(name.measure, [])
    // Of two string cheeses each is a cheese, and no string.
    let isCrumb = Self.crumbs * measures[at].weight < usual ?? 0
    if name.measure.contains(where: { isCrumb ? isNamed($0) : isCalled($0) }) {
      return foreign <= Self.mostForeign
    }
    let isThing = name.measure.contains { FoodSize.isSize($0) || $0.spells(anyOf: Self.things) }
    return isThing && foreign == 0
  }

  /// A piece that is not cut from something larger: of sushi, not of pizza.
  private var bite: Int? {
    portions.firstIndex { name in
      name.isOne && name.measures("piece") && !name.measures("slice")
        && !name.details.contains { isCalled($0) || $0.letters.contains(UInt8(ascii: "/")) }
    }
  }

  /// A piece, or else a slice or a whole one that weighs about what a piece does.
  private var piece: Int? {
    named(["piece"]).flatMap { isTiny($0) ? nil : $0 }
      ?? [named(["slice", "wedge"]), whole].compactMap { $0 }.first { weighsLikePiece($0) }
  }

  private func isTiny(_ at: Int) -> Bool { steps(portions[at]) > Self.mostSteps }

  private func weighsLikePiece(_ at: Int) -> Bool {
    guard let usual else { return true }
    let weight = measures[at].weight
    return weight >= usual / Self.pieceShare && weight / Self.pieceShare <= usual
  }

  /// The portion of a measure that has one of these names, best first.
  private func named(_ words: [StaticString]) -> Int? {
    best { _, name in
      guard let rank = words.firstIndex(where: { name.measures($0) }) else { return nil }
      return points(name, words) - Self.nextWord * rank
    }
  }

  /// The portion of one with the most points, among equals the one nearest to what is usual.
  private func best(_ points: (Int, FoodPortionName) -> Int?) -> Int? {
    var best: Int?
    var most = 0
    for (at, name) in portions.enumerated() where name.isOne {
      guard let points = points(at, name) else { continue }
      if let best, points < most || points == most && distance(at) >= distance(best) { continue }
      best = at
      most = points
    }
    return best
  }

  private func distance(_ at: Int) -> Int {
    usual.map { abs(measures[at].weight - $0) } ?? 0
  }

  private func steps(_ name: FoodPortionName) -> Int { abs(name.size - (size ?? 0)) }

  /// What speaks for a portion of which some words were asked for.
  private func points(_ name: FoodPortionName, _ asked: [StaticString]) -> Int {
    (name.isOpen ? Self.anySize : 0) - Self.sizeStep * steps(name)
      - Self.foreignWord * foreign(name.measure, asked) - foreign(name.details, asked)
  }

  /// How many words say something that nobody asked for; of `1 can or bottle` none does.
  private func foreign(_ words: [FoodToken], _ asked: [StaticString]) -> Int {
    words.count {
      if !asked.isEmpty, FoodUnit.spelled($0.letters) != nil { return false }
      return !$0.isNumber && !isCalled($0) && !FoodSize.isSize($0) && !$0.spells(anyOf: asked)
        && !$0.spells(anyOf: Self.things) && !$0.spells(anyOf: Self.fillers)
    }
  }

  /// Whether the food is called by the word, by the table or by the person's noun.
  private func isNamed(_ word: FoodToken) -> Bool {
    let stem = FoodStem.stem(word.letters)
    return stem == noun || name.contains(stem)
  }

  private func isCalled(_ word: FoodToken) -> Bool { called.contains(FoodStem.stem(word.letters)) }

  private static let wholes: [StaticString] = ["whole", "entire", "ganze", "ganzer", "ganzes"]
  private static let things: [StaticString] = [
    "any", "drink", "fruit", "item", "kernel", "nut", "pouch", "sandwich", "whole",
  ]
  private static let fillers: [StaticString] = [
    "about", "approx", "as", "dia", "diameter", "fl", "inch", "ml", "nfs", "ns", "of", "or", "oz",
    "serving", "single", "size", "to", "x",
  ]
}
