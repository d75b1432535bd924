// What the days that are over come to, kept until one of them changes: a tap of today then costs
// the same after ten years as on the first day. Never stored; whoever asks for something that is
// not settled gets it computed anew.

/// Everything that is settled at one moment.
struct SettledDays: Sendable {
  /// Where the days that are over end.
  struct Mark: Equatable, Sendable {
    let today: Day
    let boundary: DayBoundary
    let zone: String
    let offset: UTCOffset
  }

  private(set) var mark: Mark?
  private(set) var pasts: [Identifier: SettledPast] = [:]
  private(set) var practised: [(kind: MinuteKind, run: RunDays)]?
  private(set) var cravings: CravingMarks?
  private(set) var saved: Saved?

  /// What was saved in a currency; nothing of it where no plan has a price.
  struct Saved: Sendable {
    let currency: Currency
    let byDay: SavedByDay?
  }

  /// The use of a day of a tracker changed, from `moment` on where it has moments.
  mutating func forget(_ use: DayOfTracker, from moment: Instant?, isArchived: Bool) {
    // It may count minutes, of today as well.
    if isArchived { practised = nil }
    guard let mark, let past = pasts[use.tracker] else { return }
    if use.day >= mark.today, moment.map({ $0 >= past.stretches.start }) ?? true { return }
    pasts[use.tracker] = nil
    saved = nil
  }

  /// A record that tells no use came, changed or went.
  mutating func forget(_ record: Record) {
    switch record {
    case .craving: cravings = nil
    case .practiceRun: practised = nil
    case .tracker, .plan, .excuse, .modeChange: self = SettledDays()
    default: break
    }
  }

  /// Settles what is not settled yet.
  mutating func fill(_ overview: Overview, in currency: Currency, now: Instant, zone: Zone) {
    let boundary = overview.settings.dayBoundary
    let offset = zone.offset(now)
    let today = boundary.day(of: now, offset: offset)
    let mark = Mark(today: today, boundary: boundary, zone: zone.name, offset: offset)
    if mark != self.mark { self = SettledDays() }
    self.mark = mark
    let all = overview.trackers + overview.archived
    for tracker in all { settle(tracker, overview, mark, now, zone) }
    if practised == nil { practised = overview.practised(today: today) }
    if cravings == nil { cravings = CravingMarks(overview.cravings) }
    guard saved?.currency != currency else { return }
    let uses = all.map { (plans: overview.plans(of: $0.id), use: overview.use(of: $0.id)) }
    saved = Saved(currency: currency, byDay: SavedByDay(uses, currency, today: today))
  }

  private mutating func settle(
    _ tracker: Tracker, _ overview: Overview, _ mark: Mark, _ now: Instant, _ zone: Zone
  ) {
    let ownDay = overview.dayBoundary(of: tracker).day(of: now, offset: mark.offset)
    let first = overview.firstMark(of: tracker, today: ownDay)
    if let past = pasts[tracker.id], past.ownDay == ownDay, past.streak?.first == first,
      past.stretches.start <= now
    {
      return
    }
    var streak: SettledStreak?
    if let first, let mode = tracker.mode {
      streak = SettledStreak(
        of: tracker, as: mode, from: first, before: min(mark.today, ownDay),
        overview.facts(of: tracker, today: ownDay))
    }
    pasts[tracker.id] = SettledPast(
      plans: overview.plans(of: tracker.id), use: overview.use(of: tracker.id), today: mark.today,
      now: now, excused: overview.excusedDays(today: mark.today),
      lastUseBefore: tracker.lastUseBefore, streak: streak, ownDay: ownDay
    ) { zone.instant($0, mark.boundary.start) }
  }
}

extension Overview {
  /// Settles the days that are over, so that what is asked at `now` and soon after walks none of
  /// them again.
  public mutating func settle(in currency: Currency, now: Instant, zone: Zone) {
    var filled = settled
    // Not held twice while it grows.
    settled = SettledDays()
    filled.fill(self, in: currency, now: now, zone: zone)
    settled = filled
  }

  /// Runs of days with practice. A tracker that counts the minutes has the streak of them.
  func practised(today: Day) -> [(kind: MinuteKind, run: RunDays)] {
    var practised: [(kind: MinuteKind, run: RunDays)] = []
    for kind in MinuteKind.allCases where counter(of: kind) == nil {
      if let marks = practiceMarks(kind, today: today) { practised.append((kind, RunDays(marks))) }
    }
    return practised
  }
}
