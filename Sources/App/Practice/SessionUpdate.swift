// A session from its start to its end. Each step is written at once; what time alone does to it,
// its natural end and a step of the device's clock, is noticed before any message is taken in.
import Engine

extension State {
  /// Pressed again within this time, a start is one and the same.
  private static let sameStart: Int64 = 2 * Milliseconds.second
  /// Two clocks that differ by more have not drifted: one of them was set.
  static let clockStep: Int64 = 1500

  /// What time did since the last message.
  mutating func mindSession(_ moment: Moment) -> [Effect] {
    let step = clockStep(moment)
    guard storage.isOpen else { return [] }
    var effects: [Effect] = []
    if step != 0 { effects += setSession(liveSession(moment)?.moved(byClockStep: step), moment) }
    let started = overview.practice.started
    if let watched = practice.watched, !started.contains(where: { $0.id == watched }) {
      lostSight(of: watched)
    }
    guard let live = liveSession(moment) else { return effects }
    practice.watched = live.id
    return live.isOver(now: moment.now)
      ? effects + endSession(live, now: moment.now, moment) : effects
  }

  /// By how much the device's clock was set. While the page is out of sight a leap forward is
  /// sleep, and sleep is time that passed.
  private mutating func clockStep(_ moment: Moment) -> Int64 {
    defer { practice.clocks = (moment.now, moment.uptime) }
    let wasInSight = practice.isInSight
    guard let clocks = practice.clocks else { return 0 }
    let step = moment.now.milliseconds(since: clocks.now) - (moment.uptime - clocks.uptime)
    if step > State.clockStep { return wasInSight ? step : 0 }
    return step < -State.clockStep ? step : 0
  }

  /// Another window ended the session: this one shows the end as well.
  private mutating func lostSight(of watched: Identifier) {
    practice.watched = nil
    practice.isStopping = false
    if finishedSession(watched) != nil { practice.ended = watched }
  }

  mutating func updateSession(_ message: PracticeMessage, _ moment: Moment) -> [Effect] {
    switch message {
    case .pressedStart(let setting): return start(setting, moment)
    case .answeredStart(let answer): return answerStart(answer, moment)
    case .pressedPause: return setSession(liveSession(moment)?.pause(now: moment.now), moment)
    case .pressedGoOn:
      practice.isStopping = false
      return setSession(liveSession(moment)?.resume(now: moment.now), moment)
    case .pressedStop: return stopSession(moment)
    case .answeredStop(let answer): return answerStop(answer, moment)
    case .answeredCount(let id, let counts): return answerCount(id, counts, moment)
    case .pickedEffort(let effort):
      guard let ended = practice.ended else { break }
      return put(
        ended, kind: PracticeRun.kind, [PracticeRun.effortField(effort)], moment, undoable: false)
    case .pressedNotCounted:
      guard let ended = practice.ended else { break }
      return leaveEnd() + delete(ended, kind: PracticeRun.kind, saying: practiceText.gone, moment)
    case .leftEnd: return leaveEnd()
    default: break
    }
    return []
  }

  private mutating func setSession(_ fields: [JournalField]?, _ moment: Moment) -> [Effect] {
    guard let live = liveSession(moment), let fields else { return [] }
    return put(live.id, kind: PracticeRun.kind, fields, moment, undoable: false)
  }

  // Start

  private mutating func start(_ setting: PracticeSetting, _ moment: Moment) -> [Effect] {
    if let live = liveSession(moment) {
      let isSame =
        live.settingText == setting.text
        && moment.now.milliseconds(since: live.at) < State.sameStart
      if !isSame { practice.wanted = setting }
      return []
    }
    let id = moment.entropy.identifier()
    let drafts = [
      Draft.create(
        id, kind: PracticeRun.kind,
        setting.startFields(now: moment.now, zone: moment.zone, day: today(moment)))
    ]
    let memory = upsert(
      Settings.identifier, kind: Settings.kind, [PracticeChoices.field(remembering: setting)],
      moment)
    practice.watched = id
    practice.ended = nil
    practice.meditation = nil
    practice.breath = nil
    toast = nil
    return write(drafts + memory, moment) + show(.session)
  }

  private mutating func answerStart(_ answer: StopAnswer, _ moment: Moment) -> [Effect] {
    guard let wanted = practice.wanted else { return [] }
    practice.wanted = nil
    guard answer != .goOn else { return [] }
    var effects: [Effect] = []
    if let session = liveSession(moment) {
      effects +=
        answer == .keep ? endSession(session, now: moment.now, moment) : drop(session, moment)
    }
    return effects + start(wanted, moment)
  }

  /// Goes to a page, unless it is there already.
  private mutating func show(_ wanted: Route) -> [Effect] {
    guard route != wanted else { return [] }
    route = wanted
    return [.go(wanted)]
  }

  // End

  /// Nothing counts unless the person says so, now or once for all; an open end is there to be
  /// stopped, so stopping is its natural end.
  private mutating func stopSession(_ moment: Moment) -> [Effect] {
    guard let session = liveSession(moment) else { return [] }
    if session.schedule.length == nil { return endSession(session, now: moment.now, moment) }
    guard session.credit(now: moment.now) >= State.leastAsked else { return drop(session, moment) }
    switch overview.settings.practice.earlyStop {
    case .always: return endSession(session, now: moment.now, moment)
    case .never: return drop(session, moment)
    case .ask:
      practice.isStopping = true
      practice.pausesToAsk = !session.isPaused
      return setSession(session.pause(now: moment.now), moment)
    }
  }

  /// Less than this is not worth a question.
  static let leastAsked: Int64 = Milliseconds.minute

  private mutating func answerStop(_ answer: StopAnswer, _ moment: Moment) -> [Effect] {
    practice.isStopping = false
    guard let session = liveSession(moment) else { return [] }
    switch answer {
    case .keep: return endSession(session, now: moment.now, moment)
    case .drop: return drop(session, moment)
    case .goOn: return setSession(session.resume(now: moment.now), moment)
    }
  }

  /// The one way in which a session becomes a record. What is taken back is the record, not the
  /// end: the session would run on in the past.
  private mutating func endSession(
    _ session: PracticeRun, now: Instant, _ moment: Moment
  ) -> [Effect] {
    forget(session)
    switch session.finish(now: now) {
    case .endedBefore: return []
    case .dropped: return drop(session, moment)
    case .kept(let fields):
      practice.ended = session.id
      rememberDeletion(of: session.id, kind: PracticeRun.kind, moment)
      if route != .session { toast = practiceText.noted(name(of: session.setting)) }
      return put(session.id, kind: PracticeRun.kind, fields, moment, undoable: false)
    }
  }

  private mutating func drop(_ session: PracticeRun, _ moment: Moment) -> [Effect] {
    forget(session)
    let effects = write([deletion(of: session.id, kind: PracticeRun.kind, moment)], moment)
    return route == .session ? effects + show(.practice) : effects
  }

  /// What was asked about it is answered.
  private mutating func forget(_ session: PracticeRun) {
    if practice.watched == session.id { practice.watched = nil }
    practice.isStopping = false
    practice.wanted = nil
  }

  /// The question is put away: it goes on as it was.
  mutating func closeStopping(_ moment: Moment) -> [Effect] {
    guard practice.isStopping else { return [] }
    practice.isStopping = false
    return practice.pausesToAsk
      ? setSession(liveSession(moment)?.resume(now: moment.now), moment) : []
  }

  /// With full credit, or gone.
  private mutating func answerCount(
    _ id: Identifier, _ counts: Bool, _ moment: Moment
  ) -> [Effect] {
    guard let session = unansweredSessions(moment).first(where: { $0.id == id }) else { return [] }
    guard counts else { return drop(session, moment) }
    let end = max(moment.now, session.end ?? moment.now)
    let effects = endSession(session, now: end, moment)
    practice.ended = nil
    return effects
  }

  private mutating func leaveEnd() -> [Effect] {
    practice.ended = nil
    return show(.practice)
  }
}
