// The craving screen: dark, large, and nothing to think about before the hands are calm.
import Engine

extension State {
  func cravingScreen(_ moment: Moment) -> Screen<Message> {
    let text = CravingText(language: language)
    var body: [Component<Message>]
    if let open = openCraving(moment) {
      body = session(open, text, moment)
    } else if let ended = closingCraving(moment) {
      body = closing(ended, text, moment)
    } else {
      body = [
        .heading(Heading(text.startTitle)), .text(Text(text.startBody)),
        cravingButton(text.start, .pressedCraving, "start", role: .large),
        cravingButton(text.toToday, .left, "to-today", role: .quiet),
      ]
    }
    return Screen(title: text.title, isImmersive: true, back: .today, body: body)
  }

  /// The wait with its ways out; beneath it either the open technique or the questions.
  private func session(
    _ open: Craving, _ text: CravingText, _ moment: Moment
  ) -> [Component<Message>] {
    let session = CravingSession(start: open.at, end: open.sessionEnd ?? open.at)
    if let key = craving.technique {
      return techniquePanel(key, open, moment) + wait(session, text, moment) + exits(open, text)
    }
    var body: [Component<Message>] = [
      .text(Text(text.noted, role: .lead, isLive: true)),
      breathFigure(.boxBreathing, text.breathSentence, open, moment),
    ]
    body += wait(session, text, moment) + exits(open, text)
    body.append(.row([cravingButton(text.longer, .pressedLonger, "longer", role: .secondary)]))
    if craving.asksAfter { body += afterQuestion(open.intensityAfter) }
    body += techniqueCards(open)
    if let why = myWhy { body.append(.text(Text(text.why + ": " + why, role: .quote))) }
    body += whyMedia()
    return body + questions(open, session, text, moment)
      + [cravingButton(text.leave, .left, "leave", role: .quiet), helpLink]
  }

  private func wait(
    _ session: CravingSession, _ text: CravingText, _ moment: Moment
  ) -> [Component<Message>] {
    [
      .meter(
        Meter(
          label: text.left, value: clock(session.remaining(at: moment.now)),
          thousandths: session.progress(at: moment.now), tone: .ember)),
      .text(Text(session.isOver(at: moment.now) ? text.timeUp : "", role: .lead, isLive: true)),
    ]
  }

  private func exits(_ open: Craving, _ text: CravingText) -> [Component<Message>] {
    var body: [Component<Message>] = [
      .grid([
        cravingButton(text.passed, .pressedPassed, "passed", role: .large),
        cravingButton(text.used, .pressedUsed, "used", role: .large),
      ])
    ]
    if craving.asksWhat { body.append(whatChoice(open, text)) }
    return body
  }

  /// Own words first, else the first motive.
  var myWhy: String? {
    if let own = overview.reasons.first(where: { !$0.text.isEmpty }) { return own.text }
    return overview.reasons.first.flatMap { $0.motive }.map { language.name(of: $0) }
  }

  /// "7:05"
  func clock(_ seconds: Int64) -> String {
    let rest = seconds % 60
    return "\(seconds / 60):" + (rest < 10 ? "0" : "") + String(rest)
  }

  func cravingButton(
    _ label: String, _ message: CravingMessage, _ key: String, role: Button<Message>.Role
  ) -> Component<Message> {
    .button(Button(label, .craving(message), key: key, role: role))
  }
}
