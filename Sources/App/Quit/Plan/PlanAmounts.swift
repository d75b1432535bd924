// The second half of the plan's form: amounts, prices, and the sentences for what is off.
import Engine

extension PlanFormWords {
  var amounts: [Component<Message>] {
    guard typed.method != nil else { return [] }
    var parts: [Component<Message>] = [
      .field(
        TextField(
          text.baseline(locale.unit(of: tracker, isOne: false)), kind: .decimal,
          value: typed.baseline, key: "baseline",
          hint: average.map { text.average(locale.amount($0)) },
          problem: problem(.baselineMissing) ?? problem(.baselineOutOfRange)
        ) { .plan(.enteredBaseline($0)) })
    ]
    if typed.method == .reduce, tracker.substance == .vape {
      parts.append(
        .field(
          TextField(
            text.strength, kind: .integer, value: typed.strength, key: "strength",
            hint: text.strengthHint, problem: problem(.strengthOutOfRange)
          ) { .plan(.enteredStrength($0)) }))
    }
    return parts + money
  }

  private var money: [Component<Message>] {
    let parts: [Component<Message>] = [
      .field(
        TextField(
          plan.price(tracker.substance), kind: .decimal, value: typed.price, key: "price",
          problem: problem(.priceOutOfRange)
        ) { .plan(.enteredPrice($0)) }),
      .select(
        Select(
          text.currency, value: typed.currency,
          options: Currency.all.map { ($0.code, $0.code + " · " + $0.symbol) }, key: "currency"
        ) { .plan(.pickedCurrency($0)) }),
    ]
    // A drink is bought by itself.
    if tracker.substance == .alcohol { return parts }
    return parts + [
      .field(
        TextField(
          text.packUnits(locale.unit(of: tracker, isOne: false)), kind: .integer,
          value: typed.packUnits, key: "pack-units", hint: text.packHint,
          problem: problem(.packUnitsOutOfRange)
        ) { .plan(.enteredPackUnits($0)) })
    ]
  }

  var scope: Component<Message> {
    .choice(
      Choice(
        text.scope, look: .cards,
        options: [
          Choice.Option(
            text.fromToday, .plan(.pickedScope(.fromToday)), key: "scope-today",
            isPicked: form.scope == .fromToday, detail: text.fromTodayDetail),
          Choice.Option(
            text.always, .plan(.pickedScope(.always)), key: "scope-always",
            isPicked: form.scope == .always, detail: text.alwaysDetail),
        ]))
  }

  /// What a person reads below the form when they tried to go on and something is open.
  var standing: String {
    guard form.showsProblems, !reading.isReady else { return "" }
    return reading.plan == nil ? text.methodMissing : text.lookAgain
  }

  /// The sentence for a problem that the form has; what is missing waits for a try.
  func problem(_ problem: Plan.Problem) -> String? {
    guard reading.has(problem) else { return nil }
    switch problem {
    case .quitDayMissing:
      guard form.showsProblems else { return nil }
      return typed.method == .reduce ? lengthRange : text.dayMissing
    case .quitDayTooLate:
      return text.dayTooLate(
        locale.date(today.adding(days: PlanLimits.stopWithinDays)))
    case .quitDayTooEarly: return text.dayTooEarly
    case .reductionTooShort, .reductionTooLong: return lengthRange
    case .baselineMissing: return form.showsProblems ? text.baselineMissing : nil
    case .baselineOutOfRange:
      return text.range(locale.amount(perDay.lowerBound), locale.amount(perDay.upperBound))
    case .priceOutOfRange:
      let currency = reading.plan?.currency ?? .euro
      let most = Money(minorUnits: PlanLimits.packPrice.upperBound, currency: currency)
      return text.range(locale.number(0), locale.money(most, trims: true))
    case .packUnitsOutOfRange: return range(PlanLimits.packUnits)
    case .strengthOutOfRange: return range(StrengthLadder.starts)
    }
  }

  private var lengthRange: String { range(PlanLimits.reductionDays) }

  private func range(_ range: ClosedRange<Int>) -> String {
    text.range(locale.number(Int64(range.lowerBound)), locale.number(Int64(range.upperBound)))
  }
}
