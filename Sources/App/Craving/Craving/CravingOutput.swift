// What a craving asks of the device until its time is over: a tile on the lock screen, and a gong
// at the end for people who switched it on.
import Engine

extension Desk {
  /// The craving on the screen, while its time runs.
  func waitingCraving(_ moment: Moment) -> Craving? {
    guard isInCraving, let open = openCraving(moment), let end = open.sessionEnd,
      moment.now < end
    else { return nil }
    return open
  }

  func cravingSignal(of open: Craving) -> SessionSignal {
    SessionSignal(
      id: open.id, pausedAt: nil, shift: 0, end: open.sessionEnd,
      sound: overview.settings.sound, phase: 0)
  }
}

extension SoundsState {
  mutating func cravingOutput(
    of open: Craving, _ signal: SessionSignal, isAfter before: SessionSignal?, _ moment: Moment,
    _ desk: Desk
  ) -> [Effect] {
    guard let end = open.sessionEnd else { return [] }
    let tile = Effect.showTile(
      MediaTile(
        title: CravingText(language: desk.language).tile, detail: "",
        length: end.milliseconds(since: open.at), position: moment.now.milliseconds(since: open.at),
        isPaused: false))
    guard signal.sound.endsCravings else {
      // What still sounds of a session has no place in it.
      return before == nil ? [tile] : [.quiet(milliseconds: Desk.fadeTime), tile]
    }
    let gong = Cue(.endGong, after: end.milliseconds(since: moment.now), gain: signal.sound.gain)
    return play(SoundPlan([gong], mixes: signal.sound.mixes), moment) + [tile]
  }
}
