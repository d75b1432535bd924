// Days in a row: within the target, and without any use. What was reached is never taken away.

/// The runs in the day records of one tracker.
///
/// An excused day neither lengthens nor ends anything; no more do a day without a target and today
/// for a run of kept days. A completed day of unknown use ends a free run. Use on today ends the
/// current free run at once; today without use does not yet count.
public struct UseRuns: Hashable, Sendable {
  /// Days in a row within the target, up to yesterday.
  public let currentKept: Int
  public let bestKept: Int
  /// Days in a row without use, up to yesterday.
  public let currentFree: Int
  public let bestFree: Int
  /// All completed days without use, in however many runs.
  public let freeDays: Int

  /// `records` are oldest first and without gaps; days after today are ignored.
  public init(_ records: [DayRecord], today: Day) {
    var kept = Run()
    var free = Run()
    for record in records where record.day <= today {
      switch record.outcome {
      case .kept: kept.lengthen()
      case .missed, .unrecorded: kept.end()
      case .excused, .open, nil: break
      }
      if record.isExcused { continue }
      if record.isUse {
        free.end()
      } else if record.day < today {
        if record.used == nil { free.end() } else { free.lengthen() }
      }
    }
    currentKept = kept.current
    bestKept = kept.best
    currentFree = free.current
    bestFree = free.best
    freeDays = free.total
  }
}

/// A run being counted.
private struct Run {
  var current = 0
  var best = 0
  var total = 0

  mutating func lengthen() {
    current += 1
    total += 1
    best = max(best, current)
  }

  mutating func end() { current = 0 }
}
