// Insights on food: what the last recalls show to be worth a trade, why, and how far that can be
// believed.
import Engine

extension SwapsState {
  /// What was looked at stays until the person asks again; fewer items than it takes are no look.
  mutating func mindInsights(_ moment: Moment, _ desk: Desk) {
    guard desk.route == .insights, desk.storage.isOpen else { return }
    if let seen = self.seen, seen.itemCount >= FoodInsights.leastItems { return }
    self.seen = desk.freshInsights(moment)
    showsMoreInsights = false
  }

  /// Whether a recall changed since the insights were looked at.
  func hasStaleInsights(_ moment: Moment, _ desk: Desk) -> Bool {
    seen?.isStale(desk.overview.food.recalls, today: desk.today(moment)) ?? false
  }

  func insightsScreen(_ moment: Moment, _ desk: Desk) -> Screen<Message> {
    let text = InsightsText(language: desk.language)
    let insights = seen ?? desk.freshInsights(moment)
    var body = desk.insightsHead(moment)
    if hasStaleInsights(moment, desk) {
      body.append(
        .notice(
          Notice(
            key: "stale", text.stale,
            actions: [Button(text.refresh, .swaps(.pressedRefresh), key: "refresh-insights")])))
    }
    switch insights.state {
    case .fewItems: body += desk.fewItems(insights, text)
    case .nothingToTrade:
      body.append(
        .empty(Empty(symbol: .sparkle, title: text.nothingTitle, text: text.nothingText)))
      body.append(.link(desk.recallLink))
    case .oneDay, .someDays, .usual: body += tradeCards(insights, text, moment, desk)
    }
    return Screen(title: text.title, place: .plan, back: .plan, body: body)
  }

  private func tradeCards(
    _ insights: FoodInsights, _ text: InsightsText, _ moment: Moment, _ desk: Desk
  ) -> [Component<Message>] {
    let focus = desk.overview.focus(on: desk.today(moment))
    var body: [Component<Message>] = [.text(Text(text.lead, role: .lead))]
    body += desk.believed(insights, text)
    let shown = showsMoreInsights ? insights.foods : insights.top
    for food in shown { body.append(desk.tradeCard(food, focus, text)) }
    let rest = insights.foods.count - shown.count
    if rest > 0 {
      body.append(
        .button(
          Button(text.more(rest), .swaps(.pressedMoreInsights), key: "more-insights")))
    }
    body.append(desk.sourceNote([.foodTables, .rolls2017, .guidelines2020], key: "insights"))
    return body
  }
}

extension Desk {
  fileprivate func fewItems(
    _ insights: FoodInsights, _ text: InsightsText
  ) -> [Component<Message>] {
    let empty = Component<Message>.empty(
      Empty(symbol: .sparkle, title: text.fewTitle, text: text.fewText(insights.itemCount)))
    return [empty, .link(recallLink)]
  }

  /// How far it can be believed, and what would say more.
  fileprivate func believed(
    _ insights: FoodInsights, _ text: InsightsText
  ) -> [Component<Message>] {
    let coverage = insights.coverage
    var body: [Component<Message>] = [
      .text(Text(text.coverage(coverage.weekdays, coverage.weekendDays), role: .soft))
    ]
    switch insights.state {
    case .oneDay: body.append(.text(Text(text.oneDay, role: .soft)))
    case .someDays(let gaps):
      for gap in gaps { body.append(.text(Text(text.gap(gap), role: .soft))) }
    default: break
    }
    return body
  }

  fileprivate func tradeCard(
    _ food: TradeFood, _ focus: FoodFocus?, _ text: InsightsText
  ) -> Component<Message> {
    let name = tradeName(food)
    var reasons: [List<Message>.Row] = []
    for (place, reason) in food.reasons.enumerated() {
      reasons.append(
        List.Row(key: "reason-\(place)-" + food.key.text, title: line(reason, text)))
    }
    var body: [Component<Message>] = []
    if showsFoodNumbers, let line = impact(food, text) { body.append(.text(Text(line))) }
    body.append(.list(List(label: text.why, rows: reasons)))
    if focus?.key == food.key {
      body.append(.text(Text(swapsText.current, role: .soft)))
    } else {
      body.append(
        .button(
          Button(
            text.setFocus, .swaps(.pickedFocus(food.key, name)), key: "set-" + food.key.text,
            hint: swapsText.makeFocus(name))))
    }
    return .card(Card(key: "trade-" + food.key.text, title: name, tone: .dusk, body: body))
  }

  /// In its measure where that was always the same, else on a day with it.
  private func impact(_ food: TradeFood, _ text: InsightsText) -> String? {
    guard food.isAlike else { return food.dayEnergy.map { text.impact(day: locale.number($0)) } }
    return food.measureEnergy.map { text.impact(locale.number($0), words(of: food.latest)) }
  }

  private func line(_ reason: TradeReason, _ text: InsightsText) -> String {
    switch reason {
    case .days(let days, let all): return text.days(days, of: all)
    case .servings(let servings): return text.servings(locale.amount(servings))
    case .density(let density):
      return showsFoodNumbers ? text.density(locale.number(density)) : text.dense
    case .addedSugar(let tenths):
      return showsFoodNumbers
        ? text.addedSugar(locale.fixed(tenths, decimals: 1, trims: true)) : text.sweetened
    }
  }
}
