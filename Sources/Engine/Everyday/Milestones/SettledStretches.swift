// The stretches without use as far as no later moment can change them, so that a tap walks only
// what happened since the day began.

/// What was without use before a day began, and the stretches that went on then.
struct SettledStretches: Sendable {
  /// A stretch that went on.
  private struct Open: Sendable {
    let stop: Instant
    /// Where the next plan took over; nothing where this one still judges.
    let end: Instant?
    var since: Instant
  }

  /// All that happened before is settled.
  let start: Instant
  private let day: Day
  private let stops: [Instant]
  /// A use that was told, where it came later.
  private let told: Instant?
  /// Only those that nothing longer came before: the others were the first to reach nothing.
  private var longest: [FreeStretch] = []
  private var last: FreeStretch?
  private var open: [Open] = []

  /// The same arguments as those of `FreeStretch.all`.
  init(
    plans: PlanHistory, use: UseSeries, before: Instant?, today: Day, now: Instant,
    dayStart: (Day) -> Instant
  ) {
    var day = today
    // Where a clock jumps over the start of a day, that day has begun before it starts.
    while dayStart(day) > now { day = day.adding(days: -1) }
    let start = dayStart(day)
    self.day = day
    self.start = start
    let isToldBefore = before.map { $0 < start } ?? false
    told = isToldBefore ? nil : before
    stops = plans.stops(dayStart)
    var uses: [Instant]?
    for (index, plan) in plans.plans.enumerated() where plan.fromDay <= today {
      guard let stop = plan.stop(dayStart) else { continue }
      var end: Instant?
      if index + 1 < plans.plans.count, plans.plans[index + 1].fromDay <= today {
        end = dayStart(plans.plans[index + 1].fromDay)
      }
      if let end, end <= stop { continue }
      let known =
        uses
        ?? (use.moments(stops: stops, before: day, start, dayStart)
        + (isToldBefore ? [before].compactMap { $0 } : [])).ordered { $0 < $1 }
      uses = known
      var stretch = Open(stop: stop, end: end, since: stop)
      for use in known where use > stretch.since && end.map({ use <= $0 }) ?? true {
        settle(FreeStretch(start: stretch.since, end: use))
        stretch.since = use
      }
      if let end, end < start {
        settle(FreeStretch(start: stretch.since, end: end))
      } else {
        open.append(stretch)
      }
    }
  }

  private mutating func settle(_ stretch: FreeStretch) {
    last = stretch
    let length = stretch.end.milliseconds(since: stretch.start)
    let isPassed = longest.contains {
      $0.start <= stretch.start && $0.end.milliseconds(since: $0.start) >= length
    }
    if !isPassed { longest.append(stretch) }
  }

  /// Of `FreeStretch.all` at `now`, which is not before `start`: the last one and whatever was the
  /// first to be so long.
  func stretches(_ use: UseSeries, now: Instant, dayStart: (Day) -> Instant) -> [FreeStretch] {
    var all = longest + [last].compactMap { $0 }
    guard !open.isEmpty else { return all }
    var uses = use.moments(stops: stops, since: day, start, now: now, dayStart)
    if let told { uses = (uses + [told]).ordered { $0 < $1 } }
    for stretch in open {
      let end = min(now, stretch.end ?? now)
      guard end > stretch.stop else { continue }
      FreeStretch.add(from: stretch.since, to: end, uses: uses, &all)
    }
    return all
  }
}
