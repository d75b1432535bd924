// What Progress and Plan say of food, above all to a person who watches nothing else.
import Engine

extension Desk {
  /// Days with a swap, recalled days and the way to the weeks; nothing for who does not watch food.
  func foodProgress(_ moment: Moment) -> [Component<Message>] {
    guard watchesFood else { return [] }
    let text = foodText
    let swapped = overview.swapStreak(today: today(moment)).total
    var recalled = 0
    for recall in overview.recalls where !recall.items.isEmpty { recalled += 1 }
    return [
      .card(
        Card(
          key: "food-progress", title: text.title, symbol: .leaf, tone: .leaf,
          body: [
            .grid([
              .stat(
                Stat(
                  locale.number(Int64(swapped)), label: text.swapped(days: swapped), tone: .leaf)),
              .stat(
                Stat(locale.number(Int64(recalled)), label: text.recalled(days: recalled))),
            ]),
            .link(Link(swapsText.toWeeks, to: .foodWeeks, symbol: .progress)),
          ]))
    ]
  }

  /// Who watches only food reads nothing of nicotine, alcohol and money.
  var watchesOnlyFood: Bool { watchesFood && !overview.trackers.contains { $0.isUse } }

  /// Names the focus in the place of plans; nothing without one.
  func focusOfPlan(_ moment: Moment) -> Component<Message>? {
    guard watchesFood, let focus = overview.focus(on: today(moment)) else { return nil }
    return .card(
      Card(
        key: "plan-focus", title: swapsText.focus(name(of: focus.key)), symbol: .leaf,
        tone: .leaf, body: [.link(Link(swapsText.title, to: .swaps, symbol: .leaf))]))
  }
}
