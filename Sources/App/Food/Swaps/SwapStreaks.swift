// The streak of days with a swap, among all other streaks.
import Engine

extension Desk {
  /// One row, or none before the first swap and where it is hidden.
  func swapStreakRows(_ place: String, _ moment: Moment) -> [List<Message>.Row] {
    guard watchesFood, !overview.settings.hidesSwapStreak else { return [] }
    let streak = overview.swapStreak(today: today(moment))
    guard streak.best > 0 else { return [] }
    let text = streaksText
    let best = text.best(locale.days(Int64(streak.best)))
    return [
      List.Row(
        key: place + "-swaps", title: text.swaps,
        detail: best + " · " + text.inAll(locale.days(Int64(streak.total))),
        value: streak.current > 0 ? locale.days(Int64(streak.current)) : text.newRun)
    ]
  }

  /// The same on the list of streaks, where it can be hidden.
  func swapStreak(_ text: StreaksText, _ moment: Moment) -> [Component<Message>] {
    var rows = swapStreakRows("food", moment)
    guard !rows.isEmpty else { return [] }
    rows[0].actions = [
      Button(
        text.hide, .streaks(.hidSwaps(true)), key: "hide-swaps", role: .quiet,
        hint: text.hide(text.swaps))
    ]
    return [.card(Card(key: "swapped", body: [.list(List(label: text.swaps, rows: rows))]))]
  }

  /// Where it is out of sight.
  func hiddenSwapRows(_ text: StreaksText) -> [List<Message>.Row] {
    guard watchesFood, overview.settings.hidesSwapStreak else { return [] }
    return [
      List.Row(
        key: "hidden-swaps", title: text.swaps,
        actions: [
          Button(
            text.show, .streaks(.hidSwaps(false)), key: "show-swaps", hint: text.show(text.swaps))
        ])
    ]
  }
}
