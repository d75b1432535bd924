// What is saved, summed up day by day: on which day an amount was reached.

/// The days on which the money of all trackers together, in one currency, reached its milestones.
struct SavedByDay: Sendable {
  /// One for each amount that was reached, in the order of `Milestone.savedMinorUnits`.
  private(set) var days: [Day] = []
  /// Minor units up to the last day that is over.
  private(set) var total: Int64 = 0

  /// Rounded for each tracker as `Savings` does. Nothing where no plan has a price in the currency.
  init?(_ trackers: [(plans: PlanHistory, use: UseSeries)], _ currency: Currency, today: Day) {
    var begin = today
    var hasPrice = false
    var priced: [PricedDays] = []
    for (plans, use) in trackers {
      var isPriced = false
      for plan in plans.plans where plan.unitPrice?.currency == currency {
        isPriced = true
        begin = min(begin, plan.fromDay)
      }
      guard isPriced else { continue }
      hasPrice = true
      priced.append(PricedDays(plans, SettledPast.records(plans, use, today: today)))
    }
    guard hasPrice else { return nil }
    begin = max(begin, Day.first)
    if begin < today { add(priced, currency, from: begin, before: today) }
  }

  @inline(never)  // Not of a first visit.
  private mutating func add(
    _ trackers: [PricedDays], _ currency: Currency, from begin: Day, before today: Day
  ) {
    var priced = trackers
    for number in begin.number..<today.number {
      let day = Day(number: number)
      for place in priced.indices {
        total += priced[place].take(day, currency)
      }
      while days.count < Milestone.savedMinorUnits.count,
        total >= Milestone.savedMinorUnits[days.count]
      {
        days.append(day)
      }
    }
  }
}

/// One tracker's share of what is saved.
private struct PricedDays {
  private let plans: PlanHistory
  private let records: [DayRecord]
  private var pots = SavingsPots()
  private var sum: Int64 = 0

  init(_ plans: PlanHistory, _ records: [DayRecord]) {
    self.plans = plans
    self.records = records
  }

  /// By how much a day changes the sum, in minor units.
  mutating func take(_ day: Day, _ currency: Currency) -> Int64 {
    guard let begin = records.first?.day else { return 0 }
    let offset = day.days(since: begin)
    guard records.indices.contains(offset) else { return 0 }
    let record = records[offset]
    guard let used = record.used, let baseline = record.baseline, used < baseline,
      let price = plans.plan(on: day)?.unitPrice, price.currency == currency
    else { return 0 }
    pots.add(baseline - used, at: price)
    let before = sum
    sum = pots.minorUnits(in: currency)
    return sum - before
  }
}
