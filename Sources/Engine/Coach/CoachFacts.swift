// What the coach knows of a journal: a few numbers of the projections, and nothing of its words but
// the reasons. No number where the journal has none.

/// What answers rest on.
public struct CoachFacts: Sendable {
  /// Days that are looked back on, today among them.
  public static let days = 7

  /// Time without something, since the last use or the stop.
  public struct Free: Sendable {
    public let tracker: Tracker
    public let current: Int64
    /// All time since the stop where there was a use in it; else nothing.
    public let total: Int64?
  }

  /// What was counted today.
  public struct Counted: Sendable {
    public let tracker: Tracker
    public let used: Int64
    public let target: Int?
  }

  public var free: Free?
  public var counted: Counted?
  /// Of the last days.
  public var cravings = 0
  public var passed = 0
  public var saved: Money?
  /// Own words first.
  public var reason: Reason?
  public var hasPlan = false
  public var hasUse = false
  public var watchesDrinking = false
  public var usesReplacement = false
  /// Between midnight and the person's day start, or before five.
  public var isNight = false
  /// What the forecast says of the day ahead; nothing while it is silent.
  public var outlook: Outlook?
  /// Two months after a stop, with nothing that is being reduced.
  public var isCalm = false
  public var tips = CoachTips()

  public init() {}
}

extension Overview {
  /// What the coach knows at a moment.
  @inline(never)  // Not of a first visit.
  public func coachFacts(now: Instant, zone: Zone) -> CoachFacts {
    let today = settings.dayBoundary.day(of: now, in: zone)
    var facts = CoachFacts()
    for tracker in watched {
      if facts.free == nil { facts.free = freeFacts(of: tracker, now: now, zone: zone) }
      let plans = plans(of: tracker.id)
      if plans.plan(on: today) != nil { facts.hasPlan = true }
      if tracker.substance == .alcohol { facts.watchesDrinking = true }
      let series = use(of: tracker.id)
      if series.first != nil { facts.hasUse = true }
      guard facts.counted == nil, !tracker.drinksByLevel, let used = series.amount(on: today)
      else { continue }
      facts.counted = CoachFacts.Counted(
        tracker: tracker, used: used, target: plans.target(on: today))
    }
    let first = today.adding(days: 1 - CoachFacts.days)
    for craving in cravings where craving.day >= first && craving.day <= today {
      facts.cravings += 1
      if craving.outcome == .passed { facts.passed += 1 }
    }
    if let currency = planCurrency {
      let saved = envelope(in: currency, today: today).saved
      if saved.minorUnits > 0 { facts.saved = saved }
    }
    facts.reason = reasons.first { !$0.text.isEmpty } ?? reasons.first
    facts.usesReplacement = !doses.isEmpty || !doseSteps.isEmpty
    facts.isNight = zone.offset(now).local(now).time.hour < CoachFacts.firstHour
    facts.outlook = outlook(today: today)
    facts.isCalm = isCalm(now: now, zone: zone)
    facts.tips.votes = tipVotes
    facts.tips.moment = tipMoment(facts, now: now, zone: zone)
    return facts
  }

  private func freeFacts(of tracker: Tracker, now: Instant, zone: Zone) -> CoachFacts.Free? {
    guard let start = clockStart(of: tracker, now: now, zone: zone), start < now else {
      return nil
    }
    let boundary = settings.dayBoundary
    let today = boundary.day(of: now, in: zone)
    var total: Int64?
    if let plan = plans(of: tracker.id).plan(on: today),
      let stop = plan.stop({ zone.instant($0, boundary.start) }), stop < start
    {
      total = now.milliseconds(since: stop)
    }
    return CoachFacts.Free(
      tracker: tracker, current: now.milliseconds(since: start), total: total)
  }
}

extension CoachFacts {
  /// The hour from which on it is morning.
  fileprivate static let firstHour = 5
}
