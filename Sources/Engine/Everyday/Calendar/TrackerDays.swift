// The days of one tracker in a stretch of time: what was recorded, and what its plan or its mode
// made of it.

/// What is known of the days of one tracker.
public struct TrackerDays: Sendable {
  public let tracker: Tracker
  /// The day that the tracker's own start makes of now.
  public let today: Day
  public let use: UseSeries
  public let levels: LevelSeries
  /// Of a tracker that a plan judges, day by day from the first day asked for; else none.
  public let records: [DayRecord]
  /// What each day was; nothing where no day is judged.
  public let marks: TrackerMarks?
  /// Of a tracker that a plan judges: which days were without use.
  public let free: TrackerMarks?

  init(
    _ tracker: Tracker, _ overview: Overview, from first: Day, through last: Day, today: Day
  ) {
    let use = overview.use(of: tracker.id)
    let levels = overview.levels[tracker.id] ?? LevelSeries()
    self.tracker = tracker
    self.today = today
    self.use = use
    self.levels = levels
    guard tracker.mode == nil else {
      records = []
      free = nil
      marks = overview.marks(of: tracker, today: today)
      return
    }
    records = DayRecord.all(
      from: first, through: min(last, today), plans: overview.plans(of: tracker.id),
      use: use.history, excused: overview.excusedDays(today: today),
      today: today)
    marks = TrackerMarks(kept: records)
    free = TrackerMarks(free: records, today: today)
  }

  /// How a day looks to the plan; nothing for another tracker, and outside of what was asked for.
  public func record(on day: Day) -> DayRecord? {
    guard let first = records.first?.day else { return nil }
    let place = day.days(since: first)
    return records.indices.contains(place) ? records[place] : nil
  }

  /// Whether a day was free or within its target, or as the person wanted it.
  public func isGood(_ day: Day) -> Bool {
    marks?.mark(on: day) == .good || free?.mark(on: day) == .good
  }

  /// What a picture of the year shows of a day: the place of its level counted from 1, else its
  /// units rounded up. Nothing where nobody said.
  public func value(on day: Day) -> Int? {
    if let id = levels.level(on: day) {
      for (place, level) in tracker.levels.enumerated() where level.id == id { return place + 1 }
    }
    if let used = record(on: day)?.used ?? use.amount(on: day) {
      return Int((used + Entry.unit - 1) / Entry.unit)
    }
    return tracker.mode == .avoidance && marks?.mark(on: day) == .good ? 0 : nil
  }
}
