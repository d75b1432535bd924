// What a milestone is counted in, and that none waits for what cannot move.
import App
import Engine
import Testing

private func day(_ text: String) -> Day { Day(text: text)! }
private func avoiding(since text: String) -> Draft {
  GivenTracker(
    name: "Snacking", mode: .avoidance, more: [Field("since", .int(Int64(day(text).number)))]
  ).draft(order: 0)
}

@Suite("Kinds of milestones") struct MilestoneKindTests {
  @Test("Under a way down no time without use waits: it could not move")
  func reducer() {
    let plan = Plan(
      fromDay: day("2026-03-01"), kind: .reduce, baseline: 20_000, quitDay: day("2026-05-01"))
    let sitting = Sitting(
      .milestones, on: "2026-03-10",
      journal: [
        SampleJournal.tracker(.vape, aim: .reduce),
        SampleJournal.plan(plan, of: SampleJournal.vaping),
        SampleJournal.total(12, on: "2026-03-10", of: SampleJournal.vaping),
      ])
    let next = sitting.parts.meters.map { $0.label }
    #expect(!next.contains { $0.contains("minutes free") || $0.contains("Recovery") }, "\(next)")
    #expect(next.contains { $0.contains("within the target") })
  }

  @Test("Who did not stop waits for no day without; one that came is kept", arguments: [0, 1])
  func noFreeDayAhead(place: Int) {
    let kinds: [Plan.Kind] = [.reduce, .notice]
    let plan = Plan(
      fromDay: day("2026-03-01"), kind: kinds[place], baseline: 20_000,
      quitDay: place == 0 ? day("2026-05-01") : nil)
    let journal = [
      SampleJournal.tracker(.vape), SampleJournal.plan(plan, of: SampleJournal.vaping),
      SampleJournal.total(12, on: "2026-03-09", of: SampleJournal.vaping),
    ]
    let free = SampleJournal.total(0, on: "2026-03-08", of: SampleJournal.vaping)
    let sitting = Sitting(.milestones, on: "2026-03-10", journal: journal)
    #expect(!sitting.words.contains("free day"))
    let once = Sitting(.milestones, on: "2026-03-10", journal: journal + [free])
    #expect(once.parts.rows.contains { $0.title == "First free day" })
    #expect(!once.parts.meters.contains { $0.label.contains("free day") })
    let stop = Plan(fromDay: day("2026-03-10"), kind: .stop, quitDay: day("2026-03-10"))
    let stopped = Sitting(
      .milestones, on: "2026-03-10",
      journal: [SampleJournal.tracker(.vape), SampleJournal.plan(stop, of: SampleJournal.vaping)])
    #expect(stopped.parts.meters.contains { $0.label == "First free day" })
  }

  @Test("Who goes on without a target waits for no day within it; one that came is kept")
  func noTargetAhead() {
    let reduce = Plan(
      fromDay: day("2026-03-01"), kind: .reduce, baseline: 20_000, quitDay: day("2026-05-01"))
    let journal = [
      SampleJournal.tracker(.vape), SampleJournal.plan(reduce, of: SampleJournal.vaping),
      SampleJournal.total(12, on: "2026-03-04", of: SampleJournal.vaping),
    ]
    let before = Sitting(.milestones, on: "2026-03-10", journal: journal)
    #expect(before.parts.meters.contains { $0.label.contains("within the target") })
    for kind in [Plan.Kind.notice, .stop] {
      let next = Plan(
        fromDay: day("2026-03-06"), kind: kind,
        quitDay: kind == .stop ? day("2026-03-06") : nil)
      let after = Sitting(
        .milestones, on: "2026-03-10",
        journal: journal + [SampleJournal.plan(next, of: SampleJournal.vaping, name: 2)])
      #expect(!after.parts.meters.contains { $0.label.contains("within the target") })
      #expect(after.parts.rows.contains { $0.title == "First day within the target" })
    }
  }

  @Test("Leaving out without a log counts its days as its streak does")
  func avoidance() {
    let sitting = Sitting(.milestones, on: "2026-03-10", journal: [avoiding(since: "2026-02-17")])
    let reached = sitting.parts.rows.map { $0.title }
    #expect(reached.contains("First free day") && reached.contains("14 free days in a row"))
    #expect(!sitting.parts.meters.contains { $0.label == "First free day" })
  }

  @Test("A day that is not over is no free day yet")
  func openDay() {
    let sitting = Sitting(.milestones, on: "2026-03-10", journal: [avoiding(since: "2026-03-09")])
    #expect(sitting.parts.meters.contains { $0.label == "First free day" && $0.thousandths == 0 })
  }

  @Test("What is only noticed waits for no free day; its days in a row count")
  func awareness() {
    let tracker = GivenTracker(name: "Phone", mode: .awareness)
    var drafts = [tracker.draft(order: 0)]
    for date in ["2026-03-06", "2026-03-07", "2026-03-08", "2026-03-09"] {
      drafts.append(SampleJournal.total(1, on: date, of: tracker.id))
    }
    let sitting = Sitting(.milestones, on: "2026-03-10", journal: drafts)
    #expect(!sitting.words.contains("free day"))
    #expect(sitting.parts.rows.contains { $0.title == "3 days in a row" })
  }

  @Test("A stage of recovery that is over is a milestone", arguments: ["en", "de"])
  func recovery(language: String) {
    let plan = Plan(fromDay: day("2026-03-07"), kind: .stop, quitDay: day("2026-03-07"))
    let journal = [
      SampleJournal.tracker(.cigarettes, aim: .quit),
      SampleJournal.plan(plan, of: SampleJournal.smoking),
    ]
    let rows = Sitting(.milestones, on: "2026-03-10", language: language, journal: journal).parts
      .rows.map { $0.title }
    let name = language == "de" ? "Erholung: Kohlenmonoxid" : "Recovery: Carbon monoxide"
    #expect(rows.contains(name))
    let vaper = Sitting(
      .milestones, on: "2026-03-10", language: language,
      journal: [
        SampleJournal.tracker(.vape, aim: .quit),
        SampleJournal.plan(plan, of: SampleJournal.vaping),
      ])
    #expect(!vaper.words.lowercased().contains("monox"))
  }
}
