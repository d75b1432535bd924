// What screens on food ask an overview for.

extension Overview {
  /// Oldest first.
  public var recalls: [Recall] { food.recalls.all }

  public func recall(on day: Day) -> Recall? { food.recalls.recall(on: day) }

  public func focus(on day: Day) -> FoodFocus? { food.focus.focus(on: day) }

  /// Oldest first.
  public var swapUses: [SwapUse] { food.uses.all }

  /// The streak of days with a swap.
  public func swapStreak(today: Day) -> Streak {
    swapMarks(today: today).map { Streak($0, Overview.swapRule) } ?? Streak()
  }

  /// The weeks up to that of `today`, oldest first, at most so many, none before the first week
  /// with a recall or a swap. `common` is as in `FoodInsights`.
  public func foodWeeks(
    _ count: Int = FoodWeek.mostShown, today: Day,
    common: (FoodCode, Int) -> String? = { CommonFood.of(code: $0, category: $1)?.rawValue }
  ) -> [FoodWeek] {
    let starts = [recalls.first?.day, swapUses.first?.day].compactMap { $0?.weekStart }
    guard let first = starts.min(), first <= today else { return [] }
    let last = today.weekStart
    let most = min(max(1, count), last.days(since: first) / 7 + 1)
    let marks = swapMarks(today: today)
    var weeks: [FoodWeek] = []
    for back in (0..<most).reversed() {
      let monday = last.adding(days: -7 * back)
      weeks.append(FoodWeek(monday, food, marks, today: today, common: common))
    }
    return weeks
  }
}
