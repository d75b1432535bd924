// Which tip comes next: one that fits the moment, never the one before, by what the person said to
// earlier ones.

/// The tips of one moment.
public struct CoachTips: Sendable {
  /// Whoever said so often that a tip is none for them does not see it again.
  public static let mostDown = 2
  /// What was told so lately waits where there is something else.
  static let waiting = 3

  public var moment = TipMoment()
  /// Oldest first.
  public var votes: [TipVote] = []

  public init() {}

  /// Whether it was put away for good.
  public func isGone(_ tip: CoachTip) -> Bool {
    votes.count { $0.tip == tip && !$0.isUp } >= CoachTips.mostDown
  }

  /// The tip to tell; nothing where all that could be told was put away. `told` is what was told
  /// before, oldest first; the same `seed` gives the same answer.
  func next(after told: [CoachTip], seed: UInt64) -> CoachTip? {
    let allowed = CoachTip.allCases.filter {
      $0.isAllowed(moment) && $0 != told.last && !isGone($0)
    }
    let fitting = allowed.filter { $0.fits(moment) }
    let anyTime = allowed.filter { $0.isForAnyTime }
    let late = told.suffix(CoachTips.waiting)
    for some in [fitting.filter { !late.contains($0) }, anyTime.filter { !late.contains($0) }]
    where !some.isEmpty {
      return chosen(of: longestAgo(some, told), seed: seed)
    }
    return longestAgo(fitting.isEmpty ? anyTime : fitting, told).first
  }

  /// What was never told first, then what was told longest ago.
  private func longestAgo(_ tips: [CoachTip], _ told: [CoachTip]) -> [CoachTip] {
    let places = tips.map { told.lastIndex(of: $0) ?? -1 }
    return sortedPlaces(tips.count) { places[Int($0)] < places[Int($1)] }.map { tips[Int($0)] }
  }

  /// As techniques are chosen: by what helped this person, and rarely another one.
  private func chosen(of tips: [CoachTip], seed: UInt64) -> CoachTip? {
    let learner = TechniqueLearner(TechniqueHistory(votes))
    let found = learner.suggestion(of: tips.map { $0.rawValue }, seed: seed)
    return found.flatMap { CoachTip(rawValue: $0.key) } ?? tips.first
  }
}
