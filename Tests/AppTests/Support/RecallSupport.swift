// A person who tells what they ate: a tab on the recall of yesterday, with a small table of foods.
import App
import Engine

/// A few foods of everyday life. Names, numbers and portions are made up in the way of the table.
enum SomeFoods {
  static func food(
    _ number: Int64, _ name: String, _ german: String? = nil, energy: Int = 100,
    _ portions: [FoodPortion] = [], usual: Int? = 1000, words: [String] = [], times: Int = 100
  ) -> Food {
    Food(
      code: FoodCode(number)!, name: name, germanName: german, words: words, category: 1000,
      timesReported: times, facts: FoodFacts(energy: energy, sugars: 100, addedSugars: 50),
      portions: portions, usualWeight: usual)
  }

  static let cola = food(
    92_410_310, "Cola", "Cola", energy: 42,
    [FoodPortion("1 can", weight: 3550), FoodPortion("1 cup", weight: 2480)], usual: 3550)
  static let egg = food(
    31_103_010, "Egg, boiled", "Gekochtes Ei", energy: 155,
    [FoodPortion("1 small", weight: 400), FoodPortion("1 egg", weight: 500)], usual: 500)
  static let popcorn = food(54_403_020, "Popcorn", "Popcorn", [FoodPortion("1 cup", weight: 80)])

  static let table = FoodTable([
    cola, egg, popcorn,
    food(92_400_000, "Diet cola", "Cola light", energy: 1, [FoodPortion("1 can", weight: 3550)]),
    food(92_101_000, "Coffee", "Kaffee", energy: 1, [FoodPortion("1 cup", weight: 2400)]),
    food(51_000_110, "Bread", "Brot", [FoodPortion("1 slice", weight: 300)], usual: 300),
    food(81_100_500, "Butter", "Butter", energy: 717, [FoodPortion("1 tablespoon", weight: 140)]),
    food(63_101_000, "Apple", "Apfel", [FoodPortion("1 medium", weight: 1820)], usual: 1820),
    food(63_107_010, "Banana", "Banane", [FoodPortion("1 medium", weight: 1180)], usual: 1180),
    food(58_106_210, "Pizza", "Pizza", [FoodPortion("1 piece", weight: 1200)], usual: 2400),
    food(75_143_000, "Salad", "Salat", [FoodPortion("1 cup", weight: 550)]),
    food(91_746_100, "Chocolate", "Schokolade", energy: 535, [FoodPortion("1 bar", weight: 430)]),
    food(92_305_010, "Tea", "Tee", energy: 1, [FoodPortion("1 cup", weight: 2400)]),
    food(14_104_100, "Cheese", "Käse", energy: 400, [FoodPortion("1 slice", weight: 280)]),
    food(56_205_000, "Rice", "Reis", energy: 130, [FoodPortion("1 cup", weight: 1580)]),
    food(24_127_000, "Chicken", "Hähnchen", energy: 200, [FoodPortion("1 piece", weight: 850)]),
    food(93_101_000, "Beer", "Bier", energy: 43, [FoodPortion("1 can", weight: 3600)]),
    food(11_411_100, "Yogurt", "Joghurt", energy: 61, [FoodPortion("1 cup", weight: 2450)]),
  ])
}

/// Tuesday, 10 March 2026, at noon: yesterday is the 9th.
func recallTab(
  _ drafts: [Draft] = [], language: String = "en", address: String = "#/recall",
  hasTable: Bool = true, settings: [Field] = []
) -> Tab {
  let begun = Draft.create(
    Settings.identifier, kind: Settings.kind, [Field("welcomedAt", .int(1))] + settings)
  let tab = trackersTab(
    [.mood], more: [begun] + drafts, language: language, address: address)
  tab.receive(.foods(hasTable ? FoodTableWriter.bytes(SomeFoods.table) : []))
  return tab
}

extension Tab {
  /// Of the day that is shown, or of yesterday.
  func recall(_ day: String = "2026-03-09") -> Recall? {
    state.desk.overview.recall(on: Day(text: day)!)
  }

  var items: [RecallItem] { recall()?.items ?? [] }
  var parts: ScreenParts { ScreenParts(screen) }

  /// Writes a line into the field and presses Enter.
  func add(_ line: String) {
    type(line, into: "recall-typed")
    send(parts.presses["recall-form-enter"]!)
  }

  /// Presses a row or a button, by its key.
  @discardableResult
  func tap(_ key: String) -> Bool {
    guard let message = parts.presses[key] else { return false }
    send(message)
    return true
  }

  func rowKeys(_ prefix: String) -> [String] {
    parts.rows.map { $0.key }.filter { $0.hasPrefix(prefix) }
  }

  func loads() -> Int { asked.filter { $0 == .loadFoods }.count }
}

enum GivenFood {
  static func item(
    _ number: Int, _ day: String, _ food: Food, meal: Meal? = nil
  ) -> Draft {
    .create(
      Given.name(number), kind: RecallItem.kind,
      RecallItem.fields(
        on: Day(text: day)!, order: Int64(number), text: "", FoodPick(food, in: .english))
        + [RecallItem.field(of: meal)])
  }
}
