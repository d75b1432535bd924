// What a week was like with food: the figures behind the charts over time.

/// A food of a week and the days on which it was seen.
public struct WeekFood: Hashable, Sendable {
  public let key: FocusKey
  /// As it was last seen in the week.
  public let name: String
  public let days: Int
}

/// The figures of one week, Monday to Sunday.
public struct FoodWeek: Hashable, Sendable {
  /// Weeks that are shown at once.
  public static let mostShown = 12
  /// Foods that are told of a week.
  public static let mostFoods = 3

  /// The Monday.
  public let week: Day
  /// Days with a recall that has items.
  public let recalls: Int
  /// Swaps of any focus.
  public let swapsUsed: Int
  /// Kilocalories traded, as far as they are known; nothing where they are of no use.
  public let energyTraded: Int64?
  /// The run of days with a swap at the end of the week, or today.
  public let streak: Int
  /// Foods to trade that were seen, those on most days first.
  public let foods: [WeekFood]
  /// The first of them, at most `mostFoods`.
  public var topFoods: ArraySlice<WeekFood> { foods.prefix(FoodWeek.mostFoods) }

  init(
    _ monday: Day, _ food: FoodHistory, _ marks: TrackerMarks?, today: Day,
    common: (FoodCode, Int) -> String?
  ) {
    let days = monday...monday.adding(days: 6)
    let recalls = food.recalls.recalls(in: days).filter { !$0.items.isEmpty }
    let uses = food.uses.uses(in: days)
    var energy: Int64?
    for use in uses {
      if let more = use.energy { energy = (energy ?? 0) + more }
    }
    week = monday
    self.recalls = recalls.count
    swapsUsed = uses.count
    energyTraded = energy
    streak = FoodWeek.streak(marks, through: min(days.upperBound, today))
    foods = FoodWeek.seen(recalls, common)
  }

  private static func streak(_ marks: TrackerMarks?, through last: Day) -> Int {
    guard let marks, marks.first <= last else { return 0 }
    let count = last.days(since: marks.first) + 1
    let known = TrackerMarks(first: marks.first, Array(marks.marks.prefix(count)))
    return Streak(known, Overview.swapRule).current
  }

  /// By days, then by how much there is to trade.
  private static func seen(
    _ recalls: [Recall], _ common: (FoodCode, Int) -> String?
  ) -> [WeekFood] {
    TradeFood.offered(in: recalls, common).ordered { $0.days > $1.days }.map {
      WeekFood(key: $0.key, name: $0.latest.title, days: $0.days)
    }
  }
}
