// How strong cravings are: a line of seven days, their mean, whether it fell or rose, and how many
// passed.

/// How strong the cravings of the last days were.
public struct CravingStrength: Sendable {
  /// Days of the line.
  public static let days = 7
  /// Cravings with a strength that a mean needs on either side of a comparison.
  public static let least = 3

  /// The mean of each day in tenths, oldest first, up to today; nothing where nobody said.
  public let line: [Int64?]
  /// Of the seven days, in tenths.
  public let mean: Int64?
  /// Cravings of the seven days with a strength.
  public let rated: Int
  /// Of those of the seven days that are over, as the person said.
  public let passed: CountOf
  /// The means of these seven days and of the seven before, where they fell by a fifth or more.
  public let eased: (now: Int64, before: Int64)?
  /// The means of the last three days and of the seven, where they rose by three tenths or more.
  public let stronger: (now: Int64, usual: Int64)?

  init(_ days: InsightDays) {
    let week = days.cravings(days: CravingStrength.days)
    let now = Strengths(week)
    line = (0..<CravingStrength.days).reversed().map { ago in
      let day = days.today.adding(days: -ago)
      return Strengths(week.filter { $0.day == day }).mean
    }
    mean = now.mean
    rated = now.count
    passed = CountOf(
      week.filter { $0.outcome == .passed }.count, of: week.filter { $0.outcome != nil }.count)
    let before = Strengths(
      days.cravings(days: CravingStrength.days, skipping: CravingStrength.days))
    let latest = Strengths(days.cravings(days: 3))
    eased = now.isAtMost(8, tenthsOf: before) ? (now.mean ?? 0, before.mean ?? 0) : nil
    stronger = latest.isAtLeast(13, tenthsOf: now) ? (latest.mean ?? 0, now.mean ?? 0) : nil
  }

}

/// Strengths added up.
private struct Strengths {
  private var sum = 0
  private(set) var count = 0

  init(_ cravings: [Craving]) {
    for craving in cravings {
      guard let strength = craving.intensity else { continue }
      sum += strength
      count += 1
    }
  }

  var mean: Int64? { count == 0 ? nil : Money.rounded(Int64(sum) * 10, over: Int64(count)) }

  private func isEnough(beside other: Strengths) -> Bool {
    min(count, other.count) >= CravingStrength.least
  }

  /// Compares the means as fractions, so that no rounding decides.
  func isAtMost(_ tenths: Int, tenthsOf other: Strengths) -> Bool {
    isEnough(beside: other)
      && Int64(sum) * Int64(other.count) * 10 <= Int64(other.sum) * Int64(count) * Int64(tenths)
  }

  func isAtLeast(_ tenths: Int, tenthsOf other: Strengths) -> Bool {
    isEnough(beside: other)
      && Int64(sum) * Int64(other.count) * 10 >= Int64(other.sum) * Int64(count) * Int64(tenths)
  }
}
