// Days in a row, with days of grace: always from the first day to the last, because grace has to be
// earned before it can be spent.

/// The streaks in the marks of one tracker. Computed from all of them each time, never kept.
///
/// A good day lengthens the run; at every `earnEvery` days of it one grace day is earned, unless
/// as many are on hand as can be kept: then it is gone. A day that was missed first earns what its
/// own place in the run would earn, then spends one grace day and counts; without one the run is
/// over. Days that are excused, not due or open do nothing.
public struct Streak: Hashable, Sendable {
  /// Days of the run that goes on, mended ones included.
  public private(set) var current = 0
  /// The first of them.
  public private(set) var currentFrom: Day?
  /// Grace days that could mend a day tomorrow; always 0 under a rule that mends nothing.
  public private(set) var graceOnHand = 0
  /// Missed days of the current run that a grace day mended, oldest first.
  public private(set) var mended: [Day] = []
  /// The longest run, the current one included; of equal ones the first.
  public private(set) var best = 0
  public private(set) var bestFrom: Day?
  public private(set) var bestThrough: Day?
  /// Good days in all, in however many runs; mended days were not good ones.
  public private(set) var total = 0

  public init() {}

  public init(_ marks: TrackerMarks, _ rule: StreakRule) {
    for (place, mark) in marks.marks.enumerated() { add(mark, marks.day(at: place), rule) }
  }

  /// What a day does to the run.
  enum Step { case longer, over, same }

  @discardableResult
  mutating func add(_ mark: DayMark, _ day: Day, _ rule: StreakRule) -> Step {
    let before = current
    switch mark {
    case .good: addGood(day, rule)
    case .needsGrace, .empty: addMissed(day, rule)
    case .broken: end()
    case .notDue, .excused, .open: break
    }
    return current > before ? .longer : current < before ? .over : .same
  }

  private mutating func addGood(_ day: Day, _ rule: StreakRule) {
    earn(rule)
    total += 1
    lengthen(day)
  }

  private mutating func addMissed(_ day: Day, _ rule: StreakRule) {
    earn(rule)
    guard graceOnHand > 0 else { return end() }
    graceOnHand -= 1
    mended.append(day)
    lengthen(day)
  }

  /// What the next day of the run brings.
  private mutating func earn(_ rule: StreakRule) {
    let isMilestone = (current + 1) % rule.earnEvery == 0
    if rule.canHeal && isMilestone && graceOnHand < rule.mostOnHand { graceOnHand += 1 }
  }

  private mutating func lengthen(_ day: Day) {
    if current == 0 { currentFrom = day }
    current += 1
    guard current > best else { return }
    best = current
    bestFrom = currentFrom
    bestThrough = day
  }

  private mutating func end() {
    current = 0
    currentFrom = nil
    graceOnHand = 0
    mended = []
  }
}
