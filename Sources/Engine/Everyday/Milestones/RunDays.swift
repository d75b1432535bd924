// How long runs of days were, and when they grew so long.

/// The days on which a run of days first reached each length, and how long it is now.
struct RunDays: Sendable {
  /// At index n the day on which the run was n + 1 days long for the first time.
  private(set) var firsts: [Day] = []
  private(set) var current = 0

  mutating func lengthen(_ day: Day) {
    current += 1
    if current > firsts.count { firsts.append(day) }
  }

  mutating func end() { current = 0 }

  mutating func take(_ step: Streak.Step, _ day: Day) {
    switch step {
    case .longer: lengthen(day)
    case .over: end()
    case .same: break
    }
  }

  func first(_ days: Int) -> Day? { days <= firsts.count ? firsts[days - 1] : nil }

  /// The next day of those in a row at or under the target, by the rules of `UseRuns`; a day that
  /// goes on can end them already.
  mutating func take(kept record: DayRecord) {
    switch record.outcome {
    case .kept: lengthen(record.day)
    case .missed, .unrecorded: end()
    case .open where record.isPastTarget: end()
    case .excused, .open, nil: break
    }
  }

  /// The next day of those in a row without use, by the rules of `UseRuns`.
  mutating func take(free record: DayRecord, today: Day) {
    if record.isExcused { return }
    if record.isUse { return end() }
    guard record.day < today else { return }
    if record.used == nil { end() } else { lengthen(record.day) }
  }

  /// Days in a row of the marks of practice, none of them mended.
  init(_ marks: TrackerMarks?) {
    guard let marks else { return }
    var streak = Streak()
    for (place, mark) in marks.marks.enumerated() {
      let day = marks.day(at: place)
      take(streak.add(mark, day, .strict), day)
    }
  }

  init() {}
}
