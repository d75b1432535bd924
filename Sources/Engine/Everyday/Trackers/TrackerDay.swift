// One day of one tracker as its row shows it, whichever way the tracker is logged.

/// What is known of one day of one tracker.
public struct TrackerDay: Hashable, Sendable {
  public let day: Day
  /// In thousandths of a unit; nothing where nobody said.
  public let amount: Int64?
  /// The latest level of the day.
  public let level: Int?
  /// How often a level was logged on the day.
  public let levelCount: Int
  /// Words that were chosen, as far as it is the latest day that has any.
  public let words: [String]

  /// What was counted, in thousandths; never below none.
  public var sum: Int64 { max(0, amount ?? 0) }

  /// How often something was noticed, in thousandths: a level is a noticed moment too.
  public var noticed: Int64 { max(sum, Int64(levelCount) * Entry.unit) }

  /// Whether anything was recorded that counts as having happened.
  public var isLogged: Bool { sum > 0 || level != nil }

  /// Whether a good tracker needs nothing more today: its goal is met, or anything was logged.
  public func isDone(for tracker: Tracker) -> Bool {
    tracker.mode == .counter ? sum >= tracker.wanted : isLogged
  }
}

extension Tracker {
  /// Whether it counts a use that a plan judges, rather than being logged in a mode of its own.
  public var isUse: Bool { substance != nil || mode == nil }
}

extension Overview {
  /// The day of a tracker, without going through its entries.
  public func day(_ day: Day, of tracker: Identifier) -> TrackerDay {
    let chosen = words[tracker]
    let leveled = levels[tracker]?.leveled(on: day)
    return TrackerDay(
      day: day, amount: use(of: tracker).amount(on: day), level: leveled?.level,
      levelCount: leveled?.count ?? 0, words: chosen?.day == day ? chosen?.words ?? [] : [])
  }

  /// The day to which something belongs that is logged now: the tracker's own start of a day wins
  /// over the person's.
  public func day(of tracker: Tracker, at instant: Instant, offset: UTCOffset) -> Day {
    dayBoundary(of: tracker).day(of: instant, offset: offset)
  }

  /// Whether a day asks for the tracker. A number of times a week asks until the week has them; a
  /// day that has an entry already still shows it.
  public func isDue(_ tracker: Tracker, on day: Day) -> Bool {
    guard let schedule = tracker.schedule, schedule.isDue(on: day) else { return false }
    guard case .timesPerWeek(let times) = schedule, !self.day(day, of: tracker.id).isLogged else {
      return true
    }
    var logged = 0
    var earlier = day.weekStart
    while earlier < day {
      if self.day(earlier, of: tracker.id).isLogged { logged += 1 }
      earlier = earlier.adding(days: 1)
    }
    return logged < times
  }
}
