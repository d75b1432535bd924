// A share with both of its counts, which is how every insight says it.

/// So many of so many.
public struct CountOf: Hashable, Sendable {
  public let part: Int
  public let whole: Int

  public init(_ part: Int, of whole: Int) {
    self.part = part
    self.whole = whole
  }

  /// Whether it is more than `numerator` of every `denominator`; of none it never is.
  public func isOver(_ numerator: Int, of denominator: Int) -> Bool {
    part * denominator > whole * numerator
  }

  /// Whether the share is larger than another one.
  func isMore(than other: CountOf) -> Bool {
    Int64(part) * Int64(other.whole) > Int64(other.part) * Int64(whole)
  }
}

/// What stands behind a statement: how many moments, on how many days.
public struct InsightGround: Hashable, Sendable {
  /// Moments and days from which on something is said.
  public static let leastCount = 10
  public static let leastDays = 5

  public private(set) var count = 0
  private var days: [Day] = []

  init() {}

  mutating func add(_ day: Day) {
    count += 1
    if !days.contains(day) { days.append(day) }
  }

  public var dayCount: Int { days.count }

  /// How many more moments it takes, and on how many more days; nothing once it is enough.
  public var missing: (count: Int, days: Int)? {
    let count = max(0, InsightGround.leastCount - self.count)
    let days = max(0, InsightGround.leastDays - dayCount)
    return count == 0 && days == 0 ? nil : (count, days)
  }
}
