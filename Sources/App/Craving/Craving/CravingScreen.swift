// The craving screen: dark, large, and nothing to think about before the hands are calm. First
// there is a breath alone, then what may help, then questions, one at a time.
import Engine

extension State {
  func cravingScreen(_ page: CravingPage?, _ moment: Moment) -> Screen<Message> {
    let text = CravingText(language: desk.language)
    var screen: Screen<Message>
    if let open = desk.openCraving(moment) {
      screen = craving.screen(page, of: open, text, moment, desk)
    } else if let ended = craving.closingCraving(moment, desk) {
      screen = Screen(title: text.title, back: .today, body: closing(ended, text, moment))
    } else {
      screen = Screen(
        title: text.title, back: .today,
        body: [
          .text(Text(text.startTitle, role: .lead)), .text(Text(text.startBody)),
          desk.cravingButton(text.start, .pressedCraving, "start", role: .primary),
          desk.cravingButton(text.toToday, .left, "to-today", role: .quiet),
        ])
    }
    screen.isImmersive = true
    screen.windowName = text.title
    return screen
  }
}

extension CravingState {
  fileprivate func screen(
    _ page: CravingPage?, of open: Craving, _ text: CravingText, _ moment: Moment, _ desk: Desk
  ) -> Screen<Message> {
    var screen = asksWhat ? whatPage(open, text, desk) : shown(page, open, text, moment, desk)
    if page != nil || !isBreathAlone(open, moment) {
      screen.dock += [
        desk.cravingButton(text.passed, .pressedPassed, "passed", role: .large),
        desk.cravingButton(text.used, .pressedUsed, "used", role: .large),
      ]
    }
    screen.body += [desk.helpLink] + desk.coachLink
    return screen
  }

  private func shown(
    _ page: CravingPage?, _ open: Craving, _ text: CravingText, _ moment: Moment, _ desk: Desk
  ) -> Screen<Message> {
    guard let page else { return breathPage(open, text, moment, desk) }
    return page == .help
      ? helpPage(open, text, moment, desk) : questionPage(page, of: open, text, moment, desk)
  }

  /// Milliseconds of breath before anything is asked or offered.
  static let breathAlone: Int64 = 10 * Milliseconds.second

  /// Whether the craving has only just begun, and nobody passed over the breath.
  func isBreathAlone(_ open: Craving, _ moment: Moment) -> Bool {
    let elapsed = moment.now.milliseconds(since: open.at)
    return !skippedBreath && elapsed >= 0 && elapsed < CravingState.breathAlone
  }

  private func breathPage(
    _ open: Craving, _ text: CravingText, _ moment: Moment, _ desk: Desk
  ) -> Screen<Message> {
    var body: [Component<Message>] = [
      .text(Text(text.noted, role: .lead, isLive: true)),
      breathFigure(.boxBreathing, text.breathSentence, open, moment, desk),
    ]
    if isBreathAlone(open, moment) {
      body.append(
        desk.cravingButton(text.skipBreath, .skippedBreath, "skip-breath", role: .quiet))
    } else {
      body.append(desk.cravingButton(text.whatHelps, .pressedNext, "next", role: .primary))
      body += desk.wait(open, text, moment)
      body.append(
        .row([
          desk.cravingButton(text.longer, .pressedLonger, "longer", role: .quiet),
          desk.cravingButton(text.leave, .left, "leave", role: .quiet),
        ]))
    }
    return Screen(title: text.title, back: .today, body: body)
  }

  /// What may help, or the technique that is open, or how strong it is after one.
  private func helpPage(
    _ open: Craving, _ text: CravingText, _ moment: Moment, _ desk: Desk
  ) -> Screen<Message> {
    let offer = TechniqueOfferText(language: desk.language)
    if let key = technique {
      var screen = Screen(
        title: desk.techniqueName(key) ?? "",
        body: techniquePanel(key, open, moment, desk) + desk.wait(open, text, moment))
      screen.part = 1
      screen.stepBack = .craving(.steppedBack)
      return screen
    }
    if asksAfter {
      var screen = Screen(title: offer.after, body: desk.afterQuestion(open.intensityAfter))
      screen.part = 2
      screen.stepBack = .craving(.steppedBack)
      return screen
    }
    var body = techniqueCards(open, desk)
    if showsAll { body += desk.doseChoice(open) }
    body.append(desk.cravingButton(text.questions, .pressedNext, "next", role: .secondary))
    body += desk.wait(open, text, moment)
    if let why = desk.myWhy { body.append(.text(Text(text.why + ": " + why, role: .quote))) }
    body += desk.whyMedia()
    return Screen(title: offer.heading, back: .craving, body: body)
  }

  private func whatPage(_ open: Craving, _ text: CravingText, _ desk: Desk) -> Screen<Message> {
    var screen = Screen(title: text.what, body: [desk.whatChoice(open, text, hidesLabel: true)])
    screen.part = 3
    screen.stepBack = .craving(.steppedBack)
    return screen
  }
}

extension Desk {
  func wait(
    _ open: Craving, _ text: CravingText, _ moment: Moment
  ) -> [Component<Message>] {
    let session = open.session
    return [
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
