// What it costs, asked where it is first needed: savings count from the amount that a plan knows.
import Engine

/// What is being typed about a price.
public struct PriceInputs: Sendable, Equatable {
  public var price = ""
  public var packUnits = ""
  /// ISO 4217; nothing until the person picks one.
  public var currency: String?
  public var showsProblems = false

  public init() {}
}

extension SavingsState {
  /// Nothing where each amount has its price, or no amount is known.
  func priceQuestion(
    _ text: SavingsText, _ moment: Moment, _ desk: Desk
  ) -> [Component<Message>] {
    guard let tracker = desk.unpriced(moment) else { return [] }
    let plan = PlanText(language: desk.language)
    let form = PlanFormText(language: desk.language)
    var fields: [Component<Message>] = [
      .field(
        TextField(
          plan.price(tracker.substance), kind: .decimal, value: price.price, key: "price",
          problem: price.showsProblems && readPrice(desk) == nil ? text.priceProblem : nil,
          maxLength: 10
        ) { .savings(.enteredPrice($0)) })
    ]
    if tracker.substance != .alcohol {
      fields.append(
        .field(
          TextField(
            form.packUnits(desk.locale.unit(of: tracker, isOne: false)), kind: .integer,
            value: price.packUnits, key: "pack-units",
            problem: price.showsProblems && readPack(tracker, desk) == nil
              ? text.packProblem : nil, maxLength: 6
          ) { .savings(.enteredPackUnits($0)) }))
    }
    let currency = Component<Message>.select(
      Select(
        form.currency, value: priceCurrency(desk).code,
        options: Currency.all.map { ($0.code, $0.code + " · " + $0.symbol) }, key: "currency"
      ) { .savings(.pickedCurrency($0)) })
    let keep = Component<Message>.button(
      Button(text.keep, .savings(.submittedPrice), key: "price-save", role: .primary))
    return [
      .card(
        Card(
          key: "price-question", title: desk.locale.name(of: tracker), symbol: .coin,
          body: [
            .text(Text(text.priceQuestion)),
            .form(
              Form(
                key: "price-form", body: [.row(fields), currency, keep],
                submitted: .savings(.submittedPrice))),
          ]))
    ]
  }

  mutating func keepPrice(_ moment: Moment, _ desk: inout Desk) -> [Effect] {
    guard let tracker = desk.unpriced(moment) else { return [] }
    guard let amount = readPrice(desk), let units = readPack(tracker, desk) else {
      price.showsProblems = true
      return []
    }
    var drafts: [Draft] = []
    for record in desk.overview.plans where record.tracker == tracker.id {
      var priced = record.plan
      priced.price = amount
      priced.packUnits = units
      priced.currency = priceCurrency(desk)
      let fields = PlanRecord.fields(correcting: record.plan, to: priced)
      drafts.append(
        Draft(
          id: moment.entropy.identifier(), entity: record.id, kind: PlanRecord.kind,
          action: .set(fields)))
    }
    price = PriceInputs()
    return desk.write(drafts, moment, undoable: true)
  }

  private func priceCurrency(_ desk: Desk) -> Currency {
    price.currency.flatMap { Currency(code: $0) } ?? desk.savingsCurrency
  }

  private func readPrice(_ desk: Desk) -> Int64? {
    guard let amount = desk.locale.read(price.price, decimals: priceCurrency(desk).decimals),
      amount > 0, PlanLimits.packPrice.contains(amount)
    else { return nil }
    return amount
  }

  /// A drink is bought by itself.
  private func readPack(_ tracker: Tracker, _ desk: Desk) -> Int? {
    if tracker.substance == .alcohol { return 1 }
    guard let units = desk.locale.read(price.packUnits, decimals: 0).map({ Int(clamping: $0) }),
      PlanLimits.packUnits.contains(units)
    else { return nil }
    return units
  }
}

extension Desk {
  /// The first tracker whose plan knows an amount and no price.
  fileprivate func unpriced(_ moment: Moment) -> Tracker? {
    overview.watched.first { tracker in
      guard let plan = currentPlan(of: tracker.id, moment) else { return false }
      return plan.baseline != nil && plan.unitPrice == nil
    }
  }
}
