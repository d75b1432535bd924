// The screen of a session: one number, the word for what is to be done, pause and stop. Afterwards
// what came of it. To leave the screen ends nothing.
import Engine

extension State {
  func sessionScreen(_ moment: Moment) -> Screen<Message> {
    let text = SessionText(language: desk.language)
    var screen = Screen<Message>(title: text.title, isImmersive: true, back: .practice, body: [])
    if let live = practice.liveSession(moment, desk) {
      screen.title = desk.name(of: live.setting)
      screen.body = sounds.running(live, text, moment, desk)
      if practice.isStopping, live.isPaused { screen.sheet = desk.stopSheet(live, text, moment) }
      if screen.sheet == nil { screen.sheet = programs.infoSheet(live, desk) }
    } else if let ended = desk.finishedSession(practice.ended) {
      screen.title = desk.name(of: ended.setting)
      screen.body = desk.endBody(ended, text, moment)
    } else {
      screen.body = practice.sessionQuestions(moment, desk)
      if screen.body.isEmpty { screen.body.append(.text(Text(text.nothing, role: .lead))) }
      screen.body.append(
        .button(Button(text.toPractice, .went(.practice), key: "to-practice", role: .large)))
    }
    return screen
  }
}

extension SoundsState {
  fileprivate func running(
    _ live: PracticeRun, _ text: SessionText, _ moment: Moment, _ desk: Desk
  ) -> [Component<Message>] {
    let position = live.position(now: moment.now)
    guard let phase = position.phase else { return [] }
    var lines: [Component<Message>] = []
    var head: [Component<Message>] = []
    if live.isWorkout {
      head.append(desk.workoutHead(live, position.index, phase.role))
      lines = desk.workoutLines(live, position.index)
    } else if let round = desk.roundLine(live, phase, text) {
      lines.append(.text(Text(round, role: .lead)))
    }
    if live.isPaused { lines.append(.text(Text(text.paused, role: .lead))) }
    if found == .blocked, !live.isPaused {
      lines.append(.text(Text(text.soundBlocked, role: .soft)))
    }
    let pause =
      live.isPaused
      ? desk.sessionButton(text.goOn, .pressedGoOn, "go-on", .large)
      : desk.sessionButton(text.pause, .pressedPause, "pause", .large)
    let isOpen = live.schedule.length == nil
    return head + [.session(desk.figure(of: live, position, phase, text, moment))] + lines + [
      .grid([
        pause, desk.sessionButton(isOpen ? text.finish : text.stop, .pressedStop, "stop", .large),
      ])
    ]
  }
}

extension Desk {
  fileprivate func roundLine(_ live: PracticeRun, _ phase: Phase, _ text: SessionText) -> String? {
    let rounds = live.schedule.rounds
    guard rounds > 1, phase.role != .ready else { return nil }
    return text.round(phase.round, rounds)
  }

  func sessionButton(
    _ label: String, _ message: PracticeMessage, _ key: String, _ role: Button<Message>.Role
  ) -> Component<Message> {
    .button(Button(label, .practice(message), key: key, role: role))
  }

  // The figure

  fileprivate func figure(
    of live: PracticeRun, _ position: PhasePosition, _ phase: Phase, _ text: SessionText,
    _ moment: Moment
  ) -> SessionFigure {
    let elapsed = live.elapsed(now: moment.now)
    var figure = SessionFigure(
      key: "session", number: clock(position.secondsLeft ?? position.elapsed / 1000),
      caption: word(of: phase), sentence: name(of: live.setting) + ": " + word(of: phase),
      live: live.isPaused ? text.paused : spoken(live, elapsed, text))
    if live.isWorkout, !live.isPaused { figure.live = workoutHeadline(live, position.index) }
    if let breath = BreathMotion(phase.role) {
      figure.key = "breath-\(live.id.text)-\(position.index)-\(live.shift)-\(live.isPaused)"
      figure.number = String(position.secondsLeft ?? 0)
      figure.caption = breath.arrow + " " + figure.caption
      figure.whole = share(elapsed, of: live.schedule.length ?? 0)
      figure.breath = BreathFigure(
        breath, length: phase.length, elapsed: position.elapsed, isStill: live.isPaused)
    } else if phase.role == .ready {
      figure.number = String(position.secondsLeft ?? 0)
    } else if phase.role != .openEnd {
      figure.whole = share(position.elapsed, of: phase.length)
    }
    return figure
  }

  /// In thousandths.
  func share(_ part: Int64, of whole: Int64) -> Int {
    whole > 0 ? Int(min(1000, part * 1000 / whole)) : 0
  }

  /// A sentence that changes each half minute, so that nobody is told every second.
  private func spoken(_ live: PracticeRun, _ elapsed: Int64, _ text: SessionText) -> String {
    let half = Milliseconds.minute / 2
    guard let length = live.schedule.length else {
      return text.soFar(spokenTime(elapsed / half * 30, text))
    }
    return text.left(spokenTime((length - elapsed + half - 1) / half * 30, text))
  }

  private func spokenTime(_ seconds: Int64, _ text: SessionText) -> String {
    let minutes = seconds / 60
    if seconds % 60 == 0, minutes > 0 { return text.minutes(minutes) }
    return minutes == 0 ? text.halfMinute(seconds) : text.minutesAndHalf(minutes)
  }

  /// "Breathe in", "Closing"
  func word(of phase: Phase) -> String {
    let text = SessionText(language: language)
    switch phase.role {
    case .ready: return text.ready
    case .sit: return text.sit
    case .closing: return text.closing
    case .breatheIn: return text.breatheIn
    case .holdIn, .holdOut: return text.hold
    case .breatheOut: return text.breatheOut
    case .work: return text.work
    case .rest: return text.rest
    case .openEnd: return text.open
    }
  }
}
