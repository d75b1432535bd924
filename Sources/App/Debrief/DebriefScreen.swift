// The look back at a slip, one question at a time.
import Engine

extension State {
  func debriefScreen(_ moment: Moment) -> Screen<Message> {
    let text = debriefText
    guard latestLapse(moment) != nil else {
      return Screen(
        title: text.title, place: .today, back: .today,
        body: [
          .text(Text(text.nothing)),
          .button(Button(text.toToday, .went(.today), key: "to-today", role: .primary)),
        ])
    }
    let step = debrief.step
    var body: [Component<Message>] = [
      .steps(
        Steps(
          current: step + 1, count: DebriefState.steps,
          label: text.step(step + 1, DebriefState.steps)))
    ]
    switch step {
    case 0: body += [whatHappened(text)]
    case 1: body += [triggers(text, moment)]
    case 2: body += nextTime(text)
    default: body += result(text, moment)
    }
    if step < DebriefState.steps - 1 { body.append(ways(text, isAnswered: isAnswered(step))) }
    var screen = Screen<Message>(title: text.title, place: .today, back: .today, body: body)
    screen.part = step
    return screen
  }

  private func isAnswered(_ step: Int) -> Bool {
    switch step {
    case 0: !debrief.text.isEmpty
    case 1: !debrief.trigger.isEmpty
    default: !debrief.technique.isEmpty || !debrief.action.isEmpty
    }
  }

  private func whatHappened(_ text: DebriefText) -> Component<Message> {
    .field(
      TextField(
        text.what, kind: .lines, value: debrief.text, key: "debrief-text", hint: text.whatHint,
        maxLength: Debrief.longestText
      ) { .debrief(.enteredText($0)) })
  }

  private func triggers(_ text: DebriefText, _ moment: Moment) -> Component<Message> {
    .choice(
      Choice(
        text.trigger,
        options: topTriggers(moment).map { key in
          Choice.Option(
            TriggerText.name(key: key, language), .debrief(.pickedTrigger(key)),
            key: "trigger-" + key, isPicked: debrief.trigger == key)
        }))
  }

  private func nextTime(_ text: DebriefText) -> [Component<Message>] {
    let keys = techniques(for: debrief.trigger).prefix(State.builderChoices)
    return [
      .choice(
        Choice(
          text.next,
          options: keys.map { key in
            Choice.Option(
              techniqueName(key) ?? key, .debrief(.pickedTechnique(key)), key: "act-" + key,
              isPicked: debrief.technique == key)
          })),
      .field(
        TextField(
          text.nextOwn, value: debrief.action, key: "debrief-action",
          maxLength: IfThenPlan.longestAction
        ) { .debrief(.enteredAction($0)) }),
    ]
  }

  private func result(_ text: DebriefText, _ moment: Moment) -> [Component<Message>] {
    let plan = debriefPlan(moment)
    let line = plan.map { sentence($0.cue, technique: $0.technique, action: $0.action) } ?? ""
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
    if debrief.step > 0 {
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
