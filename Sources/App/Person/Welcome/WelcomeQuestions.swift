// The questions of the middle steps.
import Engine

extension WelcomeState {
  func amountQuestion(_ substance: Substance, _ text: WelcomeText, _ desk: Desk) -> Component<
    Message
  > {
    .field(
      TextField(
        text.perDay(substance), kind: .decimal, value: answers(of: substance).perDay,
        key: "per-day-" + substance.rawValue, hint: text.perDayHint,
        problem: shown(perDayProblem(substance, desk), text), maxLength: 8
      ) { .welcome(.enteredPerDay(substance, $0)) })
  }

  /// Several things are told apart by their names; one is what the title asks about.
  func lastUseQuestions(
    _ substance: Substance, _ text: WelcomeText, _ moment: Moment, _ desk: Desk
  ) -> [Component<Message>] {
    let answers = self.answers(of: substance)
    let key = substance.rawValue
    let isAlone = substances.count == 1
    let now = Component<Message>.choice(
      Choice(
        isAlone ? text.title(.last) : desk.locale.name(of: substance), allowsMany: true,
        hidesLabel: isAlone,
        options: [
          Choice.Option(
            text.justNow, .welcome(.pickedLastUseNow(substance)), key: "last-now-" + key,
            isPicked: answers.lastUseIsNow)
        ]))
    guard !answers.lastUseIsNow else { return [now] }
    return [
      now,
      .row([
        .field(
          TextField(
            text.otherDay, kind: .date, value: answers.lastUseDay, key: "last-day-" + key,
            problem: shown(lastUseProblem(substance, moment), text)
          ) { .welcome(.enteredLastUseDay(substance, $0)) }),
        .field(
          TextField(
            text.otherTime, kind: .time, value: answers.lastUseTime, key: "last-time-" + key,
            problem: shown(lastTimeProblem(substance), text)
          ) { .welcome(.enteredLastUseTime(substance, $0)) }),
      ]),
      .text(Text(text.otherDayHint, role: .soft)),
    ]
  }

  func reasonQuestions(_ text: WelcomeText, _ desk: Desk) -> [Component<Message>] {
    [
      .choice(
        Choice(
          text.title(.why), allowsMany: true, hidesLabel: true,
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

  func methodQuestions(_ text: WelcomeText, _ desk: Desk) -> [Component<Message>] {
    let body: [Component<Message>] = [
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
    // The trial was about smoking and says nothing about drinking.
    if substances == [.alcohol] { return body }
    return body + [.text(Text(text.evidence, role: .caption))]
  }

  func dayQuestions(
    _ text: WelcomeText, _ moment: Moment, _ desk: Desk
  ) -> [Component<Message>] {
    method == .stop ? stopQuestions(text, moment, desk) : reduceQuestions(text, moment, desk)
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
