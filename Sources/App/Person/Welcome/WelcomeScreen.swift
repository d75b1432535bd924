// The opening questions, one a screen. Each can be skipped, and nothing is preselected.
import Engine

extension WelcomeState {
  /// What is asked next keeps its place above the keyboard: the way on stands in the dock.
  func welcomeScreen(_ moment: Moment, _ desk: Desk) -> Screen<Message> {
    let text = WelcomeText(language: desk.language)
    let asked = steps(desk)
    let count = asked.count + expected
    let place = (asked.firstIndex(of: step) ?? 0) + 1
    var screen = Screen<Message>(
      title: welcomeTitle(text, desk),
      body: [
        .steps(Steps(current: place, count: count, label: text.step(place, count))),
        .form(
          Form(
            key: "welcome-\(step.rawValue)", body: question(text, moment, desk),
            submitted: .welcome(.pressedNext))),
      ])
    screen.part = step.rawValue + 1
    screen.stepBack = .welcome(.pressedBack)
    screen.dock = dock(text)
    return screen
  }

  /// As long as no way is picked, the longest one is counted on: the number never grows.
  private var expected: Int {
    guard method == nil, !isOnlyFood, step.rawValue <= WelcomeStep.way.rawValue else { return 0 }
    return substances.contains(.alcohol) ? 2 : 1
  }

  /// The steps that have something to ask.
  func steps(_ desk: Desk) -> [WelcomeStep] {
    WelcomeStep.allCases.filter { step in
      switch step {
      case .what, .plan: true
      case .amount, .last, .why, .way: !isOnlyFood
      case .focus: wantsFood
      case .drinking: method == .stop && substances.contains(.alcohol)
      case .day: method == .reduce || method == .stop && welcomeOffersStop(desk)
      }
    }
  }

  /// With nothing but food the last step tells of other things.
  private func welcomeTitle(_ text: WelcomeText, _ desk: Desk) -> String {
    switch step {
    case .focus: desk.foodText.firstTitle
    case .plan where isOnlyFood: desk.foodText.howTitle
    case .day where method == .reduce: text.reduceDays
    default: text.title(step)
    }
  }

  private func question(
    _ text: WelcomeText, _ moment: Moment, _ desk: Desk
  ) -> [Component<Message>] {
    switch step {
    case .what: [substanceChoice(text, desk)]
    case .amount: substances.map { amountQuestion($0, text, desk) }
    case .last: substances.flatMap { lastUseQuestions($0, text, moment, desk) }
    case .focus: focusQuestions(desk)
    case .why: reasonQuestions(text, desk)
    case .way: methodQuestions(text, desk)
    case .drinking: drinkingQuestions(text, moment, desk)
    case .day: dayQuestions(text, moment, desk)
    case .plan: (isOnlyFood ? [] : preview(text, moment, desk)) + foodSteps(desk)
    }
  }

  private func dock(_ text: WelcomeText) -> [Component<Message>] {
    let next = Component<Message>.button(
      Button(
        step == .plan ? text.finish : text.next, .welcome(.pressedNext), key: "next",
        role: .primary))
    guard step != .plan else { return [next] }
    let skip =
      step == .what
      ? Button(text.skipAll, Message.welcome(.pressedSkipAll), key: "skip-all", role: .quiet)
      : Button(text.skip, Message.welcome(.pressedSkip), key: "skip", role: .quiet)
    return [next, .button(skip)]
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

  private func preview(
    _ text: WelcomeText, _ moment: Moment, _ desk: Desk
  ) -> [Component<Message>] {
    var body: [Component<Message>] = []
    for substance in substances {
      guard let plan = welcomePlan(substance, moment, desk), let end = plan.quitDay else {
        continue
      }
      if substances.count > 1 { body.append(.heading(Heading(desk.locale.name(of: substance)))) }
      body += preview(of: plan, to: end, text, desk)
    }
    if body.isEmpty {
      body.append(.text(Text(text.previewNothing)))
    } else {
      let programme = ProgrammeText(language: desk.language)
      body.append(
        .details(
          Details(key: "add-ons", summary: programme.addOns, body: addOnToggles(programme))))
    }
    body += welcomeWarning(moment, place: "-preview", desk)
    return body + [.text(Text(text.editLater, role: .soft))]
  }

  /// The person's own way down with its two ends, or the day of a stop.
  private func preview(
    of plan: Plan, to end: Day, _ text: WelcomeText, _ desk: Desk
  ) -> [Component<Message>] {
    let steps = PlanPreview(plan).steps
    guard plan.kind == .reduce, steps.count > 1, let baseline = plan.baseline else {
      let day = plan.kind == .stop ? Day(text: stopDay) ?? end : end
      return [
        .text(
          Text(
            text.method(plan.kind == .stop ? .stop : .reduce) + ": " + desk.locale.longDate(day),
            role: .lead))
      ]
    }
    let days = Int64(max(1, end.days(since: plan.fromDay)))
    var points = [(along: Int64(0), height: Int64(1000))]
    for step in steps {
      points.append(
        (
          along: Int64(step.day.days(since: plan.fromDay)) * 1000 / days,
          height: Int64(step.target) * Entry.unit * 1000 / baseline
        ))
    }
    return [
      .descent(
        Descent(
          label: text.previewPlan, points: points,
          start: (desk.locale.amount(baseline), text.today),
          end: (desk.locale.number(0), desk.locale.longDate(end))))
    ]
  }
}
