// What a made-up person ate and traded in the last two weeks.

/// The foods of a made-up person.
///
/// Source: USDA FNDDS 2021-2023; added sugars from USDA FPED 2017-March 2020.
private enum DemoFood {
  static let cola = food(
    92_410_310, "Cola", "Cola", 7202, usual: 3720,
    FoodFacts(energy: 42, carbohydrate: 1036, sugars: 994, addedSugars: 995, fat: 25))
  static let fries = food(
    71_401_030, "French fries", "Pommes frites", 6804, usual: 1100,
    FoodFacts(
      energy: 312, protein: 343, carbohydrate: 4144, sugars: 30, addedSugars: 0, fiber: 380,
      fat: 1473, saturatedFat: 234))
  static let chips = food(
    71_200_100, "Potato chips", "Kartoffelchips", 5002, usual: 280,
    FoodFacts(
      energy: 532, protein: 639, carbohydrate: 5383, sugars: 33, addedSugars: 0, fiber: 310,
      fat: 3398, saturatedFat: 340))
  static let latte = food(
    92_101_900, "Latte", "Latte macchiato", 7302, usual: 3600,
    FoodFacts(
      energy: 43, protein: 281, carbohydrate: 435, sugars: 406, addedSugars: 0, fat: 161,
      saturatedFat: 94))
  static let oatmeal = food(
    56_203_056, "Oatmeal", "Haferbrei", 4802, usual: 2400,
    FoodFacts(
      energy: 64, protein: 221, carbohydrate: 1136, sugars: 17, addedSugars: 0, fiber: 170,
      fat: 109, saturatedFat: 19))
  static let banana = food(
    63_107_010, "Banana", "Banane", 6004, usual: 1260,
    FoodFacts(
      energy: 97, protein: 74, carbohydrate: 2271, sugars: 1580, addedSugars: 0, fiber: 170,
      fat: 28, saturatedFat: 11))
  static let pasta = food(
    58_146_221, "Pasta with tomato sauce", "Nudeln mit Tomatensoße", 3204, usual: 2500,
    FoodFacts(
      energy: 160, protein: 341, carbohydrate: 1841, sugars: 272, addedSugars: 88, fiber: 170,
      fat: 797, saturatedFat: 108))
  static let pizza = food(
    58_106_225, "Cheese pizza", "Käsepizza", 3602, usual: 2380,
    FoodFacts(
      energy: 266, protein: 1139, carbohydrate: 3333, sugars: 358, addedSugars: 109, fiber: 230,
      fat: 969, saturatedFat: 447))
  static let bread = food(
    51_300_110, "Whole wheat bread", "Vollkornbrot", 4202, usual: 360,
    FoodFacts(
      energy: 254, protein: 1230, carbohydrate: 4310, sugars: 441, addedSugars: 441, fiber: 600,
      fat: 355, saturatedFat: 73))

  private static func food(
    _ code: Int64, _ name: String, _ german: String, _ category: Int, usual: Int,
    _ facts: FoodFacts
  ) -> Food? {
    FoodCode(code).map {
      Food(
        code: $0, name: name, germanName: german, category: category, facts: facts,
        usualWeight: usual)
    }
  }

  /// One of the days, by turns.
  static func day(_ number: Int) -> [DemoBite] {
    switch number % 3 {
    case 0:
      [
        DemoBite(oatmeal, .breakfast, 7), DemoBite(latte, .breakfast, 8),
        DemoBite(fries, .lunch, 12), DemoBite(cola, .lunch, 12), DemoBite(bread, .dinner, 19),
      ]
    case 1:
      [
        DemoBite(latte, .breakfast, 8), DemoBite(pasta, .lunch, 13), DemoBite(cola, .snack, 16),
        DemoBite(chips, .snack, 21),
      ]
    default:
      [
        DemoBite(bread, .breakfast, 9), DemoBite(banana, .snack, 11),
        DemoBite(pizza, .dinner, 19), DemoBite(cola, .dinner, 19),
      ]
    }
  }
}

/// Something that was eaten at an hour.
private struct DemoBite {
  let food: Food?
  let meal: Meal
  let hour: Int

  init(_ food: Food?, _ meal: Meal, _ hour: Int) {
    self.food = food
    self.meal = meal
    self.hour = hour
  }
}

extension DemoKeepsake {
  private static let focus = FocusKey.common(CommonFood.sugarySoda.rawValue)
  /// Of the library; 136 kcal less than a can of cola.
  private static let goTo = "sparkling-orange"
  private static let goToDrop: Int64 = 136
  private static let ownSwap = Identifier(kind: OwnSwap.kind, "demo")

  /// What a day that lies so many days before the last one has of food: the recall of the day
  /// before it, the focus, and swaps that were used.
  static func food(_ day: DemoDay, daysLeft: Int, _ words: DemoWords) -> [DemoKeepsake] {
    switch daysLeft {
    case 9: recall(day, daysLeft, words) + chosen(day, words)
    case 7, 4, 1: recall(day, daysLeft, words) + [used(day, goTo, energy: goToDrop)]
    case 8, 3: [used(day, goTo, energy: goToDrop)]
    case 6: [used(day, FoodKey.own(ownSwap).text, energy: nil)]
    default: []
    }
  }

  private static func at(_ day: DemoDay, _ hour: Int, _ minute: Int) -> Instant {
    day.zone.instant(day.day, TimeOfDay(hour: hour, minute: minute) ?? .noon)
  }

  private static func recall(
    _ day: DemoDay, _ daysLeft: Int, _ words: DemoWords
  ) -> [DemoKeepsake] {
    let about = Recall.usualDay(today: day.day)
    let morning = at(day, 8, 15)
    var kept = [
      DemoKeepsake(
        at: morning, id: Recall.identifier(on: about), kind: Recall.kind,
        fields: [
          Recall.completeField, Field("day", .int(Int64(about.number))),
          Recall.field(of: .lastLook),
        ])
    ]
    for (place, bite) in DemoFood.day(daysLeft).enumerated() {
      guard let food = bite.food else { continue }
      let pick = FoodPick(food, in: words == .german ? .german : .english)
      var fields = RecallItem.fields(
        on: about, order: Int64(place), text: pick.name, pick)
      fields.append(RecallItem.field(of: bite.meal))
      fields.append(RecallItem.field(of: TimeOfDay(hour: bite.hour, minute: 0)))
      kept.append(
        DemoKeepsake(
          at: morning, id: Identifier(kind: RecallItem.kind, about.text, String(place)),
          kind: RecallItem.kind, fields: fields))
    }
    return kept
  }

  /// The focus, the swap to go to, and one of the person's own.
  private static func chosen(_ day: DemoDay, _ words: DemoWords) -> [DemoKeepsake] {
    let morning = at(day, 8, 20)
    let name = words == .german ? "Limo" : "Soda"
    return [
      DemoKeepsake(
        at: morning, id: FocusChoice.identifier(on: day.day), kind: FocusChoice.kind,
        fields: FocusHistory().change(to: focus, named: name, on: day.day) ?? []),
      DemoKeepsake(
        at: morning, id: GoToSwap.identifier(of: focus), kind: GoToSwap.kind,
        fields: GoToSwap.fields(goTo, focus: focus)),
      DemoKeepsake(
        at: morning, id: ownSwap, kind: OwnSwap.kind,
        fields: OwnSwap.fields(words.swap, line: words.swapLine, target: focus, [])),
    ]
  }

  private static func used(_ day: DemoDay, _ swap: String, energy: Int64?) -> DemoKeepsake {
    let lunch = at(day, 12, 40)
    return DemoKeepsake(
      at: lunch, id: Identifier(kind: SwapUse.kind, day.day.text), kind: SwapUse.kind,
      fields: SwapUse.fields(
        swap, focus: focus, energy: energy, now: lunch, zone: day.zone, day.boundary))
  }
}

extension DemoWords {
  fileprivate var swap: String {
    self == .english ? "Sparkling water with lemon" : "Sprudel mit Zitrone"
  }
  fileprivate var swapLine: String {
    self == .english ? "As cold and fizzy" : "Genauso kalt und spritzig"
  }
}
