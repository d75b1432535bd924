// A session from its start to its end. Each step is written at once; what time alone does to it,
// its natural end and a step of the device's clock, is noticed before any message is taken in.
import Engine

extension PracticeState {
  /// Pressed again within this time, a start is one and the same.
  private static let sameStart: Int64 = 2 * Milliseconds.second
  /// Two clocks that differ by more have not drifted: one of them was set.
  static let clockStep: Int64 = 1500

  /// What time did since the last message.
  mutating func mindSession(_ moment: Moment, _ desk: inout Desk) -> [Effect] {
    let step = clockStep(moment)
    guard desk.storage.isOpen else { return [] }
    var effects: [Effect] = []
    if step != 0 { effects += moveSession(by: step, moment, &desk) }
    let started = desk.overview.practice.started
    if let watched = self.watched, !started.contains(where: { $0.id == watched }) {
      lostSight(of: watched, desk)
    }
    guard let live = liveSession(moment, desk) else { return effects }
    return effects + watch(live, moment, &desk)
  }

  @inline(never)  // Not of a first visit.
  private mutating func moveSession(
    by step: Int64, _ moment: Moment, _ desk: inout Desk
  ) -> [Effect] {
    setSession(liveSession(moment, desk)?.moved(byClockStep: step), moment, &desk)
  }

  @inline(never)  // Not of a first visit.
  private mutating func watch(
    _ live: PracticeRun, _ moment: Moment, _ desk: inout Desk
  ) -> [Effect] {
    self.watched = live.id
    return live.isOver(now: moment.now)
      ? endSession(live, now: moment.now, moment, &desk) : []
  }

  /// By how much the device's clock was set. While the page is out of sight a leap forward is
  /// sleep, and sleep is time that passed.
  private mutating func clockStep(_ moment: Moment) -> Int64 {
    defer { self.clocks = (moment.now, moment.uptime) }
    let wasInSight = isInSight
    guard let clocks = self.clocks else { return 0 }
    let step = moment.now.milliseconds(since: clocks.now) - (moment.uptime - clocks.uptime)
    if step > PracticeState.clockStep { return wasInSight ? step : 0 }
    return step < -PracticeState.clockStep ? step : 0
  }

  /// Another window ended the session: this one shows the end as well.
  private mutating func lostSight(of watched: Identifier, _ desk: Desk) {
    self.watched = nil
    isStopping = false
    if desk.finishedSession(watched) != nil { ended = watched }
  }

  mutating func updateSession(_ message: PracticeMessage, _ moment: Moment, _ desk: inout Desk)
    -> [Effect]
  {
    switch message {
    case .pressedStart(let setting): return start(setting, moment, &desk)
    case .answeredStart(let answer): return answerStart(answer, moment, &desk)
    case .pressedPause:
      return setSession(liveSession(moment, desk)?.pause(now: moment.now), moment, &desk)
    case .pressedGoOn:
      isStopping = false
      return setSession(liveSession(moment, desk)?.resume(now: moment.now), moment, &desk)
    case .pressedStop: return stopSession(moment, &desk)
    case .answeredStop(let answer): return answerStop(answer, moment, &desk)
    case .answeredCount(let id, let counts): return answerCount(id, counts, moment, &desk)
    case .pickedEffort(let effort):
      guard let ended = self.ended else { break }
      return desk.put(
        ended, kind: PracticeRun.kind, [PracticeRun.effortField(effort)], moment, undoable: false)
    case .pressedNotCounted:
      guard let ended = self.ended else { break }
      return leaveEnd(&desk)
        + desk.delete(ended, kind: PracticeRun.kind, saying: desk.practiceText.gone, moment)
    case .leftEnd: return leaveEnd(&desk)
    default: break
    }
    return []
  }

  private func setSession(_ fields: [Field]?, _ moment: Moment, _ desk: inout Desk)
    -> [Effect]
  {
    guard let live = liveSession(moment, desk), let fields else { return [] }
    return desk.put(live.id, kind: PracticeRun.kind, fields, moment, undoable: false)
  }

  // Start

  private mutating func start(_ setting: PracticeSetting, _ moment: Moment, _ desk: inout Desk)
    -> [Effect]
  {
    if let live = liveSession(moment, desk) {
      let isSame =
        live.settingText == setting.text
        && moment.now.milliseconds(since: live.at) < PracticeState.sameStart
      if !isSame { wanted = setting }
      return []
    }
    let id = moment.entropy.identifier()
    let drafts = [
      Draft.create(
        id, kind: PracticeRun.kind,
        setting.startFields(now: moment.now, zone: moment.zone, day: desk.today(moment)))
    ]
    let memory = desk.upsert(
      Settings.identifier, kind: Settings.kind, [PracticeChoices.field(remembering: setting)],
      moment)
    watched = id
    ended = nil
    meditation = nil
    breath = nil
    desk.toast = nil
    return desk.write(drafts + memory, moment) + desk.go(.session)
  }

  private mutating func answerStart(_ answer: StopAnswer, _ moment: Moment, _ desk: inout Desk)
    -> [Effect]
  {
    guard let wanted = self.wanted else { return [] }
    self.wanted = nil
    guard answer != .goOn else { return [] }
    var effects: [Effect] = []
    if let session = liveSession(moment, desk) {
      effects +=
        answer == .keep
        ? endSession(session, now: moment.now, moment, &desk) : drop(session, moment, &desk)
    }
    return effects + start(wanted, moment, &desk)
  }

  // End

  /// Nothing counts unless the person says so, now or once for all; an open end is there to be
  /// stopped, so stopping is its natural end.
  private mutating func stopSession(_ moment: Moment, _ desk: inout Desk) -> [Effect] {
    guard let session = liveSession(moment, desk) else { return [] }
    if session.schedule.length == nil { return endSession(session, now: moment.now, moment, &desk) }
    guard session.credit(now: moment.now) >= PracticeState.leastAsked else {
      return drop(session, moment, &desk)
    }
    switch desk.overview.settings.practice.earlyStop {
    case .always: return endSession(session, now: moment.now, moment, &desk)
    case .never: return drop(session, moment, &desk)
    case .ask:
      isStopping = true
      pausesToAsk = !session.isPaused
      return setSession(session.pause(now: moment.now), moment, &desk)
    }
  }

  /// Less than this is not worth a question.
  static let leastAsked: Int64 = Milliseconds.minute

  private mutating func answerStop(_ answer: StopAnswer, _ moment: Moment, _ desk: inout Desk)
    -> [Effect]
  {
    isStopping = false
    guard let session = liveSession(moment, desk) else { return [] }
    switch answer {
    case .keep: return endSession(session, now: moment.now, moment, &desk)
    case .drop: return drop(session, moment, &desk)
    case .goOn: return setSession(session.resume(now: moment.now), moment, &desk)
    }
  }

  /// The one way in which a session becomes a record. What is taken back is the record, not the
  /// end: the session would run on in the past.
  private mutating func endSession(
    _ session: PracticeRun, now: Instant, _ moment: Moment, _ desk: inout Desk
  ) -> [Effect] {
    forget(session)
    switch session.finish(now: now) {
    case .endedBefore: return []
    case .dropped: return drop(session, moment, &desk)
    case .kept(let fields):
      ended = session.id
      desk.rememberDeletion(of: session.id, kind: PracticeRun.kind, moment)
      if desk.route != .session {
        desk.toast = desk.practiceText.noted(desk.name(of: session.setting))
      }
      return desk.put(session.id, kind: PracticeRun.kind, fields, moment, undoable: false)
    }
  }

  private mutating func drop(_ session: PracticeRun, _ moment: Moment, _ desk: inout Desk)
    -> [Effect]
  {
    forget(session)
    let effects = desk.write(
      [desk.deletion(of: session.id, kind: PracticeRun.kind, moment)], moment)
    return desk.route == .session ? effects + desk.go(.practice) : effects
  }

  /// What was asked about it is answered.
  private mutating func forget(_ session: PracticeRun) {
    if watched == session.id { watched = nil }
    isStopping = false
    wanted = nil
  }

  /// The question is put away: it goes on as it was.
  mutating func closeStopping(_ moment: Moment, _ desk: inout Desk) -> [Effect] {
    guard isStopping else { return [] }
    isStopping = false
    return pausesToAsk
      ? setSession(liveSession(moment, desk)?.resume(now: moment.now), moment, &desk) : []
  }

  /// With full credit, or gone.
  private mutating func answerCount(
    _ id: Identifier, _ counts: Bool, _ moment: Moment, _ desk: inout Desk
  ) -> [Effect] {
    guard let session = unansweredSessions(moment, desk).first(where: { $0.id == id }) else {
      return []
    }
    guard counts else { return drop(session, moment, &desk) }
    let end = max(moment.now, session.end ?? moment.now)
    let effects = endSession(session, now: end, moment, &desk)
    ended = nil
    return effects
  }

  private mutating func leaveEnd(_ desk: inout Desk) -> [Effect] {
    ended = nil
    return desk.go(.practice)
  }
}
