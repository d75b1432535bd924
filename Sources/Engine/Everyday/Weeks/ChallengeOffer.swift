// Which challenges a week offers: three out of what the last weeks show, the same on every device.
// Each one names what it was picked for. Nobody has to take one.

/// A challenge that could be taken on.
public struct ChallengeOffer: Hashable, Sendable {
  /// How many are offered at once.
  public static let most = 3
  /// The days that are looked back at.
  public static let lookBack = 28
  /// Fewer cravings than this say nothing about what helps.
  private static let leastCravings = 3
  /// Fewer judged days than this say nothing about a tracker.
  private static let leastDays = 7
  /// Mostly done already.
  private static let mostly = 20

  public let what: ChallengeKind
  /// How often, 1 … 7.
  public let count: Int
  public let tracker: Identifier?
  /// The fact it was picked for: so many of so many.
  public let seen: Int
  public let among: Int

  private init(
    _ what: ChallengeKind, _ count: Int, of tracker: Identifier? = nil, seen: Int, among: Int
  ) {
    self.what = what
    self.count = min(max(count, Challenge.counts.lowerBound), Challenge.counts.upperBound)
    self.tracker = tracker
    self.seen = seen
    self.among = among
  }

  /// At most three for the week of a day. `facts` are those of the `lookBack` days before it;
  /// `asksForDryDays` says whether a day without a drink may be suggested.
  public static func all(
    week: Day, _ facts: WeekFacts, _ trackers: [Tracker], asksForDryDays: Bool
  ) -> [ChallengeOffer] {
    var fitting = ofCravings(facts)
    for tracker in trackers {
      guard let own = facts.of(tracker.id) else { continue }
      let mayBeDry = tracker.substance != .alcohol || asksForDryDays
      fitting += own.isUse ? ofUse(own, mayBeDry: mayBeDry) : ofHabits(own)
    }
    fitting += ofWords(facts)
    // The week turns the list, so that the same facts do not bring the same three for ever.
    let turn = Int((week.weekStart.number &+ 3) / 7)
    var offers: [ChallengeOffer] = []
    for place in fitting.indices {
      let offer = fitting[(turn % fitting.count + place + fitting.count) % fitting.count]
      guard !offers.contains(where: { $0.what == offer.what }) else { continue }
      offers.append(offer)
      if offers.count == most { break }
    }
    return offers
  }

  private static func ofCravings(_ facts: WeekFacts) -> [ChallengeOffer] {
    let all = facts.cravings
    guard all >= leastCravings else { return [] }
    var offers: [ChallengeOffer] = []
    if facts.walks * 2 < all {
      offers.append(ChallengeOffer(.walk, 1, seen: facts.walks, among: all))
    }
    if facts.techniques * 2 < all {
      offers.append(ChallengeOffer(.technique, 2, seen: facts.techniques, among: all))
    }
    if facts.passed > 0 {
      offers.append(
        ChallengeOffer(.passed, facts.passed / 4 + 1, seen: facts.passed, among: all))
    }
    return offers
  }

  private static func ofUse(_ use: TrackerWeek, mayBeDry: Bool) -> [ChallengeOffer] {
    let id = use.tracker
    var offers: [ChallengeOffer] = []
    if use.goodDays < use.judgedDays {
      offers.append(
        ChallengeOffer(
          .keptRow, use.longestGood < 2 ? 2 : 3, of: id, seen: use.goodDays,
          among: use.judgedDays))
    }
    if use.knownDays >= leastDays, use.freeDays < use.knownDays, mayBeDry {
      offers.append(
        ChallengeOffer(
          .freeDays, use.freeDays / 4 + 1, of: id, seen: use.freeDays, among: use.knownDays))
    }
    // More than the week before had: what is done already is nothing to take on.
    offers.append(
      ChallengeOffer(
        .recorded, max(use.knownDays < mostly ? 5 : 7, use.knownLately + 1), of: id,
        seen: use.knownDays, among: lookBack))
    return offers
  }

  private static func ofHabits(_ habit: TrackerWeek) -> [ChallengeOffer] {
    guard habit.judgedDays >= leastDays else { return [] }
    return [
      ChallengeOffer(
        .goodDays, habit.goodDays / 4 + 1, of: habit.tracker, seen: habit.goodDays,
        among: habit.judgedDays)
    ]
  }

  private static func ofWords(_ facts: WeekFacts) -> [ChallengeOffer] {
    var offers: [ChallengeOffer] = []
    if facts.hasMoods, facts.moodDays < mostly {
      offers.append(ChallengeOffer(.moods, 4, seen: facts.moodDays, among: lookBack))
    }
    offers.append(ChallengeOffer(.notes, 3, seen: facts.noteDays, among: lookBack))
    offers.append(ChallengeOffer(.evenings, 3, seen: facts.eveningDays, among: lookBack))
    return offers
  }
}

extension Challenge {
  /// How far it is, by the facts of its week: 0 … `count`.
  public func progress(_ facts: WeekFacts) -> Int {
    let own = facts.of(tracker)
    let reached =
      switch what {
      case .walk: facts.walks
      case .technique: facts.techniques
      case .passed: facts.passed
      case .keptRow: own?.longestGood ?? 0
      case .freeDays: own?.freeDays ?? 0
      case .goodDays: own?.goodDays ?? 0
      case .recorded: own?.knownDays ?? 0
      case .moods: facts.moodDays
      case .notes: facts.noteDays
      case .evenings: facts.eveningDays
      }
    return min(count, reached)
  }
}
