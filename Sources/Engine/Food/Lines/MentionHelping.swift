// How much an item of a free text says, in the measures of the food that was picked for it.

extension FoodMention {
  /// The amount of `pick`; what is usual of it where nothing was written.
  ///
  /// `food` is what the text itself was read as, whose portions its unit means; nothing where the
  /// person picked another one: then the unit means a portion of that one.
  public func helping(of pick: FoodPick, _ food: Food?) -> Helping {
    let said = said(of: pick, food)
    return (said.weight ?? 0) > Int64(FoodMention.heaviest) ? pick.usual : said
  }

  private func said(of pick: FoodPick, _ food: Food?) -> Helping {
    // Who knows the energy has it from the package; only who weighed knows better.
    if let energy, unit?.grams(written) == nil, let helping = pick.helping(energy: Int64(energy)) {
      return helping
    }
    if let food, let portion, food.portions.indices.contains(portion) {
      let measure = food.portions[portion]
      return Helping(written, of: measure.name, weighing: Int64(measure.weight))
    }
    guard amount != nil || unit != nil else { return pick.usual }
    // Of a food that the text names, a number without a portion counts no single ones; ten helpings
    // of what is eaten nobody has: these are small things of which none is weighed.
    let isBunch = food != nil && unit == nil
    if isBunch, isHandful(FoodPick.isDrink(pick.category)) { return pick.usual }
    return (isBunch ? nil : pick.helping(written, unit)) ?? pick.usual.times(written)
  }

  /// Of words that name no food: so many of the unit, which weighs what a food makes it weigh.
  /// Nothing where no amount was written.
  public var helping: Helping? {
    guard amount != nil || unit != nil else { return nil }
    guard let unit else { return Helping(written, weighing: nil) }
    return unit.grams(written) ?? Helping(written, of: unit.measure, weighing: nil)
  }

  private var written: Int64 { Int64(amount ?? Int(Entry.unit)) }
}

extension FoodPick {
  /// What holds so many kilocalories; nothing where nobody knows the energy of the food.
  func helping(energy: Int64) -> Helping? {
    guard let all = nutrition[.energy], all > 0 else { return nil }
    switch nutrition.basis {
    case .weight(let whole): return .grams((energy * whole / all + 5) / 10)
    case .portion: return usual.times(energy * Entry.unit / all)
    }
  }

  /// So many thousandths of a unit, in grams or in a measure of this food, else as if it were
  /// water, which the measure says. Nothing where nobody can weigh the unit.
  func helping(_ amount: Int64, _ unit: FoodUnit?) -> Helping? {
    if let grams = unit?.grams(amount) { return grams }
    if let place = FoodPortionFinder(self).portion(unit) {
      return Helping(
        amount, of: measures[place].name, weighing: Int64(measures[place].weight))
    }
    guard let unit, let weight = unit.weight else { return nil }
    return Helping(amount, of: unit.measure + Helping.asWater, weighing: Int64(weight))
  }
}

extension FoodUnit {
  /// As the table would word one of it; empty where no portion is called so.
  var measure: String {
    if self == .fluidOunce { return "1 fl oz" }
    guard let word = portionWords.first else { return "" }
    return "1 " + word.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
  }

  /// Whole grams of so many thousandths; nothing for what a household has, whose weight depends on
  /// the food.
  func grams(_ amount: Int64) -> Helping? {
    guard portionWords.isEmpty, let weight else { return nil }
    return .grams((Int64(weight) * amount / Entry.unit + 5) / 10)
  }

  /// The first unit that a measure of the table names.
  static func named(in measure: String) -> FoodUnit? {
    for token in FoodTokenizer.tokens(measure) {
      if let unit = spelled(token.letters), !unit.portionWords.isEmpty { return unit }
    }
    return nil
  }
}

extension Helping {
  /// Behind a measure that was weighed as if it were water.
  public static let asWater = ", as water"

  /// The amount that was said of one food, of another one: in its measure of that name or kind.
  /// Where it has none, volumes count as water, and the rest as what is usual.
  public func carried(to pick: FoodPick) -> Helping {
    if isInGrams { return self }
    if measure.isEmpty { return pick.usual.times(amount) }
    if let same = pick.measures.first(where: { $0.name == measure }) {
      return Helping(amount, of: same.name, weighing: Int64(same.weight))
    }
    if let found = pick.helping(amount, FoodUnit.named(in: measure)) { return found }
    return measureWeight == nil ? pick.usual.times(amount) : pick.usual
  }

  /// The same measure, so many thousandths of it as often.
  public func times(_ thousandths: Int64) -> Helping {
    let many = min(max(thousandths, 1), Helping.amounts.upperBound)
    return Helping(
      max(1, amount * many / Entry.unit), of: measure, weighing: measureWeight)
  }

  /// Another amount of the same measure.
  public func changed(to amount: Int64) -> Helping {
    Helping(amount, of: measure, weighing: measureWeight)
  }

  public var isInGrams: Bool { measure == Helping.gram && measureWeight == 10 }
}
