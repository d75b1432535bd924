// How long a person sits: a first phase, and a closing one that counts for itself.

/// The lengths of a meditation, each within its range.
public struct MeditationSetting: Hashable, Sendable {
  public static let minuteRange = 1...120
  public static let closingRange = 0...30
  public static let countdownRange = 0...20

  /// Of the first phase; what is recorded.
  public let minutes: Int
  /// Minutes of the closing phase.
  public let closing: Int
  /// Seconds before it begins.
  public let countdown: Int
  /// Counts up until the person stops, without a closing phase.
  public let isOpenEnded: Bool

  /// Numbers outside their range become its nearest end.
  public init(
    minutes: Int = 10, closing: Int = 3, countdown: Int = 0, isOpenEnded: Bool = false
  ) {
    self.minutes = bounded(minutes, in: MeditationSetting.minuteRange)
    self.closing = bounded(closing, in: MeditationSetting.closingRange)
    self.countdown = bounded(countdown, in: MeditationSetting.countdownRange)
    self.isOpenEnded = isOpenEnded
  }

  public var schedule: PhaseSchedule {
    let ready = Phase(.ready, seconds: countdown)
    if isOpenEnded { return PhaseSchedule([ready, Phase(.openEnd, seconds: 0)]) }
    return PhaseSchedule([
      ready, Phase(.sit, seconds: minutes * 60), Phase(.closing, seconds: closing * 60, place: 1),
    ])
  }
}
