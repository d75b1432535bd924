// The look back at a slip, one question at a time.
import Engine

extension DebriefState {
  func debriefScreen(_ moment: Moment, _ desk: Desk) -> Screen<Message> {
    let text = desk.debriefText
    guard latestLapse(moment, desk) != nil else {
      return Screen(
        title: text.title, place: .today, back: .today,
        body: [
          .text(Text(text.nothing)),
          .button(Button(text.toToday, .went(.today), key: "to-today", role: .primary)),
        ])
    }
    let step = self.step
    var body: [Component<Message>] = [
      .steps(
        Steps(
          current: step + 1, count: DebriefState.steps,
          label: text.step(step + 1, DebriefState.steps)))
    ]
    switch step {
    case 0: body += [whatHappened(text)]
    case 1: body += [triggers(text, moment, desk)]
    case 2: body += nextTime(text, desk)
    default: body += result(text, moment, desk)
    }
    if step < DebriefState.steps - 1 { body.append(ways(text, isAnswered: isAnswered(step))) }
    var screen = Screen<Message>(title: text.title, place: .today, back: .today, body: body)
    screen.part = step
    return screen
  }

  private func isAnswered(_ step: Int) -> Bool {
    switch step {
    case 0: !text.isEmpty
    case 1: !trigger.isEmpty
    default: !technique.isEmpty || !action.isEmpty
    }
  }

  private func whatHappened(_ text: DebriefText) -> Component<Message> {
    .field(
      TextField(
        text.what, kind: .lines, value: self.text, key: "debrief-text", hint: text.whatHint,
        maxLength: Debrief.longestText
      ) { .debrief(.enteredText($0)) })
  }

  private func triggers(_ text: DebriefText, _ moment: Moment, _ desk: Desk) -> Component<Message> {
    .choice(
      Choice(
        text.trigger,
        options: desk.topTriggers(moment).map { key in
          Choice.Option(
            TriggerText.name(key: key, desk.language), .debrief(.pickedTrigger(key)),
            key: "trigger-" + key, isPicked: trigger == key)
        }))
  }

  private func nextTime(_ text: DebriefText, _ desk: Desk) -> [Component<Message>] {
    let keys = desk.techniques(for: trigger).prefix(Desk.builderChoices)
    return [
      .choice(
        Choice(
          text.next,
          options: keys.map { key in
            Choice.Option(
              desk.techniqueName(key) ?? key, .debrief(.pickedTechnique(key)), key: "act-" + key,
              isPicked: technique == key)
          })),
      .field(
        TextField(
          text.nextOwn, value: action, key: "debrief-action",
          maxLength: IfThenPlan.longestAction
        ) { .debrief(.enteredAction($0)) }),
    ]
  }

  private func result(_ text: DebriefText, _ moment: Moment, _ desk: Desk) -> [Component<Message>] {
    let plan = debriefPlan(moment, desk)
    let line = plan.map { desk.sentence($0.cue, technique: $0.technique, action: $0.action) } ?? ""
    return [
      .heading(Heading(text.result)), .text(Text(line, role: .quote)),
      .text(Text(text.resultLead, role: .soft)),
      .button(Button(text.keep, .debrief(.pressedKeep), key: "keep-plan", role: .large)),
      .row([
        .button(Button(text.back, .debrief(.pressedBack), key: "debrief-back", role: .quiet)),
        .button(
          Button(
            text.withoutPlan, .debrief(.pressedWithoutPlan), key: "without-plan", role: .quiet)),
      ]),
    ]
  }

  private func ways(_ text: DebriefText, isAnswered: Bool) -> Component<Message> {
    var buttons: [Component<Message>] = []
    if step > 0 {
      buttons.append(
        .button(Button(text.back, .debrief(.pressedBack), key: "debrief-back", role: .quiet)))
    }
    buttons.append(
      .button(
        Button(
          isAnswered ? text.goOn : text.skip, .debrief(.pressedNext), key: "debrief-next",
          role: .primary)))
    return .row(buttons)
  }
}
