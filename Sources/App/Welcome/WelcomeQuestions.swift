// The questions of the middle steps.
import Engine

extension WelcomeState {
  func habitQuestions(
    _ substance: Substance, _ text: WelcomeText, _ moment: Moment, _ desk: Desk
  ) -> [Component<Message>] {
    let answers = self.answers(of: substance)
    let key = substance.rawValue
    var body: [Component<Message>] = productQuestion(substance, text)
    body += [
      .field(
        TextField(
          text.perDay(substance), kind: .decimal, value: answers.perDay, key: "per-day-" + key,
          hint: text.perDayHint, problem: shown(perDayProblem(substance, desk), text), maxLength: 8
        ) { .welcome(.enteredPerDay(substance, $0)) }),
      .choice(
        Choice(
          text.lastUse, allowsMany: true,
          options: [
            Choice.Option(
              text.justNow, .welcome(.pickedLastUseNow(substance)), key: "last-now-" + key,
              isPicked: answers.lastUseIsNow)
          ])),
    ]
    guard !answers.lastUseIsNow else { return body }
    body.append(
      .row([
        .field(
          TextField(
            text.otherDay, kind: .date, value: answers.lastUseDay, key: "last-day-" + key,
            hint: text.otherDayHint, problem: shown(lastUseProblem(substance, moment), text)
          ) { .welcome(.enteredLastUseDay(substance, $0)) }),
        .field(
          TextField(
            text.otherTime, kind: .time, value: answers.lastUseTime, key: "last-time-" + key,
            problem: shown(lastTimeProblem(substance), text)
          ) { .welcome(.enteredLastUseTime(substance, $0)) }),
      ]))
    return body
  }

  /// Nothing where there is only one way of using it.
  private func productQuestion(
    _ substance: Substance, _ text: WelcomeText
  ) -> [Component<Message>] {
    let products = Product.choices(for: substance)
    guard !products.isEmpty else { return [] }
    let answers = self.answers(of: substance)
    return [
      .choice(
        Choice(
          text.productLabel(substance), allowsMany: true,
          options: products.map { product in
            Choice.Option(
              text.products(product), .welcome(.pickedProduct(substance, product)),
              key: "product-\(substance.rawValue)-\(product.rawValue)",
              isPicked: answers.product == product)
          }))
    ]
  }

  func priceQuestions(_ substance: Substance, _ text: WelcomeText, _ desk: Desk) -> [Component<
    Message
  >] {
    let answers = self.answers(of: substance)
    let key = substance.rawValue
    var fields: [Component<Message>] = [
      .field(
        TextField(
          text.price(substance, answers.product) + " (" + welcomeCurrency(desk).symbol + ")",
          kind: .decimal, value: answers.price, key: "price-" + key,
          problem: shown(priceProblem(substance, desk), text), maxLength: 10
        ) { .welcome(.enteredPrice(substance, $0)) })
    ]
    if substance != .alcohol {
      fields.append(
        .field(
          TextField(
            text.packUnits(substance), kind: .integer, value: answers.packUnits,
            key: "pack-" + key, problem: shown(packProblem(substance, desk), text), maxLength: 6
          ) { .welcome(.enteredPackUnits(substance, $0)) }))
    }
    var body: [Component<Message>] = [.row(fields)]
    if substance == .vape {
      var options: [(value: String, label: String)] = [("", text.strengthNone)]
      for step in StrengthLadder.steps { options.append((String(step), "\(step) mg/ml")) }
      body.append(
        .select(
          Select(
            text.strength, value: answers.strength.map { String($0) } ?? "", options: options,
            key: "strength"
          ) { .welcome(.enteredStrength(substance, $0)) }))
    }
    return body
  }

  func reasonQuestions(_ text: WelcomeText, _ desk: Desk) -> [Component<Message>] {
    let country = self.country ?? desk.country ?? ""
    var countries: [(value: String, label: String)] = [("", "–")]
    for country in Country.names(desk.language) { countries.append((country.code, country.name)) }
    return [
      .row([
        .select(
          Select(
            text.currency, value: welcomeCurrency(desk).code,
            options: Currency.all.map { ($0.code, $0.code) }, key: "currency"
          ) { .welcome(.pickedCurrency($0)) }),
        .select(
          Select(text.country, value: country, options: countries, key: "country") {
            .welcome(.pickedCountry($0))
          }),
      ]),
      .choice(
        Choice(
          text.motives, allowsMany: true,
          options: Motive.allCases.map { motive in
            Choice.Option(
              desk.language.name(of: motive), .welcome(.pickedMotive(motive)),
              key: "motive-" + motive.rawValue, isPicked: motives.contains(motive))
          })),
      .field(
        TextField(
          text.ownReason, kind: .text, value: ownReason, key: "own-reason",
          maxLength: Reason.longestText
        ) { .welcome(.enteredOwnReason($0)) }),
    ]
  }

  func methodQuestions(_ text: WelcomeText, _ moment: Moment, _ desk: Desk) -> [Component<Message>]
  {
    var body: [Component<Message>] = [
      .choice(
        Choice(
          text.methodLabel, look: .cards,
          options: WelcomeMethod.allCases.filter { $0 != .stop || welcomeOffersStop(desk) }.map {
            method in
            Choice.Option(
              text.method(method), .welcome(.pickedMethod(method)),
              key: "method-" + method.rawValue, isPicked: self.method == method,
              detail: text.methodDetail(method))
          }))
    ]
    switch self.method {
    case .stop:
      if welcomeOffersStop(desk) { body += stopQuestions(text, moment, desk) }
      body += drinkingQuestions(text, moment, desk)
    case .reduce: body += reduceQuestions(text, moment, desk)
    case .notice, nil: break
    }
    // The trial was about smoking and says nothing about drinking.
    if substances == [.alcohol] { return body }
    return body + [.text(Text(text.evidence, role: .caption))]
  }

  private func stopQuestions(_ text: WelcomeText, _ moment: Moment, _ desk: Desk) -> [Component<
    Message
  >] {
    let today = desk.today(moment)
    let chips = [(0, text.today), (1, text.tomorrow), (7, text.inAWeek)]
    return [
      .choice(
        Choice(
          text.stopDay, hidesLabel: true,
          options: chips.map { days, label in
            Choice.Option(
              label, .welcome(.pickedStopDay(inDays: days)), key: "stop-in-\(days)",
              isPicked: stopDay == today.adding(days: days).text)
          })),
      .field(
        TextField(
          text.stopDay, kind: .date, value: stopDay, key: "stop-day",
          hint: text.stopDayHint, problem: shown(methodProblem(moment, desk), text)
        ) { .welcome(.enteredStopDay($0)) }),
    ] + substances.flatMap { slipQuestion($0, text, moment, desk) }
  }

  /// Used after the day of stopping: one of the two is meant otherwise, and only the person knows.
  private func slipQuestion(
    _ substance: Substance, _ text: WelcomeText, _ moment: Moment, _ desk: Desk
  ) -> [Component<Message>] {
    guard let last = lastUseAfterStop(substance, moment, desk) else { return [] }
    let date = desk.locale.date(desk.day(of: last, moment))
    let meant = answers(of: substance).afterStop
    return [
      text.slipChoice(
        desk.locale.name(of: substance), date, key: "-" + substance.rawValue, picked: meant,
        stop: .welcome(.pickedAfterStop(substance, .stop)),
        slip: .welcome(.pickedAfterStop(substance, .slip)))
    ]
  }

  private func reduceQuestions(_ text: WelcomeText, _ moment: Moment, _ desk: Desk) -> [Component<
    Message
  >] {
    [
      .choice(
        Choice(
          text.reduceDays, hidesLabel: true,
          options: PlanLimits.offeredReductionDays.map { days in
            Choice.Option(
              text.daysChip(days), .welcome(.enteredReduceDays(String(days))),
              key: "reduce-\(days)", isPicked: reduceDays == String(days))
          })),
      .field(
        TextField(
          text.reduceDays, kind: .integer, value: reduceDays, key: "reduce-days",
          hint: text.reduceDaysHint, problem: shown(methodProblem(moment, desk), text), maxLength: 3
        ) { .welcome(.enteredReduceDays($0)) }),
    ]
  }

  private func shown(_ problem: WelcomeProblem?, _ text: WelcomeText) -> String? {
    guard showsProblems, let problem else { return nil }
    return text.problem(problem)
  }
}
