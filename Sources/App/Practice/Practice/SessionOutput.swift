// What a session and a craving ask of the device: sound that is planned ahead, a tile on the lock
// screen, and a lit screen. It is asked for anew only when something moved: a start, a pause, a
// setting.
import Engine

/// All that what is heard and shown depends on.
struct SessionSignal: Equatable, Sendable {
  let id: Identifier
  let pausedAt: Instant?
  let shift: Int64
  let end: Instant?
  let sound: SoundSettings
  /// Which phase the tile names.
  let phase: Int
}

extension Desk {
  /// Milliseconds in which sound goes when a session pauses or is stopped.
  static let fadeTime: Int64 = 400

  /// A natural end rings out; everything else fades at once.
  fileprivate func silence(after before: SessionSignal?, _ moment: Moment) -> [Effect] {
    guard let before else { return [] }
    let isNatural = before.pausedAt == nil && before.end.map { $0 <= moment.now } ?? false
    let quiet: [Effect] = isNatural ? [] : [.quiet(milliseconds: Desk.fadeTime)]
    return quiet + [.showTile(nil)]
  }

  /// Breaths are too short for the tile to follow.
  fileprivate func sessionSignal(of live: PracticeRun, _ moment: Moment) -> SessionSignal {
    let follows = live.practice != .breathing && live.practice != .guided
    return SessionSignal(
      id: live.id, pausedAt: live.pausedAt, shift: live.shift, end: live.end,
      sound: overview.settings.sound, phase: follows ? live.position(now: moment.now).index : 0)
  }

  fileprivate func sessionTile(of live: PracticeRun, _ moment: Moment) -> MediaTile {
    let phase = live.position(now: moment.now).phase
    let follows = live.practice != .breathing && live.practice != .guided
    return MediaTile(
      title: name(of: live.setting), detail: follows ? phase.map { tileWord(of: $0) } ?? "" : "",
      length: live.schedule.length, position: live.elapsed(now: moment.now),
      isPaused: live.isPaused)
  }
}

extension State {
  mutating func mindOutput(_ moment: Moment) -> [Effect] {
    guard desk.storage.isOpen else { return [] }
    let live = practice.liveSession(moment, desk)
    let before = practice.asked
    let waiting = live == nil ? desk.waitingCraving(moment) : nil
    let signal =
      live.map { desk.sessionSignal(of: $0, moment) } ?? waiting.map { desk.cravingSignal(of: $0) }
    guard signal != before else { return [] }
    practice.asked = signal
    if let waiting, let signal {
      return sounds.cravingOutput(of: waiting, signal, isAfter: before, moment, desk)
    }
    guard let live, let signal else { return desk.silence(after: before, moment) }
    return sessionOutput(of: live, signal, isAfter: before, moment)
  }

  @inline(never)  // Not of a first visit.
  private mutating func sessionOutput(
    of live: PracticeRun, _ signal: SessionSignal, isAfter before: SessionSignal?,
    _ moment: Moment
  ) -> [Effect] {
    let tile = Effect.showTile(desk.sessionTile(of: live, moment))
    if let before, before.id == signal.id, before.pausedAt == signal.pausedAt,
      before.shift == signal.shift, before.sound == signal.sound
    {
      return [tile]
    }
    if live.isPaused { return [.quiet(milliseconds: Desk.fadeTime), tile] }
    let plan = SoundPlan(
      live.schedule, live.practice, elapsed: live.elapsed(now: moment.now), signal.sound)
    return sounds.play(plan, moment) + [tile]
  }

  mutating func press(_ action: TileAction, _ moment: Moment) -> [Effect] {
    if practice.liveSession(moment, desk) == nil, desk.waitingCraving(moment) != nil {
      // Time cannot be held; to stop is to leave, and the craving stays as it was noted.
      return action == .stop ? craving.update(CravingMessage.left, moment, &desk) : []
    }
    return switch action {
    case .pause: practice.updateSession(.pressedPause, moment, &desk)
    case .play: practice.updateSession(.pressedGoOn, moment, &desk)
    case .stop: practice.updateSession(.pressedStop, moment, &desk)
    }
  }
}

extension PracticeState {
  /// The screen stays lit while a session runs, and in a craving until its time is over.
  mutating func mindLight(_ moment: Moment, _ desk: inout Desk) -> [Effect] {
    let runs = liveSession(moment, desk).map { !$0.isPaused } ?? false
    let isLit = desk.storage.isOpen && (runs || desk.waitingCraving(moment) != nil)
    guard isLit != self.isLit else { return [] }
    self.isLit = isLit
    return [.keepAwake(isLit)]
  }
}
