// The craving screen: dark, large, and nothing to think about before the hands are calm.
import Engine

extension State {
  func cravingScreen(_ moment: Moment) -> Screen<Message> {
    let text = CravingText(language: desk.language)
    var body: [Component<Message>]
    if let open = desk.openCraving(moment) {
      body = craving.session(open, text, moment, desk)
    } else if let ended = craving.closingCraving(moment, desk) {
      body = closing(ended, text, moment)
    } else {
      body = [
        .heading(Heading(text.startTitle)), .text(Text(text.startBody)),
        desk.cravingButton(text.start, .pressedCraving, "start", role: .large),
        desk.cravingButton(text.toToday, .left, "to-today", role: .quiet),
      ]
    }
    return Screen(title: text.title, isImmersive: true, back: .today, body: body)
  }
}

extension CravingState {
  /// The wait with its ways out; beneath it either the open technique or the questions.
  fileprivate func session(
    _ open: Craving, _ text: CravingText, _ moment: Moment, _ desk: Desk
  ) -> [Component<Message>] {
    let session = CravingSession(start: open.at, end: open.sessionEnd ?? open.at)
    if let key = technique {
      return techniquePanel(key, open, moment, desk) + desk.wait(session, text, moment)
        + exits(open, text, desk)
    }
    var body: [Component<Message>] = [
      .text(Text(text.noted, role: .lead, isLive: true)),
      breathFigure(.boxBreathing, text.breathSentence, open, moment, desk),
    ]
    body += desk.wait(session, text, moment) + exits(open, text, desk)
    body.append(.row([desk.cravingButton(text.longer, .pressedLonger, "longer", role: .secondary)]))
    if asksAfter { body += desk.afterQuestion(open.intensityAfter) }
    body += techniqueCards(open, desk)
    if let why = desk.myWhy { body.append(.text(Text(text.why + ": " + why, role: .quote))) }
    body += desk.whyMedia()
    return body + questions(open, session, text, moment, desk)
      + [desk.cravingButton(text.leave, .left, "leave", role: .quiet), desk.helpLink]
  }

  private func exits(_ open: Craving, _ text: CravingText, _ desk: Desk) -> [Component<Message>] {
    var body: [Component<Message>] = [
      .grid([
        desk.cravingButton(text.passed, .pressedPassed, "passed", role: .large),
        desk.cravingButton(text.used, .pressedUsed, "used", role: .large),
      ])
    ]
    if asksWhat { body.append(desk.whatChoice(open, text)) }
    return body
  }
}

extension Desk {
  fileprivate func wait(
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
