// The document about a journal: what a person did stands in it, counted as the screens count it.

import Engine
import Testing

@Suite("The document about a journal tells all that the engine makes of it")
struct JournalSummaryTests {
  private static let zone = AwkwardZone.named("Europe/Berlin").zone
  private static let now = Instant("2026-03-29T12:00:00Z")
  private static let today = Day(text: "2026-03-29")!
  private static let smoking = Tracker.identifier(for: .cigarettes)

  private static func document(_ drafts: [Draft]) -> JSONValue {
    var records = Records()
    var clock = Clock(device: 0)
    for draft in drafts {
      records.apply(draft.stamped(by: &clock, now: Instant(milliseconds: 0)))
    }
    let bytes = JournalSummary.json(records, now: now, zone: zone)
    return (try? JSONValue(parsing: bytes)) ?? .null
  }

  private static func id(_ number: UInt64) -> Identifier { Identifier(high: 3, low: number) }

  private static func craving(
    _ number: UInt64, technique: String, before: Int64, after: Int64?
  ) -> Draft {
    var fields = [
      Field("at", .int(now.milliseconds - Int64(number) * Milliseconds.hour)),
      Field("day", .int(Int64(today.number))), Field("intensity", .int(before)),
      Field("outcome", .text("passed")), Field("technique", .text(technique)),
    ]
    if let after { fields.append(Field("intensityAfter", .int(after))) }
    return .create(id(number), kind: Craving.kind, fields)
  }

  /// Smoked twenty a day at 10 euros a pack until a week ago; nothing on the seven days since.
  private static var smoker: [Draft] {
    let first = today.adding(days: -7)
    let stop = zone.instant(first, TimeOfDay(text: "04:00")!)
    var plan = Plan(fromDay: first, kind: .stop, quitDay: first, quitAt: stop)
    plan.baseline = 20 * Entry.unit
    plan.price = 1000
    plan.packUnits = 20
    var drafts: [Draft] = [
      .create(
        smoking, kind: Tracker.kind,
        [Field("aim", .text("quit")), Field("substance", .text("cigarettes"))]),
      .create(id(1), kind: PlanRecord.kind, PlanRecord.fields(of: plan, tracker: smoking)),
    ]
    for offset in 0..<7 {
      let day = first.adding(days: offset)
      drafts.append(
        .create(
          DayTotal.identifier(of: smoking, on: day), kind: DayTotal.kind,
          [
            Field("amount", .int(0)), Field("day", .int(Int64(day.number))),
            Field("tracker", .text(smoking.text)),
          ]))
    }
    return drafts
  }

  @Test("A journal without anything says so in every part")
  func empty() {
    let document = Self.document([])
    #expect(document["withdrawal"] == .null)
    #expect(document["scores"] == .array([]) && document["techniques"] == .array([]))
    #expect(document["doses"]?["count"] == .int(0) && document["doses"]?["patchWeek"] == .null)
    #expect(document["envelope"]?["saved"] == .string("0.00"))
    #expect(document["ifThenPlans"]?["count"] == .int(0))
    #expect(document["milestones"]?["reached"] == .array([]))
    #expect(document["modules"] == .array([.string("triggers"), .string("badges")]))
  }

  @Test("A week without smoking shows in savings, life, milestones, stages and first weeks")
  func week() {
    let document = Self.document(Self.smoker)
    #expect(document["withdrawal"]?["day"] == .int(8))
    #expect(document["envelope"]?["saved"] == .string("70.00"))
    guard case .array(let trackers) = document["trackers"], let tracker = trackers.first,
      case .array(let stages) = tracker["recovery"],
      case .array(let reached) = document["milestones"]?["reached"],
      case .array(let next) = document["milestones"]?["next"]
    else {
      Issue.record("\(document)")
      return
    }
    // 140 cigarettes at 11 to 22 minutes.
    #expect(tracker["lifeRegained"]?["leastMinutes"] == .int(1540))
    #expect(tracker["lifeRegained"]?["mostMinutes"] == .int(3080))
    #expect(stages.first?["stage"] == .string("smokePulse"))
    #expect(stages.first?["phase"] == .string("passed"))
    #expect(stages.last?["phase"] == .string("current"))
    let keys = reached.map { $0["key"] }
    #expect(keys.contains(.string("time-604800")) && keys.contains(.string("saved-5000")))
    #expect(next.first?["key"] == .string("time-1209600"))
    #expect(next.filter { $0["key"] == .string("saved-10000") }.count == 1)
    #expect(!next.contains { $0["key"] == .string("saved-25000") }, "only the next of its kind")
  }

  @Test("Techniques stand by name with their counts, plans and doses are counted")
  func counts() {
    func plan(_ number: UInt64, _ more: [Field]) -> Draft {
      .create(
        Self.id(number), kind: IfThenPlan.kind,
        IfThenPlan.fields(.trigger("coffee"), technique: "water", action: "")
          + [Field("madeAt", .int(0))] + more)
    }
    func dose(_ number: UInt64, day: Day, _ product: String, _ strength: Int64) -> Draft {
      .create(
        Self.id(number), kind: Dose.kind,
        [
          Field("at", .int(Self.now.milliseconds - Int64(number))),
          Field("day", .int(Int64(day.number))), Field("product", .text(product)),
          Field("strength", .int(strength)),
        ])
    }
    let document = Self.document([
      Self.craving(1, technique: "water", before: 8, after: 3),
      Self.craving(2, technique: "water", before: 5, after: 5),
      Self.craving(3, technique: "breath", before: 5, after: nil),
      plan(11, []), plan(12, [Field("did", .bool(true)), Field("rehearsed", .bool(true))]),
      plan(13, [Field("did", .bool(false))]), dose(21, day: Self.today, "gum", 2),
      dose(22, day: Self.today.adding(days: -6), "patch", 21),
      dose(23, day: Self.today.adding(days: -7), "gum", 4),
    ])
    let techniques =
      "[{\"fallen\":0,\"helped\":1,\"key\":\"breath\",\"measured\":0,\"tried\":1},"
      + "{\"fallen\":5,\"helped\":1,\"key\":\"water\",\"measured\":2,\"tried\":2}]"
    #expect(document["techniques"].map { String(decoding: $0.bytes, as: UTF8.self) } == techniques)
    let plans = "{\"count\":3,\"did\":1,\"didNot\":1,\"rehearsed\":1}"
    #expect(document["ifThenPlans"].map { String(decoding: $0.bytes, as: UTF8.self) } == plans)
    let doses =
      "{\"count\":3,\"countToday\":1,\"milligramsToday\":2,\"milligramsWeek\":23,\"patchWeek\":1,"
      + "\"products\":{\"gum\":2,\"patch\":1}}"
    #expect(document["doses"].map { String(decoding: $0.bytes, as: UTF8.self) } == doses)
  }

  @Test("A score has its band, and drinking starts no first weeks")
  func scores() throws {
    let audit = try Score(.audit, answers: [4, 4, 4, 4, 4, 4, 4, 4, 4, 4])
    let vaping = try Score(.hvi, answers: [3, 2])
    let drinking = Tracker.identifier(for: .alcohol)
    func record(_ score: Score) -> Draft {
      .create(
        ScoreRecord.identifier(of: score.instrument, on: Self.today), kind: ScoreRecord.kind,
        ScoreRecord.fields(of: score, on: Self.today))
    }
    let document = Self.document([
      record(audit), record(vaping),
      .create(
        drinking, kind: Tracker.kind,
        [
          Field("aim", .text("reduce")), Field("lastUse", .int(Self.now.milliseconds - 1)),
          Field("substance", .text("alcohol")),
        ]),
    ])
    guard case .array(let scores) = document["scores"] else {
      Issue.record("\(document)")
      return
    }
    let lines = Set(scores.map { String(decoding: $0.bytes, as: UTF8.self) })
    #expect(
      lines == [
        "{\"band\":\"possible-dependence\",\"day\":\"2026-03-29\",\"instrument\":\"audit\","
          + "\"total\":40}",
        "{\"band\":null,\"day\":\"2026-03-29\",\"instrument\":\"hvi\",\"total\":5}",
      ])
    #expect(document["withdrawal"] == .null)
  }
}
