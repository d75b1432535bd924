// Doses: what is read, what is refused, and what they add up to.

import Engine
import Testing

private func entity(_ fields: [Field], kind: String = Dose.kind, name: UInt64 = 1) -> Entity {
  var journal = Journal()
  let id = Identifier(high: 6, low: name)
  let place = journal.apply(
    Change(
      id: id, device: 1, number: 1, stamp: Stamp(milliseconds: 1, counter: 0, device: 1),
      entity: id, kind: kind, action: .create(fields)))
  return journal.entities[place]
}

private func dose(_ product: String, _ strength: Int64, day: Int, name: UInt64 = 1) -> Dose? {
  Dose(
    entity(
      [
        Field("at", .int(Int64(day) * 86_400_000)), Field("day", .int(Int64(day))),
        Field("product", .text(product)), Field("strength", .int(strength)),
      ], name: name))
}

private func step(_ product: String, _ strength: Int64, day: Int64) -> DoseStep? {
  DoseStep(
    entity(
      [
        Field("day", .int(day)), Field("product", .text(product)),
        Field("strength", .int(strength)),
      ], kind: DoseStep.kind, name: UInt64(day)))
}

struct DoseTests {
  @Test("A strength is 1 to 42 milligrams, and a product one of the list")
  func refused() {
    for strength in [0, -1, 43, Int64.max, .min] {
      #expect(dose("patch", strength, day: 1) == nil, "\(strength)")
    }
    #expect(dose("patch", 1, day: 1)?.strength == 1)
    #expect(dose("patch", 42, day: 1)?.strength == 42)
    #expect(dose("cigar", 4, day: 1) == nil)
    #expect(Dose(entity([Field("product", .text("gum")), Field("strength", .int(4))])) == nil)
  }

  @Test("Milligrams of packs add up by day and by week")
  func totals() throws {
    var doses: [Dose] = []
    for (number, (product, strength, day)) in [
      ("patch", 21, 100), ("gum", 4, 100), ("gum", 4, 100), ("patch", 14, 103),
    ].enumerated() {
      let made = dose(product, Int64(strength), day: day, name: UInt64(number))
      doses.append(try #require(made))
    }
    let totals = DoseTotals(doses.reversed())
    #expect(totals.milligrams(on: Day(number: 100)) == 29)
    #expect(totals.count(on: Day(number: 100)) == 3)
    #expect(totals.milligrams(on: Day(number: 101)) == 0)
    #expect(totals.milligrams(from: Day(number: 100), through: Day(number: 106)) == 43)
    #expect(totals.milligrams(from: Day(number: 101), through: Day(number: 102)) == 0)
    #expect(totals.firstDay == Day(number: 100) && totals.last?.strength == 14)
  }

  @Test(
    "Patch weeks count from the first patch, over short pauses, and anew after a long one",
    arguments: [
      (99, nil), (100, 1), (106, 1), (107, 2), (114, 3), (115, nil), (120, 1), (127, 2),
    ] as [(Int32, Int?)])
  func patchWeek(day: Int32, week: Int?) throws {
    let doses = [
      dose("patch", 21, day: 100, name: 1), dose("gum", 4, day: 90, name: 2),
      dose("patch", 21, day: 120, name: 3),
    ].compactMap { $0 }
    #expect(doses.count == 3)
    // The second patch comes twenty days after the first.
    let totals = DoseTotals(doses)
    #expect(totals.patchWeek(on: Day(number: day)) == week)
  }

  @Test("One's own steps hold until the next, and zero ends a product")
  func steps() throws {
    let steps = [
      step("patch", 21, day: 100), step("patch", 14, day: 110), step("patch", 0, day: 120),
    ]
    .compactMap { $0 }
    #expect(steps.count == 3)
    func held(_ day: Int32) -> [Int] {
      DoseStep.current(steps, on: Day(number: day)).map { $0.strength }
    }
    #expect(held(99) == [] && held(100) == [21] && held(109) == [21])
    #expect(held(110) == [14] && held(119) == [14] && held(120) == [])
    #expect(step("patch", 43, day: 1) == nil && step("patch", -1, day: 1) == nil)
  }
}
