// Swaps: the focus of the week, the swap that a person goes to, and all others beside it.
import Engine

extension SwapsState {
  func swapsScreen(_ moment: Moment, _ desk: Desk) -> Screen<Message> {
    let text = desk.swapsText
    let focus = desk.overview.focus(on: desk.today(moment))
    let shown = isChoosing ? nil : focus
    var body: [Component<Message>]
    if let shown {
      body = focusBody(shown, text, moment, desk)
    } else {
      body = chooser(focus, text, moment, desk)
    }
    body.append(
      .grid([
        .link(Link(text.toShopping, to: .shopping, symbol: .list)),
        .link(Link(text.toInsights, to: .insights, symbol: .sparkle)),
        .link(Link(text.toWeeks, to: .foodWeeks, symbol: .progress)),
      ]))
    var screen = Screen<Message>(
      title: text.title, place: .plan, back: .plan, body: body, sheet: swapFormSheet(desk))
    screen.part = shown == nil ? 1 : 0
    return screen
  }

  private func focusBody(
    _ focus: FoodFocus, _ text: SwapsText, _ moment: Moment, _ desk: Desk
  ) -> [Component<Message>] {
    let list = desk.swapList(of: focus.key, moment)
    var body: [Component<Message>] = [
      .text(Text(text.focus(desk.name(of: focus.key)), role: .lead)),
      desk.weekRing(focus, text, moment),
      .text(Text(text.band(desk.weekCount(of: focus, moment)), role: .soft)),
    ]
    body += dayChoice(moment, desk) + desk.swapProse(text) + desk.foodNotice
    if let goTo = list.goTo {
      body.append(desk.goToCard(goTo, text))
    } else if list.all.contains(where: { !$0.isRefused }) {
      body.append(.text(Text(text.noGoTo, role: .soft)))
    }
    if hasStaleInsights(moment, desk) {
      body.append(.text(Text(text.staleSwaps, role: .soft)))
    }
    let others = list.all.filter { $0.id != list.goTo?.id }
    if !others.isEmpty { body.append(.heading(Heading(text.others))) }
    for swap in others { body.append(desk.swapCard(swap, text)) }
    if list.all.isEmpty { body.append(.text(Text(text.noSwaps))) }
    body.append(
      .button(Button(text.own, .swaps(.form(.pressedNew)), key: "own-swap", symbol: .plus)))
    if desk.showsFoodNumbers, list.all.contains(where: { $0.drop ?? 0 > 0 }) {
      body.append(.text(Text(text.why, role: .caption)))
    }
    body.append(desk.sourceNote([.foodTables, .swapOrder, .swapOffer], key: "swaps"))
    body += [
      .row([
        .button(Button(text.change, .swaps(.pressedChoose), key: "change-focus")),
        .button(
          Button(text.none, .swaps(.droppedFocus), key: "no-focus", role: .quiet)),
      ])
    ]
    return body
  }
}

extension Desk {
  func weekCount(of focus: FoodFocus, _ moment: Moment) -> Int {
    overview.food.uses.count(of: focus.key, week: today(moment))
  }

  func weekRing(
    _ focus: FoodFocus, _ text: SwapsText, _ moment: Moment
  ) -> Component<Message> {
    let count = weekCount(of: focus, moment)
    let progress = min(count, SwapUse.weekAim)
    var ring = Ring(
      value: String(progress), caption: text.ofSeven,
      thousandths: progress * 1000 / SwapUse.weekAim, sentence: text.progress(count))
    ring.bird = progress == 0 ? .looking : .carrying
    return .ring(ring)
  }

  fileprivate func goToCard(_ swap: ShownSwap, _ text: SwapsText) -> Component<Message> {
    var body: [Component<Message>] = [.text(Text(swap.title, role: .lead))]
    body += swapLines(swap, text)
    body.append(
      .button(
        Button(
          text.used, .swaps(.used(swap.id)), key: "used", role: .primary, symbol: .check,
          hint: text.used + ": " + swap.title)))
    // A swap of one's own may be words alone, which take nothing.
    let listed: [Component<Message>] =
      swap.own == nil || !swap.parts.isEmpty
      ? [.link(Link(text.goToListed, to: .shopping, symbol: .list))] : []
    let refuse = swapButton(text.refuse, .refused(swap.id, true), "refuse", swap)
    body.append(moreOf(swap, [refuse], listed, text))
    return .card(
      Card(key: "go-to", title: text.goTo, symbol: .star, tone: .leaf, body: body))
  }

  /// One thing to do on each card; what is done seldom is a press away.
  fileprivate func swapCard(_ swap: ShownSwap, _ text: SwapsText) -> Component<Message> {
    let buttons =
      swap.isRefused
      ? [swapButton(text.takeBack, .refused(swap.id, false), "take-back", swap)]
      : [
        swapButton(text.makeGoTo, .pickedGoTo(swap.id), "go-to", swap),
        swapButton(text.refuse, .refused(swap.id, true), "refuse", swap),
      ]
    let listed = Component<Message>.toggle(
      Toggle(
        text.onList, isOn: isListed(swap.id), key: "listed-" + swap.id,
        flipped: .swaps(.listed(swap.id, !isListed(swap.id)))))
    let use = swapButton(text.useOnce, .used(swap.id), "use", swap, role: .secondary)
    let body = swapLines(swap, text) + [.row([use, moreOf(swap, buttons, [listed], text)])]
    return .card(Card(key: "swap-" + swap.id, title: swap.title, body: body))
  }

  private func swapButton(
    _ label: String, _ message: SwapsMessage, _ key: String, _ swap: ShownSwap,
    role: Button<Message>.Role = .quiet
  ) -> Component<Message> {
    .button(
      Button(
        label, .swaps(message), key: key + "-" + swap.id, role: role,
        hint: label + ": " + swap.title))
  }

  private func moreOf(
    _ swap: ShownSwap, _ buttons: [Component<Message>], _ listed: [Component<Message>],
    _ text: SwapsText
  ) -> Component<Message> {
    var buttons = buttons
    if let own = swap.own {
      buttons.append(swapButton(text.edit, .form(.opened(own)), "edit", swap))
    }
    buttons.append(shareSwapButton(swap, text))
    if overview.swapUses.contains(where: { $0.swap == swap.id }) {
      buttons.append(shareButton(.swap, about: "-" + swap.id))
    }
    return .details(
      Details(
        key: "parts-" + swap.id, summary: text.more,
        body: [.row(buttons)] + partList(swap, text) + listed))
  }

  /// What is good about it, and what it changes.
  private func swapLines(_ swap: ShownSwap, _ text: SwapsText) -> [Component<Message>] {
    var body: [Component<Message>] = []
    if swap.isRefused { body.append(.text(Text(text.refused, role: .caption))) }
    if swap.own != nil { body.append(.text(Text(text.yours, role: .caption))) }
    if !swap.line.isEmpty { body.append(.text(Text(swap.line))) }
    if let line = dropLine(swap, text) { body.append(.text(Text(line, role: .soft))) }
    return body
  }

  /// Without numbers it only says that it is lighter.
  func dropLine(_ swap: ShownSwap, _ text: SwapsText) -> String? {
    if let drop = swap.drop, drop > 0 {
      return showsFoodNumbers ? text.less(locale.number(drop)) : text.lighter
    }
    return swap.isLessSweet ? text.lessSweet : nil
  }

  /// What is worth trading itself is a press away from being the focus.
  private func partList(_ swap: ShownSwap, _ text: SwapsText) -> [Component<Message>] {
    var rows: [List<Message>.Row] = []
    for (place, part) in swap.parts.enumerated() { rows.append(partRow(part, place, swap, text)) }
    return rows.isEmpty ? [] : [.list(List(label: text.parts, rows: rows))]
  }

  func isListed(_ swap: String) -> Bool { overview.food.listed.contains(swap) }

  private func partRow(
    _ part: ShownPart, _ place: Int, _ swap: ShownSwap, _ text: SwapsText
  ) -> List<Message>.Row {
    let grams = locale.number(max(1, (part.weight + 5) / 10)) + " g"
    var row = List<Message>.Row(
      key: "part-\(place)-" + swap.id, title: part.name, value: showsFoodNumbers ? grams : nil)
    if case .table(let code)? = part.key, let food = foodTable?.food(code),
      FoodInsights.isTradeable(food)
    {
      let key = focusKey(of: .table(code))
      row.actions = [
        Button(
          text.makeFocus, .swaps(.pickedFocus(key, part.name)),
          key: "focus-\(place)-" + swap.id, role: .quiet, hint: text.makeFocus(part.name))
      ]
    }
    return row
  }

  /// What a focus on a food is called: foods that are alike share one.
  func focusKey(of food: FoodKey) -> FocusKey {
    guard case .table(let code) = food,
      let known = CommonFood.of(code: code, category: foodTable?.food(code)?.category ?? 0)
    else { return .food(food) }
    return .common(known.rawValue)
  }

  /// A quiet line while the words of the swaps are not here.
  func swapProse(_ text: SwapsText) -> [Component<Message>] {
    switch place(of: .swaps) {
    case .here: return []
    case .missing:
      return [
        .text(Text(text.missing, role: .soft, isLive: true)),
        .button(Button(text.again, .swaps(.pressedLoadAgain), key: "load-swaps")),
      ]
    case .asked, nil: return [.text(Text(text.loading, role: .soft, isLive: true))]
    }
  }
}
