// How long to wait before trying again, and when nothing moves any more.

/// Waits longer after each trouble, with chance in it so that devices do not come all at once.
public struct Backoff: Equatable, Sendable {
  public private(set) var troubles = 0

  /// In milliseconds.
  public static let shortest: Int64 = Milliseconds.second
  public static let longest: Int64 = 5 * Milliseconds.minute
  /// The wait is at its longest after so many doublings.
  private static let mostDoublings = 9

  public init() {}

  /// Milliseconds to wait after one more trouble; `chance` is 64 random bits.
  public mutating func next(chance: UInt64) -> Int64 {
    let span = min(Backoff.longest, Backoff.shortest << Int64(min(troubles, Backoff.mostDoublings)))
    troubles += 1
    let half = span / 2
    return max(Backoff.shortest, half + Int64(chance % UInt64(span - half + 1)))
  }

  /// Something went through.
  public mutating func reset() { troubles = 0 }
}

/// Notices when changes wait, the network is there, and yet nothing moves.
public struct Watchdog: Equatable, Sendable {
  /// Milliseconds without progress before sync starts over.
  public static let patience: Int64 = 30 * Milliseconds.second
  private var since: Int64

  /// Times are milliseconds of a clock that nobody sets.
  public init(uptime: Int64) { since = uptime }

  /// Something went through, or there was nothing to do.
  public mutating func progressed(uptime: Int64) { since = uptime }

  /// Whether to drop what is under way and start over; the patience begins anew then.
  public mutating func isDue(outboxIsEmpty: Bool, isOnline: Bool, uptime: Int64) -> Bool {
    if outboxIsEmpty || !isOnline {
      since = uptime
      return false
    }
    guard uptime - since >= Watchdog.patience else { return false }
    since = uptime
    return true
  }
}
