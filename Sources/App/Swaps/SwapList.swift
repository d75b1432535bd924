// The swaps of a focus as screens show them: those of the library, the person's own, and for a
// food that the library has none for what the table alone suggests.
import Engine

/// A part of a swap.
struct ShownPart {
  /// Nothing where it is only words.
  let key: FoodKey?
  let name: String
  /// Tenths of a gram.
  let weight: Int64
}

/// A swap with its words.
struct ShownSwap {
  /// As a use keeps it.
  let id: String
  let title: String
  /// May be empty.
  let line: String
  let parts: [ShownPart]
  /// Kilocalories less than the food it stands for; nothing where unknown.
  var drop: Int64?
  /// Whether it has less added sugar than the food it stands for, as far as is known.
  let isLessSweet: Bool
  /// Of one's own.
  let own: Identifier?
  var isRefused = false
}

/// The swaps of a focus in their order.
struct SwapList {
  /// The go-to first, the refused ones last.
  let all: [ShownSwap]
  let goTo: ShownSwap?

  func swap(_ id: String) -> ShownSwap? { all.first { $0.id == id } }
}

extension State {
  /// `fromTable` is false where a screen shows few swaps and is drawn often.
  func swapList(of key: FocusKey, fromTable: Bool = true) -> SwapList {
    let whole = usualEnergy(of: key)
    var found: [ShownSwap] = []
    switch key {
    case .common(let id):
      guard let food = CommonFood(rawValue: id) else { break }
      for swap in SwapLibrary.of(food) { found.append(shown(swap)) }
    case .food(.table(let code)):
      if fromTable, let food = foodTable?.food(code) { found += lighter(than: food) }
    case .food(.own): break
    }
    for swap in overview.food.ownSwaps(of: key) { found.append(shown(swap, insteadOf: whole)) }
    return ordered(found, key)
  }

  private func ordered(_ swaps: [ShownSwap], _ key: FocusKey) -> SwapList {
    let refused = overview.food.refused
    var byID: [String: ShownSwap] = [:]
    var options: [SwapOption] = []
    for var swap in swaps {
      swap.isRefused = refused.contains(swap.id)
      byID[swap.id] = swap
      // Only the drop matters, so that it stands for the food and the swap for nothing.
      options.append(SwapOption(swap.id, energy: swap.drop.map { _ in 0 }, insteadOf: swap.drop))
    }
    let order = SwapOrder(options, goTo: overview.food.goTo(of: key), refused: refused)
    return SwapList(
      all: order.options.compactMap { byID[$0.id] }, goTo: order.goTo.flatMap { byID[$0] })
  }

  private func shown(_ swap: Swap) -> ShownSwap {
    let words = words(of: swap)
    var parts: [ShownPart] = []
    for part in swap.parts {
      guard let food = foodTable?.food(part.code) else { continue }
      parts.append(
        ShownPart(
          key: .table(part.code), name: food.name(in: foodTongue), weight: Int64(part.weight)))
    }
    let sugar = foodTable.flatMap { swap.addedSugarsDrop(in: $0) }
    return ShownSwap(
      id: swap.id, title: words?.title ?? swapsText.someSwap, line: words?.benefit ?? "",
      parts: parts, drop: foodTable.flatMap { swap.drop(in: $0) },
      isLessSweet: sugar ?? 0 > 0, own: nil)
  }

  private func shown(_ swap: OwnSwap, insteadOf whole: Int64?) -> ShownSwap {
    ShownSwap(
      id: swap.key, title: swap.title, line: swap.line,
      parts: swap.parts.map { ShownPart(key: $0.key, name: $0.name, weight: $0.weight) },
      drop: SwapOption(swap.key, energy: swap.energy, insteadOf: whole).energyDrop,
      isLessSweet: false, own: swap.id)
  }

  /// The same amount of something lighter.
  private func lighter(than food: Food) -> [ShownSwap] {
    guard let table = foodTable else { return [] }
    let weight = Int64(food.usualWeight ?? State.hundredGrams)
    return table.lighter(than: food).map { lighter in
      ShownSwap(
        id: FoodKey.table(lighter.food.code).text, title: lighter.food.name(in: foodTongue),
        line: lighter.isSameDish ? swapsText.sameDish : swapsText.sameKind, parts: [],
        drop: State.kilocalories(lighter.energyDrop, weight),
        isLessSweet: lighter.addedSugarDrop ?? 0 > 0, own: nil)
    }
  }

  /// Tenths of a gram.
  private static let hundredGrams = Int(Nutrition.hundredGrams)

  /// Of so many tenths of a gram, from what 100 g have.
  private static func kilocalories(_ density: Int, _ weight: Int64) -> Int64 {
    (Int64(density) * weight + Nutrition.hundredGrams / 2) / Nutrition.hundredGrams
  }

  /// Kilocalories of the usual amount of a focus; nothing where unknown.
  private func usualEnergy(of key: FocusKey) -> Int64? {
    switch key {
    case .common(let id):
      guard let usual = CommonFood(rawValue: id)?.usual,
        let food = foodTable?.food(usual.code)
      else { return nil }
      return State.kilocalories(food.facts.energy, Int64(usual.weight))
    case .food(.table(let code)):
      guard let food = foodTable?.food(code) else { return nil }
      return State.kilocalories(
        food.facts.energy, Int64(food.usualWeight ?? State.hundredGrams))
    case .food(.own(let id)):
      guard let pick = ownPick(id) else { return nil }
      return pick.nutrition.thousandths(of: .energy, in: pick.usual).map { ($0 + 500) / 1000 }
    }
  }
}
