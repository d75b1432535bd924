// Everything that screens show, rebuilt whole from the records after each change. Nothing here is
// ever stored.

/// What the records add up to.
public struct Overview: Sendable {
  /// In the person's order, archived ones left out.
  public private(set) var trackers: [Tracker] = []
  public private(set) var archived: [Tracker] = []
  public private(set) var uses: [Identifier: UseSeries] = [:]
  /// Oldest first.
  public private(set) var cravings: [Craving] = []
  public private(set) var plans: [PlanRecord] = []
  /// Motives in the order of the list, then own words.
  public private(set) var reasons: [Reason] = []
  public private(set) var settings = Settings()
  public private(set) var entryCount = 0

  public init() {}

  public init(_ records: Records) {
    for record in records.all { add(record) }
    trackers = trackers.ordered { ($0.order, $0.id) < ($1.order, $1.id) }
    archived = archived.ordered { ($0.order, $0.id) < ($1.order, $1.id) }
    cravings = cravings.ordered { ($0.at, $0.id) < ($1.at, $1.id) }
    plans = plans.ordered { ($0.plan.fromDay, $0.made, $0.id) < ($1.plan.fromDay, $1.made, $1.id) }
    reasons = reasons.ordered { $0.rank < $1.rank }
  }

  private mutating func add(_ record: Record) {
    switch record {
    case .entry(let entry):
      uses[entry.tracker, default: UseSeries()].add(entry)
      entryCount += 1
    case .dayTotal(let total): uses[total.tracker, default: UseSeries()].add(total)
    case .craving(let craving): cravings.append(craving)
    case .tracker(let tracker):
      if tracker.isArchived { archived.append(tracker) } else { trackers.append(tracker) }
    case .plan(let plan): plans.append(plan)
    case .reason(let reason): reasons.append(reason)
    case .settings(let settings): self.settings = settings
    case .none: break
    }
  }

  public func use(of tracker: Identifier) -> UseSeries { uses[tracker] ?? UseSeries() }

  /// The dated plans of a tracker, oldest first: the latest with a first day on or before a day
  /// judges that day.
  public func plans(of tracker: Identifier) -> PlanHistory {
    PlanHistory(plans.filter { $0.tracker == tracker }.map { $0.plan })
  }
}

extension Reason {
  fileprivate var rank: Int {
    guard let motive else { return Motive.allCases.count }
    return Motive.allCases.firstIndex(of: motive) ?? 0
  }
}
