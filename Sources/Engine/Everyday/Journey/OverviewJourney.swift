// From a journal to the way of one of its trackers.

extension Overview {
  /// The way of a tracker from the first day that is known of it.
  public func journey(of tracker: Tracker, now: Instant, zone: Zone) -> Journey? {
    let boundary = settings.dayBoundary
    let today = boundary.day(of: now, in: zone)
    let plans = plans(of: tracker.id)
    let use = use(of: tracker.id)
    let first = min(use.first ?? today, plans.firstDay ?? today)
    let book = DayBook(
      self, only: [tracker], from: first, through: today, now: now, offset: zone.offset(now))
    guard let days = book.days(of: tracker.id) else { return nil }
    let stretches = FreeStretch.all(
      plans: plans, use: use, today: today, now: now
    ) { zone.instant($0, boundary.start) }
    return Journey(days, stretches, through: days.today) { boundary.day(of: $0, in: zone) }
  }
}
