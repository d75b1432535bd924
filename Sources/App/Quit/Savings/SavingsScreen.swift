// Savings: the envelope, what a person saves for, and what they bought from it.
import Engine

extension SavingsState {
  func savingsScreen(_ moment: Moment, _ desk: Desk) -> Screen<Message> {
    let text = SavingsText(language: desk.language)
    let envelope = desk.envelope(moment, in: desk.savingsCurrency)
    let question = priceQuestion(text, moment, desk)
    var body = desk.envelopePart(envelope, asksForPrice: !question.isEmpty, text) + question
    if envelope.saved.minorUnits > 0 { body.append(.row([desk.shareButton(.saved)])) }
    body += wishList(text, moment, desk)
    body += desk.purchaseList(text)
    return Screen(
      title: text.title, place: .progress, back: .progress, body: body,
      sheet: savingsSheet(text, moment, desk))
  }

  private func wishList(_ text: SavingsText, _ moment: Moment, _ desk: Desk) -> [Component<Message>]
  {
    var body: [Component<Message>] = [.heading(Heading(text.wishes))]
    let open = desk.overview.wishes.filter { wish in
      !desk.overview.purchases.contains { $0.wish == wish.id }
    }
    if open.isEmpty { body += [.bird(.carrying), .text(Text(text.noWishes, role: .soft))] }
    for wish in open { body.append(card(of: wish, text, moment, desk)) }
    body.append(
      .button(
        Button(
          text.newWish, .savings(.pressedNewWish), key: "new-wish",
          role: open.isEmpty ? .primary : .secondary, symbol: .plus)))
    return body
  }

  private func card(
    of wish: Wish, _ text: SavingsText, _ moment: Moment, _ desk: Desk
  ) -> Component<Message> {
    let available = desk.envelope(moment, in: wish.price.currency).available
    let left = wish.remaining(of: available)
    let key = String(wish.id.text.prefix(8))
    var detail = text.category(wish.category) + " · " + desk.locale.money(wish.price)
    if let until = wish.until { detail += " · " + text.until(desk.locale.date(until)) }
    var body: [Component<Message>] = [
      .text(Text(detail, role: .soft)),
      .meter(
        Meter(
          label: text.progress,
          value: left.minorUnits == 0 ? text.enough : text.left(desk.locale.money(left)),
          thousandths: wish.thousandths(of: available))),
      .row([
        .button(Button(text.buy, .savings(.pressedBuy(wish.id)), key: "buy-" + key)),
        .button(
          Button(
            text.remove, .savings(.pressedRemoveWish(wish.id)), key: "remove-" + key,
            role: .quiet, hint: wish.title)),
      ]),
    ]
    let isRefused = refused == wish.id && left.minorUnits > 0
    body.append(
      .text(Text(isRefused ? text.refused(desk.locale.money(available)) : "", isLive: true)))
    return .card(
      Card(
        key: "wish-" + key, title: wish.title, symbol: desk.symbol(of: wish.category), body: body))
  }

  private func savingsSheet(_ text: SavingsText, _ moment: Moment, _ desk: Desk) -> Sheet<Message>?
  {
    guard let form = self.form else { return nil }
    let reading = form.showsProblems ? desk.read(form, moment) : SavingsReading()
    var body: [Component<Message>] = [
      .field(
        TextField(
          text.titleLabel, value: form.title, key: "savings-title", problem: reading.titleProblem,
          maxLength: Wish.longestTitle
        ) { .savings(.enteredTitle($0)) }),
      .field(
        TextField(
          text.amountLabel(desk.savingsCurrency.code), kind: .decimal, value: form.amount,
          key: "savings-amount", problem: reading.amountProblem, maxLength: 20
        ) { .savings(.enteredAmount($0)) }),
    ]
    if !form.isPurchase {
      body += [
        .field(
          TextField(
            text.untilLabel, kind: .date, value: form.until, key: "savings-until",
            problem: reading.untilProblem
          ) { .savings(.enteredUntil($0)) }),
        .select(
          Select(
            text.categoryLabel, value: form.category.rawValue,
            options: WishCategory.allCases.map {
              (value: $0.rawValue, label: text.category($0))
            }, key: "savings-category"
          ) { .savings(.pickedCategory($0)) }),
      ]
    }
    let save = form.isPurchase ? text.buy : text.keep
    body.append(.button(Button(save, .savings(.submitted), key: "savings-save", role: .primary)))
    return Sheet(
      key: "savings-sheet", title: form.isPurchase ? text.newPurchase : text.newWish,
      body: [.form(Form(key: "savings-form", body: body, submitted: .savings(.submitted)))],
      closeLabel: text.close, closed: .savings(.closedForm))
  }
}

extension Desk {
  private var hasUnitPrice: Bool {
    overview.plans.contains { $0.plan.unitPrice != nil && $0.plan.baseline != nil }
  }

  /// Nothing without a price: no sum that is not known stands there as zero.
  fileprivate func envelopePart(
    _ envelope: Envelope, asksForPrice: Bool, _ text: SavingsText
  ) -> [Component<Message>] {
    guard hasUnitPrice else {
      if asksForPrice { return [] }
      return [.text(Text(text.noPrice)), .link(Link(text.toPlan, to: .plan, symbol: .plan))]
    }
    // Until something is bought, what is there and what was saved are one number.
    guard envelope.spent.minorUnits > 0 else {
      return [
        .stat(
          Stat(
            locale.money(envelope.available), label: text.available, tone: .leaf,
            why: text.savedWhy))
      ]
    }
    var body: [Component<Message>] = [
      .stat(
        Stat(
          locale.money(envelope.available), label: text.available, tone: .leaf,
          why: text.availableWhy)),
      .grid([
        .stat(Stat(locale.money(envelope.saved), label: text.saved, why: text.savedWhy)),
        .stat(Stat(locale.money(envelope.spent), label: text.spent, why: text.spentWhy)),
      ]),
    ]
    if envelope.isOverdrawn { body.append(.text(Text(text.overdrawn, role: .soft))) }
    return body
  }

  fileprivate func symbol(of category: WishCategory) -> Symbol {
    switch category {
    case .holiday: .sun
    case .emergency: .shield
    case .gadget: .phone
    case .health: .heart
    case .learning: .note
    case .other: .star
    }
  }

  fileprivate func purchaseList(_ text: SavingsText) -> [Component<Message>] {
    var body: [Component<Message>] = []
    if !overview.purchases.isEmpty {
      body.append(.heading(Heading(text.purchases)))
      let rows = overview.purchases.reversed().map { purchase in
        List<Message>.Row(
          key: "purchase-" + purchase.id.text, title: purchase.title,
          detail: locale.date(purchase.day), value: locale.money(purchase.price),
          actions: [
            Button(
              text.remove, .savings(.pressedRemovePurchase(purchase.id)),
              key: "remove-" + purchase.id.text, role: .quiet, hint: purchase.title)
          ])
      }
      body.append(.list(List(label: text.purchases, rows: Array(rows))))
    }
    body.append(
      .button(
        Button(
          text.newPurchase, .savings(.pressedNewPurchase), key: "new-purchase", role: .quiet,
          symbol: .coin)))
    return body
  }
}
