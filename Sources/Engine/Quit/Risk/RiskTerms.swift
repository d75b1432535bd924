// What the forecast looks at, as numbers that are about 0 where nothing is known.

/// What a number of the forecast speaks of.
public enum RiskTopic: Int, CaseIterable, Sendable {
  case usualShare, recentDays, timeSince, weekday, whatFollows
  case craving, mood, stress, sleep, confidence, otherUse
}

/// The numbers of one evening.
public struct RiskTerms: Equatable, Sendable {
  /// Those whose weights hold for people in general.
  public private(set) var values: [Double] = []
  /// What each of them speaks of.
  private(set) var topics: [RiskTopic] = []
  /// Those that weigh differently from person to person; the first two wait for the odds.
  private(set) var personal: [Double] = []

  /// The numbers about the day after the last that was told.
  public init(_ memory: RiskMemory) {
    values.reserveCapacity(56)
    topics.reserveCapacity(56)
    personal.reserveCapacity(Self.personalTopics.count)
    personal.append(memory.isUsed ? 0.5 : -0.5)
    let usual = addShares(memory)
    addRecent(memory)
    addRun(memory)
    addWeekday(memory, usual)
    addWhatFollows(memory, usual)
    for feeling in RiskFeeling.allCases { add(feeling.topic, memory.feelings[feeling.rawValue]) }
    personal.append(memory.feelings[RiskFeeling.craving.rawValue].lately)
    personal.append(memory.feelings.reduce(0) { sum, feeling in sum + feeling.silence })
  }

  private mutating func add(_ topic: RiskTopic, _ value: Double) {
    values.append(value)
    topics.append(topic)
  }

  /// Each memory leans on the longer one, so that a short one says only what is new.
  private mutating func addShares(_ memory: RiskMemory) -> Double {
    add(.usualShare, 1)
    let early = 1 / (1 + memory.count / 7)
    add(.usualShare, early)
    var share = memory.whole.share(towards: 0.4, weight: 1)
    var odds = Odds.odds(share)
    add(.usualShare, odds)
    add(.usualShare, odds * early)
    var usual = share
    for (index, tally) in memory.fading.enumerated() {
      share = tally.share(towards: share, weight: 1.5)
      if index == 1 { usual = share }
      let next = Odds.odds(share)
      add(index < 2 ? .usualShare : .recentDays, next - odds)
      if index == memory.fading.count - 1 { personal.append(next - odds) }
      odds = next
    }
    return usual
  }

  private mutating func addRecent(_ memory: RiskMemory) {
    for back in [1, 2, 3, 4, 5] { add(.recentDays, memory.recent[back]) }
    for back in [6, 13, 20] { add(.weekday, memory.recent[back]) }
  }

  private mutating func addRun(_ memory: RiskMemory) {
    let run = Double(min(memory.run, 365))
    add(.timeSince, Odds.log(1 + run) - 1)
    add(.timeSince, 1 / (1 + run))
    add(.timeSince, memory.everUsed ? 0 : 1)
  }

  private mutating func addWeekday(_ memory: RiskMemory, _ usual: Double) {
    let tomorrow = (memory.latest ?? Day(number: 0)).adding(days: 1).weekday
    let odds = Odds.odds(usual)
    let own = memory.weekdays[tomorrow.rawValue].share(towards: usual, weight: 3)
    add(.weekday, Odds.odds(own) - odds)
    personal.append(Odds.odds(own) - odds)
    for group in [[Weekday.saturday, .sunday], [.friday, .saturday]] {
      let isIn = group.contains(tomorrow)
      let tally = memory.tally { group.contains($0) == isIn }
      add(.weekday, Odds.odds(tally.share(towards: usual, weight: 8)) - odds)
      personal.append(isIn ? 0.7 : -0.3)
    }
    for day in [Weekday.friday, .saturday, .sunday] { add(.weekday, tomorrow == day ? 1 : 0) }
  }

  private mutating func addWhatFollows(_ memory: RiskMemory, _ usual: Double) {
    let one = memory.after[memory.today].share(towards: usual, weight: 8)
    let two = memory.afterTwo[memory.lastTwo].share(towards: one, weight: 5)
    let run = memory.afterRun[memory.runPlace].share(towards: two, weight: 2)
    add(.whatFollows, Odds.odds(one) - Odds.odds(usual))
    add(.whatFollows, Odds.odds(two) - Odds.odds(one))
    add(.timeSince, Odds.odds(run) - Odds.odds(two))
  }

  private mutating func add(_ topic: RiskTopic, _ memory: FeelingMemory) {
    add(topic, memory.unusual ?? 0)
    add(topic, memory.level)
    add(topic, memory.lately)
    add(topic, memory.silence)
    personal.append(memory.unusual ?? 0)
  }

  /// What the personal numbers speak of, behind the base and the odds themselves.
  static let personalTopics: [RiskTopic] = [
    .usualShare, .usualShare, .whatFollows, .recentDays, .weekday, .weekday, .weekday, .craving,
    .mood, .stress, .sleep, .confidence, .otherUse, .craving, .usualShare,
  ]

  /// The personal numbers; the odds among them let the forecast learn its own calibration.
  func personal(general odds: Double) -> [Double] { [1, min(max(odds, -4), 4)] + personal }
}

extension RiskFeeling {
  /// The topic of its numbers.
  var topic: RiskTopic {
    switch self {
    case .craving: .craving
    case .mood: .mood
    case .stress: .stress
    case .sleep: .sleep
    case .confidence: .confidence
    case .otherUse: .otherUse
    }
  }
}
