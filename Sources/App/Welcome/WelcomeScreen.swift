// The five opening questions. Each can be skipped, back always works, and nothing is preselected.
import Engine

extension WelcomeState {
  func welcomeScreen(_ moment: Moment, _ desk: Desk) -> Screen<Message> {
    let text = WelcomeText(language: desk.language)
    let step = self.step
    let count = steps.count
    let place = (steps.firstIndex(of: step) ?? 0) + 1
    var body: [Component<Message>] = [
      .steps(Steps(current: place, count: count, label: text.step(place, count)))
    ]
    body.append(
      .form(
        Form(
          key: "welcome-\(step)", body: question(step, text, moment, desk) + [buttons(text, desk)],
          submitted: .welcome(.pressedNext))))
    var screen = Screen<Message>(title: welcomeTitle(text, desk), body: body)
    screen.part = place
    return screen
  }

  private func question(
    _ step: Int, _ text: WelcomeText, _ moment: Moment, _ desk: Desk
  ) -> [Component<Message>] {
    switch step {
    case 1: [substanceChoice(text, desk)]
    case 2: substances.flatMap { habitQuestions($0, text, moment, desk) } + focusQuestions(desk)
    case 3: substances.flatMap { priceQuestions($0, text, desk) } + reasonQuestions(text, desk)
    case 4: methodQuestions(text, moment, desk)
    default: (isOnlyFood ? [] : preview(text, moment, desk)) + foodSteps(desk)
    }
  }

  private func buttons(_ text: WelcomeText, _ desk: Desk) -> Component<Message> {
    let isLast = step == WelcomeState.stepCount
    var row: [Component<Message>] = [
      desk.button(isLast ? text.finish : text.next, .pressedNext, "next", .primary),
      desk.button(text.back, .pressedBack, "back", .secondary),
    ]
    if !isLast || wantsFood { row.append(desk.button(text.skip, .pressedSkip, "skip", .quiet)) }
    if step == 1 { row.append(desk.button(text.skipAll, .pressedSkipAll, "skip-all", .quiet)) }
    return .row(row)
  }

  private func substanceChoice(_ text: WelcomeText, _ desk: Desk) -> Component<Message> {
    var options: [Choice<Message>.Option] = []
    for substance in Substance.allCases {
      options.append(
        Choice.Option(
          desk.locale.name(of: substance), .welcome(.pickedSubstance(substance)),
          key: "substance-" + substance.rawValue,
          isPicked: substances.contains(substance), symbol: Symbol(of: substance)))
    }
    options.append(
      Choice.Option(
        desk.foodText.trade, .welcome(.pickedFood), key: "substance-food",
        isPicked: wantsFood, detail: desk.foodText.tradeDetail, symbol: .leaf))
    options.append(
      Choice.Option(
        desk.trackersText.somethingElse, .welcome(.pickedOwn), key: "substance-own",
        isPicked: wantsOwn, detail: desk.trackersText.somethingElseDetail, symbol: .sparkle))
    return .choice(
      Choice(text.substanceLabel, look: .cards, allowsMany: true, options: options))
  }

  private func preview(_ text: WelcomeText, _ moment: Moment, _ desk: Desk) -> [Component<Message>]
  {
    var body: [Component<Message>] = []
    for substance in substances {
      guard let plan = welcomePlan(substance, moment, desk) else { continue }
      body += preview(of: plan, substance, text, desk)
    }
    if body.isEmpty {
      body.append(.text(Text(text.previewNothing)))
    } else {
      body += addOnToggles(ProgrammeText(language: desk.language))
    }
    body += welcomeWarning(moment, place: "-preview", desk)
    return body + [.text(Text(text.editLater, role: .soft))]
  }

  private func preview(
    of plan: Plan, _ substance: Substance, _ text: WelcomeText, _ desk: Desk
  ) -> [Component<Message>] {
    let preview = PlanPreview(plan)
    var body: [Component<Message>] = []
    if substances.count > 1 {
      body.append(.heading(Heading(desk.locale.name(of: substance))))
    }
    if let quitDay = plan.kind == .stop ? Day(text: stopDay) : plan.quitDay {
      body.append(
        .text(
          Text(
            text.method(plan.kind == .stop ? .stop : .reduce) + ": "
              + desk.locale.longDate(quitDay), role: .lead)))
    }
    if plan.kind == .reduce {
      body.append(
        .timeline(
          Timeline(
            label: text.previewPlan,
            items: preview.steps.map { step in
              Timeline.Item(
                title: desk.locale.number(Int64(step.target)),
                detail: desk.locale.shortDate(step.day),
                phase: .ahead)
            })))
    }
    if let cost = preview.cost {
      body.append(.heading(Heading(text.previewCost, level: 3)))
      let sums = [cost.day, cost.week, cost.month, cost.year]
      body.append(
        .grid(
          zip(sums, text.costColumns).map { sum, label in
            .stat(Stat(desk.locale.money(sum), label: label))
          }))
    }
    return body
  }
}

extension Desk {
  fileprivate func button(
    _ label: String, _ message: WelcomeMessage, _ key: String, _ role: Button<Message>.Role
  ) -> Component<Message> {
    .button(Button(label, .welcome(message), key: key, role: role))
  }
}
