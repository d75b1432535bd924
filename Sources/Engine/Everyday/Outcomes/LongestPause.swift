// The longest time between two uses, for who goes on and uses less.

extension UseSeries {
  /// The longest known time between two moments of use, or since the last one, in milliseconds.
  ///
  /// Nothing before there are two. A pause over a day that is unknown, or known by a total alone,
  /// is none: nobody knows what lay in it.
  public func longestPause(now: Instant, dayOf: (Instant) -> Day) -> Int64? {
    let past = moments.filter { $0 <= now }
    guard past.count > 1 else { return nil }
    var longest: Int64?
    for (place, start) in past.enumerated() {
      let end = place + 1 < past.count ? past[place + 1] : now
      let time = end.milliseconds(since: start)
      guard time > longest ?? 0, isKnown(from: dayOf(start), through: dayOf(end)) else { continue }
      longest = time
    }
    return longest
  }

  /// Whether nothing can have been used between the uses of two days that are told by the time.
  private func isKnown(from first: Day, through last: Day) -> Bool {
    guard !hasTotal(on: first), !hasTotal(on: last) else { return false }
    var day = first.adding(days: 1)
    while day < last {
      guard amount(on: day) == 0 else { return false }
      day = day.adding(days: 1)
    }
    return true
  }
}
