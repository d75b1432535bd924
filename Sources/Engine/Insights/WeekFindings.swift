// What the last seven days say on Today, each with its counts, and what the forecast says of it.
// The day chooses among them, so the sentence stays the same until tomorrow.

extension Overview {
  /// Fewer cravings than this say nothing of a week.
  static let leastCravings = 3
  /// Fewer noted days of a week than this say nothing about it.
  static let leastDays = 4

  /// The insight of a day; nothing where there is nothing to say, or all of it was put away.
  /// `records` are those from which the overview was made; `outlook` is the one on today.
  public func insightOfDay(
    _ records: Records, today: Day, namesTriggers: Bool, outlook: Outlook? = nil
  ) -> Finding? {
    let cravings = weekCravings(records, today)
    let watched = watched.first
    guard
      cravings.count >= Overview.leastCravings || outlook != nil
        || watched.map({ isLower($0, today) }) == true
    else { return nil }
    return insightOfDay(cravings, today, namesTriggers: namesTriggers, outlook)
  }

  @inline(never)  // Not of a first visit.
  private func insightOfDay(
    _ cravings: [Craving], _ today: Day, namesTriggers: Bool, _ outlook: Outlook?
  ) -> Finding? {
    var found: [Finding] = []
    if let outlook, outlook.isToday, outlook.level == .harder { found.append(.hardDay(outlook)) }
    if cravings.count >= Overview.leastCravings {
      let passed = CountOf(cravings.filter { $0.outcome == .passed }.count, of: cravings.count)
      if passed.part > 0 { found.append(.passed(passed)) }
      if namesTriggers, let finding = triggerOfWeek(cravings) { found.append(finding) }
    }
    if let tracker = watched.first, let finding = meanOfWeek(tracker, today) {
      found.append(finding)
    }
    let rest = found.filter { !settings.dismissed.contains($0.reason(on: today)) }
    return rest.isEmpty ? nil : rest[Int(today.number) % rest.count]
  }

  private func weekCravings(_ records: Records, _ today: Day) -> [Craving] {
    var recent: [Craving] = []
    for ago in 0..<7 {
      for case .craving(let craving) in self.records(on: today.adding(days: -ago), in: records) {
        recent.append(craving)
      }
    }
    return recent
  }

  private func triggerOfWeek(_ cravings: [Craving]) -> Finding? {
    var best: (trigger: CravingTrigger, count: Int)?
    for trigger in CravingTrigger.allCases {
      let count = cravings.filter { $0.triggers.contains(trigger.rawValue) }.count
      if count > (best?.count ?? 0) { best = (trigger, count) }
    }
    guard let best, best.count >= Overview.leastCravings else { return nil }
    return .weekTrigger(best.trigger, CountOf(best.count, of: cravings.count))
  }

  private func isLower(_ tracker: Tracker, _ today: Day) -> Bool {
    meanOfWeek(tracker, today) != nil
  }

  /// A rising week is a matter for a person's own look at Progress, not for the first page.
  private func meanOfWeek(_ tracker: Tracker, _ today: Day) -> Finding? {
    let use = use(of: tracker.id)
    let recent = (1...7).compactMap { use.amount(on: today.adding(days: -$0)) }
    let before = (8...14).compactMap { use.amount(on: today.adding(days: -$0)) }
    guard min(recent.count, before.count) >= Overview.leastDays else { return nil }
    let now = recent.reduce(0, +) / Int64(recent.count)
    let then = before.reduce(0, +) / Int64(before.count)
    return now < then ? .weekMean(tracker, now: now, days: recent.count, before: then) : nil
  }
}
