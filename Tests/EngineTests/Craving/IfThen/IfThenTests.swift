// If-then plans: what is one, and when it speaks up.

import Engine
import Testing

private func plan(_ fields: [Field]) -> IfThenPlan? {
  let id = Identifier(high: 2, low: 2)
  var records = Records()
  records.apply(
    Change(
      id: id, device: 1, number: 1, stamp: Stamp(milliseconds: 1, counter: 0, device: 1),
      entity: id, kind: IfThenPlan.kind, action: .create(fields)))
  return Overview(records).ifThenPlans.first
}

struct IfThenPlanTests {
  private static let made = Field("madeAt", .int(0))

  @Test(
    "A cue and an action come back as they went in",
    arguments: [
      .trigger("coffee"), .trigger("own:Rain"), .place("home"),
      .time(TimeOfDay(text: "07:05")!),
    ] as [IfThenPlan.Cue])
  func roundTrip(cue: IfThenPlan.Cue) {
    let read = plan(IfThenPlan.fields(cue, technique: "walk", action: "") + [Self.made])
    #expect(read?.cue == cue && read?.technique == "walk" && read?.did == nil)
  }

  @Test(
    "Without a cue, an action or with too many words it is no plan",
    arguments: [
      IfThenPlan.fields(.trigger("coffee"), technique: "", action: ""),
      IfThenPlan.fields(.trigger(""), technique: "walk", action: ""),
      IfThenPlan.fields(
        .place("home"), technique: "", action: String(repeating: "x", count: 121)),
      IfThenPlan.fields(
        .place(String(repeating: "x", count: 45)), technique: "walk", action: ""),
      [
        Field("cue", .text("time")), Field("what", .text("25:00")),
        Field("action", .text("Breathe")),
      ],
      [Field("cue", .text("moon")), Field("what", .text("full")), Field("action", .text("Run"))],
    ])
  func refused(fields: [Field]) {
    #expect(plan(fields + [Self.made]) == nil)
  }
}

struct IfThenTimingTests {
  private let start = TimeOfDay(text: "04:00")!
  private let day = Day(text: "2026-03-10")!

  private func timing(
    _ now: String, cue: String?, madeOn made: String = "2026-03-09", _ more: [Field] = []
  ) -> IfThenTiming {
    let madeAt = UTCOffset.utc.instant(Day(text: made)!, TimeOfDay(text: "10:00")!)
    let fields =
      IfThenPlan.fields(.trigger("coffee"), technique: "walk", action: "")
      + [Field("madeAt", .int(madeAt.milliseconds))] + more
    return IfThenTiming(
      plan(fields)!, cue: cue.flatMap { TimeOfDay(text: $0) },
      now: UTCOffset.utc.instant(day, TimeOfDay(text: now)!), offset: .utc, start: start)
  }

  @Test(
    "It is shown from an hour before to half an hour after, and asks from then on",
    arguments: [
      ("13:59", .quiet), ("14:00", .near), ("15:00", .near), ("15:29", .near), ("15:30", .asks),
      ("23:59", .asks), ("03:59", .asks), ("04:00", .quiet),
    ] as [(String, IfThenTiming)])
  func window(now: String, expected: IfThenTiming) {
    #expect(timing(now, cue: "15:00") == expected)
  }

  @Test("It asks once, and never about a cue that came before the plan")
  func once() {
    #expect(timing("16:00", cue: "15:00", [Field("did", .bool(false))]) == .quiet)
    #expect(timing("14:30", cue: "15:00", [Field("did", .bool(true))]) == .near)
    #expect(timing("12:00", cue: "08:00", madeOn: "2026-03-10") == .quiet)
    #expect(timing("12:00", cue: "11:00", madeOn: "2026-03-10") == .asks)
  }

  @Test("A cue without a usual time is quiet")
  func noTime() { #expect(timing("12:00", cue: nil) == .quiet) }

  @Test("A trigger and a place are due when they usually come, a time at its time")
  func time() {
    let cravings = (20...22).map {
      sampleCraving(
        UInt64($0), on: "2026-03-\($0)", at: "17:00",
        [Field("triggers", .list([.text("stress")])), Field("place", .text("work"))])
    }
    func time(_ cue: IfThenPlan.Cue) -> String? {
      plan(IfThenPlan.fields(cue, technique: "walk", action: "") + [Field("madeAt", .int(0))])!
        .time(cravings, today: Day(text: "2026-03-24")!, start: start)?.text
    }
    #expect(time(.trigger("stress")) == "17:00" && time(.place("work")) == "17:00")
    #expect(time(.trigger("coffee")) == nil && time(.place("home")) == nil)
    #expect(time(.time(TimeOfDay(text: "06:15")!)) == "06:15")
  }
}
