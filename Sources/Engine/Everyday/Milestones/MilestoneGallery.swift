// Every milestone of a person, reached or open, found anew in what was recorded.

/// A milestone that was reached, and on which day.
public struct ReachedMilestone: Hashable, Sendable {
  public let milestone: Milestone
  /// Nothing where it belongs to no single tracker.
  public let tracker: Identifier?
  public let day: Day
}

/// A milestone that is still ahead.
public struct OpenMilestone: Hashable, Sendable {
  public let milestone: Milestone
  public let tracker: Identifier?
  /// What stands now, in the unit of the threshold.
  public let value: Int64

  /// What is left to the threshold.
  public var left: Int64 { max(0, milestone.threshold - value) }

  /// How much of the way is behind, 0 … 1000.
  public var thousandths: Int {
    Int(min(1000, max(0, value) * 1000 / max(1, milestone.threshold)))
  }
}

/// The milestones of a person.
///
/// What was reached is looked for in the whole past, so a later use takes nothing of it back.
public struct MilestoneGallery: Sendable {
  /// The latest day first; of one day, the greater one first.
  public private(set) var reached: [ReachedMilestone] = []
  /// In the order of the table, tracker by tracker.
  public private(set) var open: [OpenMilestone] = []

  /// The first open one of each kind and tracker.
  public var next: [OpenMilestone] {
    var next: [OpenMilestone] = []
    for open in open {
      if let last = next.last, last.tracker == open.tracker,
        last.milestone.isLike(open.milestone)
      {
        continue
      }
      next.append(open)
    }
    return next
  }

  /// The next milestone of free time of a tracker, unless an earlier time got further than the one
  /// that goes on.
  @inline(never)  // Not of a first visit.
  public func nextTime(of tracker: Identifier) -> OpenMilestone? {
    let isTime = { (milestone: Milestone) in milestone.isLike(.freeTime(seconds: 0)) }
    let next = open.first { $0.tracker == tracker && isTime($0.milestone) }
    guard let next else { return nil }
    let got = reached.contains {
      $0.tracker == tracker && isTime($0.milestone) && $0.milestone.threshold > next.value
    }
    return got ? nil : next
  }

  /// `cravings` are oldest first. `dayOf` says to which day a moment belongs.
  public init(
    _ facts: [MilestoneFacts], cravings: [Craving], currency: Currency, today: Day, now: Instant,
    dayOf: (Instant) -> Day
  ) {
    let saved = SavedByDay(facts.map { ($0.plans, $0.use) }, currency, today: today)
    self.init(
      facts, practice: [], cravings: CravingMarks(cravings), food: nil, saved: saved, now: now,
      dayOf: dayOf)
  }

  init(
    _ facts: [MilestoneFacts], practice: [(kind: MinuteKind, run: RunDays)],
    cravings: CravingMarks, food: FoodMarks?, saved: SavedByDay?, now: Instant,
    dayOf: (Instant) -> Day
  ) {
    for tracker in facts where tracker.countsFreedom { addTime(tracker, now, dayOf) }
    for tracker in facts where tracker.countsFreedom { addRecovery(tracker, now, dayOf) }
    for tracker in facts where tracker.countsFreedom { addRuns(tracker, now) }
    for tracker in facts { addStreak(tracker) }
    for (kind, run) in practice { addPractice(kind, run) }
    addCravings(cravings)
    if let food { add(food) }
    if let saved { add(saved) }
    // Stable: of one day, what stands later in the table comes first.
    reached.reverse()
    reached = reached.ordered { $0.day > $1.day }
  }

  private mutating func add(
    _ milestone: Milestone, _ tracker: Identifier?, on day: Day?, value: Int64
  ) {
    if let day {
      reached.append(ReachedMilestone(milestone: milestone, tracker: tracker, day: day))
    } else {
      open.append(OpenMilestone(milestone: milestone, tracker: tracker, value: value))
    }
  }

  private mutating func addTime(
    _ facts: MilestoneFacts, _ now: Instant, _ dayOf: (Instant) -> Day
  ) {
    let current = facts.currentSeconds(now: now)
    for seconds in Milestone.freeSeconds {
      let day = facts.reached(seconds: seconds).map { dayOf($0) }
      // Nobody waits for time without use before the stop: nothing of it moves.
      guard day != nil || current != nil else { continue }
      add(.freeTime(seconds: seconds), facts.tracker, on: day, value: current ?? 0)
    }
  }

  private mutating func addRecovery(
    _ facts: MilestoneFacts, _ now: Instant, _ dayOf: (Instant) -> Day
  ) {
    guard let substance = facts.substance else { return }
    let current = facts.currentSeconds(now: now)
    for stage in RecoveryStage.all(for: substance) {
      let day = facts.reached(seconds: stage.seconds.to).map { dayOf($0) }
      guard day != nil || current != nil else { continue }
      add(.recovery(stage), facts.tracker, on: day, value: current ?? 0)
    }
  }

  private mutating func addRuns(_ facts: MilestoneFacts, _ now: Instant) {
    // Where nothing but stopping was planned, a day kept is a day without use.
    if facts.plans.plans.contains(where: { $0.kind == .reduce }) {
      let isReducing = facts.plans.plan(on: facts.today)?.kind == .reduce
      for days in Milestone.runDays {
        let day = facts.kept.first(days)
        // Without a target today nobody is on the way to a day within it.
        guard day != nil || isReducing else { continue }
        add(.keptRun(days: days), facts.tracker, on: day, value: Int64(facts.kept.current))
      }
    }
    // Days without use are those of use: what is noticed or left out has marks of its own.
    guard facts.streak == nil else { return }
    let free = facts.free
    let hasStopped = facts.currentSeconds(now: now) != nil
    for days in Milestone.runDays {
      let day = free.first(days)
      // Who goes on, with less or as before, is not on the way to a day without.
      guard day != nil || hasStopped else { continue }
      add(.freeRun(days: days), facts.tracker, on: day, value: Int64(free.current))
    }
  }

  private mutating func addStreak(_ facts: MilestoneFacts) {
    guard let streak = facts.streak else { return }
    let isLeftOut = streak.mode == .avoidance
    for days in isLeftOut ? Milestone.runDays : Milestone.streakDays {
      add(
        isLeftOut ? .freeRun(days: days) : .trackerRun(days: days), facts.tracker,
        on: streak.run.first(days), value: Int64(streak.run.current))
    }
  }

  private mutating func addPractice(_ kind: MinuteKind, _ run: RunDays) {
    for days in Milestone.streakDays {
      add(
        .practiceRun(kind, days: days), nil, on: run.first(days), value: Int64(run.current))
    }
  }

  private mutating func addCravings(_ cravings: CravingMarks) {
    add(.cravingsNoted(1), nil, on: cravings.first, value: 0)
    for (place, count) in Milestone.passedCounts.enumerated() {
      add(
        .cravingsPassed(count), nil,
        on: place < cravings.passedDays.count ? cravings.passedDays[place] : nil,
        value: cravings.passed)
    }
  }

  @inline(never)  // Not of a first visit.
  private mutating func add(_ food: FoodMarks) {
    for count in Milestone.foodCounts {
      add(
        .foodDays(count), nil, on: food.day(count, of: food.noted), value: Int64(food.noted.count))
    }
    for count in Milestone.foodCounts {
      let day = food.day(count, of: food.swapped)
      add(.swaps(count), nil, on: day, value: Int64(food.swapped.count))
    }
  }

  private mutating func add(_ saved: SavedByDay) {
    for (index, units) in Milestone.savedMinorUnits.enumerated() {
      add(
        .saved(minorUnits: units), nil, on: index < saved.days.count ? saved.days[index] : nil,
        value: saved.total)
    }
  }
}

extension Milestone {
  /// Whether two milestones follow each other on the same way.
  public func isLike(_ other: Milestone) -> Bool {
    switch (self, other) {
    case (.freeTime, .freeTime), (.keptRun, .keptRun), (.freeRun, .freeRun),
      (.trackerRun, .trackerRun), (.recovery, .recovery), (.cravingsNoted, .cravingsNoted),
      (.cravingsPassed, .cravingsPassed), (.saved, .saved), (.foodDays, .foodDays),
      (.swaps, .swaps):
      true
    case (.practiceRun(let one, _), .practiceRun(let another, _)): one == another
    default: false
    }
  }
}
