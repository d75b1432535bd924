// What the hand feels as a phase begins, for a phone that lies face down or is held at the side.
import Engine

extension PracticeState {
  /// Called after everything that happens; time alone makes the boundaries. Nothing is felt late.
  mutating func mindTouch(_ moment: Moment, _ desk: Desk) -> [Effect] {
    guard desk.device.canVibrate, desk.overview.settings.vibrates,
      let live = liveSession(moment, desk),
      !live.isPaused
    else { return [] }
    let position = live.position(now: moment.now)
    let boundary = PhaseBoundary(session: live.id, index: position.index)
    guard felt != boundary else { return [] }
    felt = boundary
    guard position.index > 0, position.elapsed <= SpeechLines.latest, let phase = position.phase
    else { return [] }
    return [.vibrate(PracticeState.touch(phase.role))]
  }

  /// Two beats where something is to be done, one where it rests; in milliseconds.
  private static func touch(_ role: PhaseRole) -> [Int] {
    var pattern = [60]
    if role == .work || role == .breatheIn {
      pattern.append(90)
      pattern.append(60)
    }
    return pattern
  }
}
