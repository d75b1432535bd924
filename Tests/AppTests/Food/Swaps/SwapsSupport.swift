// A person who trades foods: a tab with a focus, the prose of a few swaps, and recalls to look at.
import App
import Engine

/// The prose of two common foods.
let swapProse = Array(
  """
  redstart-content 1
  = fries
  name: French fries
  words: fries; hash browns
  1. side-salad | A side salad | Fresh beside anything hot.
  2. oven-fries | Fries from the oven | Crisp, with far less oil.
  3. baked-potato-herb-dip | Baked potato with a dip | Hot and soft.
  4. potato-wedges | Potato wedges | Golden from the tray.
  = sugarySoda
  name: Soda
  words: cola; lemonade
  1. cold-fruit-tea | Cold fruit tea | Cold and fruity.
  2. sparkling-orange | Sparkling water with orange | Same fizz.
  3. thin-apple-spritzer | A thin apple spritzer | Half of it is fizz.
  """.utf8)

let fries = FocusKey.common("fries")
let soda = FocusKey.common("sugarySoda")

/// A tab of somebody who began, at an address; Tuesday, 10 March 2026, unless said otherwise.
func foodTab(
  focus: FocusKey? = nil, since: String = "2026-03-10", _ more: [Draft] = [],
  settings: [Field] = [Field("food", .bool(true))], on day: String = "2026-03-10",
  language: String = "en", address: String = "#/swaps"
) -> Tab {
  var drafts = [
    Draft.create(
      Settings.identifier, kind: Settings.kind, [Field("welcomedAt", .int(1))] + settings)
  ]
  let from = Day(text: since)!
  if let focus {
    drafts.append(
      .create(
        FocusChoice.identifier(on: from), kind: FocusChoice.kind,
        [
          Field("day", .int(Int64(from.number))), Field("focus", .text(focus.text)),
          Field("name", .text("Chosen")),
        ]))
  }
  let tab = trackersTab(
    [.mood], more: drafts + more, on: day, language: language, address: address)
  tab.receive(.content(ContentName(.swaps, tab.state.desk.language), swapProse))
  return tab
}

/// An item of a recall: a food of the table with its usual amount.
func eaten(_ food: Food, on day: String, _ place: Int64) -> Draft {
  let date = Day(text: day)!
  return .create(
    Identifier(kind: RecallItem.kind, day, String(place)), kind: RecallItem.kind,
    RecallItem.fields(on: date, order: place, text: food.name, FoodPick(food, in: .english)))
}

/// Foods that people recall. Source: USDA FNDDS 2021-2023.
enum EatenFood {
  static let cola = food(92_410_310, "Cola", 7202, FoodFacts(energy: 42, addedSugars: 995), 3720)
  static let fries = food(
    71_401_030, "French fries", 6804, FoodFacts(energy: 312, addedSugars: 0), 1100)
  static let pizza = food(
    58_106_225, "Cheese pizza", 3602, FoodFacts(energy: 266, addedSugars: 109), 2380)
  static let chips = food(
    71_200_100, "Potato chips", 5002, FoodFacts(energy: 532, addedSugars: 0), 280)
  static let banana = food(63_107_010, "Banana", 6004, FoodFacts(energy: 97, addedSugars: 0), 1260)

  private static func food(
    _ code: Int64, _ name: String, _ category: Int, _ facts: FoodFacts, _ usual: Int
  ) -> Food {
    Food(
      code: FoodCode(code)!, name: name, category: category, facts: facts, usualWeight: usual)
  }
}

extension Tab {
  var focus: FocusKey? { state.desk.overview.focus(on: state.desk.today(moment))?.key }
  var swapUses: [SwapUse] { state.desk.overview.swapUses }
  /// Swaps of the focus in this week, as the ring has it.
  var ring: String? { controls.rings.first?.value }
  var cardKeys: Set<String> { controls.cards }
  func goTo(of focus: FocusKey) -> String? { state.desk.overview.food.goTo(of: focus) }
}
