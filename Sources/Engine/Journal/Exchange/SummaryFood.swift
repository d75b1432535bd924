// The part of the document about a journal that is about food.

extension JournalSummary {
  /// Recalls, the focus of today, the uses of swaps and their streak.
  static func food(_ overview: Overview, today: Day) -> JSONValue {
    let food = overview.food
    let streak = overview.swapStreak(today: today)
    return .sorted([
      ("bestStreak", .int(Int64(streak.best))), ("focus", focus(overview.focus(on: today))),
      ("ownFoods", .array(food.ownFoods.map { .string($0.name) })),
      ("ownSwaps", .array(food.ownSwaps.map { .string($0.title) })),
      ("recalls", .array(overview.recalls.map { recall($0) })),
      ("recipes", .array(food.recipes.map { .string($0.name) })),
      ("streak", .int(Int64(streak.current))),
      ("swaps", .array(overview.swapUses.map { use($0) })),
    ])
  }

  private static func focus(_ focus: FoodFocus?) -> JSONValue {
    guard let focus else { return .null }
    return .sorted([
      ("key", .string(focus.key.text)), ("name", .string(focus.name)),
      ("since", .string(focus.since.text)),
    ])
  }

  private static func recall(_ recall: Recall) -> JSONValue {
    let totals = recall.totals
    return .sorted([
      ("complete", .bool(recall.isComplete)), ("day", .string(recall.day.text)),
      ("items", .array(recall.items.map { item($0) })), ("kcal", .int(totals[.energy])),
      ("pass", .string(recall.pass.rawValue)),
    ])
  }

  private static func item(_ item: RecallItem) -> JSONValue {
    .sorted([
      ("food", .text(item.food?.text)), ("meal", .text(item.meal?.rawValue)),
      ("tenthsOfGram", .int(item.helping.weight)), ("title", .string(item.title)),
    ])
  }

  private static func use(_ use: SwapUse) -> JSONValue {
    .sorted([
      ("day", .string(use.day.text)), ("focus", .string(use.focus.text)),
      ("kcal", .int(use.energy)), ("swap", .string(use.swap)),
    ])
  }
}
