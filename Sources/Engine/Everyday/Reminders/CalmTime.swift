// When it gets calm: two months after a stop the app steps back, to a look once a week, to the days
// that are harder and to anniversaries.

extension Overview {
  /// Days without use after which it is calm.
  public static let calmAfterDays: Int64 = 60

  /// Everything that was stopped was stopped two months ago, and nothing is being reduced.
  @inline(never)  // Not of a first visit.
  public func isCalm(now: Instant, zone: Zone) -> Bool {
    guard !watched.isEmpty else { return false }
    for tracker in watched {
      guard let start = clockStart(of: tracker, now: now, zone: zone),
        now.milliseconds(since: start) >= Overview.calmAfterDays * 24 * Milliseconds.hour
      else { return false }
    }
    return true
  }
}
