// Recall, focus and swaps where `Int` has 32 bits: sums, scores, weeks and what is suggested.

import Engine

enum FoodChecks {
  static var all: [Check] {
    [
      Check("A recall sums what is known, and nothing of what is not", finds: "156 3701 none 1") {
        sums()
      },
      Check(
        "The largest helpings of a week have a sum", finds: "1400000000000000000 200", in: largest),
      Check(
        "Foods to trade stand in their order with their scores",
        finds: "common:cola 1098392 code:71401030 831792", in: scores),
      Check(
        "How far recalls can be believed depends on their days",
        finds: "few oneDay some:anotherDay,weekday usual", in: states),
      Check(
        "A focus is one, the same again is nothing, another leaves the uses where they were",
        finds: "common:cola false common:fries 2 1 2 cola-2", in: focus),
      Check(
        "Sunday 23:59 and Monday 00:00 are two weeks when the clock changes", finds: "1 1 2 2",
        in: weeks),
      Check("The cards of a week come once", finds: "choose - confirm2 - review1 -", in: cards),
      Check("Swaps stand in their order", finds: "d c a b c", in: order),
      Check(
        "The table suggests the same dish with one thing lighter first",
        finds: "92410320 94000001", in: lighter),
      Check(
        "A shopping list is what swaps take, with what was said of it", finds: "- Lime|- Tea|",
        in: shopping),
    ]
  }

  private static let monday = Day(number: 20_514)
  private static let cola = FocusKey.common("cola")
  private static let fries = FocusKey.common("fries")

  private static func food(
    _ code: Int64, _ name: String, _ energy: Int, sugar: Int?, _ category: Int, usual: Int
  ) -> Food? {
    FoodCode(code).map {
      Food(
        code: $0, name: name, category: category,
        facts: FoodFacts(energy: energy, addedSugars: sugar), usualWeight: usual)
    }
  }

  private static let drink = food(92_410_310, "Soft drink, cola", 42, sugar: 995, 7202, usual: 3720)
  private static let potato = food(71_401_030, "French fries", 312, sugar: 0, 6804, usual: 1100)
  private static let stew = food(58_106_000, "Stew", 200, sugar: nil, 3002, usual: 2500)

  private static func common(_ code: FoodCode, _ category: Int) -> String? {
    category == 7202 ? "cola" : nil
  }

  private static func sums() -> String {
    var diary = Diary()
    diary.eat(stew, on: monday)
    let before = diary.overview.recall(on: monday)?.totals[.addedSugars]
    diary = Diary()
    diary.eat(drink, on: monday, Helping(weighing: 3720))
    let totals = diary.overview.recall(on: monday)?.totals
    diary.eat(stew, on: monday)
    let unknown = diary.overview.recall(on: monday)?.totals.unknownCount(of: .addedSugars) ?? 0
    let known = "\(totals?[.energy] ?? 0) \(totals?[.addedSugars] ?? 0)"
    return known + (before == nil ? " none " : " some ") + String(unknown)
  }

  private static func largest() -> String {
    var diary = Diary()
    let most = Nutrition(.weight(1)) { _ in Nutrition.values.upperBound }
    for order in 0..<(Recall.mostItems + 1) {
      let fields = RecallItem.fields(on: monday, order: Int64(order), text: "x", nil)
      let helping = RecallItem.fields(of: Helping(.max, weighing: 100_000))
      diary.make(RecallItem.kind, fields + helping + [Field("facts", most.value)])
    }
    guard let totals = diary.overview.recall(on: monday)?.totals else { return "none" }
    return "\((totals.thousandths(of: .energy) ?? 0) * 7) \(totals.itemCount)"
  }

  private static func scores() -> String {
    var diary = Diary()
    for back in [1, 3, 4] { diary.eat(drink, on: monday.adding(days: -back)) }
    for back in [1, 3, 4] { diary.eat(potato, on: monday.adding(days: -back)) }
    let insights = FoodInsights(diary.overview.food.recalls, today: monday, common: common)
    var found: [String] = []
    for food in insights.top { found.append("\(food.key.text) \(food.score)") }
    return found.joined(separator: " ")
  }

  private static func states() -> String {
    var diary = Diary()
    var found: [String] = []
    func look() {
      let insights = FoodInsights(diary.overview.food.recalls, today: monday, common: common)
      switch insights.state {
      case .fewItems: found.append("few")
      case .nothingToTrade: found.append("nothing")
      case .oneDay: found.append("oneDay")
      case .someDays(let gaps):
        found.append("some:" + gaps.map { $0.rawValue }.joined(separator: ","))
      case .usual: found.append("usual")
      }
    }
    look()
    // Sunday, Saturday and Friday before a Monday.
    for back in 1...3 {
      diary.eat(drink, on: monday.adding(days: -back))
      diary.eat(potato, on: monday.adding(days: -back))
      look()
    }
    return found.joined(separator: " ")
  }

  private static func focus() -> String {
    var diary = Diary()
    diary.focus(on: cola, monday)
    diary.make(GoToSwap.kind, GoToSwap.fields("cola-2", focus: cola))
    diary.use(cola, monday)
    diary.use(cola, monday)
    let key = diary.overview.focus(on: monday)?.key.text ?? ""
    let again = diary.overview.food.focus.change(to: cola, on: monday.adding(days: 2)) != nil
    diary.focus(on: fries, monday.adding(days: 3))
    diary.use(fries, monday.adding(days: 3))
    let overview = diary.overview
    let now = overview.focus(on: monday.adding(days: 9))?.key.text ?? ""
    let uses = overview.food.uses
    return "\(key) \(again) \(now) \(uses.count(of: cola, week: monday)) "
      + "\(uses.count(of: fries, week: monday)) \(overview.food.focus.choices.count) "
      + (overview.food.goTo(of: cola) ?? "")
  }

  /// The night to Monday, 2026-03-30, in a zone whose clock went forward on Sunday.
  private static func weeks() -> String {
    let change = Instant(milliseconds: 1_774_746_000_000)
    let winter = UTCOffset(minutes: 60) ?? .utc
    let summer = UTCOffset(minutes: 120) ?? .utc
    let zone = Zone(name: "Europe/Berlin") { $0 < change ? winter : summer }
    let sunday = Day(number: 20_541)
    var found: [String] = []
    for boundary in [DayBoundary.midnight, .standard] {
      var diary = Diary()
      let start = zone.instant(sunday.adding(days: 1), boundary.start)
      for at in [start.adding(milliseconds: -60_000), start] {
        diary.make(
          SwapUse.kind,
          SwapUse.fields("a", focus: cola, energy: 1, now: at, zone: zone, boundary))
      }
      let uses = diary.overview.food.uses
      found.append(String(uses.count(of: cola, week: sunday)))
      found.append(String(uses.uses(in: sunday...sunday.adding(days: 1)).count))
    }
    return "\(found[0]) \(found[2]) \(found[1]) \(found[3])"
  }

  private static func cards() -> String {
    var diary = Diary()
    var found: [String] = []
    func look(_ day: Day) {
      var names = ""
      for card in diary.overview.food.cards(on: day) {
        switch card {
        case .choose: names += "choose"
        case .confirm(_, let uses): names += "confirm\(uses)"
        case .review(_, let uses): names += "review\(uses)"
        case .checkIn: break
        }
      }
      found.append(names.isEmpty ? "-" : names)
    }
    look(monday)
    diary.focus(on: cola, monday)
    look(monday)
    diary.use(cola, monday)
    diary.use(cola, monday.adding(days: 6))
    let next = monday.adding(days: 7)
    look(next)
    diary.make(FocusWeek.kind, FocusWeek.fields(confirming: cola, week: next))
    look(next)
    diary.use(cola, next)
    look(next.adding(days: 6))
    look(next.adding(days: 3))
    return found.joined(separator: " ")
  }

  private static func order() -> String {
    var options: [SwapOption] = []
    for (id, energy) in zip(["a", "b", "c", "d"], [450, -1, 300, 450] as [Int64]) {
      options.append(SwapOption(id, energy: energy < 0 ? nil : energy, insteadOf: 500))
    }
    var found = SwapOrder(options, goTo: "d", refused: ["b"]).options.map { $0.id }
    found.append(SwapOrder(options, goTo: nil, refused: ["d"]).goTo ?? "")
    return found.joined(separator: " ")
  }

  private static func lighter() -> String {
    guard let drink else { return "" }
    var foods = [drink]
    for food in [
      food(92_410_320, "Soft drink, cola, diet", 2, sugar: 0, 7102, usual: 3600),
      food(94_000_001, "Soft drink, other", 20, sugar: 400, 7202, usual: 3600),
      food(94_000_002, "Water", 0, sugar: 0, 7702, usual: 3600),
    ] {
      if let food { foods.append(food) }
    }
    var found: [String] = []
    for lighter in FoodTable(foods).lighter(than: drink) {
      found.append(String(lighter.food.code.number))
    }
    return found.joined(separator: " ")
  }

  private static func shopping() -> String {
    var diary = Diary()
    diary.make(ShoppingLine.kind, ShoppingLine.fields(part: "lemon", text: "Lime"))
    diary.make(ShoppingLine.kind, ShoppingLine.fields(part: "water", done: true))
    diary.make(ShoppingLine.kind, ShoppingLine.fields(part: "", text: "Tea"))
    let parts = [
      ShoppingPart(key: "water", name: "Water"), ShoppingPart(key: "lemon", name: "Lemon"),
    ]
    let text = ShoppingList(parts, diary.overview.food.shopping).text
    return text.split(separator: "\n").joined(separator: "|") + "|"
  }
}

/// A journal of food, written by hand.
private struct Diary {
  private var records = Records()
  private var clock = Clock(device: 1)
  private var made: UInt64 = 0

  var overview: Overview { Overview(records) }

  mutating func make(_ kind: String, _ fields: [Field]) {
    made += 1
    let draft = Draft.create(Identifier(high: 6, low: made), kind: kind, fields)
    records.apply(draft.stamped(by: &clock, now: Instant(milliseconds: Int64(made))))
  }

  mutating func eat(_ food: Food?, on day: Day, _ helping: Helping? = nil) {
    guard let food else { return }
    let pick = FoodPick(food, in: .english)
    make(
      RecallItem.kind,
      RecallItem.fields(on: day, order: Int64(made), text: food.name, pick, helping))
  }

  mutating func focus(on key: FocusKey, _ day: Day) {
    if let fields = overview.food.focus.change(to: key, on: day) {
      make(FocusChoice.kind, fields)
    }
  }

  mutating func use(_ key: FocusKey, _ day: Day) {
    let noon = UTCOffset.utc.instant(day, .noon)
    make(
      SwapUse.kind,
      SwapUse.fields("a", focus: key, energy: nil, now: noon, zone: .fixed(.utc), .midnight))
  }
}
