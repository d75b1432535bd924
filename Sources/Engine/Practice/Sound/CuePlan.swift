// Which cues a practice still has to come. They follow from its schedule alone, so a pause, a
// reload or a page that slept only asks again; what is over is never made up for.

extension SoundPlan {
  /// Seconds that are counted down before work ends.
  static let countdown: Int64 = 3
  /// Milliseconds of ambience after the last gong has rung out.
  static let afterglow: Int64 = 500
  /// More than this are not planned ahead: the next plan has the rest.
  public static let mostCues = 1000

  /// What is to be heard of a practice that has come so far, `elapsed` in milliseconds.
  public init(
    _ schedule: PhaseSchedule, _ kind: PracticeKind, elapsed: Int64, _ settings: SoundSettings
  ) {
    self.init([], mixes: settings.mixes)
    if settings.gain > 0 {
      for index in schedule.phases.indices where cues.count < SoundPlan.mostCues {
        add(schedule, index, kind, elapsed, settings)
      }
      if let end = schedule.length {
        add(kind.minutes == .mindful ? .endGong : .closing, end, elapsed, settings)
      }
    }
    ambience = SoundPlan.ambience(schedule, kind, elapsed, settings)
  }

  private mutating func add(
    _ schedule: PhaseSchedule, _ index: Int, _ kind: PracticeKind, _ elapsed: Int64,
    _ settings: SoundSettings
  ) {
    let phase = schedule.phases[index]
    let start = schedule.starts[index]
    switch phase.role {
    case .ready: break
    case .sit: add(.gong, start, elapsed, settings)
    case .closing: add(.tripleGong, start, elapsed, settings)
    case .breatheIn: add(.breath(settings.theme, .breatheIn), start, elapsed, settings)
    case .holdIn: add(.breath(settings.theme, .holdIn), start, elapsed, settings)
    case .breatheOut: add(.breath(settings.theme, .breatheOut), start, elapsed, settings)
    case .holdOut: add(.breath(settings.theme, .holdOut), start, elapsed, settings)
    case .rest: add(.restBegins, start, elapsed, settings)
    case .openEnd: add(kind == .meditation ? .gong : .workBegins, start, elapsed, settings)
    case .work:
      let lead = Sound.leadIn.length
      let before = index > 0 ? schedule.phases[index - 1] : nil
      if let before, before.role != .work, before.length >= lead {
        add(.leadIn, start - lead, elapsed, settings)
      } else {
        add(.workBegins, start, elapsed, settings)
      }
      guard settings.countsDown else { break }
      for second in 0..<SoundPlan.countdown {
        let at = start + phase.length - (SoundPlan.countdown - second) * Milliseconds.second
        if at > start { add(.tick, at, elapsed, settings) }
      }
    }
  }

  private mutating func add(
    _ sound: Sound, _ at: Int64, _ elapsed: Int64, _ settings: SoundSettings
  ) {
    guard at >= elapsed else { return }
    cues.append(Cue(sound, after: at - elapsed, gain: settings.gain))
  }

  /// It outlasts the last gong.
  private static func ambience(
    _ schedule: PhaseSchedule, _ kind: PracticeKind, _ elapsed: Int64, _ settings: SoundSettings
  ) -> AmbienceCue? {
    guard let ambience = settings.ambience, settings.ambienceGain > 0 else { return nil }
    switch kind {
    case .meditation: guard settings.hasAmbienceInMeditation else { return nil }
    case .breathing, .guided: guard settings.hasAmbienceInBreathing else { return nil }
    case .open, .intervals, .program: return nil
    }
    guard let end = schedule.length else {
      return AmbienceCue(ambience, gain: settings.ambienceGain, until: nil)
    }
    let until = end + Sound.endGong.length + afterglow - elapsed
    return until > 0 ? AmbienceCue(ambience, gain: settings.ambienceGain, until: until) : nil
  }
}
