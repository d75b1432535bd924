// The table of foods as this life of the app has it, and what asks for it.
import Engine

/// How far the table of foods is; nothing before anybody asked for it.
public enum FoodShelf: Sendable {
  case unasked, asked
  /// Could not be loaded or read; asked for again at the next place or when the person says so.
  case missing
  /// Read and made ready for searching, once.
  case here(FoodSearch)
}

extension Desk {
  /// Nothing while it is not here.
  var foodSearch: FoodSearch? {
    guard case .here(let search) = foods else { return nil }
    return search
  }

  var foodTable: FoodTable? { foodSearch?.table }

  var foodTongue: FoodTongue { language == .german ? .german : .english }

  /// Asks for the table on a screen that works with foods.
  mutating func askForFoods() -> [Effect] {
    guard storage.isOpen, wantsFoods, case .unasked = foods else { return [] }
    return askAgainForFoods()
  }

  /// Asks for the table, also where it could not be had before.
  mutating func askAgainForFoods() -> [Effect] {
    foods = .asked
    return [.loadFoods]
  }

  mutating func took(foods bytes: [UInt8]) {
    do throws(FoodTableError) {
      foods = .here(FoodSearch(try FoodTableReader.table(bytes)))
    } catch {
      foods = .missing
    }
  }

  /// Another place is another chance.
  mutating func forgetMissingFoods() {
    if case .missing = foods { foods = .unasked }
  }

  /// Whether the screen that is shown works with foods.
  private var wantsFoods: Bool {
    switch route {
    case .recall, .recallDay, .ownFoods, .insights, .swaps, .shopping: true
    default: false
    }
  }
}
