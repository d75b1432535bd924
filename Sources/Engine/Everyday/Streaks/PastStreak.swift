// The streaks that ended when a tracker's mode was changed. They stay in view.

/// What a tracker's streak was when its mode was changed.
public struct PastStreak: Hashable, Sendable {
  public let mode: TrackerMode
  /// The first day that was judged.
  public let from: Day
  /// The day of the change.
  public let through: Day
  /// Its current run is the one that the change ended.
  public let streak: Streak

  /// Those of one tracker, oldest first. `changes` are those of any trackers, oldest first.
  public static func all(
    of tracker: Tracker, _ facts: TrackerFacts, changes: [ModeChange]
  ) -> [PastStreak] {
    var all: [PastStreak] = []
    var begun = facts.use.first
    for change in changes where change.tracker == tracker.id && change.day <= facts.today {
      let from = change.since ?? begun
      begun = change.day
      guard let mode = change.before, let from else { continue }
      if let past = PastStreak(tracker, mode, from: from, through: change.day, facts) {
        all.append(past)
      }
    }
    return all
  }

  /// What was recorded on the day of the change still counts. A day of leaving out was not over
  /// then, and does not; nor does the day on which that began.
  private init?(
    _ tracker: Tracker, _ mode: TrackerMode, from: Day, through day: Day, _ facts: TrackerFacts
  ) {
    let leavesOut = mode == .avoidance
    let then = TrackerFacts(
      use: facts.use, levels: facts.levels, excused: facts.excused, today: day)
    guard
      let marks = TrackerMarks(
        of: tracker, as: mode, from: from.adding(days: leavesOut ? 1 : 0),
        through: day.adding(days: leavesOut ? -1 : 0), then)
    else { return nil }
    self.mode = mode
    self.from = from
    through = day
    streak = Streak(marks, tracker.streakRule)
  }
}
