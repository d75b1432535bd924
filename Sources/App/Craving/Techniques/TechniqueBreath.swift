// The breath of a technique within a craving: the phases of a practice, over and over for as long
// as the craving lasts. No session runs for it.
import Engine

extension Desk {
  /// Where the breath stands, and how often the whole of it was gone through.
  func breathPosition(
    _ technique: Technique, _ since: Instant, _ moment: Moment
  ) -> (position: PhasePosition, turn: Int64) {
    let setting = PracticeSetting.guided(technique.rawValue, seconds: technique.seconds)
    let schedule = setting.schedule
    let elapsed = max(0, moment.now.milliseconds(since: since))
    let length = max(1, schedule.length ?? 1)
    return (schedule.position(at: elapsed % length), elapsed / length)
  }

  /// A breath that belongs to no craving begins at any moment.
  func breathFigure(
    _ technique: Technique, _ sentence: String, key: String, _ since: Instant, _ moment: Moment
  ) -> Component<Message> {
    let (position, turn) = breathPosition(technique, since, moment)
    guard let phase = position.phase, let motion = BreathMotion(phase.role) else {
      return .stack([])
    }
    return .session(
      SessionFigure(
        key: "breath-\(technique.rawValue)-\(key)-\(turn)-\(position.index)",
        number: String(position.secondsLeft ?? 0),
        caption: motion.arrow + " " + word(of: phase),
        breath: BreathFigure(motion, length: phase.length, elapsed: position.elapsed),
        sentence: sentence))
  }
}

extension CravingState {
  func breathFigure(
    _ technique: Technique, _ sentence: String, _ open: Craving, _ moment: Moment, _ desk: Desk
  ) -> Component<Message> {
    desk.breathFigure(technique, sentence, key: open.id.text, breathStart(open), moment)
  }

  private func breathStart(_ open: Craving) -> Instant {
    (technique == nil ? nil : techniqueSince) ?? open.at
  }

  /// Milliseconds to the next second of the breath that the craving screen shows.
  func breathWake(_ moment: Moment, _ desk: Desk) -> Int64? {
    guard let open = desk.openCraving(moment) else { return nil }
    let key = self.technique
    let technique = key.map { Technique(rawValue: $0) } ?? .boxBreathing
    guard let technique, technique.breath != nil else { return nil }
    return desk.breathPosition(technique, breathStart(open), moment).position.untilNextSecond
  }
}
