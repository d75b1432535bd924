// How far a stage of recovery is, by the time since the last use.

/// A stage at one moment.
public struct RecoveryProgress: Hashable, Sendable {
  public enum Phase: Sendable {
    /// The time that the sources name has not begun.
    case ahead
    /// Within the time that the sources name.
    case current
    /// The latest time that a source names is over.
    case passed
  }
  public let phase: Phase
  /// How much of the stage's time is over, 0 … 1000.
  public let thousandths: Int
  /// Seconds to the latest time that a source names, 0 when it is over.
  public let secondsLeft: Int64
}

extension RecoveryStage {
  /// (now − start) / (end − start), never above the whole; `lastUse` starts the clock.
  public func progress(since lastUse: Instant, now: Instant) -> RecoveryProgress {
    let elapsed = max(0, now.milliseconds(since: lastUse)) / Milliseconds.second
    let (from, to) = seconds
    if elapsed >= to { return RecoveryProgress(phase: .passed, thousandths: 1000, secondsLeft: 0) }
    let part = elapsed <= from ? 0 : (elapsed - from) * 1000 / (to - from)
    return RecoveryProgress(
      phase: elapsed < from ? .ahead : .current, thousandths: Int(part),
      secondsLeft: to - elapsed)
  }
}
