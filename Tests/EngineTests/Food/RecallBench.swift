// A device with a journal of food, for the tests of recall, focus and swaps.

import Engine

/// A journal, a zone and a clock that the test moves.
struct RecallBench {
  let zone: Zone
  let boundary: DayBoundary
  private(set) var records = Records()
  private var clock = Clock(device: 1)
  private var made: UInt64 = 0
  var now: Instant

  /// By default noon of Monday, 2026-03-02, in UTC, with days that begin at midnight.
  init(
    zone: Zone = .fixed(.utc), boundary: DayBoundary = .midnight,
    now: Instant = UTCOffset.utc.instant(Day(text: "2026-03-02")!, .noon)
  ) {
    self.zone = zone
    self.boundary = boundary
    self.now = now
  }

  var today: Day { boundary.day(of: now, in: zone) }
  var overview: Overview { Overview(records) }

  mutating func identifier() -> Identifier {
    made += 1
    return Identifier(high: 7, low: made)
  }

  mutating func apply(_ draft: Draft) { records.apply(draft.stamped(by: &clock, now: now)) }

  @discardableResult
  mutating func make(_ kind: String, _ fields: [Field], _ id: Identifier? = nil) -> Identifier {
    let id = id ?? identifier()
    apply(.create(id, kind: kind, fields))
    return id
  }

  mutating func write(_ action: Change.Action, _ id: Identifier, _ kind: String) {
    apply(Draft(id: identifier(), entity: id, kind: kind, action: action))
  }

  /// Makes what is new, and sets the fields of what is there.
  mutating func put(_ kind: String, _ fields: [Field], _ id: Identifier) {
    if records.journal[id] == nil { make(kind, fields, id) } else { write(.set(fields), id, kind) }
  }

  @discardableResult
  mutating func eat(_ food: Food, on day: Day, _ helping: Helping? = nil) -> Identifier {
    let order = overview.recall(on: day)?.nextOrder ?? 0
    let pick = FoodPick(food, in: .english)
    return make(
      RecallItem.kind,
      RecallItem.fields(on: day, order: order, text: food.name, pick, helping))
  }

  mutating func begin(_ day: Day) {
    make(Recall.kind, Recall.startFields(on: day), Recall.identifier(on: day))
  }

  /// Whether it changed anything.
  @discardableResult
  mutating func focus(on key: FocusKey?, named name: String = "") -> Bool {
    guard let fields = overview.food.focus.change(to: key, named: name, on: today) else {
      return false
    }
    put(FocusChoice.kind, fields, FocusChoice.identifier(on: today))
    return true
  }

  mutating func goTo(_ swap: String, of focus: FocusKey) {
    put(GoToSwap.kind, GoToSwap.fields(swap, focus: focus), GoToSwap.identifier(of: focus))
  }

  mutating func mark(_ swap: String, _ fields: [Field]) {
    put(SwapMark.kind, fields, SwapMark.identifier(of: swap))
  }

  @discardableResult
  mutating func use(_ swap: String, of focus: FocusKey, energy: Int64? = nil) -> Identifier {
    make(
      SwapUse.kind,
      SwapUse.fields(swap, focus: focus, energy: energy, now: now, zone: zone, boundary))
  }

  func insights(_ common: (FoodCode, Int) -> String? = { _, _ in nil }) -> FoodInsights {
    FoodInsights(overview.food.recalls, today: today, common: common)
  }

  /// The page is gone; the next one reads what the last one wrote.
  mutating func reload() throws {
    let file = try JournalFile(JournalWriter.json(records.journal))
    records = Records()
    for draft in file.drafts { apply(draft) }
  }
}

/// Foods that tests eat. Numbers are made up where they are round.
enum RecallFoods {
  static func food(
    _ number: Int64, _ name: String, energy: Int, addedSugars: Int? = 0, category: Int = 9000,
    times: Int = 0, usual: Int? = 1000, portions: [FoodPortion] = []
  ) -> Food {
    Food(
      code: FoodCode(number)!, name: name, category: category, timesReported: times,
      facts: FoodFacts(energy: energy, addedSugars: addedSugars), portions: portions,
      usualWeight: usual)
  }

  static let cola = food(
    92_410_310, "Soft drink, cola", energy: 42, addedSugars: 990, category: 7202, usual: 3720,
    portions: [FoodPortion("1 can (12 fl oz)", weight: 3720)])
  static let fries = food(
    71_401_000, "Potato, french fries", energy: 312, category: 6804, usual: 1170,
    portions: [FoodPortion("1 small order", weight: 710)])
  static let tomato = food(74_101_000, "Tomatoes, raw", energy: 18, category: 6402)
  static let almonds = food(42_100_050, "Almonds", energy: 600, category: 2804, usual: 280)
  static let cookie = food(53_201_000, "Cookie", energy: 480, addedSugars: 3000, category: 5504)
  static let bread = food(51_101_000, "Bread, white", energy: 265, category: 4202)
  static let mystery = food(58_106_000, "Casserole", energy: 200, addedSugars: nil, category: 3002)
}
