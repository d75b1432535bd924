// The quick way to take one more entry along, held to the full recomputation.
import Engine
import Testing

@Suite("The overview")
struct OverviewTests {
  @Test(
    "One more record, or one less, gives the same as counting everything anew",
    arguments: 1...20 as ClosedRange<UInt64>)
  func sameAsFull(seed: UInt64) {
    var dice = Dice(seed: seed)
    var clock = Clock(device: seed)
    var records = Records()
    let counter = OverviewTests.counter
    records.apply(counter.stamped(by: &clock, now: Instant(milliseconds: 0)))
    var quick = Overview(records)
    for step in 0..<150 {
      let draft = OverviewTests.draft(step, &dice)
      let changed = records.apply(
        draft.stamped(by: &clock, now: Instant(milliseconds: Int64(step))))
      quick.take([changed], in: records)
      let full = Overview(records)
      #expect(quick.uses == full.uses, "seed \(seed), step \(step)")
      #expect(quick.levels == full.levels, "seed \(seed), step \(step)")
      #expect(quick.practice == full.practice, "seed \(seed), step \(step)")
      #expect(quick.entryCount == full.entryCount, "seed \(seed), step \(step)")
    }
    #expect(quick.entryCount > 0 && !quick.practice.finished.isEmpty)
  }

  /// The first of the three trackers counts minutes of quiet, so practice feeds it.
  private static var counter: Draft {
    .create(
      Identifier(kind: "tracker", "0"), kind: Tracker.kind,
      [
        Field("aim", .text("build")), Field("mode", .text("counter")), Field("name", .text("T")),
        Field("preset", .text("meditation")),
      ])
  }

  /// A session of some minutes that is done.
  private static func session(_ name: Identifier, _ day: Int64, _ dice: inout Dice) -> Draft {
    let at = day * 86_400_000
    let counted = Int64(1 + dice.next() % 900_000)
    return .create(
      name, kind: PracticeRun.kind,
      [
        Field("at", .int(at)), Field("counted", .int(counted)), Field("day", .int(day)),
        Field("ended", .int(at + counted)), Field("kind", .text("meditation")),
        Field("state", .text("done")),
      ])
  }

  /// Mostly an entry on one of ten days of one of three trackers, some of nothing, without a time
  /// or with a level; now and then a total, which may be nothing, or a deletion.
  static func draft(_ step: Int, _ dice: inout Dice) -> Draft {
    let tracker = Identifier(kind: "tracker", String(dice.next() % 3))
    let day = 20_000 + Int64(dice.next() % 10)
    let name = Identifier(kind: "step", String(step))
    let fields = [Field("day", .int(day)), Field("tracker", .text(tracker.text))]
    switch dice.next() % 10 {
    case 0:
      let total = Identifier(kind: "total", tracker.text, String(day))
      let amount = Field("amount", .int(Int64(dice.next() % 3) * 1000))
      return Draft(
        id: name, entity: total, kind: DayTotal.kind, action: .create([amount] + fields))
    case 1 where step > 0:
      let earlier = Identifier(kind: "step", String(dice.next() % UInt64(step)))
      return Draft(id: name, entity: earlier, kind: Entry.kind, action: .delete)
    case 2: return session(name, day, &dice)
    default:
      var entry = fields + [Field("amount", .int(Int64(dice.next() % 4) * 500))]
      if dice.next() % 5 > 0 {
        entry.append(Field("at", .int(day * 86_400_000 + Int64(dice.next() % 86_400_000))))
      }
      if dice.next() % 4 == 0 { entry.append(Field("level", .int(Int64(dice.next() % 3)))) }
      return .create(name, kind: Entry.kind, entry)
    }
  }
}
