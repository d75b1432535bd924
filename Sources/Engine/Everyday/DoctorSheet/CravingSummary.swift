// The cravings of a period in a few counts, as a doctor asks for them: no share is left out for
// being small, and what was not said is not counted.

/// How many cravings came, how they ended, and what set them off.
public struct CravingSummary: Hashable, Sendable {
  /// Triggers that are named at most.
  public static let mostTriggers = 5

  public private(set) var noticed = 0
  /// Those of which the person said that they passed.
  public private(set) var passed = 0
  /// Thousandths of 1 … 10 over those whose strength is known; nothing without one.
  public let meanIntensity: Int64?
  /// The most frequent first; each of the cravings that name a trigger at all.
  public let triggers: [NamedShare]

  /// Those from `first` through `last`, in any order.
  public init(_ cravings: [Craving], from first: Day, through last: Day) {
    var counts: [(key: String, count: Int)] = []
    var named = 0
    var strengths: (sum: Int64, count: Int64) = (0, 0)
    for craving in cravings where craving.day >= first && craving.day <= last {
      noticed += 1
      if craving.outcome == .passed { passed += 1 }
      if let intensity = craving.intensity {
        strengths = (strengths.sum + Int64(intensity) * 1000, strengths.count + 1)
      }
      let triggers = craving.distinctTriggers
      if !triggers.isEmpty { named += 1 }
      for trigger in triggers {
        if let place = counts.firstIndex(where: { $0.key == trigger }) {
          counts[place].count += 1
        } else {
          counts.append((trigger, 1))
        }
      }
    }
    meanIntensity =
      strengths.count == 0 ? nil : Money.rounded(strengths.sum, over: strengths.count)
    let found = counts.ordered { ($1.count, $0.key) < ($0.count, $1.key) }
    let whole = named
    triggers = found.prefix(CravingSummary.mostTriggers).map {
      NamedShare(key: $0.key, count: CountOf($0.count, of: whole))
    }
  }
}
