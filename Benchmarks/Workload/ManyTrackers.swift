// Somebody who watches forty things for twenty years.

import Engine

/// A journal of many trackers, always the same for a number of entries, and all of its streaks.
public enum ManyTrackers {
  private static let trackers = 40
  private static let days = 7305
  /// 2026-03-29.
  private static let today = Day(number: 20_541)

  public static func records(entries: Int) -> Records {
    var records = Records()
    records.reserve(entries + trackers)
    var clock = Clock(device: 0)
    for number in 0..<trackers {
      let draft = Draft.create(name(number), kind: Tracker.kind, fields(number))
      records.apply(draft.stamped(by: &clock, now: Instant(milliseconds: 0)))
    }
    for number in 0..<entries {
      // Evenly over the days, each with other trackers than the day before.
      let day = today.adding(days: Int(Int64(number) * Int64(days) / Int64(entries)) + 1 - days)
      let draft = Draft.create(
        Identifier(high: 2, low: UInt64(number)), kind: Entry.kind,
        [
          Field("tracker", .text(name(number * 7 % trackers).text)),
          Field("day", .int(Int64(day.number))), Field("amount", .int(Entry.unit)),
          Field("level", .int(Int64(number % 3))),
        ])
      records.apply(draft.stamped(by: &clock, now: Instant(milliseconds: 0)))
    }
    return records
  }

  private static func name(_ number: Int) -> Identifier {
    Identifier(high: 1, low: UInt64(number))
  }

  /// Counters, lists of levels and things to leave out, some of them a few times a week.
  private static func fields(_ number: Int) -> [Field] {
    let mode: TrackerMode = number % 4 == 0 ? .avoidance : number % 4 == 1 ? .levels : .counter
    let schedule: Schedule = number % 5 == 0 ? .timesPerWeek(3) : .everyDay
    return schedule.fields + StreakRule.forgiving.fields + [
      Field("aim", .text("build")), Field("name", .text("Tracker \(number)")),
      Field("mode", .text(mode.rawValue)), Field("levels", .list(levels)),
      Field("since", .int(Int64(today.adding(days: 1 - days).number))),
    ]
  }

  private static let levels = [
    Level(id: 0, icon: "", name: "low", effect: .success).value,
    Level(id: 1, icon: "", name: "middle", effect: .needsGrace).value,
    Level(id: 2, icon: "", name: "high", effect: .breaks).value,
  ]

  /// The streak and the strength of every tracker over its whole past, added up.
  public static func streaks(_ overview: Overview) -> Int64 {
    var sum: Int64 = 0
    for tracker in overview.trackers {
      guard let marks = overview.marks(of: tracker, today: today) else { continue }
      let streak = Streak(marks, tracker.streakRule)
      let strength = Strength(of: tracker, marks, use: overview.use(of: tracker.id))
      sum += Int64(streak.current + streak.best + streak.total + strength.percent)
    }
    return sum
  }

  /// Every cell of the current month, with all trackers; the days of trackers that have a value.
  public static func month(_ overview: Overview) -> Int {
    let book = DayBook(
      overview, from: today.month.firstDay, through: today.month.lastDay, now: noon, offset: .utc)
    var count = 0
    for place in 0...book.last.days(since: book.first) {
      let cell = book.calendarDay(book.first.adding(days: place))
      count += cell.focus.count
      for days in book.trackers where days.value(on: cell.day) != nil { count += 1 }
    }
    return count
  }

  /// The current year of every tracker; the days on which something was recorded.
  public static func year(_ overview: Overview) -> Int {
    let first = Month(year: today.month.year, month: 1).firstDay
    let book = DayBook(overview, from: first, through: today, now: noon, offset: .utc)
    return book.trackers.reduce(0) {
      $0 + YearMap($1, year: today.month.year, today: today).recordedDays
    }
  }

  private static let noon = UTCOffset.utc.instant(today, TimeOfDay(minutes: 720)!)
}
