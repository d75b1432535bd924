// The chance of use on the next day, from one person's past alone.

/// Follows one person's days forward in time; it never looks ahead.
public struct Forecast: Equatable, Sendable {
  private var memory = RiskMemory()
  private var weights = PersonalWeights(spreads: RiskPrior.spreads)
  private var usualPushes = RiskPushes()
  private var evening: Evening?
  /// How far each topic moved the latest odds away from where it usually has them.
  public private(set) var pushes = RiskPushes()

  /// No day is certain.
  static let leastChance = 0.002

  /// Knows no day yet.
  public init() {}

  /// What was said for the next day, and from what.
  private struct Evening: Equatable {
    let day: Day
    let reach: [Double]
    let doubt: Double
    let chance: Double
  }

  /// Takes the next day, which must be later than all before, and gives the chance of use on the
  /// day after it.
  public mutating func add(_ day: RiskDay) -> Double {
    if let evening, day.day == evening.day.adding(days: 1) {
      weights.learn(
        reach: evening.reach, doubt: evening.doubt, chance: evening.chance, used: day.used)
    }
    memory.add(day)
    let terms = RiskTerms(memory)
    let general = RiskPrior.odds(terms, used: day.used)
    let values = terms.personal(general: general)
    let odds = general + weights.sum(values)
    let reach = weights.reach(values)
    let doubt = product(reach, values)
    evening = Evening(day: day.day, reach: reach, doubt: doubt, chance: Odds.chance(odds))
    explain(terms, values, used: day.used)
    // An unsure belief lies nearer to even odds (D. J. C. MacKay 1992, section 5).
    let chance = Odds.chance(odds / (1 + 0.392_699 * doubt).squareRoot())
    return min(max(chance, Self.leastChance), 1 - Self.leastChance)
  }

  /// Compares what each topic adds today with what it added on average so far.
  private mutating func explain(_ terms: RiskTerms, _ values: [Double], used: Bool) {
    var now = RiskPushes()
    RiskPrior.add(terms, used: used, to: &now)
    weights.add(values, to: &now)
    for topic in RiskTopic.allCases { pushes[topic] = now[topic] - usualPushes[topic] }
    for topic in RiskTopic.allCases { usualPushes[topic] += pushes[topic] / memory.count }
  }
}

/// One number of logarithmic odds for each topic.
public struct RiskPushes: Equatable, Sendable {
  private var values = [Double](repeating: 0, count: RiskTopic.allCases.count)

  /// How far a topic moves the odds, up or down.
  public internal(set) subscript(topic: RiskTopic) -> Double {
    get { values[topic.rawValue] }
    set { values[topic.rawValue] = newValue }
  }
}
