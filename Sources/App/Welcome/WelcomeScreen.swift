// The five opening questions. Each can be skipped, back always works, and nothing is preselected.
import Engine

extension State {
  func welcomeScreen(_ moment: Moment) -> Screen<Message> {
    let text = WelcomeText(language: language)
    let step = welcome.step
    let count = welcome.steps.count
    let place = (welcome.steps.firstIndex(of: step) ?? 0) + 1
    var body: [Component<Message>] = [
      .steps(Steps(current: place, count: count, label: text.step(place, count)))
    ]
    body.append(
      .form(
        Form(
          key: "welcome-\(step)", body: question(step, text, moment) + [buttons(text)],
          submitted: .welcome(.pressedNext))))
    var screen = Screen<Message>(title: welcomeTitle(text), body: body)
    screen.part = place
    return screen
  }

  private func question(
    _ step: Int, _ text: WelcomeText, _ moment: Moment
  ) -> [Component<Message>] {
    switch step {
    case 1: [substanceChoice(text)]
    case 2: welcome.substances.flatMap { habitQuestions($0, text, moment) } + focusQuestions
    case 3: welcome.substances.flatMap { priceQuestions($0, text) } + reasonQuestions(text)
    case 4: methodQuestions(text, moment)
    default: (welcome.isOnlyFood ? [] : preview(text, moment)) + foodSteps
    }
  }

  private func buttons(_ text: WelcomeText) -> Component<Message> {
    let isLast = welcome.step == WelcomeState.stepCount
    var row: [Component<Message>] = [
      button(isLast ? text.finish : text.next, .pressedNext, "next", .primary),
      button(text.back, .pressedBack, "back", .secondary),
    ]
    if !isLast || welcome.wantsFood { row.append(button(text.skip, .pressedSkip, "skip", .quiet)) }
    if welcome.step == 1 { row.append(button(text.skipAll, .pressedSkipAll, "skip-all", .quiet)) }
    return .row(row)
  }

  private func button(
    _ label: String, _ message: WelcomeMessage, _ key: String, _ role: Button<Message>.Role
  ) -> Component<Message> {
    .button(Button(label, .welcome(message), key: key, role: role))
  }

  private func substanceChoice(_ text: WelcomeText) -> Component<Message> {
    var options: [Choice<Message>.Option] = []
    for substance in Substance.allCases {
      options.append(
        Choice.Option(
          locale.name(of: substance), .welcome(.pickedSubstance(substance)),
          key: "substance-" + substance.rawValue,
          isPicked: welcome.substances.contains(substance), symbol: Symbol(of: substance)))
    }
    options.append(
      Choice.Option(
        foodText.trade, .welcome(.pickedFood), key: "substance-food",
        isPicked: welcome.wantsFood, detail: foodText.tradeDetail, symbol: .leaf))
    options.append(
      Choice.Option(
        trackersText.somethingElse, .welcome(.pickedOwn), key: "substance-own",
        isPicked: welcome.wantsOwn, detail: trackersText.somethingElseDetail, symbol: .sparkle))
    return .choice(
      Choice(text.substanceLabel, look: .cards, allowsMany: true, options: options))
  }

  private func preview(_ text: WelcomeText, _ moment: Moment) -> [Component<Message>] {
    var body: [Component<Message>] = []
    for substance in welcome.substances {
      guard let plan = welcomePlan(substance, moment) else { continue }
      body += preview(of: plan, substance, text)
    }
    if body.isEmpty {
      body.append(.text(Text(text.previewNothing)))
    } else {
      body += addOnToggles(ProgrammeText(language: language))
    }
    body += welcomeWarning(moment, place: "-preview")
    return body + [.text(Text(text.editLater, role: .soft))]
  }

  private func preview(
    of plan: Plan, _ substance: Substance, _ text: WelcomeText
  ) -> [Component<Message>] {
    let preview = PlanPreview(plan)
    var body: [Component<Message>] = []
    if welcome.substances.count > 1 {
      body.append(.heading(Heading(locale.name(of: substance))))
    }
    if let quitDay = plan.kind == .stop ? Day(text: welcome.stopDay) : plan.quitDay {
      body.append(
        .text(
          Text(
            text.method(plan.kind == .stop ? .stop : .reduce) + ": "
              + locale.longDate(quitDay), role: .lead)))
    }
    if plan.kind == .reduce {
      body.append(
        .timeline(
          Timeline(
            label: text.previewPlan,
            items: preview.steps.map { step in
              Timeline.Item(
                title: locale.number(Int64(step.target)), detail: locale.shortDate(step.day),
                phase: .ahead)
            })))
    }
    if let cost = preview.cost {
      body.append(.heading(Heading(text.previewCost, level: 3)))
      let sums = [cost.day, cost.week, cost.month, cost.year]
      body.append(
        .grid(
          zip(sums, text.costColumns).map { sum, label in
            .stat(Stat(locale.money(sum), label: label))
          }))
    }
    return body
  }
}
