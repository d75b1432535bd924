// What every day of a tracker was, from its first judged day on: the one list from which streaks,
// strength, calendar and journey are made, so that they cannot disagree.

/// The marks of consecutive days.
public struct TrackerMarks: Hashable, Sendable {
  public let first: Day
  /// One for each day from `first` on, without gaps.
  public let marks: [DayMark]

  public init(first: Day, _ marks: [DayMark]) {
    self.first = first
    self.marks = marks
  }

  /// The day of the last mark; the day before `first` when there is none.
  public var last: Day { first.adding(days: marks.count - 1) }

  /// Nothing for a day that is not judged.
  public func mark(on day: Day) -> DayMark? {
    let place = day.days(since: first)
    return marks.indices.contains(place) ? marks[place] : nil
  }

  public func day(at place: Int) -> Day { first.adding(days: place) }
}

/// What is known of one tracker, for whoever judges its days.
public struct TrackerFacts: Sendable {
  public let use: UseSeries
  public let levels: LevelSeries
  /// Days that do not count, in any order; they may overlap.
  public let excused: [ClosedRange<Day>]
  public let today: Day

  public init(
    use: UseSeries, levels: LevelSeries = LevelSeries(), excused: [ClosedRange<Day>] = [],
    today: Day
  ) {
    self.use = use
    self.levels = levels
    self.excused = excused
    self.today = today
  }
}

extension TrackerMarks {
  /// The days of a tracker with a mode through today, as its mode is now. Nothing where a plan
  /// judges, and before the first day.
  ///
  /// `changes` are those of any trackers, oldest first.
  public init?(of tracker: Tracker, _ facts: TrackerFacts, changes: [ModeChange]) {
    guard let mode = tracker.mode,
      let first = TrackerMarks.first(
        of: tracker, recorded: facts.use.first, changes: changes, today: facts.today)
    else { return nil }
    self.init(of: tracker, as: mode, from: first, through: facts.today, facts)
  }

  /// The first judged day of a tracker with a mode, `recorded` being the first with a record.
  static func first(
    of tracker: Tracker, recorded: Day?, changes: [ModeChange], today: Day
  ) -> Day? {
    guard let mode = tracker.mode else { return nil }
    let changed = changes.last { $0.tracker == tracker.id && $0.day <= today }?.day
    return first(mode, since: tracker.since, changed: changed, recorded: recorded)
      .map { max($0, Day.first) }
  }

  /// The days from one day through another as `mode` judges them; after `facts.today` there are
  /// none. Nothing for no day at all.
  init?(
    of tracker: Tracker, as mode: TrackerMode, from first: Day, through last: Day,
    _ facts: TrackerFacts
  ) {
    let first = max(first, Day.first)
    let last = min(last, facts.today, Day.last)
    guard first <= last else { return nil }
    var judge = DayJudge(tracker, mode, facts, from: first)
    let excused = excusedMarks(facts.excused, from: first, through: last)
    var marks: [DayMark] = []
    marks.reserveCapacity(excused.count)
    for place in excused.indices {
      marks.append(judge.mark(first.adding(days: place), isExcused: excused[place]))
    }
    self.init(first: first, marks)
  }

  /// Leaving out counts from the day after it was begun, since nobody knows what that day had been
  /// before. What is done counts from the first record, also one that was filled in for an earlier
  /// day; but not from before a change of mode, which began it anew.
  private static func first(
    _ mode: TrackerMode, since: Day?, changed: Day?, recorded: Day?
  ) -> Day? {
    let begun = since ?? changed
    if mode == .avoidance { return begun.map { $0.adding(days: 1) } ?? recorded }
    guard changed == nil, let begun, let recorded else { return begun ?? recorded }
    return min(begun, recorded)
  }
}

/// Whether each day from one through another is excused.
func excusedMarks(_ excused: [ClosedRange<Day>], from first: Day, through last: Day) -> [Bool] {
  var marks = [Bool](repeating: false, count: last.days(since: first) + 1)
  for range in excused where range.lowerBound <= last && range.upperBound >= first {
    let begin = max(range.lowerBound, first).days(since: first)
    let end = min(range.upperBound, last).days(since: first)
    for index in begin...end { marks[index] = true }
  }
  return marks
}
