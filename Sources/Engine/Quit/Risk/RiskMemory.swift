// What the forecast keeps of a person's past: sums that each day moves forward.

/// Everything that the forecast remembers of the days so far.
public struct RiskMemory: Equatable, Sendable {
  /// Half-lives of the memories of use in days, the longest first.
  static let halfLives: [Double] = [90, 28, 9, 3]
  /// As many days back as single days are remembered.
  static let reach = 21

  /// Remembers nothing yet.
  public init() {}

  private(set) var latest: Day?
  private(set) var isUsed = false
  /// Days that were told.
  private(set) var count = 0.0
  /// Days in a row that were like today, with the days between that nobody told.
  private(set) var run = 0
  private(set) var everUsed = false
  private(set) var whole = RiskTally()
  private(set) var fading = [RiskTally](repeating: RiskTally(), count: halfLives.count)
  private(set) var weekdays = [RiskTally](repeating: RiskTally(), count: 7)
  /// What followed: by today, by today and yesterday, by today and the run.
  private(set) var after = [RiskTally](repeating: RiskTally(), count: 2)
  private(set) var afterTwo = [RiskTally](repeating: RiskTally(), count: 4)
  private(set) var afterRun = [RiskTally](repeating: RiskTally(), count: 12)
  /// 1 for use, -1 for none, 0 where nobody told; today first.
  private(set) var recent = [Double](repeating: 0, count: reach)
  private(set) var feelings = [FeelingMemory](
    repeating: FeelingMemory(), count: RiskFeeling.allCases.count)

  /// Takes the next day, which is later than all before.
  public mutating func add(_ day: RiskDay) {
    let gap = latest.map { day.day.days(since: $0) } ?? 1
    if gap == 1, latest != nil { learnWhatFollows(day.used) }
    for (index, halfLife) in Self.halfLives.enumerated() {
      fading[index].add(day.used, fading: Self.faded(gap, halfLife))
    }
    whole.add(day.used, fading: 1)
    weekdays[day.day.weekday.rawValue].add(day.used, fading: 0.98)
    run = count > 0 && day.used == isUsed ? run + gap : 1
    shift(by: gap)
    recent[0] = day.used ? 1 : -1
    for (index, value) in day.feelings.enumerated() { feelings[index].add(value, gap: gap) }
    everUsed = everUsed || day.used
    isUsed = day.used
    latest = day.day
    count += 1
  }

  private mutating func learnWhatFollows(_ used: Bool) {
    after[today].add(used, fading: 0.995)
    if recent[1] != 0 { afterTwo[lastTwo].add(used, fading: 0.995) }
    afterRun[runPlace].add(used, fading: 0.995)
  }

  private mutating func shift(by gap: Int) {
    for index in recent.indices.reversed() {
      recent[index] = index >= gap ? recent[index - gap] : 0
    }
  }

  /// The weekdays that are wanted, taken together.
  func tally(_ isWanted: (Weekday) -> Bool) -> RiskTally {
    var sum = RiskTally()
    for day in Weekday.allCases where isWanted(day) {
      sum.used += weekdays[day.rawValue].used
      sum.days += weekdays[day.rawValue].days
    }
    return sum
  }

  /// 1 where there was use today.
  var today: Int { isUsed ? 1 : 0 }

  /// Which of four pairs today and yesterday are; yesterday is taken as none where nobody told.
  var lastTwo: Int { today * 2 + (recent[1] > 0 ? 1 : 0) }

  /// Runs of 1, 2, 3, 4 to 7, 8 to 21 and more days, each without and with use.
  var runPlace: Int {
    let length = run <= 3 ? run - 1 : run <= 7 ? 3 : run <= 21 ? 4 : 5
    return today * 6 + length
  }

  private static func faded(_ gap: Int, _ halfLife: Double) -> Double {
    Odds.exp(-0.693_147_180_559_945_3 * Double(gap) / halfLife)
  }
}
