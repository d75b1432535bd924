// What the last recalls show: the foods that are most worth trading, and how far that can be
// believed. Derived each time and never stored; looking at it changes nothing.

/// A look at the last recalls.
public struct FoodInsights: Hashable, Sendable {
  /// Recalls that are looked at.
  public static let mostRecalls = 7
  /// Days before today after which a recall says nothing about now.
  public static let longestAgo = 56
  /// Items without which there is nothing to look at.
  public static let leastItems = 2
  /// Foods that are shown first.
  public static let mostTop = 3
  /// Kilocalories in 100 g from which on a food that is not one of the common ones is offered:
  /// foods below have a low energy density.
  public static let leastDensity: Int64 = 150
  /// Kilocalories on a day with it below which a food is only offered where nothing else is: less
  /// than two slices of bread.
  public static let leastDayEnergy: Int64 = 120

  /// How far it can be believed.
  public enum State: Hashable, Sendable {
    /// Fewer items than it takes.
    case fewItems(Int)
    /// Nothing among the items that could be traded.
    case nothingToTrade
    /// All of one day, which is not usual intake.
    case oneDay
    /// Of several days that do not yet say what is usual.
    case someDays([DayGap])
    case usual
  }

  public let coverage: DayCoverage
  public let itemCount: Int
  /// What could be traded, most worth it first.
  public let foods: [TradeFood]
  private let basis: UInt64

  /// `common` names the common food that a food of the table, with its category, counts as.
  public init(
    _ history: RecallHistory, today: Day,
    common: (FoodCode, Int) -> String? = { CommonFood.of(code: $0, category: $1)?.rawValue }
  ) {
    let recalls = FoodInsights.recalls(history, today)
    var count = 0
    for recall in recalls { count += recall.items.count }
    itemCount = count
    coverage = DayCoverage(recalls.map { $0.day })
    foods = TradeFood.offered(in: recalls, common)
    basis = FoodInsights.basis(of: recalls)
  }

  public var top: [TradeFood] { Array(foods.prefix(FoodInsights.mostTop)) }

  public var state: State {
    if itemCount < FoodInsights.leastItems { return .fewItems(itemCount) }
    if foods.isEmpty { return .nothingToTrade }
    if coverage.days == 1 { return .oneDay }
    return coverage.isUsual ? .usual : .someDays(coverage.missing)
  }

  /// Whether a recall that was looked at has changed since, or another one came.
  public func isStale(_ history: RecallHistory, today: Day) -> Bool {
    basis != FoodInsights.basis(of: FoodInsights.recalls(history, today))
  }

  /// The last recalls with items, oldest first.
  static func recalls(_ history: RecallHistory, _ today: Day) -> [Recall] {
    let days = today.adding(days: -longestAgo)...today
    return Array(history.recalls(in: days).filter { !$0.items.isEmpty }.suffix(mostRecalls))
  }

  /// A number that is another one as soon as an item, its food or its amount is.
  private static func basis(of recalls: [Recall]) -> UInt64 {
    var print = Fingerprint()
    for recall in recalls {
      print.add(bytesOf: UInt64(truncatingIfNeeded: recall.day.number))
      for item in recall.items {
        print.add(bytesOf: item.id.high)
        print.add(bytesOf: item.id.low)
        print.add(bytesOf: UInt64(bitPattern: item.helping.amount))
        print.add(bytesOf: UInt64(bitPattern: item.helping.weight ?? -1))
        print.add(bytesOf: UInt64(bitPattern: item.thousandths(of: .energy) ?? -1))
        for byte in item.title.utf8 { print.add(bytesOf: UInt64(byte)) }
        for byte in (item.food?.text ?? "").utf8 { print.add(bytesOf: UInt64(byte)) }
      }
    }
    return print.value
  }
}

extension TradeFood {
  /// What could be traded of some recalls, most worth it first.
  static func offered(
    in recalls: [Recall], _ common: (FoodCode, Int) -> String?
  ) -> [TradeFood] {
    var groups = FoodGroups()
    for recall in recalls {
      for item in recall.items { groups.add(item, common) }
    }
    var foods: [TradeFood] = []
    for (key, items) in zip(groups.keys, groups.items) {
      let food = TradeFood(key, items, recalls: recalls.count)
      if food.isOffered { foods.append(food) }
    }
    let worthwhile = foods.filter { !$0.isMinor }
    if !worthwhile.isEmpty { foods = worthwhile }
    return foods.ordered { ($1.score, $0.key.text) < ($0.score, $1.key.text) }
  }

  /// Whether it stands back where anything else can be traded: what a swap of ours itself offers,
  /// eggs, and a little of something. Common foods never do.
  fileprivate var isMinor: Bool {
    guard case .food(let food) = key else { return false }
    if case .table(let code) = food, SwapLibrary.codes.contains(code) { return true }
    if latest.category == FoodInsights.eggs { return true }
    return dayEnergy.map { $0 < FoodInsights.leastDayEnergy } ?? false
  }

  /// Whether it is worth trading at all: a common food is one that we have swaps for; of others,
  /// what guidance asks for more of is left alone, and so is what is neither dense nor sweetened.
  fileprivate var isOffered: Bool {
    guard score > 0 else { return false }
    if case .common = key { return true }
    if FoodInsights.isEncouraged(latest.category) { return false }
    return density ?? 0 >= FoodInsights.leastDensity || addedSugar ?? 0 > 0
  }
}

extension FoodInsights {
  /// Whether a food may be offered as the one to trade where nobody asked for it: one of the common
  /// ones, or one that is dense and that neither guidance nor a swap of ours asks for more of.
  public static func isTradeable(_ food: Food) -> Bool {
    if CommonFood.of(code: food.code, category: food.category) != nil { return true }
    if isEncouraged(food.category) || SwapLibrary.codes.contains(food.code) { return false }
    return Int64(food.facts.energy) >= leastDensity
  }

  /// Whether a food may be the one to trade where somebody looks for it: not what guidance asks for
  /// more of.
  public static func mayBeTraded(_ food: Food) -> Bool { !isEncouraged(food.category) }

  /// The category of eggs and omelets, which guidance names among the protein foods.
  static let eggs = 2502

  /// Categories of the What We Eat In America classification that guidance asks for more of: fish
  /// and shellfish, beans, nuts and soy, fruit, vegetables that are not fried, and water.
  static func isEncouraged(_ category: Int) -> Bool {
    switch category {
    case 2402...2404, 2802...2806, 6002...6024, 6402...6420, 7702...7704: true
    default: false
    }
  }
}

/// Items by what could be traded, each group oldest first.
struct FoodGroups {
  private(set) var keys: [FocusKey] = []
  private(set) var items: [[RecallItem]] = []
  private var places: [FocusKey: Int] = [:]
  /// A food is asked about once: what it counts as is looked for in a long list.
  private var known: [FoodKey: Int] = [:]

  /// Items without a food belong to no group.
  mutating func add(_ item: RecallItem, _ common: (FoodCode, Int) -> String?) {
    guard let food = item.food else { return }
    if let place = known[food] {
      items[place].append(item)
      return
    }
    guard let key = item.focusKey(common) else { return }
    let place = places[key] ?? keys.count
    if place == keys.count {
      places[key] = place
      keys.append(key)
      items.append([])
    }
    known[food] = place
    items[place].append(item)
  }
}

extension RecallItem {
  /// What a focus on it is called; nothing while no food is picked.
  public func focusKey(
    _ common: (FoodCode, Int) -> String? = { CommonFood.of(code: $0, category: $1)?.rawValue }
  ) -> FocusKey? {
    guard let food else { return nil }
    if case .table(let code) = food, let id = common(code, category), Field.isName(id) {
      return .common(id)
    }
    return .food(food)
  }
}

extension Citation {
  /// What counts as a low energy density: up to 1.5 kcal a gram.
  public static var rolls2017: Citation {
    Citation(
      author: "Rolls",
      title: "Dietary energy density: applying behavioural science to weight management",
      year: 2017, place: "Nutrition Bulletin 42, doi.org/10.1111/nbu.12280")
  }

  /// What there may be more of.
  public static var guidelines2020: Citation {
    Citation(
      author: "U.S. Department of Agriculture and Department of Health and Human Services",
      title: "Dietary Guidelines for Americans, 2020-2025", year: 2020,
      place: "dietaryguidelines.gov")
  }
}
