// A look back at seven days: two or three things that went well, out of what is recorded, and one
// thing to try. Derived each time and never stored.

/// Something that went well in a week.
public enum WeekFinding: Hashable, Sendable {
  /// Days within the target or as wanted, of those that were judged.
  case good(Identifier, days: Int, of: Int)
  case free(Identifier, days: Int)
  /// Thousandths a day now, and in the seven days before.
  case fewer(Identifier, now: Int64, before: Int64)
  case passed(Int, of: Int)
  case walked(Int)
  case challenge(ChallengeKind)
  case recorded(Identifier, days: Int)
  case written(Int)
  /// Whole minutes.
  case practised(MinuteKind, minutes: Int64)
  /// Foods were traded so many times.
  case swapped(Int)
}

/// The review of seven days.
public struct WeekReview: Hashable, Sendable {
  public static let mostFindings = 3
  /// Known days without which two weeks cannot be compared.
  private static let leastKnown = 4
  private static let days = 7
  /// Fewer minutes of practice in a week are not told.
  private static let leastMinutes: Int64 = 2

  public let first: Day
  /// The person's day of the week.
  public let last: Day
  /// At most three; none for a week of which nothing is known.
  public let wentWell: [WeekFinding]

  /// The seven days up to `last`. `book` reaches seven days further back.
  public init(_ book: DayBook, _ overview: Overview, through last: Day) {
    let first = last.adding(days: 1 - WeekReview.days)
    let facts = WeekFacts(book, overview, from: first, through: last)
    let before = WeekFacts(
      book, overview, from: first.adding(days: -WeekReview.days),
      through: first.adding(days: -1))
    var found: [WeekFinding] = []
    for tracker in facts.trackers {
      found += WeekReview.findings(tracker, before.of(tracker.tracker))
    }
    if facts.swaps > 0 { found.insert(.swapped(facts.swaps), at: 0) }
    if let finding = WeekReview.challenge(book, overview, last) { found.insert(finding, at: 0) }
    if facts.passed > 0 { found.append(.passed(facts.passed, of: facts.cravings)) }
    if facts.walks > 0 { found.append(.walked(facts.walks)) }
    if facts.mindful >= WeekReview.leastMinutes {
      found.append(.practised(.mindful, minutes: facts.mindful))
    }
    if facts.workout >= WeekReview.leastMinutes {
      found.append(.practised(.workout, minutes: facts.workout))
    }
    let written = facts.noteDays + facts.eveningDays
    if written > 0 { found.append(.written(written)) }
    for use in facts.trackers where use.isUse && use.knownDays >= WeekReview.leastKnown {
      found.append(.recorded(use.tracker, days: use.knownDays))
    }
    self.first = first
    self.last = last
    wentWell = Array(found.prefix(WeekReview.mostFindings))
  }

  /// The strongest thing that a tracker has to say; fewer than half of the days are no strength.
  private static func findings(_ now: TrackerWeek, _ before: TrackerWeek?) -> [WeekFinding] {
    if now.freeDays > 0 { return [.free(now.tracker, days: now.freeDays)] }
    if let mean = now.mean, let then = before?.mean, mean < then,
      now.knownDays >= leastKnown, before?.knownDays ?? 0 >= leastKnown
    {
      return [.fewer(now.tracker, now: mean, before: then)]
    }
    guard now.goodDays > 0, now.goodDays * 2 >= now.judgedDays else { return [] }
    return [.good(now.tracker, days: now.goodDays, of: now.judgedDays)]
  }

  /// The challenge of the week in which the review ends, when it is done.
  private static func challenge(
    _ book: DayBook, _ overview: Overview, _ last: Day
  ) -> WeekFinding? {
    guard let taken = overview.reflections.challenge(week: last) else { return nil }
    let facts = WeekFacts(book, overview, from: taken.week, through: min(last, book.today))
    return taken.progress(facts) == taken.count ? .challenge(taken.what) : nil
  }
}
