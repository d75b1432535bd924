// Wishes and what is bought: the envelope is what was saved less what was spent, never below zero.
import Engine
import Testing

private let start = Day(text: "2026-03-02")!
private let plan = Plan(
  fromDay: start, kind: .stop, baseline: 10_000, quitDay: start, price: 1000, packUnits: 20)

private func savings(days: Int) -> Savings {
  Savings(
    plans: PlanHistory([plan]), use: UseHistory([]), today: start.adding(days: days))
}

private func entity(_ kind: String, _ fields: [Field]) -> Entity {
  var journal = Journal()
  var clock = Clock(device: 1)
  let draft = Draft.create(Identifier(high: 5, low: 5), kind: kind, fields)
  let place = journal.apply(draft.stamped(by: &clock, now: Instant(milliseconds: 0)))
  return journal.entities[place]
}

private func purchase(_ amount: Int64, currency: String = "EUR") -> Purchase {
  Purchase(
    entity(
      Purchase.kind,
      [
        Field("title", .text("Book")), Field("amount", .int(amount)),
        Field("currency", .text(currency)), Field("day", .int(Int64(start.number))),
      ]))!
}

private func wish(_ amount: Int64, title: String = "Trip", currency: String = "EUR") -> Wish? {
  Wish(
    entity(
      Wish.kind,
      [
        Field("title", .text(title)), Field("amount", .int(amount)),
        Field("currency", .text(currency)), Field("category", .text("holiday")),
      ]))
}

@Suite("Envelope") struct EnvelopeTests {
  @Test("What is there is what was saved less what was bought")
  func available() {
    let envelope = Envelope([savings(days: 10)], [purchase(1_200)], currency: .euro)
    #expect(envelope.saved.minorUnits == 5_000 && envelope.spent.minorUnits == 1_200)
    #expect(envelope.available.minorUnits == 3_800 && !envelope.isOverdrawn)
    #expect(envelope.covers(Money(minorUnits: 3_800, currency: .euro)))
    #expect(!envelope.covers(Money(minorUnits: 3_801, currency: .euro)))
    #expect(!envelope.covers(Money(minorUnits: 1, currency: Currency(code: "USD")!)))
  }

  @Test("Fewer savings than were spent leave nothing, and never less than nothing")
  func overdrawn() {
    let envelope = Envelope([savings(days: 2)], [purchase(4_000)], currency: .euro)
    #expect(envelope.available.minorUnits == 0 && envelope.isOverdrawn)
  }

  @Test("Money of another currency is neither saved nor spent here")
  func currencies() {
    let envelope = Envelope(
      [savings(days: 10)], [purchase(1_200, currency: "USD")], currency: .euro)
    #expect(envelope.spent.minorUnits == 0)
  }

  @Test("A wish is at most whole, and what is missing at least nothing")
  func progress() {
    let trip = wish(2_000)!
    let table: [(there: Int64, part: Int, left: Int64)] = [
      (-10, 0, 2_000), (0, 0, 2_000), (500, 250, 1_500), (2_000, 1000, 0), (9_000, 1000, 0),
    ]
    for row in table {
      let money = Money(minorUnits: row.there, currency: .euro)
      #expect(trip.thousandths(of: money) == row.part)
      #expect(trip.remaining(of: money).minorUnits == row.left)
    }
    let dollars = Money(minorUnits: 9_000, currency: Currency(code: "USD")!)
    #expect(trip.thousandths(of: dollars) == 0)
  }

  @Test("A wish without a title, a price or a currency is none")
  func hostile() {
    #expect(wish(0) == nil && wish(-5) == nil && wish(.max) == nil)
    #expect(wish(10, title: "") == nil && wish(10, currency: "ABC") == nil)
    let long = wish(10, title: String(repeating: "a", count: 500))
    #expect(long?.title.count == Wish.longestTitle)
  }
}
