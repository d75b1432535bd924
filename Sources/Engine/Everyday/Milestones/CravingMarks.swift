// When cravings reached their milestones.

/// The first craving, and how many passed by when.
struct CravingMarks: Sendable {
  private(set) var first: Day?
  private(set) var passed: Int64 = 0
  /// One for each number that was reached, in the order of `Milestone.passedCounts`.
  private(set) var passedDays: [Day] = []

  /// Oldest first.
  init(_ cravings: [Craving]) {
    first = cravings.first?.day
    let counts = Milestone.passedCounts
    for place in cravings.indices where cravings[place].outcome == .passed {
      passed += 1
      guard passedDays.count < counts.count, passed == counts[passedDays.count] else { continue }
      passedDays.append(cravings[place].day)
    }
  }
}
