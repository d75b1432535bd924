// The clock since the last use. A slip restarts it and takes nothing else away.

/// Time without use, in milliseconds, from the moment of stopping until now.
public struct FreeTime: Hashable, Sendable {
  /// The last use since the stop, or the stop: where the clock counts from.
  public let currentSince: Instant
  public let current: Int64
  /// The longest stretch between two uses, the current one included.
  public let best: Int64
  /// All time since the stop: a use is a moment and has no length, so a slip leaves this as it is.
  public let total: Int64

  /// `slips` in any order; those up to the stop and after now do not count. All is 0 before it.
  public init(quitAt: Instant, slips: [Instant], now: Instant) {
    var since = quitAt
    var longest: Int64 = 0
    for slip in slips.ordered(by: { $0 < $1 }) where slip > quitAt && slip <= now {
      longest = max(longest, slip.milliseconds(since: since))
      since = slip
    }
    currentSince = since
    current = max(0, now.milliseconds(since: since))
    best = max(longest, current)
    total = max(0, now.milliseconds(since: quitAt))
  }
}
