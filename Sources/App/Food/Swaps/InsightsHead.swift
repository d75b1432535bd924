// What stands above the insights: the food that is traded this week, or the way to one.
import Engine

extension Desk {
  func insightsHead(_ moment: Moment) -> [Component<Message>] {
    let links = Component<Message>.grid([
      .link(Link(swapsText.title, to: .swaps, symbol: .leaf)),
      .link(Link(swapsText.toWeeks, to: .foodWeeks, symbol: .progress)),
    ])
    guard let focus = overview.focus(on: today(moment)) else {
      let text = FocusCardText(language: language)
      return [
        .card(
          Card(
            key: "insights-choose", title: text.chooseTitle, symbol: .leaf,
            body: [
              .text(Text(text.chooseText)),
              .button(Button(text.choose, .swaps(.pressedChoose), key: "choose-focus")),
            ])), links,
      ]
    }
    var body = [weekRing(focus, swapsText, moment)]
    if let goTo = swapList(of: focus.key, moment, fromTable: false).goTo {
      body += [
        .text(Text(goTo.title)),
        .button(
          Button(
            swapsText.used, .swaps(.used(goTo.id)), key: "used", role: .primary, symbol: .check,
            hint: swapsText.used + ": " + goTo.title)),
      ]
    }
    let rows = swapStreakRows("insights", moment)
    if !rows.isEmpty { body.append(.list(List(label: streaksText.swaps, rows: rows))) }
    return [
      .card(
        Card(
          key: "insights-focus", title: swapsText.focus(name(of: focus.key)), symbol: .leaf,
          tone: .leaf, body: body)), links,
    ]
  }
}
