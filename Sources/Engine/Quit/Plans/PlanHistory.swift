// All plans of one tracker over time, each judging its own days.

/// The dated plans of a tracker, earliest first.
public struct PlanHistory: Hashable, Sendable {
  public let plans: [Plan]

  /// Of plans with the same first day the later one in the argument counts, so pass them in the
  /// order in which they were made.
  public init(_ plans: [Plan]) {
    let ranked = Array(plans.enumerated()).ordered { a, b in
      (a.element.fromDay, a.offset) < (b.element.fromDay, b.offset)
    }
    var kept: [Plan] = []
    for (_, plan) in ranked {
      if kept.last?.fromDay == plan.fromDay { kept.removeLast() }
      kept.append(plan)
    }
    self.plans = kept
  }

  /// The first day that any plan judges.
  public var firstDay: Day? { plans.first?.fromDay }

  /// The plan that judges a day: the latest that had begun by then.
  public func plan(on day: Day) -> Plan? { index(on: day).map { plans[$0] } }

  /// The most that was allowed on a day, in whole units.
  public func target(on day: Day) -> Int? { plan(on: day)?.target(on: day) }

  /// Whether no use was the plan for a day, so that silence means none.
  public func asksForNone(on day: Day) -> Bool { plan(on: day)?.asksForNone(on: day) ?? false }

  /// Where in `plans` the plan of a day stands.
  func index(on day: Day) -> Int? {
    let next = placeAmong(plans.count) { plans[$0].fromDay <= day }
    return next == 0 ? nil : next - 1
  }
}
