// What foods, foci and swaps are called on screens that have no table or prose of their own.
import Engine

extension Desk {
  /// In the person's language where it is known there, else as they saw it when they chose it.
  func name(of key: FocusKey) -> String {
    var known: String?
    switch key {
    case .common(let id):
      known = entry(id, of: .swaps)?.fact("name")
      if known == nil, let food = CommonFood(rawValue: id) {
        known = CommonFoodText(language: language).name(food)
      }
    case .food(.table(let code)): known = foodTable?.food(code)?.name(in: foodTongue)
    case .food(.own(let id)): known = ownPick(id)?.name
    }
    return known ?? chosenName(of: key) ?? swapsText.someFood
  }

  private func chosenName(of key: FocusKey) -> String? {
    overview.food.focus.choices.last { $0.key == key }?.name.nonEmpty
  }

  func ownPick(_ id: Identifier) -> FoodPick? {
    overview.food.ownPicks.first { $0.key == .own(id) }
  }

  /// The words of a swap of the library, once they are here.
  func words(of swap: Swap) -> SwapText? {
    guard let entry = entry(swap.food.rawValue, of: .swaps) else { return nil }
    do throws(SwapTextError) {
      for text in try SwapText.all(entry) where text.id == swap.id { return text }
    } catch {
      return nil
    }
    return nil
  }

  /// What a use calls its swap.
  func title(ofSwap id: String) -> String {
    if let own = overview.food.ownSwaps.first(where: { $0.key == id }) { return own.title }
    var known: String?
    if let swap = SwapLibrary.swap(id) {
      known = words(of: swap)?.title
    } else if case .table(let code)? = FoodKey(text: id) {
      known = foodTable?.food(code)?.name(in: foodTongue)
    }
    return known ?? swapsText.someSwap
  }
}
