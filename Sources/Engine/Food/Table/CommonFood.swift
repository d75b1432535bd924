// The foods that people often like to trade, and which foods of the national table count as them.

/// A food of everyday life that we have swaps for; several foods of the table share one. Its name
/// is an id for ever, and its words are prose of the kind `swaps`.
public enum CommonFood: String, CaseIterable, Hashable, Sendable {
  case sugarySoda, energyDrink, fruitDrink, juice, sweetTea, sweetCoffee, flavoredMilk
  case milkshake, beer, wine, cocktail, potatoChips, tortillaChips, cheesePuffs, pretzels
  case crackers, popcorn, granolaBar, fries, onionRings, friedChicken, nuggets, pizza, burger
  case hotDog, doner, burrito, bacon, sausage, deliMeat, instantNoodles, macAndCheese
  case creamySoup, frozenDinner, whiteBread, bagel, pastry, pancakes, toasterPastry
  case sugaryCereal, muffin, donut, iceCream, cookies, cake, candy, chocolate, sweetYogurt
  case pudding, mayonnaise, creamyDressing, chocolateSpread

  /// Offered where nobody recalled a day yet. Chosen by us, with an eye on how often their foods
  /// were named in NHANES 2007-2012, whose codes leave out newer ones for chips and burgers.
  public static let tenMostCommon: [CommonFood] = [
    .sugarySoda, .whiteBread, .juice, .cookies, .fries, .pizza, .iceCream, .fruitDrink,
    .potatoChips, .burger,
  ]

  /// The common food that a food of the table counts as, by its code and its category of What We
  /// Eat In America. Nothing for most foods, and for those that a swap would offer: diet soda is no
  /// sugary soda.
  public static func of(code: FoodCode, category: Int) -> CommonFood? {
    for row in rows where row.scope.names(code) { return row.food }
    for row in rows where row.scope.holds(code, category) { return row.food }
    return nil
  }

  /// A food of the table that stands for all of them, and how much of it is usual.
  public var usual: SwapPart {
    for row in CommonFood.rows where row.food == self { return row.usual }
    preconditionFailure("a common food without a row in its table")
  }
}

/// What the table says of a common food.
struct CommonFoodRow: Sendable {
  let food: CommonFood
  let usual: SwapPart
  let scope: FoodScope

  /// A row of the table: id, code, grams, then what counts as the food. Nothing where it is none.
  init?(_ row: String) {
    let words = row.split(separator: " ")
    guard words.count > 3, let food = CommonFood(rawValue: String(words[0])),
      let usual = SwapPart(code: words[1], grams: words[2])
    else { return nil }
    self.food = food
    self.usual = usual
    scope = FoodScope(words.dropFirst(3))
  }
}
