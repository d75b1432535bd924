// How much an item of a free text says, in the measures of the food that was picked for it.

extension FoodMention {
  /// The amount of `pick`; what is usual of it where nothing was written.
  ///
  /// `food` is what the text itself was read as, whose portions its unit means; nothing where the
  /// person picked another one.
  public func helping(of pick: FoodPick, _ food: Food?) -> Helping {
    let said = said(of: pick, food)
    return (said.weight ?? 0) > Int64(FoodMention.heaviest) ? pick.usual : said
  }

  private func said(of pick: FoodPick, _ food: Food?) -> Helping {
    let usual = pick.usual
    let written = Int64(amount ?? Int(Entry.unit))
    if let food, let portion, food.portions.indices.contains(portion) {
      let measure = food.portions[portion]
      return Helping(written, of: measure.name, weighing: Int64(measure.weight))
    }
    guard amount != nil || unit != nil else { return usual }
    if let unit, let weight = unit.usualWeight {
      return .grams((weight * written / Entry.unit + 5) / 10)
    }
    return usual.times(written)
  }
}

extension FoodUnit {
  /// Tenths of a gram where a unit always weighs about the same.
  var usualWeight: Int64? { weight.map { Int64($0) } }
}

extension Helping {
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
