// What a stretch of days adds up to: the facts from which challenges are offered, and their
// progress and the weekly review are told.

/// What the days of one tracker add up to.
public struct TrackerWeek: Hashable, Sendable {
  public let tracker: Identifier
  /// Whether a plan judges the use.
  public let isUse: Bool
  /// Thousandths used on the known completed days, and how many of these there are.
  public var used: Int64 = 0
  public var knownDays = 0
  /// Of these, those of the last seven days.
  public var knownLately = 0
  public var judgedDays = 0
  public var goodDays = 0
  /// Good days one after the other, at most.
  public var longestGood = 0
  public var freeDays = 0

  /// Thousandths a known day; nothing without one.
  public var mean: Int64? {
    knownDays == 0 ? nil : Money.rounded(used, over: Int64(knownDays))
  }
}

/// What a stretch of days adds up to.
public struct WeekFacts: Hashable, Sendable {
  public let first: Day
  public let last: Day
  public var cravings = 0
  public var passed = 0
  public var walks = 0
  public var techniques = 0
  public var moodDays = 0
  /// Whether the person has anything that a mood is logged with.
  public var hasMoods = false
  public var noteDays = 0
  /// Swaps that were used, of any focus.
  public var swaps = 0
  public var eveningDays = 0
  /// Whole minutes of practice and of the counters made for them, each day rounded.
  public var mindful: Int64 = 0
  public var workout: Int64 = 0
  /// In the person's order.
  public var trackers: [TrackerWeek] = []

  /// The first that a plan judges.
  public var use: TrackerWeek? { trackers.first { $0.isUse } }

  public func of(_ tracker: Identifier?) -> TrackerWeek? {
    trackers.first { $0.tracker == tracker }
  }

  /// The facts of the days from one through another; what lies outside of `book` is not known.
  public init(_ book: DayBook, _ overview: Overview, from first: Day, through last: Day) {
    self.first = first
    self.last = last
    let days = first...max(first, last)
    countCravings(overview.cravings, days)
    for note in overview.reflections.notes where days.contains(note.day) { noteDays += 1 }
    for review in overview.reflections.reviews where days.contains(review.day) { eveningDays += 1 }
    swaps = overview.food.uses.uses(in: days).count
    countMinutes(overview, days)
    var moods: [TrackerDays] = []
    for tracker in book.trackers {
      if tracker.isMood { moods.append(tracker) }
      trackers.append(TrackerWeek(tracker, days))
    }
    hasMoods = !moods.isEmpty
    for number in first.number...days.upperBound.number
    where moods.contains(where: { $0.use.amount(on: Day(number: number)) != nil }) {
      moodDays += 1
    }
  }

  private mutating func countMinutes(_ overview: Overview, _ days: ClosedRange<Day>) {
    for number in days.lowerBound.number...days.upperBound.number {
      let day = Day(number: number)
      mindful += (overview.minutes(.mindful, on: day) + Entry.unit / 2) / Entry.unit
      workout += (overview.minutes(.workout, on: day) + Entry.unit / 2) / Entry.unit
    }
  }

  private mutating func countCravings(_ all: [Craving], _ days: ClosedRange<Day>) {
    for craving in all where days.contains(craving.day) {
      cravings += 1
      if craving.outcome == .passed { passed += 1 }
      if craving.action == .walk { walks += 1 }
      if craving.technique != nil { techniques += 1 }
    }
  }
}

extension TrackerDays {
  /// Whether it keeps how somebody felt.
  var isMood: Bool { tracker.preset == "mood" || tracker.mode == .feelings }
}

extension TrackerWeek {
  fileprivate init(_ days: TrackerDays, _ range: ClosedRange<Day>) {
    tracker = days.tracker.id
    isUse = days.tracker.mode == nil
    var run = 0
    for number in range.lowerBound.number...range.upperBound.number {
      let day = Day(number: number)
      guard day <= days.today else { break }
      switch days.marks?.mark(on: day) {
      case .good:
        judgedDays += 1
        goodDays += 1
        run += 1
        longestGood = max(longestGood, run)
      case .needsGrace, .broken, .empty:
        judgedDays += 1
        run = 0
      case .notDue, .excused, .open, nil: break
      }
      if days.free?.mark(on: day) == .good { freeDays += 1 }
      guard day < days.today, isUse, let amount = days.record(on: day)?.used else { continue }
      used += amount
      knownDays += 1
      if range.upperBound.days(since: day) < 7 { knownLately += 1 }
    }
  }
}
