// What is saved, summed up day by day: on which day an amount was reached.

/// The money of several trackers in one currency, growing day by day.
struct SavedByDay {
  let hasPrice: Bool
  /// The first day of any plan.
  let first: Day
  /// Minor units up to the last day taken.
  private(set) var total: Int64 = 0

  private let facts: [MilestoneFacts]
  private let currency: Currency
  private var pots: [SavingsPots]
  private var sums: [Int64]

  init(_ facts: [MilestoneFacts], _ currency: Currency) {
    self.facts = facts
    self.currency = currency
    pots = facts.map { _ in SavingsPots() }
    sums = facts.map { _ in 0 }
    var begin = Day.last
    var prices = false
    for tracker in facts {
      for plan in tracker.plans.plans where plan.unitPrice?.currency == currency {
        prices = true
        begin = min(begin, plan.fromDay)
      }
    }
    hasPrice = prices
    first = max(begin, Day.first)
  }

  /// Takes a completed day in; says whether it changed the total.
  mutating func take(_ day: Day) -> Bool {
    var changed = false
    for (index, tracker) in facts.enumerated() {
      guard let begin = tracker.records.first?.day else { continue }
      let offset = day.days(since: begin)
      guard tracker.records.indices.contains(offset) else { continue }
      let record = tracker.records[offset]
      guard let used = record.used, let baseline = record.baseline, used < baseline,
        let price = tracker.plans.plan(on: day)?.unitPrice, price.currency == currency
      else { continue }
      pots[index].add(baseline - used, at: price)
      sums[index] = pots[index].amounts.first { $0.currency == currency }?.minorUnits ?? 0
      changed = true
    }
    if changed { total = sums.reduce(0) { $0 + $1 } }
    return changed
  }
}
