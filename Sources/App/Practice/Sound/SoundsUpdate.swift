// What each message does to sound. Whatever is changed while it is heard is heard at once.
import Engine

extension SoundsState {
  /// Milliseconds in which a try fades.
  private static let fade: Int64 = 800

  mutating func update(_ message: SoundsMessage, _ moment: Moment, _ desk: inout Desk) -> [Effect] {
    switch message {
    case .pickedVolume(let text):
      guard let percent = SoundsState.percent(text) else { return [] }
      return desk.set([SoundSettings.field(volume: percent)], moment)
    case .pickedAmbience(let ambience):
      return desk.set([SoundSettings.field(ambience: ambience)], moment)
        + listenAgain(moment, desk)
    case .pickedAmbienceVolume(let text):
      guard let percent = SoundsState.percent(text) else { return listenAgain(moment, desk) }
      return desk.set([SoundSettings.field(ambienceVolume: percent)], moment)
        + listenAgain(moment, desk)
    case .pickedTheme(let theme):
      return desk.set([SoundSettings.field(theme: theme)], moment)
        + tryOut(.breathing, moment, desk)
    case .flipped(let wanted):
      let next = !desk.overview.settings.sound.isOn(wanted)
      let effects = desk.set([SoundSettings.field(wanted, next)], moment)
      guard wanted == .speech, next else { return effects }
      return effects + [.speak(SoundsText(desk.language).speechSample, desk.language)]
    case .pressedTry(let sample): return tryOut(sample, moment, desk)
    case .pressedQuiet: return endTrying()
    }
  }

  private static func percent(_ text: String) -> Int64? {
    Int64(text).flatMap { (0...Int64(SoundSettings.loudest)).contains($0) ? $0 : nil }
  }

  /// Nothing is tried while a practice runs: it would lose its own cues.
  private mutating func tryOut(_ sample: SoundSample, _ moment: Moment, _ desk: Desk) -> [Effect] {
    guard desk.overview.practice.running == nil else { return [] }
    isTrying = true
    isListening = sample == .ambience
    return play(desk.plan(of: sample), moment)
  }

  /// The ambience with its new settings, while it is what is heard.
  private mutating func listenAgain(_ moment: Moment, _ desk: Desk) -> [Effect] {
    isListening ? play(desk.plan(of: .ambience), moment) : []
  }

  /// Who leaves the page wants no more of it.
  mutating func endTrying() -> [Effect] {
    guard isTrying else { return [] }
    isTrying = false
    isListening = false
    return [.quiet(milliseconds: SoundsState.fade)]
  }
}

extension Desk {
  fileprivate func plan(of sample: SoundSample) -> SoundPlan {
    let settings = overview.settings.sound
    switch sample {
    case .gong:
      return SoundPlan(
        [Cue(.gong, after: 0, gain: settings.gain)], mixes: settings.mixes)
    case .meditation:
      return SoundPlan(SoundSample.sitting, .meditation, elapsed: 0, settings)
    case .breathing:
      return SoundPlan(SoundSample.breaths, .breathing, elapsed: 0, settings)
    case .intervals:
      return SoundPlan(SoundSample.bouts, .intervals, elapsed: 0, settings)
    case .ambience:
      let ambience = settings.ambience.map {
        AmbienceCue($0, gain: settings.ambienceGain, until: nil)
      }
      return SoundPlan([], ambience: ambience, mixes: settings.mixes)
    }
  }
}

extension SoundSample {
  /// A meditation within seconds.
  static var sitting: PhaseSchedule {
    PhaseSchedule([Phase(.sit, seconds: 6), Phase(.closing, seconds: 9, place: 1)])
  }

  /// One round with all four phases.
  static var breaths: PhaseSchedule {
    PhaseSchedule([
      Phase(.breatheIn, seconds: 2), Phase(.holdIn, seconds: 2, place: 1),
      Phase(.breatheOut, seconds: 2, place: 2), Phase(.holdOut, seconds: 2, place: 3),
    ])
  }

  /// Work, rest and work.
  static var bouts: PhaseSchedule {
    PhaseSchedule([
      Phase(.ready, seconds: 2), Phase(.work, seconds: 4), Phase(.rest, seconds: 3, place: 1),
      Phase(.work, seconds: 4, round: 2),
    ])
  }
}
