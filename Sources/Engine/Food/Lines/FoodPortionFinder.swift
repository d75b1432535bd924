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
  /// What the person said beside the table's name, in stems.
  private let said: [[UInt8]]
  /// The size that the person said.
  private let size: Int?
  private let isWholeAsked: Bool
  /// Whether the person's noun says that there are several.
  private let isPlural: Bool

  // What speaks against a portion.
  private static let sizeStep = 2
  private static let foreignWord = 2
  private static let nextWord = 3
  // What speaks for it.
  private static let usualWeight = 3
  private static let anySize = 1
  /// A word of the person's that the table's name of the food lacks.
  private static let saidWord = 4
  /// A piece weighs between the usual amount by this and that many times this.
  private static let pieceShare = 2
  /// Sizes and words that a whole thing may differ in from what was asked for.
  private static let mostSteps = 1
  private static let mostForeign = 1
  /// What weighs less than this part of the usual amount is a crumb of the thing.
  private static let crumbs = 4
  /// Thousandths of the usual thing, rounded from the medians of the table's own portions: `1
  /// large` by what is usual (1.52 of 406 foods), `1 extra large drink` by `1 medium drink` (1.98
  /// of 49), and `1 small` by `1 medium` (0.75 of 240).
  private static let large = 1500
  private static let huge = 2000
  private static let small = 750

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
    let noun = front.last { !FoodSize.isSaid($0) }
    self.noun = noun.map { FoodStem.stem($0.letters) }
    isPlural = noun.map { FoodStem.isPlural($0.letters) } ?? false
    let stems = words.map { FoodStem.stem($0.letters) }
    called = stems + name
    said = stems.dropLast().filter { !name.contains($0) }
    isWholeAsked = Self.asksForWhole(words)
    // "Big" is no size of a Big Mac.
    let sizes = words.filter { !name.contains(FoodStem.stem($0.letters)) }
    self.size = size ?? FoodSize.step(of: Array(sizes))
  }

  /// The portion that a unit names, or that a bare number counts: `two eggs` are two of `1 egg`.
  func portion(_ unit: FoodUnit?) -> Int? {
    guard let unit else { return one }
    return unit == .piece ? piece ?? usualThing : named(unit.portionWords)
  }

  /// One thing; an order of fries where a size was said of several, and no fry.
  private var one: Int? {
    guard size != nil, isPlural || whole == nil else {
      return whole ?? (isWholeAsked ? wholeThing : bite)
    }
    return whole.flatMap { isCrumb($0) ? nil : $0 } ?? (isWholeAsked ? wholeThing : sized)
  }

  private func isCrumb(_ at: Int) -> Bool { Self.crumbs * measures[at].weight < usual ?? 0 }

  /// Whether what is usual is one of these things, and less than a cup of them: a potato is a
  /// helping.
  var isUsualOne: Bool {
    guard let whole, let usual, measures[whole].weight == usual else { return false }
    return portion(.cup).map { usual < measures[$0].weight } ?? true
  }

  /// Of so many things each is a small one, though its measure has another name: a roll, or a
  /// piece of candy and no pack of it.
  var portionOfMany: Int? {
    if let kind = portions.indices.first(where: { isSaid($0) }) { return kind }
    if let whole, measureIsNamed(whole) { return whole }
    return bite ?? portion(nil) ?? thing { $0 < usual ?? 0 }
  }

  /// Whether a portion is of just the kind that was said: a cherry tomato.
  private func isSaid(_ at: Int) -> Bool {
    let name = portions[at]
    guard name.isOne, name.details.isEmpty, !name.hasUnit(besides: []) else { return false }
    return said.contains { spells(at, $0) } && foreign(name.measure, []) == 0
  }

  private func spells(_ at: Int, _ stem: [UInt8]) -> Bool {
    portions[at].measure.contains { FoodStem.stem($0.letters) == stem }
  }

  /// Thousandths by which a size that was said changes a portion that says none, or what is usual.
  func sizing(_ portion: Int?) -> Int {
    guard let size, portion.map({ portions[$0].size == 0 }) ?? true else { return 1000 }
    return size > 1 ? Self.huge : size > 0 ? Self.large : size < 0 ? Self.small : 1000
  }

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
    return best { at, name in spells(at, stem) ? points(name, []) : nil }
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

  private func measureIsNamed(_ at: Int) -> Bool {
    portions[at].measure.contains { isNamed($0) }
  }

  /// What is sold in the size that was said: `1 large fast food order`.
  private var sized: Int? {
    guard let size else { return nil }
    return best { at, name in
      let isVolume = name.measure.contains { FoodUnit.spelled($0.letters)?.weight != nil }
      let isSized = name.size == size && name.measure.contains { FoodSize.isSize($0) }
      return isSized && !isVolume && !isCrumb(at) ? points(name, []) : nil
    }
  }

  /// The thing of which one is usual, whatever it is called: a fillet.
  private var usualThing: Int? {
    measures.indices.first {
      measures[$0].weight == usual && portions[$0].isOne && !portions[$0].hasUnit(besides: called)
    }
  }

  private func isWhole(_ at: Int, _ name: FoodPortionName) -> Bool {
    let pieces = measureIsNamed(at) ? [FoodStem.stem(Array("piece".utf8))] : []
    guard name.isOne, !name.hasUnit(besides: called + pieces) else { return false }
    let foreign = foreign(name.measure, [])
    // Of two string cheeses each is a cheese, and no string.
    let isCrumb = isCrumb(at)
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
      + Self.saidWord * name.measure.count { said.contains(FoodStem.stem($0.letters)) }
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
    "any", "drink", "fruit", "item", "nut", "pouch", "sandwich", "whole",
  ]
  private static let fillers: [StaticString] = [
    "about", "after", "approx", "as", "bone", "cooking", "dia", "diameter", "fl", "inch", "ml",
    "nfs", "ns", "of", "or", "oz", "removed", "serving", "single", "size", "standard", "to", "x",
    "yield",
  ]
}
