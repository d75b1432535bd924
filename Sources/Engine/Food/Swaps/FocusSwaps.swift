// What stands in for a focus: swaps of the library and of one's own, and for a food that the
// library does not know what the table suggests.

extension Overview {
  /// The swaps of a focus as they are offered to a reader of a language: each beside as much of it
  /// as the person last had, or else the usual amount.
  public func swaps(
    of focus: FocusKey, in table: FoodTable, _ tongue: FoodTongue = .english, today: Day
  ) -> SwapOrder {
    let had = food.recalls.lastHad(of: focus, today: today)
    let energy = had?.thousandths(of: .energy).map { ($0 + 500) / 1000 }
    let usual = energy ?? usualEnergy(of: focus, in: table)
    var options: [SwapOption] = []
    switch focus {
    case .common(let id):
      guard let common = CommonFood(rawValue: id) else { break }
      for swap in SwapLibrary.of(common) {
        options.append(
          energy == nil
            ? SwapOption(swap.id, energyDrop: swap.drop(in: table))
            : SwapOption(swap.id, energy: swap.energy(in: table), insteadOf: energy))
      }
    case .food(.table(let code)):
      guard let food = table.food(code) else { break }
      for lighter in table.lighter(than: food, tongue) {
        // As much of it as was had, or is usual, of the other one.
        let weight = had?.helping.weight ?? food.usualWeight.map { Int64($0) }
        let drop = weight.map { (Int64(lighter.energyDrop) * $0 + 500) / 1000 }
        options.append(SwapOption(FoodKey.table(lighter.food.code).text, energyDrop: drop))
      }
    case .food(.own): break
    }
    for own in food.ownSwaps(of: focus) {
      options.append(SwapOption(own.key, energy: own.energy, insteadOf: usual))
    }
    return SwapOrder(options, goTo: food.goTo(of: focus), refused: food.refused)
  }

  /// Kilocalories of the usual amount of a focus; nothing where unknown.
  public func usualEnergy(of focus: FocusKey, in table: FoodTable) -> Int64? {
    switch focus {
    case .common(let id):
      CommonFood(rawValue: id)?.usual.energy(in: table).map { ($0 + 500) / 1000 }
    case .food(.table(let code)):
      table.food(code).flatMap { Overview.energy(of: FoodPick($0, in: .english)) }
    case .food(.own):
      food.ownPicks.first { .food($0.key) == focus }.flatMap { Overview.energy(of: $0) }
    }
  }

  private static func energy(of pick: FoodPick) -> Int64? {
    pick.nutrition.thousandths(of: .energy, in: pick.usual).map { ($0 + 500) / 1000 }
  }

  /// What the go-to swap of today's focus and the listed ones take, for the shopping list.
  public func shoppingParts(
    on today: Day, in table: FoodTable, _ tongue: FoodTongue
  ) -> [ShoppingPart] {
    var swaps = food.listed
    if let focus = focus(on: today),
      let goTo = self.swaps(of: focus.key, in: table, tongue, today: today).goTo
    {
      swaps.insert(goTo, at: 0)
    }
    var parts: [ShoppingPart] = []
    for swap in swaps {
      for code in SwapLibrary.swap(swap)?.parts.map({ $0.code }) ?? [] {
        parts.append(ShoppingPart(.table(code), in: table, tongue))
      }
      if case .table(let code)? = FoodKey(text: swap) {
        parts.append(ShoppingPart(.table(code), in: table, tongue))
      }
      for own in food.ownSwaps where own.key == swap {
        parts += own.parts.map { ShoppingPart($0) }
      }
    }
    return parts
  }
}

extension ShoppingPart {
  /// A food of the table; its key stands for one that the table lacks.
  fileprivate init(_ key: FoodKey, in table: FoodTable, _ tongue: FoodTongue) {
    var name: String?
    if case .table(let code) = key { name = table.food(code)?.name(in: tongue) }
    self.init(key: key.text, name: name ?? key.text)
  }
}
