// How the plan screen is laid out: where one stands, the places, and the settings one level down.
import App
import Engine
import Testing

private let fromMay = Plan(
  fromDay: Day(text: "2026-05-04")!, kind: .reduce, baseline: 20_000,
  quitDay: Day(text: "2026-06-22")!, price: 800, packUnits: 20)

/// The parts of the page in short, one word each.
private func order(_ sitting: Sitting) -> [String] {
  sitting.screen.body.map { part in
    switch part {
    case .heading(let heading): heading.text
    case .chart(let chart): chart.key
    case .grid: "places"
    case .details(let details): details.key
    case .row: "row"
    case .text(let text): text.text
    default: "other"
    }
  }
}

@Suite("The parts of the plan screen") struct PlanPartTests {
  @Test("It opens with the curve, then come the places, then the whole plan folded")
  func curveFirst() {
    let sitting = Sitting(
      .plan, on: "2026-05-13",
      journal: [
        SampleJournal.tracker(.cigarettes),
        SampleJournal.plan(fromMay, of: SampleJournal.smoking),
      ])
    let order = order(sitting)
    #expect(
      order.prefix(5) == ["Smoking", "curve-chart", "row", "places", "plan-of-cigarettes"])
    let chart = sitting.chart("curve-chart")
    #expect(chart?.points.contains { $0.label == "today" } == true)
    #expect(chart?.sentence == "17 cigarettes at most today, none from 22 June 2026 on.")
    #expect(sitting.stats["at most today"] == nil, "the sentence of the curve says it")
    #expect(sitting.has("hide-cigarettes") && sitting.has("keep-words"))
    #expect(order.contains("reasons"))
  }

  @Test("The way down comes before what stands earlier in the person's order")
  func wayDownFirst() {
    let sitting = Sitting(
      .plan, on: "2026-05-13",
      journal: [
        SampleJournal.tracker(.vape), SampleJournal.tracker(.cigarettes, order: 1),
        SampleJournal.plan(fromMay, of: SampleJournal.smoking),
      ])
    let order = order(sitting)
    #expect(order.prefix(2) == ["Smoking", "curve-chart"])
    #expect(order.contains("Vaping") && order.contains("No plan yet. Noticing alone is fine, too."))
  }

  @Test("Without a curve it opens with a sentence that is true")
  func sentenceFirst() {
    let day = Day(text: "2026-05-04")!
    let table: [(Plan, String)] = [
      (Plan(fromDay: day, kind: .notice), "No target: you only notice."),
      (
        Plan(fromDay: day, kind: .stop, quitDay: Day(text: "2026-05-20")!),
        "Your plan: no use from 20 May 2026 on."
      ),
    ]
    for (plan, sentence) in table {
      let sitting = Sitting(
        .plan, on: "2026-05-13",
        journal: [
          SampleJournal.tracker(.cigarettes), SampleJournal.plan(plan, of: SampleJournal.smoking),
        ])
      #expect(order(sitting).prefix(4) == ["Smoking", sentence, "row", "places"])
    }
    let none = Sitting(.plan, on: "2026-05-13", journal: [SampleJournal.tracker(.cigarettes)])
    #expect(order(none).prefix(2) == ["Smoking", "No plan yet. Noticing alone is fine, too."])
  }
}
