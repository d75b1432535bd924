// The few minutes of a craving, kept as instants: a reload or a sleeping phone changes nothing.

/// A timed wait from the start of a craving.
public struct CravingSession: Hashable, Sendable {
  /// The lengths offered, in minutes. Urges mostly ease within minutes; the length is a convention.
  public static let lengths: [Int64] = [3, 5, 10]

  public let start: Instant
  public let end: Instant

  public init(start: Instant, end: Instant) {
    self.start = start
    self.end = max(start, end)
  }

  public init(start: Instant, minutes: Int64) {
    self.init(start: start, end: start.adding(milliseconds: minutes * Milliseconds.minute))
  }

  /// Whole seconds left, rounded up, 0 from the end on.
  public func remaining(at now: Instant) -> Int64 {
    let left = end.milliseconds(since: now)
    return left <= 0 ? 0 : (left + 999) / 1000
  }

  public func isOver(at now: Instant) -> Bool { now >= end }

  /// How much of the wait is behind, in thousandths.
  public func progress(at now: Instant) -> Int {
    let length = end.milliseconds(since: start)
    guard length > 0 else { return 1000 }
    let passed = min(max(0, now.milliseconds(since: start)), length)
    return Int(passed * 1000 / length)
  }

  /// What "longer" adds, in minutes.
  public static let more: Int64 = 5

  /// The same session with five minutes more: behind its end, or from now on when that is over.
  public func longer(at now: Instant) -> CravingSession {
    CravingSession(
      start: start,
      end: max(now, end).adding(milliseconds: CravingSession.more * Milliseconds.minute))
  }
}

extension Craving {
  /// Its wait; one that had none is over at once.
  public var session: CravingSession { CravingSession(start: at, end: sessionEnd ?? at) }
}
