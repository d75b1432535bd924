// The streaks that a person has: one of each tracker with a mode, and two of use that a plan
// judges.
import Engine

/// One streak of one tracker.
struct StreakItem {
  enum Kind: String { case own, kept, free }

  let tracker: Tracker
  let kind: Kind
  /// The tracker's day of now.
  let today: Day
  let rule: StreakRule
  let streak: Streak
  /// Nothing where a plan judges.
  let strength: Strength?

  /// Its part of a key on the page.
  var key: String { kind.rawValue + "-" + tracker.id.text }

  /// Before its first day there is nothing to show.
  var isBegun: Bool { streak.best > 0 }
}

extension Desk {
  /// In the person's order; those that are hidden or not begun are left out. No more trackers are
  /// asked once there are `most`.
  func streakItems(_ moment: Moment, most: Int = .max) -> [StreakItem] {
    var items: [StreakItem] = []
    for tracker in overview.trackers where !tracker.hidesStreak && items.count < most {
      items += streakItems(of: tracker, moment).filter { $0.isBegun }
    }
    return items
  }

  private func streakItems(of tracker: Tracker, _ moment: Moment) -> [StreakItem] {
    let today = today(of: tracker, moment)
    guard tracker.mode == nil else {
      guard let marks = overview.marks(of: tracker, today: today) else { return [] }
      let strength = Strength(of: tracker, marks, use: overview.use(of: tracker.id))
      return [
        StreakItem(
          tracker: tracker, kind: .own, today: today, rule: tracker.streakRule,
          streak: Streak(marks, tracker.streakRule), strength: strength)
      ]
    }
    var items: [StreakItem] = []
    let records = overview.dayRecords(of: tracker, today: today)
    // Under a target of none, days within it and days without use are the same days.
    if records.contains(where: { ($0.target ?? 0) > 0 }), let kept = TrackerMarks(kept: records) {
      items.append(plan(.kept, kept, tracker.streakRule, of: tracker, today))
    }
    // Nobody is asked to stop at once where that could be dangerous.
    if gates.offersStop(of: tracker.substance), let free = TrackerMarks(free: records, today: today)
    {
      items.append(plan(.free, free, .strict, of: tracker, today))
    }
    return items
  }

  private func plan(
    _ kind: StreakItem.Kind, _ marks: TrackerMarks, _ rule: StreakRule, of tracker: Tracker,
    _ today: Day
  ) -> StreakItem {
    StreakItem(
      tracker: tracker, kind: kind, today: today, rule: rule, streak: Streak(marks, rule),
      strength: nil)
  }
}
