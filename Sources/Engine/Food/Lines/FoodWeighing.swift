// Which of a food's measures an item of a line means, and what was written of its energy.

/// The words of one item, without its amount, and what they may weigh.
struct FoodWeighing {
  private let words: ArraySlice<FoodToken>
  private let search: FoodSearch
  private let preferring: [FoodCode]

  /// Thousandths: nobody has so many helpings, but small things.
  private static let many = 3000

  init(_ words: ArraySlice<FoodToken>, search: FoodSearch, preferring: [FoodCode]) {
    self.words = words
    self.search = search
    self.preferring = preferring
  }

  /// `bunch of grapes`.
  static func isMeasure(_ words: ArraySlice<FoodToken>) -> Bool {
    words.count > 2 && words[words.startIndex + 1].spells("of")
  }

  /// An item with the portion that its amount means: of its food, or else of one of the same kind.
  func measured(_ said: FoodMention, _ amount: FoodAmount) -> FoodMention {
    guard let food = said.index, !said.isOwn, amount.hasNumber || amount.unit != nil else {
      return said
    }
    let portion = portion(of: search.table.food(at: food), amount)
    if let part = part(food, amount, spelled: portion != nil) {
      let many = Int(1000 * Int64(amount.thousandths) / Int64(part.thousandths))
      return said.measured(many, of: part.portion, part.index)
    }
    if portion == nil, let other = other(food, amount) {
      return said.measured(amount.thousandths, of: other.portion, other.index)
    }
    return said.measured(sized(amount, portion, of: food), of: portion, food)
  }

  /// Thousandths of the portion: more of it where a size was said that it does not have.
  private func sized(_ amount: FoodAmount, _ portion: Int?, of food: Int) -> Int {
    // Of several eggs each is one, and large is what they are sold as.
    guard amount.unit?.portionWords.isEmpty == false || amount.unit == nil && isOne(amount) else {
      return amount.thousandths
    }
    let finder = FoodPortionFinder(
      search.table.food(at: food), called: words, size: amount.size)
    return Int(clamping: Int64(amount.thousandths) * Int64(finder.sizing(portion)) / 1000)
  }

  private func isOne(_ amount: FoodAmount) -> Bool { amount.thousandths == 1000 }

  /// One, where a size was said and no amount: `large fries`.
  var sizedOne: FoodAmount? {
    guard words.count > 1, let first = words.first, FoodSize.isPlain(first) else { return nil }
    return .countedOne
  }

  /// Two, where a plural was said of what is usually one: nobody calls a single egg eggs.
  func plural(_ food: Food) -> FoodAmount? {
    let front = words.prefix { FoodWordKind.kind(of: $0) != .with }
    guard let noun = front.last, FoodStem.isPlural(noun.letters), isThing(noun, food),
      FoodPortionFinder(food, called: words, size: nil).isUsualOne
    else { return nil }
    return FoodAmount(thousandths: 2000, unit: nil, size: nil, hasNumber: true)
  }

  /// Whether the word is what the food is, and no brand of it: burgers are hamburgers, Snickers are
  /// no two of them.
  private func isThing(_ word: FoodToken, _ food: Food) -> Bool {
    let stem = FoodStem.stem(word.letters)
    let names = food.words.filter { ("a"..."z").contains($0.unicodeScalars.first ?? " ") }
    return ([food.name] + names).contains { name in
      FoodTokenizer.tokens(name).contains { FoodStem.stem($0.letters).hasEnding(stem) }
    }
  }

  /// Kilocalories that were written, of all of the item.
  func energy(_ amount: FoodAmount?) -> Int? {
    guard let energy = amount?.energy ?? words.first(where: { $0.energy != nil })?.energy else {
      return nil
    }
    let many = energy.isOfEach ? Int64(amount?.thousandths ?? 1000) : 1000
    return Int(clamping: Int64(energy.kilocalories) * many / 1000)
  }

  private func portion(of food: Food, _ amount: FoodAmount) -> Int? {
    let finder = FoodPortionFinder(food, called: words, size: amount.size)
    if amount.unit == nil, let measure = words.first, Self.isMeasure(words) {
      // Strips and squares are pieces of it.
      return finder.portion(spelled: measure) ?? finder.portion(.piece)
    }
    let isMany = amount.thousandths >= Self.many
    if amount.unit == .piece, isMany { return finder.portion(.piece) ?? finder.portionOfMany }
    if amount.unit == nil, isMany { return finder.portionOfMany }
    if amount.unit == nil, amount.thousandths < 1000 { return finder.portionToCut }
    return finder.portion(amount.unit)
  }

  /// What was cut of a whole thing, weighed by a part of it, as nobody weighs a whole chicken: of
  /// the food itself, or of one of the same kind that is called so as well.
  private func part(
    _ food: Int, _ amount: FoodAmount, spelled: Bool
  ) -> (index: Int, portion: Int, thousandths: Int)? {
    guard amount.unit == nil,
      amount.thousandths < 1000 || FoodPortionFinder.asksForWhole(words)
    else { return nil }
    func part(_ food: Food) -> (portion: Int, thousandths: Int)? {
      FoodPortionFinder(food, called: words, size: amount.size).part(spelled: spelled)
    }
    if let part = part(search.table.food(at: food)) {
      return (food, part.portion, part.thousandths)
    }
    let cut = another(food) { part($0) != nil }
    guard let cut, let part = part(search.table.food(at: cut)) else { return nil }
    return (cut, part.portion, part.thousandths)
  }

  /// Another food which has the measure: not every pizza is known by the slice, nor all butter by
  /// the stick.
  private func other(_ food: Int, _ amount: FoodAmount) -> (index: Int, portion: Int)? {
    func measure(_ food: Food) -> Int? {
      if amount.unit != nil { return portion(of: food, amount) }
      let finder = FoodPortionFinder(food, called: words, size: amount.size)
      return words.first.flatMap { finder.portion(spelled: $0) }
    }
    guard amount.unit.map({ $0.weight == nil }) ?? Self.isMeasure(words) else { return nil }
    let other = another(food) { measure($0) != nil }
    guard let other else { return nil }
    return measure(search.table.food(at: other)).map { (other, $0) }
  }

  /// A food of the same kind that is called so as well.
  private func another(_ food: Int, where isMeant: @escaping (Food) -> Bool) -> Int? {
    let category = search.table.food(at: food).category
    return search.named(words, preferring: preferring) {
      $0.category == category && isMeant($0)
    }?.food
  }

  /// Whether nobody can mean the amount. What is unknown is taken for grams.
  func isTooHeavy(_ mention: FoodMention) -> Bool {
    let amount = Int64(mention.amount ?? 1000)
    guard let index = mention.index, !mention.isOwn else {
      let one = Int64(mention.unit?.weight ?? 10)
      return one * amount / 1000 > Int64(FoodMention.heaviest)
    }
    return (mention.weight(of: search.table.food(at: index)) ?? 0) > FoodMention.heaviest
  }
}
