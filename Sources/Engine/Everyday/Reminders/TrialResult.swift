// What a month with a reminder on half of its days says about that reminder.

/// On how many days something was done, with the reminder and without.
public struct TrialResult: Hashable, Sendable {
  /// What can be said about it.
  public enum Verdict: Sendable {
    case helps, hinders
    /// Chance alone may explain the difference.
    case open
  }

  public private(set) var daysWith = 0
  public private(set) var doneWith = 0
  public private(set) var daysWithout = 0
  public private(set) var doneWithout = 0

  public init() {}

  public mutating func add(isDone: Bool, isLeftOut: Bool) {
    if isLeftOut {
      daysWithout += 1
      doneWithout += isDone ? 1 : 0
    } else {
      daysWith += 1
      doneWith += isDone ? 1 : 0
    }
  }

  /// Fisher's exact test with both sides: of the ways in which so many done days could have fallen
  /// to the two halves, those as rare as this one are one in twenty or fewer.
  public var verdict: Verdict {
    let all = daysWith + daysWithout
    let done = doneWith + doneWithout
    guard daysWith > 0, daysWithout > 0, all <= ReminderTrial.days else { return .open }
    let seen = ways(doneWith)
    var rare: Int64 = 0
    for number in max(0, done - daysWithout)...min(done, daysWith) where ways(number) <= seen {
      rare += ways(number)
    }
    guard rare * TrialResult.oneIn <= TrialResult.choose(done, of: all) else { return .open }
    return doneWith * daysWithout > doneWithout * daysWith ? .helps : .hinders
  }

  /// A claim that nothing stands behind comes in at most one of so many months.
  private static let oneIn: Int64 = 20

  /// In how many ways so many of the done days fall on days with the reminder.
  private func ways(_ number: Int) -> Int64 {
    TrialResult.choose(number, of: daysWith)
      * TrialResult.choose(doneWith + doneWithout - number, of: daysWithout)
  }

  private static func choose(_ few: Int, of many: Int) -> Int64 {
    guard (0...many).contains(few) else { return 0 }
    var ways: Int64 = 1
    for step in 0..<few { ways = ways * Int64(many - step) / Int64(step + 1) }
    return ways
  }

  /// How many of a hundred days more the reminder brings, with what chance leaves open in 95 of a
  /// hundred months (Newcombe 1998, method 10); nothing where one half has no day.
  public var effect: (least: Int, middle: Int, most: Int)? {
    guard daysWith > 0, daysWithout > 0 else { return nil }
    let with = Share(doneWith, of: daysWith)
    let without = Share(doneWithout, of: daysWithout)
    let middle = with.middle - without.middle
    let down = length(with.middle - with.least, without.most - without.middle)
    let up = length(with.most - with.middle, without.middle - without.least)
    return (percent(middle - down), percent(middle), percent(middle + up))
  }

  private func length(_ one: Double, _ other: Double) -> Double {
    (one * one + other * other).squareRoot()
  }

  private func percent(_ share: Double) -> Int { Int((share * 100).rounded()) }
}

/// A share with Wilson's interval of 95 %.
private struct Share {
  let least: Double
  let middle: Double
  let most: Double

  init(_ part: Int, of all: Int) {
    let z = 1.959964
    let count = Double(all)
    let share = Double(part) / count
    let centre = share + z * z / (2 * count)
    let half = z * (share * (1 - share) / count + z * z / (4 * count * count)).squareRoot()
    let whole = 1 + z * z / count
    least = (centre - half) / whole
    middle = share
    most = (centre + half) / whole
  }
}
