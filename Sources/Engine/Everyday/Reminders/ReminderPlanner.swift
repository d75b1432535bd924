// Which reminders come when: candidates of each local day, what makes them untrue or unwanted, and
// one budget over everything. The same facts give the same plan.

/// The reminders of the next days.
public struct ReminderPlan: Sendable {
  /// In the order in which they come; those that are due now stand first.
  public private(set) var deliveries: [Delivery] = []
  /// What the person set and the budget has no room for, as far as it is planned.
  public private(set) var leftOut: [Delivery] = []
  private let facts: ReminderFacts

  public init(_ facts: ReminderFacts) {
    self.facts = facts
    guard facts.choices.budget > 0 else { return }
    // What came yesterday evening may still be due after midnight.
    for number in -1..<ReminderFacts.days {
      let day = facts.today.adding(days: number)
      var candidates = ReminderCandidates(facts, day).all.filter { isWanted($0) }
      candidates = withoutTwins(candidates).ordered { ReminderPlan.comesFirst($0, $1) }
      let chosen = fitted(candidates, on: day)
      deliveries += chosen.ordered { ($0.at, $0.slot) < ($1.at, $1.slot) }
    }
  }

  /// What is to be said now: nothing in quiet hours.
  public var due: Delivery? {
    let time = facts.zone.offset(facts.now).local(facts.now).time
    guard !facts.choices.quiet.contains(time) else { return nil }
    return deliveries.first { $0.at <= facts.now && facts.now < $0.until }
  }

  /// By kind, and of one kind by time; names decide the rest, so that devices agree.
  private static func comesFirst(_ a: Delivery, _ b: Delivery) -> Bool {
    let all = ReminderKind.allCases
    let ranks = (all.firstIndex(of: a.kind) ?? 0, all.firstIndex(of: b.kind) ?? 0)
    if ranks.0 != ranks.1 { return ranks.0 < ranks.1 }
    if a.at != b.at { return a.at < b.at }
    return a.occurrence.subject < b.occurrence.subject
  }

  private func record(of delivery: Delivery) -> ReminderRecord? {
    facts.shown.last { $0.occurrence == delivery.occurrence }
  }

  private func isWanted(_ delivery: Delivery) -> Bool {
    let time = facts.zone.offset(delivery.at).local(delivery.at).time
    guard delivery.until > facts.now, delivery.until > delivery.at,
      !facts.choices.quiet.contains(time), facts.choices.isOn(delivery.kind)
    else { return false }
    if let record = record(of: delivery) { return record.answer == nil }
    return isInStep(delivery) && mayCome(delivery)
  }

  /// Away for a week there is one question, and then nothing.
  private func mayCome(_ delivery: Delivery) -> Bool {
    let isQuestion = delivery.kind == .stillWanted
    if facts.choices.asksWhetherWanted {
      return isQuestion && delivery.occurrence.day == facts.today
    }
    guard let opened = facts.choices.openedOn else { return !isQuestion }
    let away = delivery.occurrence.day.days(since: opened)
    if away >= ReminderPlan.longestAway { return isQuestion && away == ReminderPlan.longestAway }
    return !isQuestion && (delivery.kind != .away || away == ReminderPlan.returnDay)
  }

  /// Days without opening after which one question comes, and then nothing.
  public static let longestAway = 7
  /// The day without opening on which the app says a word.
  static let returnDay = 4
  /// Dismissals in a row that halve how often a kind comes.
  static let mostDismissals = 3
  /// It is never halved further than to every eighth day.
  private static let mostHalvings = 3

  /// Each three dismissals in a row halve how often it comes, counted from when it last came.
  private func isInStep(_ delivery: Delivery) -> Bool {
    var dismissals = 0
    var last: Day?
    for record in facts.shown.reversed() where isLike(record.occurrence, delivery.occurrence) {
      last = last ?? record.occurrence.day
      guard let answer = record.answer else { continue }
      guard answer == .later else { break }
      dismissals += 1
    }
    guard let last else { return true }
    let halvings = min(dismissals / ReminderPlan.mostDismissals, ReminderPlan.mostHalvings)
    return delivery.occurrence.day.days(since: last) % (1 << halvings) == 0
  }

  private func isLike(_ a: ReminderOccurrence, _ b: ReminderOccurrence) -> Bool {
    a.kind == b.kind && (a.kind != .tracker || a.subject == b.subject)
  }

  /// Nobody hears of one tracker twice: the evening leaves out what reminds by itself that day.
  private func withoutTwins(_ candidates: [Delivery]) -> [Delivery] {
    var own: [Identifier] = []
    for candidate in candidates where candidate.kind == .tracker { own += candidate.about }
    return candidates.compactMap { candidate in
      guard candidate.kind == .checkIn else { return candidate }
      let rest = candidate.about.filter { !own.contains($0) && !wasShown($0, on: candidate) }
      guard !rest.isEmpty else { return nil }
      return Delivery(
        candidate.occurrence, at: candidate.at, until: candidate.until, about: rest)
    }
  }

  private func wasShown(_ tracker: Identifier, on evening: Delivery) -> Bool {
    facts.shown.contains {
      $0.occurrence.kind == .tracker && $0.occurrence.day == evening.occurrence.day
        && $0.occurrence.subject == tracker.text
    }
  }

  /// As many as the day has slots; what was shown keeps its own.
  private mutating func fitted(_ candidates: [Delivery], on day: Day) -> [Delivery] {
    var taken: [Int] = []
    for record in facts.shown where record.occurrence.day == day { taken.append(record.slot) }
    var left = max(0, facts.choices.budget - taken.count)
    var chosen: [Delivery] = []
    for var candidate in candidates {
      if let record = record(of: candidate) {
        candidate.slot = record.slot
      } else if left > 0 {
        left -= 1
        candidate.slot = (1...ReminderChoices.budgets.upperBound).first { !taken.contains($0) } ?? 0
        taken.append(candidate.slot)
      } else {
        if candidate.kind.isOwn { leftOut.append(candidate) }
        continue
      }
      chosen.append(candidate)
    }
    return chosen
  }
}
