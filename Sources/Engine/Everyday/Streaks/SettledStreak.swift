// The streak of a tracker through the days that are over, so that whoever shows it judges only
// today.

/// A streak up to a day, ready to go on with the days from there.
struct SettledStreak: Sendable {
  /// The first judged day.
  let first: Day
  /// The first day that is not settled.
  private let next: Day
  private let spareDays: Int
  private var streak = Streak()
  private var run = RunDays()

  /// Judges the days from `first` to the one before `day`.
  init(
    of tracker: Tracker, as mode: TrackerMode, from first: Day, before day: Day,
    _ facts: TrackerFacts
  ) {
    self.first = first
    next = max(first, min(day, facts.today.adding(days: 1), Day.last.adding(days: 1)))
    var judge = DayJudge(tracker, mode, facts, from: first)
    if first < next {
      let excused = excusedMarks(facts.excused, from: first, through: next.adding(days: -1))
      for place in excused.indices {
        let day = first.adding(days: place)
        run.take(
          streak.add(judge.mark(day, isExcused: excused[place]), day, tracker.streakRule), day)
      }
    }
    spareDays = judge.spareDays
  }

  /// The days that are not settled, through today.
  private func open(_ tracker: Tracker, _ mode: TrackerMode, _ facts: TrackerFacts) -> TrackerMarks
  {
    let last = min(facts.today, Day.last)
    guard next <= last else { return TrackerMarks(first: next, []) }
    var judge = DayJudge(tracker, mode, facts, from: next)
    judge.spareDays = spareDays
    let excused = excusedMarks(facts.excused, from: next, through: last)
    var marks: [DayMark] = []
    for place in excused.indices {
      marks.append(judge.mark(next.adding(days: place), isExcused: excused[place]))
    }
    return TrackerMarks(first: next, marks)
  }

  /// The streak through today, as `Streak` counts it from all marks.
  func streak(of tracker: Tracker, as mode: TrackerMode, _ facts: TrackerFacts) -> Streak {
    var streak = streak
    let open = open(tracker, mode, facts)
    for (place, mark) in open.marks.enumerated() {
      streak.add(mark, open.day(at: place), tracker.streakRule)
    }
    return streak
  }

  /// The run through today; a day of leaving out counts once it is over, that is before `end`.
  func run(
    of tracker: Tracker, as mode: TrackerMode, _ facts: TrackerFacts, before end: Day
  ) -> RunDays {
    var (streak, run) = (streak, run)
    let open = open(tracker, mode, facts)
    for (place, mark) in open.marks.enumerated() {
      let day = open.day(at: place)
      let step = streak.add(mark, day, tracker.streakRule)
      guard mode == .avoidance, day >= end else {
        run.take(step, day)
        continue
      }
      // A day that goes on adds nothing yet, and can end the run already.
      if step == .over { run.end() }
      break
    }
    return run
  }
}
