// The moment of stopping in words: the day that the person picked, never the first whole day after.
import Engine

extension Locale {
  /// "10 November 2026, 14:20", and the day alone where no time is known; nothing without a stop.
  func stop(of plan: Plan, in zone: Zone) -> String? {
    guard plan.kind != .notice else { return nil }
    guard plan.kind == .stop, let at = plan.quitAt else { return plan.quitDay.map { date($0) } }
    let local = zone.offset(at).local(at)
    return date(local.day) + ", " + time(local.time)
  }

  /// The day that the person picked for it.
  func stopDay(of plan: Plan, in zone: Zone) -> Day? {
    guard plan.kind == .stop, let at = plan.quitAt else { return plan.quitDay }
    return zone.offset(at).local(at).day
  }
}
