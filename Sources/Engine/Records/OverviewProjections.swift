// What is made of an overview at one moment: the clocks, the envelope, the milestones and the
// programme, as screens show them.

extension DayBoundary {
  /// The day to which something at `instant` belongs in a zone.
  public func day(of instant: Instant, in zone: Zone) -> Day {
    day(of: instant, offset: zone.offset(instant))
  }
}

extension Overview {
  /// The trackers of a substance; those with a name of their own are left out.
  public var watched: [Tracker] { trackers.filter { $0.substance != nil } }

  /// When the clock of a tracker began: at the last use, else at the stop that is known.
  public func clockStart(of tracker: Tracker, now: Instant, zone: Zone) -> Instant? {
    let boundary = settings.dayBoundary
    let start = { (day: Day) in zone.instant(day, boundary.start) }
    let use = use(of: tracker.id).latestUse(now: now, dayStart: start)
    if let use { return tracker.lastUseBefore.map { max($0, use) } ?? use }
    if let before = tracker.lastUseBefore, before <= now { return before }
    let today = boundary.day(of: now, in: zone)
    let stop = plans(of: tracker.id).plan(on: today)?.stop(start)
    return stop.flatMap { $0 <= now ? $0 : nil }
  }

  /// The latest known use of nicotine: with two trackers of it, the clock of withdrawal is the
  /// later one.
  public func latestNicotine(now: Instant, zone: Zone) -> Instant? {
    var latest: Instant?
    for tracker in trackers where tracker.isNicotine {
      guard let start = clockStart(of: tracker, now: now, zone: zone) else { continue }
      latest = latest.map { max($0, start) } ?? start
    }
    return latest
  }

  /// The currency of the latest plan with a price; nothing where no plan has one.
  public var planCurrency: Currency? {
    plans.last { $0.plan.unitPrice != nil }?.plan.currency
  }

  /// What was saved with all trackers, the archived ones, too, and what was spent of it.
  public func envelope(in currency: Currency, today: Day) -> Envelope {
    var parts: [Savings] = []
    for tracker in trackers + archived {
      parts.append(
        Savings(plans: plans(of: tracker.id), use: use(of: tracker.id).history, today: today))
    }
    return Envelope(parts, purchases, currency: currency)
  }

  /// Every milestone. What was hidden since keeps what was reached with it.
  public func milestones(in currency: Currency, now: Instant, zone: Zone) -> MilestoneGallery {
    let boundary = settings.dayBoundary
    let today = boundary.day(of: now, in: zone)
    let excused = excusedDays(today: today)
    var facts: [MilestoneFacts] = []
    for tracker in trackers + archived {
      facts.append(
        MilestoneFacts(
          tracker: tracker.id, plans: plans(of: tracker.id), use: use(of: tracker.id),
          today: today, now: now, excused: excused, countsFreedom: tracker.aim != .build,
          substance: tracker.substance, lastUseBefore: tracker.lastUseBefore,
          streak: milestoneStreak(of: tracker, now: now, zone: zone)
        ) { zone.instant($0, boundary.start) })
    }
    var practised: [(kind: MinuteKind, marks: TrackerMarks)] = []
    // A tracker that counts the minutes has the streak of them.
    for kind in MinuteKind.allCases where counter(of: kind) == nil {
      if let marks = practiceMarks(kind, today: today) { practised.append((kind, marks)) }
    }
    return MilestoneGallery(
      facts, practice: practised, cravings: cravings, currency: currency, today: today, now: now
    ) { boundary.day(of: $0, in: zone) }
  }

  private func milestoneStreak(
    of tracker: Tracker, now: Instant, zone: Zone
  ) -> (marks: TrackerMarks, rule: StreakRule, mode: TrackerMode)? {
    guard let mode = tracker.mode else { return nil }
    let today = dayBoundary(of: tracker).day(of: now, in: zone)
    let marks = marks(of: tracker, today: today) ?? TrackerMarks(first: today, [])
    return (marks, tracker.streakRule, mode)
  }

  /// What is on, by choice and by the plans that judge today; a plan that is still to come counts
  /// where there is no earlier one.
  public func programme(on today: Day) -> Programme {
    var kinds: [Plan.Kind] = []
    for tracker in watched {
      let history = plans(of: tracker.id)
      if let plan = history.plan(on: today) ?? history.plans.first { kinds.append(plan.kind) }
    }
    return Programme(modules, planKinds: kinds, hasDoses: !doses.isEmpty)
  }
}
