// From a journal to the marks of its trackers: whoever shows days or streaks asks here.

extension Overview {
  /// The days that do not count, through `today`.
  public func excusedDays(today: Day) -> [ClosedRange<Day>] {
    excuses.compactMap { $0.days(today: today) }
  }

  /// The excuse of a day; of several, the one that began last.
  public func excuse(on day: Day, today: Day) -> Excuse? {
    excuses.last { $0.days(today: today)?.contains(day) == true }
  }

  /// When a tracker's days begin.
  public func dayBoundary(of tracker: Tracker) -> DayBoundary {
    tracker.dayBoundary ?? settings.dayBoundary
  }

  public func facts(of tracker: Tracker, today: Day) -> TrackerFacts {
    TrackerFacts(
      use: use(of: tracker.id), levels: levels[tracker.id] ?? LevelSeries(),
      excused: excusedDays(today: today), today: today)
  }

  /// The days of a tracker with a mode. Nothing where a plan judges, and before the first day.
  ///
  /// `today` is the day that the tracker's own boundary makes of now.
  public func marks(of tracker: Tracker, today: Day) -> TrackerMarks? {
    TrackerMarks(of: tracker, facts(of: tracker, today: today), changes: modeChanges)
  }

  /// The first judged day of a tracker with a mode.
  func firstMark(of tracker: Tracker, today: Day) -> Day? {
    TrackerMarks.first(
      of: tracker, recorded: use(of: tracker.id).first, changes: modeChanges, today: today)
  }

  /// The streak of a tracker with a mode. Nothing where a plan judges, and before the first day.
  ///
  /// `today` is as in `marks(of:today:)`; after `settle` only the days since then are judged.
  public func streak(of tracker: Tracker, today: Day) -> Streak? {
    guard let past = settled.pasts[tracker.id], past.ownDay == today, let mode = tracker.mode,
      let streak = past.streak, streak.first == firstMark(of: tracker, today: today)
    else { return marks(of: tracker, today: today).map { Streak($0, tracker.streakRule) } }
    return streak.streak(of: tracker, as: mode, facts(of: tracker, today: today))
  }

  /// The streaks that ended with a mode, oldest first.
  public func pastStreaks(of tracker: Tracker, today: Day) -> [PastStreak] {
    PastStreak.all(of: tracker, facts(of: tracker, today: today), changes: modeChanges)
  }

  /// The days of use that a plan judges, from the first recorded or planned one through `today`;
  /// none without either.
  public func dayRecords(of tracker: Tracker, today: Day) -> [DayRecord] {
    let series = use(of: tracker.id)
    let plans = plans(of: tracker.id)
    guard let first = series.first ?? plans.firstDay else { return [] }
    return DayRecord.all(
      from: min(first, plans.firstDay ?? first), through: today, plans: plans,
      use: series.history, excused: excusedDays(today: today), today: today)
  }

  /// How firm a tracker has become; nothing where a plan judges, and before the first day.
  public func strength(of tracker: Tracker, today: Day) -> Strength? {
    marks(of: tracker, today: today).map {
      Strength(of: tracker, $0, use: use(of: tracker.id))
    }
  }
}
