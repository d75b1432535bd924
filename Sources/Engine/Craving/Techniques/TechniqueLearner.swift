// Which technique to offer first: mostly the one that helped this person most often, rarely
// another one that may turn out better.

/// A technique to begin with, and why.
public struct TechniqueSuggestion: Hashable, Sendable {
  public enum Ground: Hashable, Sendable {
    /// Too little is known: it goes by what set the craving off.
    case triggers
    /// It did best so far.
    case record(TechniqueRecord)
    /// Little is known of it, and it may be better.
    case trial
  }
  public let key: String
  public let ground: Ground
}

/// Learns from yes and no with a Beta prior, and tries others by Thompson's rule (Biometrika 25,
/// 1933), only now and then.
public struct TechniqueLearner: Sendable {
  /// Fewer observations than this say nothing yet.
  public static let leastObservations = 10
  /// In how many of a thousand cravings it may offer another than the best so far.
  public static let explorationThousandths: Int64 = 125
  /// The prior: as if each technique had helped once and not helped once.
  public static let priorHelped = 1
  public static let priorTried = 2
  /// What is known counts for at most so many tries, so that the present can still change it.
  public static let mostTries = 40

  private let history: TechniqueHistory

  public init(_ history: TechniqueHistory) {
    self.history = history
  }

  /// What to offer first of `candidates`, which stand in the order that holds without any
  /// knowledge. The same `seed` gives the same answer.
  public func suggestion(of candidates: [String], seed: UInt64) -> TechniqueSuggestion? {
    guard let first = candidates.first else { return nil }
    guard history.observations >= TechniqueLearner.leastObservations else {
      return TechniqueSuggestion(key: first, ground: .triggers)
    }
    let best = ranked(candidates)[0]
    var dice = Dice(seed: seed)
    if dice.chance(TechniqueLearner.explorationThousandths) {
      let drawn = draw(candidates, &dice)
      if drawn != best { return TechniqueSuggestion(key: drawn, ground: .trial) }
    }
    guard let record = history[best] else { return TechniqueSuggestion(key: best, ground: .trial) }
    return TechniqueSuggestion(key: best, ground: .record(record))
  }

  /// Those that helped more often first; equals keep their order. Nothing moves before there is
  /// enough to go by.
  public func ranked(_ candidates: [String]) -> [String] {
    guard history.observations >= TechniqueLearner.leastObservations else { return candidates }
    let odds = candidates.map { self.odds(of: $0) }
    let places = sortedPlaces(candidates.count) { a, b in
      let (left, right) = (odds[Int(a)], odds[Int(b)])
      return left.helped * right.tried > right.helped * left.tried
    }
    return places.map { candidates[Int($0)] }
  }

  /// Those that can be done at that part of the day, and those that can not. Whom something helped
  /// then before knows better.
  public func parted(
    _ candidates: [String], at part: PartOfDay
  ) -> (fitting: [String], late: [String]) {
    let isLate = { (key: String) in
      guard let technique = Technique(rawValue: key), !technique.suits(part) else { return false }
      return (history[key]?.helpedThen ?? 0) == 0
    }
    return (candidates.filter { !isLate($0) }, candidates.filter { isLate($0) })
  }

  /// The counts with the prior, at most `mostTries` of them. What came at the same part of the day
  /// counts twice.
  private func odds(of key: String) -> (helped: Int, tried: Int) {
    var helped = 0
    var tried = 0
    if let record = history[key] {
      let weight = record.tried + record.triedThen
      tried = min(weight, TechniqueLearner.mostTries)
      helped = (record.helped + record.helpedThen) * tried / max(1, weight)
    }
    return (helped + TechniqueLearner.priorHelped, tried + TechniqueLearner.priorTried)
  }

  private func draw(_ candidates: [String], _ dice: inout Dice) -> String {
    var best = candidates[0]
    var highest: UInt32 = 0
    for key in candidates {
      let odds = self.odds(of: key)
      let chance = TechniqueLearner.beta(odds.helped, odds.tried - odds.helped, &dice)
      if chance > highest {
        highest = chance
        best = key
      }
    }
    return best
  }

  /// A draw from Beta(a, b) for whole a and b from 1 on: the a-th smallest of a + b − 1 even draws
  /// (the order statistics of the uniform distribution), in steps of 2⁻³².
  static func beta(_ a: Int, _ b: Int, _ dice: inout Dice) -> UInt32 {
    var draws: [UInt32] = []
    for _ in 1..<(a + b) { draws.append(UInt32(truncatingIfNeeded: dice.next() >> 32)) }
    return draws.ordered { $0 < $1 }[a - 1]
  }
}
