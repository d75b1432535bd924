// The cards on Today about the focus: used a swap, keep it, look back. None opens by itself.
import Engine

/// What can be answered on the cards of the focus.
public enum FocusCardMessage: Sendable {
  case kept
  case reviewed
  case notToday
  case notYesterday
}

extension Desk {
  /// Swaps that the check-in names.
  private static let mostAsked = 4

  mutating func update(_ message: FocusCardMessage, _ moment: Moment) -> [Effect] {
    var day = today(moment)
    if case .notYesterday = message { day = day.adding(days: -1) }
    guard let focus = overview.focus(on: day) else { return [] }
    let fields =
      switch message {
      case .notYesterday: FocusWeek.fields(askedAbout: day)
      case .kept: FocusWeek.fields(confirming: focus.key, week: day)
      case .reviewed: FocusWeek.fields(reviewed: day)
      case .notToday: FocusWeek.fields(checkedInOn: day)
      }
    return put(
      FocusWeek.identifier(week: day), kind: FocusWeek.kind, fields, moment)
  }

  /// Whether Today looks back at the week of the focus.
  func reviewsFocus(_ moment: Moment) -> Bool {
    guard watchesFood else { return false }
    for card in overview.food.cards(on: today(moment)) {
      if case .review = card { return true }
    }
    return false
  }

  /// What stands on Today about food, as one card; nothing for who does not watch it.
  func foodCards(_ moment: Moment) -> [Component<Message>] {
    watchesFood ? watchedFoodCards(moment) : []
  }

  @inline(never)  // Not of a first visit.
  private func watchedFoodCards(_ moment: Moment) -> [Component<Message>] {
    let day = today(moment)
    let text = FocusCardText(language: language)
    var asks = false
    var card: Card<Message>?
    var parts = yesterdayPart(day.adding(days: -1), text, moment)
    for kind in overview.food.cards(on: day) {
      switch kind {
      case .choose: card = chooseCard(text)
      case .confirm(let focus, let uses): parts += confirmPart(focus, uses, text)
      case .review(let focus, let uses): parts += reviewPart(focus, uses, text, moment)
      case .checkIn: asks = true
      }
    }
    if let focus = overview.focus(on: day) { card = focusCard(focus, asks, text, moment) }
    let recall = recallPart(moment, isAlone: card == nil && parts.isEmpty)
    if var card {
      card.body += parts + recall
      return [.card(card)]
    }
    let body = parts + recall
    return body.isEmpty
      ? []
      : [
        .card(
          Card(
            key: "food-yesterday", title: recallText.yesterday, symbol: .leaf, body: body))
      ]
  }

  /// After the recall of yesterday.
  private func yesterdayPart(
    _ yesterday: Day, _ text: FocusCardText, _ moment: Moment
  ) -> [Component<Message>] {
    guard let focus = overview.food.focusToAsk(about: yesterday) else { return [] }
    let options = usedOptions(
      focus, swapList(of: focus.key, moment, fromTable: false), on: yesterday)
    guard !options.isEmpty else { return [] }
    return [
      .heading(Heading(text.yesterday, level: 3)),
      .choice(Choice(name(of: focus.key), options: options)),
      .button(
        Button(
          text.notYesterday, .swaps(.card(.notYesterday)), key: "not-yesterday", role: .quiet)),
    ]
  }

  /// Put away, it does not come again; Plan leads to the same place.
  private func chooseCard(_ text: FocusCardText) -> Card<Message>? {
    guard !overview.settings.dismissed.contains("foodFocus") else { return nil }
    return Card(
      key: "food-choose", title: text.chooseTitle, symbol: .leaf,
      body: [
        .text(Text(text.chooseText)),
        .button(Button(text.choose, .swaps(.pressedChoose), key: "choose-focus")),
      ], dismiss: (todayText.putAway, .today(.dismissedCard("foodFocus"))))
  }

  private func confirmPart(
    _ focus: FoodFocus, _ uses: Int, _ text: FocusCardText
  ) -> [Component<Message>] {
    [
      .heading(Heading(text.confirmTitle, level: 3)),
      .text(Text(text.confirm(name(of: focus.key), uses))),
      .row([
        .button(Button(text.keep, .swaps(.card(.kept)), key: "focus-keep")),
        .button(Button(text.another, .swaps(.pressedChoose), key: "focus-other", role: .quiet)),
      ]),
    ]
  }

  private func reviewPart(
    _ focus: FoodFocus, _ uses: Int, _ text: FocusCardText, _ moment: Moment
  ) -> [Component<Message>] {
    var body: [Component<Message>] = [
      .heading(Heading(text.review(name(of: focus.key)), level: 3)),
      .text(Text(swapsText.progress(uses), role: .lead)),
    ]
    if let best = bestSwap(of: focus, today(moment)) {
      body.append(.text(Text(text.best(title(ofSwap: best)))))
    }
    return body + [
      .text(Text(swapsText.band(uses), role: .soft)),
      .row([
        .link(Link(swapsText.toWeeks, to: .foodWeeks, symbol: .progress)),
        .button(
          Button(
            text.reviewed, .swaps(.card(.reviewed)), key: "dismiss-food-review", role: .quiet)),
      ]),
    ]
  }

  /// The swap that was used most in the week, of equal ones the later.
  private func bestSwap(of focus: FoodFocus, _ day: Day) -> String? {
    let monday = day.weekStart
    var counts: [String: Int] = [:]
    var best: String?
    for use in overview.food.uses.uses(in: monday...monday.adding(days: 6))
    where use.focus == focus.key {
      counts[use.swap, default: 0] += 1
      if counts[use.swap] ?? 0 >= best.flatMap({ counts[$0] }) ?? 0 { best = use.swap }
    }
    return best
  }

  private func focusCard(
    _ focus: FoodFocus, _ asks: Bool, _ text: FocusCardText, _ moment: Moment
  ) -> Card<Message> {
    let list = swapList(of: focus.key, moment, fromTable: false)
    let count = min(weekCount(of: focus, moment), SwapUse.weekAim)
    var body: [Component<Message>] = []
    if !asks, let title = goToTitle(focus, list) { body.append(.text(Text(text.goTo(title)))) }
    body.append(
      .meter(
        Meter(
          label: text.week, value: locale.number(Int64(count)) + " " + swapsText.ofSeven,
          thousandths: count * 1000 / SwapUse.weekAim)))
    let link = Component<Message>.link(Link(swapsText.title, to: .swaps, symbol: .leaf))
    body += asks ? checkIn(focus, list, text, link) : [link]
    return Card(
      key: "food-focus", title: swapsText.focus(name(of: focus.key)), symbol: .leaf,
      tone: .leaf, body: body)
  }

  private func goToTitle(_ focus: FoodFocus, _ list: SwapList) -> String? {
    if let chosen = goToBesides(focus, list) { return title(ofSwap: chosen) }
    return list.goTo?.title
  }

  /// A chosen one that only the table knows.
  private func goToBesides(_ focus: FoodFocus, _ list: SwapList) -> String? {
    guard let chosen = overview.food.goTo(of: focus.key), list.swap(chosen) == nil,
      !overview.food.refused.contains(chosen)
    else { return nil }
    return chosen
  }

  /// The first swap with one tap, the others behind a line.
  private func checkIn(
    _ focus: FoodFocus, _ list: SwapList, _ text: FocusCardText, _ link: Component<Message>
  ) -> [Component<Message>] {
    let options = usedOptions(focus, list, on: nil)
    let first = options.prefix(1).map {
      Component<Message>.choice(Choice(text.question, options: [$0]))
    }
    var others: [Component<Message>] = []
    if options.count > 1 {
      others.append(
        .choice(Choice(text.others, hidesLabel: true, options: Array(options.dropFirst()))))
    }
    return first + [
      .row([
        .details(Details(key: "other-swaps", summary: text.others, body: others + [link])),
        .button(
          Button(text.notToday, .swaps(.card(.notToday)), key: "not-today", role: .quiet)),
      ])
    ]
  }

  /// The swaps to name; of another day than today where one is given.
  private func usedOptions(
    _ focus: FoodFocus, _ list: SwapList, on day: Day?
  ) -> [Choice<Message>.Option] {
    var swaps: [(id: String, title: String)] = []
    if let chosen = goToBesides(focus, list) { swaps.append((chosen, title(ofSwap: chosen))) }
    for swap in list.all where !swap.isRefused && swaps.count < Desk.mostAsked {
      swaps.append((swap.id, swap.title))
    }
    let prefix = day == nil ? "used-" : "yesterday-"
    return swaps.map {
      Choice.Option($0.title, .swaps(.used($0.id, on: day)), key: prefix + $0.id, isPicked: false)
    }
  }
}
