// What somebody has not used and not spent, against their own baseline.

/// The sum over completed days of what stayed below the baseline, and its price.
///
/// Every day counts by the plan that applied to it. A day nobody recorded is left out, except from
/// the quit day on, where it counts as none. Today is not over and changes nothing. A day above the
/// baseline adds nothing and takes nothing away, so no sum is ever negative.
public struct Savings: Hashable, Sendable {
  /// Thousandths of a unit.
  public let unitsNotUsed: Int64
  /// One amount per currency that a plan has used with price and pack, sorted by code.
  public let money: [Money]
  /// The completed days whose use is known or counts as none.
  public let countedDays: Int

  /// Days before the first plan do not count, nor those before `from` when it is given.
  public init(plans: PlanHistory, use: UseHistory, today: Day, from: Day? = nil) {
    var notUsed: Int64 = 0
    var counted = 0
    var pots = SavingsPots()
    for (index, plan) in plans.plans.enumerated() {
      let next = index + 1 < plans.plans.count ? plans.plans[index + 1].fromDay : today
      let begin = max(plan.fromDay, from ?? plan.fromDay, Day.first)
      let (sum, days) = Savings.sum(plan, use, from: begin, before: min(next, today))
      notUsed += sum
      counted += days
      if let unit = plan.unitPrice { pots.add(sum, at: unit) }
    }
    unitsNotUsed = notUsed
    countedDays = counted
    money = pots.amounts
  }

  /// The amount in one currency; zero when nothing was saved in it.
  public func money(in currency: Currency) -> Money {
    money.first { $0.currency == currency } ?? Money(minorUnits: 0, currency: currency)
  }

  private static func sum(_ plan: Plan, _ use: UseHistory, from: Day, before: Day)
    -> (notUsed: Int64, days: Int)
  {
    var notUsed: Int64 = 0
    var days = 0
    let baseline = plan.boundedBaseline
    var number = from.number
    let end = min(before.number, Day.last.number + 1)
    while number < end {
      let day = Day(number: number)
      number += 1
      let isSilence = plan.asksForNone(on: day) && use.told != day
      guard let used = use.amount(on: day) ?? (isSilence ? 0 : nil) else { continue }
      days += 1
      notUsed += max(0, baseline - used)
    }
    return (notUsed, days)
  }
}

/// Money that is being added up exactly: one fraction per currency and pack size.
struct SavingsPots {
  private var pots: [(unit: UnitPrice, numerator: Int64)] = []

  /// Rests of different pack sizes meet as whole trillionths of a minor unit.
  private static let trillion: Int64 = 1_000_000_000_000

  mutating func add(_ notUsed: Int64, at unit: UnitPrice) {
    let product = notUsed * unit.price
    for index in pots.indices
    where pots[index].unit.currency == unit.currency
      && pots[index].unit.packUnits == unit.packUnits
    {
      pots[index].numerator += product
      return
    }
    pots.append((unit, product))
  }

  /// The amount in one currency, as `amounts` rounds it.
  func minorUnits(in currency: Currency) -> Int64 {
    var (whole, rest): (Int64, Int64) = (0, 0)
    for pot in pots where pot.unit.currency == currency {
      let denominator = pot.unit.denominator
      whole += pot.numerator / denominator
      rest += Money.rounded(
        pot.numerator % denominator * SavingsPots.trillion, over: denominator)
    }
    return whole + Money.rounded(rest, over: SavingsPots.trillion)
  }

  /// The fractions of a currency added together, and rounded once.
  var amounts: [Money] {
    var sums: [(currency: Currency, whole: Int64, rest: Int64)] = []
    for pot in pots {
      let denominator = pot.unit.denominator
      let whole = pot.numerator / denominator
      let rest = Money.rounded(
        pot.numerator % denominator * SavingsPots.trillion, over: denominator)
      if let index = sums.firstIndex(where: { $0.currency == pot.unit.currency }) {
        sums[index].whole += whole
        sums[index].rest += rest
      } else {
        sums.append((pot.unit.currency, whole, rest))
      }
    }
    return sums.map {
      Money(
        minorUnits: $0.whole + Money.rounded($0.rest, over: SavingsPots.trillion),
        currency: $0.currency)
    }.ordered { $0.currency.code < $1.currency.code }
  }
}
