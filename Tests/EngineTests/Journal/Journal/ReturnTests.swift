// The way back to an earlier journal.
import Engine
import Testing

@Suite("An earlier journal comes back")
struct ReturnTests {
  static let name = Identifier(kind: "given", "return")

  func thing(_ number: Int) -> Identifier { Identifier(kind: "given", String(number)) }

  func entry(_ number: Int, _ amount: Int64) -> Draft {
    .create(thing(number), kind: "entry", [Field("amount", .int(amount))])
  }

  func action(_ number: Int, _ action: Change.Action) -> Draft {
    Draft(
      id: Identifier(kind: "act", String(number)), entity: thing(number), kind: "entry",
      action: action)
  }

  func apply(_ drafts: [Draft], to journal: inout Journal, _ clock: inout Clock) {
    for draft in drafts {
      journal.apply(draft.stamped(by: &clock, now: Instant(milliseconds: 1_774_951_200_000)))
    }
  }

  @Test("What was deleted, changed or undeleted is as it was, and what is new stays")
  func back() {
    var clock = Clock(device: 7)
    var then = Journal()
    apply(
      [entry(1, 1), entry(2, 2), entry(3, 3), action(3, .delete), entry(4, 4)], to: &then, &clock)
    var now = then
    apply(
      [
        action(1, .delete),
        action(2, .set([Field("amount", .int(9)), Field("note", .text("later"))])),
        action(3, .undelete), entry(5, 5),
      ], to: &now, &clock)
    let way = Return(to: then, from: now, named: ReturnTests.name)
    #expect((way.back, way.changed, way.gone) == (1, 1, 1))
    #expect(Set(way.drafts.map(\.id)).count == way.drafts.count)
    let before = now
    apply(way.drafts, to: &now, &clock)
    #expect(now[thing(1)]?.isVisible == true)
    #expect(now[thing(2)]?["amount"] == .int(2) && now[thing(2)]?["note"] == .text(""))
    #expect(now[thing(3)]?.isDeleted == true)
    #expect(now[thing(5)]?.isVisible == true)
    #expect(Return(to: then, from: now, named: ReturnTests.name).drafts == [])

    let undo = Return(to: before, from: now, named: ReturnTests.name)
    apply(undo.drafts, to: &now, &clock)
    for number in 1...5 {
      #expect(now[thing(number)]?.fields == before[thing(number)]?.fields)
      #expect(now[thing(number)]?.isDeleted == before[thing(number)]?.isDeleted)
    }
  }

  @Test("An empty journal gets everything, but nothing that was deleted")
  func fromNothing() {
    var clock = Clock(device: 7)
    var then = Journal()
    apply([entry(1, 1), entry(2, 2), action(2, .delete)], to: &then, &clock)
    let way = Return(to: then, from: Journal(), named: ReturnTests.name)
    #expect(way.back == 1 && way.drafts.count == 1)
  }

  @Test("The same journal needs nothing")
  func same() {
    var clock = Clock(device: 7)
    var then = Journal()
    apply([entry(1, 1), entry(2, 2), action(2, .delete)], to: &then, &clock)
    #expect(Return(to: then, from: then, named: ReturnTests.name).drafts == [])
  }
}
