// What counts as saved, day by day.
import Engine
import Testing

private let start = Day(year: 2026, month: 3, day: 1)!

private func day(_ offset: Int) -> Day { start.adding(days: offset) }

private func noticing(
  from offset: Int = 0, baseline: Int64? = 20_000, price: Int64? = 800, pack: Int? = 20,
  currency: Currency = .euro
) -> Plan {
  Plan(
    fromDay: day(offset), kind: .notice, baseline: baseline, price: price, packUnits: pack,
    currency: currency)
}

private func use(_ amounts: [Int: Int64]) -> UseHistory {
  UseHistory(amounts.map { UseRecord(day: day($0.key), amount: $0.value) })
}

private func savings(_ plans: [Plan], _ amounts: [Int: Int64], today: Int) -> Savings {
  Savings(plans: PlanHistory(plans), use: use(amounts), today: day(today))
}

@Suite("Savings") struct SavingsTests {
  @Test("What stayed below the baseline counts at the price of a unit")
  func sum() {
    let saved = savings([noticing()], [0: 10_000, 1: 5_000], today: 2)
    #expect(saved.unitsNotUsed == 25_000)
    #expect(saved.money == [Money(minorUnits: 1_000, currency: .euro)])
    #expect(saved.countedDays == 2)
  }

  @Test("A day above the baseline takes nothing away")
  func neverNegative() {
    #expect(savings([noticing()], [0: 90_000], today: 1).money(in: .euro).minorUnits == 0)
    let saved = savings([noticing()], [0: 10_000, 1: 90_000], today: 2)
    #expect(saved.money(in: .euro).minorUnits == 400)
  }

  @Test("A day that nobody recorded does not count before a quit day")
  func unknown() {
    let saved = savings([noticing()], [1: 10_000], today: 30)
    #expect(saved.unitsNotUsed == 10_000)
    #expect(saved.countedDays == 1)
    let confirmed = UseHistory([UseRecord(day: day(1), amount: 10_000)], zeroDays: [day(2)])
    let more = Savings(plans: PlanHistory([noticing()]), use: confirmed, today: day(30))
    #expect(more.unitsNotUsed == 30_000)
  }

  @Test("From the quit day on silence counts as none, and real use is taken off")
  func afterQuitting() {
    var plan = noticing()
    plan.kind = .stop
    plan.quitDay = day(2)
    #expect(savings([plan], [:], today: 2).unitsNotUsed == 0)
    #expect(savings([plan], [:], today: 5).unitsNotUsed == 60_000)
    #expect(savings([plan], [3: 5_000], today: 5).unitsNotUsed == 55_000)
  }

  @Test("Nothing that happens today changes the sum")
  func today() {
    var plan = noticing()
    plan.kind = .stop
    plan.quitDay = day(0)
    let before = savings([plan], [:], today: 10)
    #expect(savings([plan], [10: 500_000], today: 10) == before)
    #expect(savings([plan], [10: 0], today: 10) == before)
    #expect(savings([plan], [11: 0], today: 10) == before)
    #expect(before.money(in: .euro).minorUnits == 8_000)
  }

  @Test("A new price or amount from a day on leaves the days before as they were")
  func dated() {
    let plans = [noticing(), noticing(from: 2, baseline: 10_000, price: 1_000)]
    let amounts: [Int: Int64] = [0: 0, 1: 0, 2: 0, 3: 0]
    #expect(savings(plans, amounts, today: 2).money(in: .euro).minorUnits == 1_600)
    #expect(savings(plans, amounts, today: 4).money(in: .euro).minorUnits == 2_600)
  }

  @Test("Days before the first plan do not count, nor those before a given day")
  func window() {
    let records = use([-3: 0, 0: 0, 1: 0, 2: 0])
    let plans = PlanHistory([noticing()])
    #expect(Savings(plans: plans, use: records, today: day(3)).unitsNotUsed == 60_000)
    let recent = Savings(plans: plans, use: records, today: day(3), from: day(2))
    #expect(recent.unitsNotUsed == 20_000)
    #expect(Savings(plans: plans, use: records, today: day(-9)).unitsNotUsed == 0)
  }

  @Test("Cents are rounded once, at the end")
  func rounding() {
    // A unit costs a third of a cent: three days of one unit make exactly one cent.
    let plan = noticing(baseline: 1_000, price: 1, pack: 3)
    #expect(savings([plan], [0: 0], today: 1).money(in: .euro).minorUnits == 0)
    #expect(savings([plan], [0: 0, 1: 0, 2: 0], today: 3).money(in: .euro).minorUnits == 1)
  }

  @Test("Rests of different packs meet before they are rounded")
  func packs() {
    // 1/3 + 1/6 of a cent are half a cent, which is rounded up.
    let plans = [
      noticing(baseline: 1_000, price: 1, pack: 3),
      noticing(from: 1, baseline: 1_000, price: 1, pack: 6),
    ]
    #expect(savings(plans, [0: 0], today: 2).money(in: .euro).minorUnits == 0)
    #expect(savings(plans, [0: 0, 1: 0], today: 2).money(in: .euro).minorUnits == 1)
  }

  @Test("Currencies are never added together")
  func currencies() throws {
    let dollar = try #require(Currency(code: "USD"))
    let plans = [noticing(currency: dollar), noticing(from: 1, price: 1_000)]
    let saved = savings(plans, [0: 0, 1: 0], today: 2)
    #expect(
      saved.money == [
        Money(minorUnits: 1_000, currency: .euro), Money(minorUnits: 800, currency: dollar),
      ])
  }

  @Test("Without a price only units are counted, without a baseline nothing")
  func parts() {
    let unpriced = savings([noticing(price: nil)], [0: 0], today: 1)
    #expect(unpriced.unitsNotUsed == 20_000)
    #expect(unpriced.money == [])
    #expect(savings([noticing(baseline: nil)], [0: 0], today: 1).unitsNotUsed == 0)
  }

  @Test("The largest amounts over the longest life do not overflow")
  func largest() {
    let plan = Plan(
      fromDay: Day(number: .min), kind: .stop, baseline: .max, quitDay: Day.first,
      price: 100_000, packUnits: 1)
    let saved = Savings(
      plans: PlanHistory([plan]), use: UseHistory([]), today: Day(number: .max))
    // 100,000 units a day on 401,767 days.
    #expect(saved.countedDays == 401_767)
    #expect(saved.money(in: .euro).minorUnits == 4_017_670_000_000_000)
  }
}
