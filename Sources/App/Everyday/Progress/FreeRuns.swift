// The time without use over all plans that come to none: a new plan takes nothing of it away.
import Engine

/// Time without use, in milliseconds.
struct FreeRuns {
  /// Since the last use or the stop; nothing when today's plan has not come to none.
  private(set) var current: Int64?
  /// The longest stretch under any of the plans.
  private(set) var best: Int64 = 0
  /// All time under the plans since their moments of stopping, counted once.
  private(set) var total: Int64 = 0

  /// Nothing before the first moment of stopping. `start` says when a day begins.
  init?(
    plans: PlanHistory, moments: [Instant], today: Day, now: Instant, start: (Day) -> Instant
  ) {
    var covered = Instant(milliseconds: .min)
    for (index, plan) in plans.plans.enumerated() where plan.fromDay <= today {
      guard let stop = plan.stop(start) else { continue }
      let next = index + 1 < plans.plans.count ? plans.plans[index + 1].fromDay : nil
      let judgesToday = next.map { $0 > today } ?? true
      let end = judgesToday ? now : min(now, next.map(start) ?? now)
      guard end > stop else { continue }
      let time = FreeTime(quitAt: stop, slips: moments, now: end)
      best = max(best, time.best)
      total += max(0, end.milliseconds(since: max(stop, covered)))
      covered = max(covered, end)
      if judgesToday { current = time.current }
    }
    if covered == Instant(milliseconds: .min) { return nil }
  }
}
