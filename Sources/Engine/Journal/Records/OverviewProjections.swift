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

  /// Those whose entries are uses, which a plan can judge.
  public var usedTrackers: [Tracker] { trackers.filter { $0.isUse } }

  /// The latest known use of a tracker, whether it was counted or only told.
  public func latestUse(of tracker: Tracker, now: Instant, zone: Zone) -> Instant? {
    let boundary = settings.dayBoundary
    let dayStart = { (day: Day) in zone.instant(day, boundary.start) }
    let counted = use(of: tracker.id).latestUse(
      stops: plans(of: tracker.id).stops(dayStart), now: now, dayStart: dayStart)
    guard let told = tracker.lastUseBefore, told <= now else { return counted }
    return counted.map { max($0, told) } ?? told
  }

  /// The moments of use since the first stop, with the last one before the journal; every clock
  /// that a use starts anew asks here.
  public func moments(of tracker: Tracker, now: Instant, zone: Zone) -> [Instant] {
    let boundary = settings.dayBoundary
    let dayStart = { (day: Day) in zone.instant(day, boundary.start) }
    let told = [tracker.lastUseBefore].compactMap { $0 }.filter { $0 <= now }
    return told
      + use(of: tracker.id).moments(
        stops: plans(of: tracker.id).stops(dayStart), now: now, dayStart)
  }

  /// When the clock of a tracker began: at the stop, or at a use after it. Nothing before a stop.
  ///
  /// The days between the last record and a stop are unknown, so they are no time without use.
  /// Without a plan, what somebody means to have stopped counts from its last use.
  public func clockStart(of tracker: Tracker, now: Instant, zone: Zone) -> Instant? {
    let last = latestUse(of: tracker, now: now, zone: zone)
    let boundary = settings.dayBoundary
    let today = boundary.day(of: now, in: zone)
    guard let plan = plans(of: tracker.id).plan(on: today) else {
      return tracker.aim == .quit ? last : nil
    }
    guard let stop = plan.stop({ zone.instant($0, boundary.start) }), stop <= now else {
      return nil
    }
    return last.map { max($0, stop) } ?? stop
  }

  /// The clock of withdrawal: with two trackers of nicotine, the later one. Nothing while the
  /// latest known use is of one that goes on.
  public func latestNicotine(now: Instant, zone: Zone) -> Instant? {
    var clock: Instant?
    var goingOn: Instant?
    for tracker in trackers where tracker.isNicotine {
      if let start = clockStart(of: tracker, now: now, zone: zone) {
        clock = clock.map { max($0, start) } ?? start
      } else if let last = latestUse(of: tracker, now: now, zone: zone) {
        goingOn = goingOn.map { max($0, last) } ?? last
      }
    }
    guard let clock, goingOn.map({ $0 <= clock }) ?? true else { return nil }
    return clock
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
    var settled = settled
    settled.fill(self, in: currency, now: now, zone: zone)
    let boundary = settings.dayBoundary
    let today = boundary.day(of: now, in: zone)
    let excused = excusedDays(today: today)
    var facts: [MilestoneFacts] = []
    for tracker in trackers + archived {
      guard let past = settled.pasts[tracker.id] else { continue }
      facts.append(
        MilestoneFacts(
          past, tracker: tracker.id, plans: plans(of: tracker.id), use: use(of: tracker.id),
          today: today, now: now, excused: excused, countsFreedom: tracker.aim != .build,
          substance: tracker.substance, streak: streakRun(of: tracker, past, before: today)
        ) { zone.instant($0, boundary.start) })
    }
    return MilestoneGallery(
      facts, practice: settled.practised ?? [], cravings: settled.cravings ?? CravingMarks([]),
      food: foodMarks, saved: settled.saved?.byDay, now: now
    ) { boundary.day(of: $0, in: zone) }
  }

  private func streakRun(
    of tracker: Tracker, _ past: SettledPast, before today: Day
  ) -> (run: RunDays, mode: TrackerMode)? {
    guard let mode = tracker.mode else { return nil }
    let facts = facts(of: tracker, today: past.ownDay)
    return (past.streak?.run(of: tracker, as: mode, facts, before: today) ?? RunDays(), mode)
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
