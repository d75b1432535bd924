// How good chances are, once it is known how the days came out.

import Engine

/// Chances that were given, and what came.
public struct ForecastScore: Sendable {
  /// A chance, whether there was use, and whether there had been on the evening before.
  public private(set) var given: [(chance: Double, used: Bool, before: Bool)] = []

  /// No days yet.
  public init() {}

  /// Adds a day.
  public mutating func add(_ chance: Double, _ outcome: (used: Bool, before: Bool)) {
    given.append((chance, outcome.used, outcome.before))
  }

  /// How many days there are.
  public var count: Int { given.count }

  /// Whether a day with use was given a higher chance than one without, over all pairs of days.
  public var auc: Double { Self.auc(given) }

  /// The same from evenings without use.
  public var aucFromNone: Double { Self.auc(given.filter { !$0.before }) }

  /// The mean squared error.
  public var brier: Double {
    let errors = given.map { ($0.chance - ($0.used ? 1 : 0)) * ($0.chance - ($0.used ? 1 : 0)) }
    return errors.reduce(0, +) / Double(max(1, given.count))
  }

  /// The slope of the outcome over the odds that were given: 1 is calibrated, less is too bold.
  public var slope: Double {
    var (base, slope) = (0.0, 1.0)
    for _ in 0..<12 {
      var (g0, g1, h00, h01, h11) = (0.0, 0.0, 1e-9, 0.0, 1e-9)
      for day in given {
        let odds = Odds.odds(day.chance)
        let chance = Odds.chance(base + slope * odds)
        let (miss, weight) = ((day.used ? 1 : 0) - chance, chance * (1 - chance))
        (g0, g1) = (g0 + miss, g1 + miss * odds)
        (h00, h01, h11) = (h00 + weight, h01 + weight * odds, h11 + weight * odds * odds)
      }
      let size = max(h00 * h11 - h01 * h01, 1e-9)
      base += (h11 * g0 - h01 * g1) / size
      slope += (h00 * g1 - h01 * g0) / size
    }
    return slope
  }

  private static func auc(_ given: [(chance: Double, used: Bool, before: Bool)]) -> Double {
    let sorted = given.sorted { $0.chance < $1.chance }
    var (ranks, uses, start) = (0.0, 0.0, 0)
    while start < sorted.count {
      var (end, used) = (start, 0.0)
      while end < sorted.count, sorted[end].chance == sorted[start].chance {
        used += sorted[end].used ? 1 : 0
        end += 1
      }
      ranks += used * (Double(start + end - 1) / 2 + 1)
      uses += used
      start = end
    }
    let others = Double(sorted.count) - uses
    guard uses > 0, others > 0 else { return 0.5 }
    return (ranks - uses * (uses + 1) / 2) / (uses * others)
  }
}
