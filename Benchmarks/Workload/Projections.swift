// Everything that is rebuilt from the records after a change.

import Engine

/// All projections together.
public enum Projections {
  /// Rebuilds them and adds up a part of each, so that none can be left out.
  public static func recompute(_ records: Records, now: Instant) -> Int64 {
    let overview = Overview(records)
    let today = overview.settings.dayBoundary.day(of: now, offset: .utc)
    var sum = Int64(overview.entryCount + overview.cravings.count)
    for tracker in overview.trackers + overview.archived {
      sum += recompute(overview, tracker, today, now)
    }
    return sum
  }

  private static func recompute(
    _ overview: Overview, _ tracker: Tracker, _ today: Day, _ now: Instant
  ) -> Int64 {
    let series = overview.use(of: tracker.id)
    let use = series.history
    let plans = overview.plans(of: tracker.id)
    let days = DayRecord.all(
      from: series.first ?? today, through: today, plans: plans, use: use, today: today)
    let runs = UseRuns(days, today: today)
    var sum = Int64(runs.bestKept + runs.bestFree)
    for length in UseStatistics.periods {
      sum += UseStatistics(days, length: length, through: today, today: today).sum
    }
    sum += Savings(plans: plans, use: use, today: today).unitsNotUsed
    if let quitAt = series.moments.min() {
      sum += FreeTime(quitAt: quitAt, slips: series.moments, now: now).best
    }
    return sum
  }
}
