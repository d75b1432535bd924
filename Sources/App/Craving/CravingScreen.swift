// The craving screen: dark, large, and nothing to think about before the hands are calm.
import Engine

extension State {
  func cravingScreen(_ moment: Moment) -> Screen<Message> {
    let text = language.pick(CravingText.en, CravingText.de)
    var body: [Component<Message>]
    if let open = openCraving(moment) {
      body = session(open, text, moment)
    } else if let ended = overview.cravings.first(where: { $0.id == craving.ended }) {
      body = closing(ended, text)
    } else {
      body = [
        .heading(Heading(text.startTitle)), .text(Text(text.startBody)),
        button(text.start, .pressedCraving, "start", role: .large),
        button(text.toToday, .left, "to-today", role: .quiet),
      ]
    }
    return Screen(title: text.title, isImmersive: true, back: .today, body: body)
  }

  private func session(
    _ open: Craving, _ text: CravingText, _ moment: Moment
  ) -> [Component<Message>] {
    let session = CravingSession(start: open.at, end: open.sessionEnd ?? open.at)
    var body: [Component<Message>] = [
      .text(Text(text.noted, role: .lead, isLive: true)),
      .widget(
        Widget(
          .breathing(pattern: [4, 4, 4, 4], labels: text.breath), key: "breath-" + open.id.text,
          sentence: text.breathSentence)),
    ]
    let isOver = session.isOver(at: moment.now)
    body.append(
      .meter(
        Meter(
          label: text.left, value: clock(session.remaining(at: moment.now)),
          thousandths: session.progress(at: moment.now), tone: .ember)))
    body.append(.text(Text(isOver ? text.timeUp : "", role: .lead, isLive: true)))
    body.append(
      .grid([
        button(text.passed, .pressedPassed, "passed", role: .large),
        button(text.used, .pressedUsed, "used", role: .large),
      ]))
    if craving.asksWhat { body.append(whatChoice(open, text)) }
    body.append(.row([button(text.longer, .pressedLonger, "longer", role: .secondary)]))
    if let why = myWhy { body.append(.text(Text(text.why + ": " + why, role: .quote))) }
    body += whyMedia()
    return body + questions(open, session, text)
      + [
        button(text.leave, .left, "leave", role: .quiet), helpLink,
      ]
  }

  private func questions(
    _ open: Craving, _ session: CravingSession, _ text: CravingText
  ) -> [Component<Message>] {
    var body: [Component<Message>] = [
      .scale(
        Scale(
          text.intensity, low: text.intensityLow, high: text.intensityHigh,
          range: Craving.intensities, value: open.intensity, key: "intensity"
        ) { .craving(.pickedIntensity($0)) }),
      triggerChoice(open, text),
    ]
    if overview.trackers.filter({ $0.substance != nil }).count > 1, !craving.asksWhat {
      body.append(whatChoice(open, text))
    }
    body.append(
      .details(
        Details(
          key: "more", summary: text.more,
          body: [
            lengthChoice(session, text), ownTrigger(text), actionChoice(open, text),
            note(open, text),
          ])))
    return body
  }

  private func triggerChoice(_ open: Craving, _ text: CravingText) -> Component<Message> {
    var options: [Choice<Message>.Option] = []
    for trigger in CravingTrigger.allCases {
      options.append(
        Choice.Option(
          text.trigger(trigger), .craving(.pickedTrigger(trigger.rawValue)),
          key: "trigger-" + trigger.rawValue,
          isPicked: open.triggers.contains(trigger.rawValue)))
    }
    for own in open.triggers where own.hasPrefix(State.ownPrefix) {
      let name = String(own.dropFirst(State.ownPrefix.utf8.count))
      options.append(
        Choice.Option(
          name, .craving(.pickedTrigger(own)), key: "trigger-own-" + name, isPicked: true))
    }
    return .choice(Choice(text.triggers, allowsMany: true, options: options))
  }

  private func ownTrigger(_ text: CravingText) -> Component<Message> {
    .form(
      Form(
        key: "own-trigger-form",
        body: [
          .field(
            TextField(text.ownTrigger, value: craving.ownTrigger, key: "own-trigger", maxLength: 40)
            { .craving(.enteredOwnTrigger($0)) }),
          button(text.addTrigger, .addedOwnTrigger, "add-trigger", role: .secondary),
        ], submitted: .craving(.addedOwnTrigger)))
  }

  private func lengthChoice(
    _ session: CravingSession, _ text: CravingText
  ) -> Component<Message> {
    .choice(
      Choice(
        text.lengths, look: .segments,
        options: CravingSession.lengths.map { minutes in
          Choice.Option(
            text.minutes(minutes), .craving(.pickedLength(minutes: minutes)),
            key: "length-\(minutes)",
            isPicked: CravingSession(start: session.start, minutes: minutes) == session)
        }))
  }

  private func actionChoice(_ open: Craving, _ text: CravingText) -> Component<Message> {
    .choice(
      Choice(
        text.action,
        options: CravingAction.allCases.map { action in
          Choice.Option(
            text.actionName(action), .craving(.pickedAction(action)),
            key: "action-" + action.rawValue, isPicked: open.action == action)
        }))
  }

  private func whatChoice(_ open: Craving, _ text: CravingText) -> Component<Message> {
    .choice(
      Choice(
        text.what,
        options: overview.trackers.filter { $0.substance != nil }.map { tracker in
          Choice.Option(
            locale.name(of: tracker), .craving(.pickedTracker(tracker.id)),
            key: "what-" + tracker.id.text, isPicked: open.tracker == tracker.id)
        }))
  }

  private func note(_ open: Craving, _ text: CravingText) -> Component<Message> {
    let typed = craving.note.flatMap { $0.craving == open.id ? $0.text : nil }
    return .field(
      TextField(
        text.note, kind: .lines, value: typed ?? open.note, key: "note", hint: text.noteHint,
        maxLength: Entry.longestNote
      ) { .craving(.enteredNote($0)) })
  }

  /// The last line of a craving: a win is counted, a use is only noted.
  private func closing(_ ended: Craving, _ text: CravingText) -> [Component<Message>] {
    let passed = ended.outcome == .passed
    let count = overview.cravings.filter { $0.outcome == .passed }.count
    return [
      .row([.symbol(passed ? .bird : .leaf)]),
      .heading(Heading(passed ? text.endPassed : text.endUsed)),
      .text(
        Text(passed ? text.endPassedCount(count) : text.endUsedBody, role: .lead, isLive: true)),
      button(text.toToday, .left, "to-today", role: .large),
    ]
  }

  /// Own words first, else the first motive.
  var myWhy: String? {
    if let own = overview.reasons.first(where: { !$0.text.isEmpty }) { return own.text }
    return overview.reasons.first.flatMap { $0.motive }.map { language.name(of: $0) }
  }

  private func clock(_ seconds: Int64) -> String {
    let rest = seconds % 60
    return "\(seconds / 60):" + (rest < 10 ? "0" : "") + String(rest)
  }

  private func button(
    _ label: String, _ message: CravingMessage, _ key: String, role: Button<Message>.Role
  ) -> Component<Message> {
    .button(Button(label, .craving(message), key: key, role: role))
  }
}
