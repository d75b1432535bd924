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
  let drop: Int64?
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

extension Desk {
  /// `fromTable` is false where a screen shows few swaps and is drawn often.
  func swapList(of key: FocusKey, _ moment: Moment, fromTable: Bool = true) -> SwapList {
    var table = foodTable ?? FoodTable([])
    if !fromTable, case .food = key { table = FoodTable([]) }
    let order = overview.swaps(of: key, in: table, foodTongue, today: today(moment))
    let refused = overview.food.refused
    var all: [ShownSwap] = []
    for option in order.options {
      var swap = shown(option, of: key)
      swap.isRefused = refused.contains(option.id)
      all.append(swap)
    }
    return SwapList(all: all, goTo: all.first { $0.id == order.goTo })
  }

  private func shown(_ option: SwapOption, of key: FocusKey) -> ShownSwap {
    if let swap = SwapLibrary.swap(option.id) { return shown(swap, option) }
    for own in overview.food.ownSwaps where own.key == option.id { return shown(own, option) }
    return lighter(option, of: key)
  }

  private func shown(_ swap: Swap, _ option: SwapOption) -> ShownSwap {
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
      parts: parts, drop: option.energyDrop, isLessSweet: sugar ?? 0 > 0, own: nil)
  }

  private func shown(_ swap: OwnSwap, _ option: SwapOption) -> ShownSwap {
    ShownSwap(
      id: swap.key, title: swap.title, line: swap.line,
      parts: swap.parts.map { ShownPart(key: $0.key, name: $0.name, weight: $0.weight) },
      drop: option.energyDrop, isLessSweet: false, own: swap.id)
  }

  /// What the table suggests for a food that the library has nothing for.
  private func lighter(_ option: SwapOption, of key: FocusKey) -> ShownSwap {
    var isLessSweet = false
    if case .food(.table(let code)) = key, case .table(let other)? = FoodKey(text: option.id),
      let then = foodTable?.food(code)?.facts.addedSugars,
      let now = foodTable?.food(other)?.facts.addedSugars
    {
      isLessSweet = now < then
    }
    return ShownSwap(
      id: option.id, title: title(ofSwap: option.id), line: swapsText.sameKind, parts: [],
      drop: option.energyDrop, isLessSweet: isLessSweet, own: nil)
  }
}
