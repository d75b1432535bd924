// Stretches of time without use after a stop: what the milestones of time are measured on.

/// A time without use, from a stop or a use to the next use or to now.
public struct FreeStretch: Hashable, Sendable {
  public let start: Instant
  /// The next use; for the stretch that goes on, now.
  public let end: Instant

  /// The stretches under every plan that asked for no use, plan by plan and oldest first.
  ///
  /// `before` is a use that was told and not counted. `dayStart` says when a day begins. A use of
  /// which only the day is known counts as `UseSeries.moments` has it.
  public static func all(
    plans: PlanHistory, use: UseSeries, before: Instant? = nil, today: Day, now: Instant,
    dayStart: (Day) -> Instant
  ) -> [FreeStretch] {
    var stretches: [FreeStretch] = []
    var uses: [Instant]?
    for (index, plan) in plans.plans.enumerated() where plan.fromDay <= today {
      guard let stop = plan.stop(dayStart) else { continue }
      let next = index + 1 < plans.plans.count ? plans.plans[index + 1].fromDay : nil
      var end = now
      if let next, next <= today { end = min(now, dayStart(next)) }
      guard end > stop else { continue }
      let known =
        uses
        ?? (use.moments(stops: plans.stops(dayStart), now: now, dayStart)
        + [before].compactMap { $0 }).ordered { $0 < $1 }
      uses = known
      add(from: stop, to: end, uses: known, &stretches)
    }
    return stretches
  }

  static func add(
    from stop: Instant, to end: Instant, uses: [Instant], _ stretches: inout [FreeStretch]
  ) {
    var since = stop
    for use in uses where use > since && use <= end {
      stretches.append(FreeStretch(start: since, end: use))
      since = use
    }
    stretches.append(FreeStretch(start: since, end: end))
  }
}

extension Plan {
  /// The moment from which on no use was the plan; nothing where it never is.
  public func stop(_ dayStart: (Day) -> Instant) -> Instant? {
    switch kind {
    case .stop: quitAt ?? quitDay.map { dayStart($0) }
    case .reduce: quitDay.map { dayStart($0) }
    case .notice: nil
    }
  }
}

extension PlanHistory {
  /// The moments from which on no use was a plan.
  public func stops(_ dayStart: (Day) -> Instant) -> [Instant] {
    plans.compactMap { $0.stop(dayStart) }
  }
}

extension UseSeries {
  /// The moments of use since the first stop up to now, oldest first.
  ///
  /// A day of which only the amount is known counts as late as it can have been: at its end, or
  /// now. On the day of a stop that is the stop, since what was used on it was used before.
  public func moments(stops: [Instant], now: Instant, _ dayStart: (Day) -> Instant) -> [Instant] {
    moments(
      at: 0..<count, stops: stops, after: UseSeries.first(of: stops), through: now, now: now,
      dayStart)
  }

  /// Those of the days before one that began at `start`.
  func moments(
    stops: [Instant], before day: Day, _ start: Instant, _ dayStart: (Day) -> Instant
  ) -> [Instant] {
    moments(
      at: 0..<place(from: day), stops: stops, after: UseSeries.first(of: stops),
      through: start.adding(milliseconds: -1), now: start, dayStart)
  }

  /// Those of that day and of later ones.
  func moments(
    stops: [Instant], since day: Day, _ start: Instant, now: Instant,
    _ dayStart: (Day) -> Instant
  ) -> [Instant] {
    moments(
      at: place(from: day)..<count, stops: stops,
      after: max(UseSeries.first(of: stops), start.adding(milliseconds: -1)), through: now,
      now: now, dayStart)
  }

  private static func first(of stops: [Instant]) -> Instant {
    var first = Instant(milliseconds: .max)
    for stop in stops { first = min(first, stop) }
    return first
  }

  private func moments(
    at places: Range<Int>, stops: [Instant], after first: Instant, through last: Instant,
    now: Instant, _ dayStart: (Day) -> Instant
  ) -> [Instant] {
    let earlier = placeAmong(moments.count) { moments[$0] <= first }
    let known = placeAmong(moments.count) { moments[$0] <= last }
    var all = earlier < known ? Array(moments[earlier..<known]) : []
    var timed = 0
    var untimed: [Instant] = []
    let begun = placeAmong(places.count) {
      dayStart(record(at: places.lowerBound + $0).day.adding(days: 1)) <= first
    }
    for place in places.dropFirst(begun) {
      let record = record(at: place)
      guard record.amount > 0 else { continue }
      let end = dayStart(record.day.adding(days: 1))
      let begin = dayStart(record.day)
      guard begin <= now else { break }
      while timed < all.count, all[timed] < begin { timed += 1 }
      if timed < all.count, all[timed] < end { continue }
      untimed.append(min(now, UseSeries.latest(begin, end, stops)))
    }
    guard !untimed.isEmpty else { return all }
    all += untimed
    return all.ordered { $0 < $1 }
  }

  /// The last stop within a day, or else its end.
  private static func latest(_ begin: Instant, _ end: Instant, _ stops: [Instant]) -> Instant {
    var latest: Instant?
    for stop in stops where stop > begin && stop < end { latest = max(latest ?? stop, stop) }
    return latest ?? end
  }

  /// The latest moment at which something may have been used, as `moments` has it; nothing while
  /// nothing is known.
  public func latestUse(
    stops: [Instant] = [], now: Instant, dayStart: (Day) -> Instant
  ) -> Instant? {
    for place in (0..<count).reversed() {
      let record = record(at: place)
      guard record.amount > 0 else { continue }
      let begin = dayStart(record.day)
      guard begin <= now else { continue }
      if let lastUse, lastUse >= begin { return min(lastUse, now) }
      return min(
        now, UseSeries.latest(begin, dayStart(record.day.adding(days: 1)), stops))
    }
    return lastUse.map { min($0, now) }
  }
}
