// Checks of the tables whose times are longer than an `Int` of 32 bits can hold in milliseconds.

import Engine

enum RecoveryChecks {
  static var all: [Check] {
    [
      Check(
        "Milestones of time open at their second, up to fifteen years",
        finds: "16 16 16", in: milestoneTimes),
      Check(
        "Every stage of recovery is passed at its second and not before",
        finds: "15 15 15", in: recoveryClock),
    ]
  }

  /// How many milestones of time are open one second before their threshold, reached at it, and
  /// reached long after.
  private static func milestoneTimes() -> String {
    let day = Day(year: 2026, month: 3, day: 2)!
    let start = { (day: Day) in UTCOffset.utc.instant(day, .midnight) }
    let plan = Plan(fromDay: day, kind: .stop, quitDay: day, quitAt: start(day))
    var counts = [0, 0, 0]
    for seconds in Milestone.freeSeconds {
      for (place, moment) in [seconds - 1, seconds, seconds + 86_400].enumerated() {
        let now = start(day).adding(seconds: moment)
        let today = UTCOffset.utc.local(now).day
        let facts = MilestoneFacts(
          tracker: Identifier(high: 1, low: 1), plans: PlanHistory([plan]), use: UseSeries(),
          today: min(today, day), now: now, dayStart: start)
        let gallery = MilestoneGallery(
          [facts], cravings: [], currency: .euro, today: min(today, day), now: now
        ) { UTCOffset.utc.local($0).day }
        let isReached = gallery.reached.contains { $0.milestone == .freeTime(seconds: seconds) }
        if isReached == (place > 0) { counts[place] += 1 }
      }
    }
    return "\(counts[0]) \(counts[1]) \(counts[2])"
  }

  private static func recoveryClock() -> String {
    let start = Instant(milliseconds: 1_772_420_400_000)
    var counts = [0, 0, 0]
    for stage in RecoveryStage.allCases {
      let end = stage.seconds.to
      let before = stage.progress(since: start, now: start.adding(seconds: end - 1))
      let at = stage.progress(since: start, now: start.adding(seconds: end))
      let late = stage.progress(since: start, now: start.adding(seconds: end * 2))
      if before.phase == .current && before.secondsLeft == 1 && before.thousandths < 1000 {
        counts[0] += 1
      }
      if at.phase == .passed && at.thousandths == 1000 { counts[1] += 1 }
      if late.phase == .passed && late.secondsLeft == 0 { counts[2] += 1 }
    }
    return "\(counts[0]) \(counts[1]) \(counts[2])"
  }
}
