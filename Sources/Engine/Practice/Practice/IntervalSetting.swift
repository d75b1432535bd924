// Work and rest in turn, without a program.

/// The lengths of free intervals, each within its range.
public struct IntervalSetting: Hashable, Sendable {
  public static let workRange = 1...600
  public static let restRange = 0...600
  public static let repeatRange = 1...200

  /// Seconds.
  public let work: Int
  /// Seconds; there is none after the last work.
  public let rest: Int
  public let repeats: Int

  /// Numbers outside their range become its nearest end.
  public init(work: Int = 30, rest: Int = 10, repeats: Int = 10) {
    self.work = bounded(work, in: IntervalSetting.workRange)
    self.rest = bounded(rest, in: IntervalSetting.restRange)
    self.repeats = bounded(repeats, in: IntervalSetting.repeatRange)
  }

  /// Without a lead-in: repeats × work + (repeats - 1) × rest.
  public var schedule: PhaseSchedule {
    var phases: [Phase] = []
    for round in 1...repeats {
      phases.append(Phase(.work, seconds: work, round: round))
      if round < repeats { phases.append(Phase(.rest, seconds: rest, round: round, place: 1)) }
    }
    return PhaseSchedule(phases)
  }
}
