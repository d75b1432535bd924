// What is practised, with all of its numbers: a session that was started keeps running as it was
// then, whatever becomes of the preset or the program.

/// A practice that can be started.
public indirect enum PracticeSetting: Hashable, Sendable {
  case meditation(MeditationSetting)
  case breathing(BreathPreset)
  case open
  case intervals(IntervalSetting)
  case program(PracticeProgram)
  /// A technique of a craving, by its key, and how many seconds it takes.
  case guided(String, seconds: Int)

  /// Seconds between the start of a workout and its first work: the countdown ends on it.
  public static let leadIn = 3
  public static let guidedRange = 10...1800

  public var kind: PracticeKind {
    switch self {
    case .meditation: .meditation
    case .breathing: .breathing
    case .open: .open
    case .intervals: .intervals
    case .program: .program
    case .guided: .guided
    }
  }

  /// As a session runs: intervals and programs begin with a lead-in.
  public var schedule: PhaseSchedule {
    switch self {
    case .meditation(let setting): setting.schedule
    case .breathing(let preset): preset.schedule
    case .open: PhaseSchedule([Phase(.openEnd, seconds: 0)])
    case .intervals(let setting): PracticeSetting.led(setting.schedule)
    case .program(let program): PracticeSetting.led(program.schedule)
    case .guided(let technique, let seconds): PracticeSetting.guidance(technique, seconds)
    }
  }

  private static func led(_ schedule: PhaseSchedule) -> PhaseSchedule {
    PhaseSchedule([Phase(.ready, seconds: leadIn)] + schedule.phases)
  }

  /// A technique of breathing has as many whole rounds as its seconds hold; any other is one phase.
  private static func guidance(_ key: String, _ wanted: Int) -> PhaseSchedule {
    let seconds = bounded(wanted, in: guidedRange)
    guard let breath = Technique(rawValue: key)?.breath else {
      return PhaseSchedule([Phase(.sit, seconds: seconds)])
    }
    let round = max(1, breath[0] + breath[1] + breath[2] + breath[3])
    let preset = BreathPreset(
      id: key, icon: "", breatheIn: breath[0], holdIn: breath[1], breatheOut: breath[2],
      holdOut: breath[3], rounds: seconds / round)
    return preset.schedule
  }
}
