// How far back there is anything to see.

extension Overview {
  /// The first day of which anything is recorded, said or planned; `today` where there is none.
  public func firstDay(today: Day) -> Day {
    var first = today
    for tracker in trackers + archived {
      if let day = use(of: tracker.id).first { first = min(first, day) }
    }
    for plan in plans { first = min(first, plan.plan.fromDay) }
    if let day = cravings.first?.day { first = min(first, day) }
    if let day = reflections.notes.first?.day { first = min(first, day) }
    if let day = doses.first?.day { first = min(first, day) }
    if let day = practice.days.first?.day { first = min(first, day) }
    if let day = recalls.first?.day { first = min(first, day) }
    if let day = swapUses.first?.day { first = min(first, day) }
    return first
  }
}
