// The gates on the screens: what is not offered, and that counting and help stay open.

import App
import Engine
import Testing

private let drinking = Tracker.identifier(for: .alcohol)

private func safety(_ facts: [SafetyFact]) -> Draft {
  .create(
    Safety.identifier, kind: Safety.kind, facts.map { Field($0.rawValue, .bool(true)) })
}

private func score(_ instrument: Instrument, _ answers: [Int]) -> Draft {
  let score = try! Score(instrument, answers: answers)
  let day = Day(text: "2026-05-01")!
  return .create(
    ScoreRecord.identifier(of: instrument, on: day), kind: ScoreRecord.kind,
    ScoreRecord.fields(of: score, on: day))
}

private let twenty = score(.audit, [4, 4, 4, 4, 4, 0, 0, 0, 0, 0])
private let nineteen = score(.audit, [4, 4, 4, 4, 3, 0, 0, 0, 0, 0])

struct GateScreenTests {
  @Test(
    "No stop is offered for drinking on the plan page behind the gate", arguments: ["en", "de"])
  func plan(language: String) {
    for journal in [[twenty], [safety([.alcoholWithdrawal])]] {
      var sitting = Sitting(
        .plan, on: "2026-05-13", language: language,
        journal: [SampleJournal.tracker(.alcohol)] + journal)
      #expect(sitting.controls.cards.contains("alcohol-caution"))
      _ = sitting.press("change-alcohol")
      #expect(!sitting.has("method-stop"))
      #expect(sitting.has("method-reduce") && sitting.has("method-notice"))
      // Not even by a message that a stale page could send.
      _ = sitting.program.send(.plan(.pickedMethod(.stop)), sitting.moment)
      _ = sitting.program.send(.plan(.enteredStopDay("2026-05-13")), sitting.moment)
      _ = sitting.program.send(.plan(.pressedUse), sitting.moment)
      #expect(sitting.program.state.desk.overview.plans.isEmpty)
    }
  }

  @Test("A score below twenty leaves the stop on the plan page")
  func below() {
    var sitting = Sitting(
      .plan, on: "2026-05-13", journal: [SampleJournal.tracker(.alcohol), nineteen])
    _ = sitting.press("change-alcohol")
    #expect(sitting.has("method-stop"))
    #expect(!sitting.controls.cards.contains("alcohol-caution"))
  }

  @Test("The gate on drinking leaves smoking alone")
  func smoking() {
    var sitting = Sitting(
      .plan, on: "2026-05-13",
      journal: [SampleJournal.tracker(.alcohol), SampleJournal.tracker(.cigarettes), twenty])
    _ = sitting.press("change-cigarettes")
    #expect(sitting.has("method-stop"))
  }

  @Test("A drink can be counted and a craving noted behind the gate")
  func stillOpen() {
    var sitting = Sitting(
      .today, on: "2026-05-13",
      journal: [SampleJournal.tracker(.alcohol), twenty, safety(SafetyFact.allCases)])
    #expect(sitting.press("log-1")?.savedToken == 1)
    #expect(sitting.screen.toast?.text == "Noted: 1 drink.")
    #expect(sitting.has("craving"))
  }

  @Test("A stop that was planned before the gate shows caution in place of the list to prepare")
  func planned() {
    let plan = Plan(
      fromDay: Day(text: "2026-05-10")!, kind: .stop, quitDay: Day(text: "2026-05-15")!)
    let journal = [
      SampleJournal.tracker(.alcohol), SampleJournal.plan(plan, of: drinking),
    ]
    let before = Sitting(.today, on: "2026-05-13", journal: journal)
    #expect(before.has("prepare-tellSomeone-alcohol"))
    let behind = Sitting(.today, on: "2026-05-13", journal: journal + [twenty])
    #expect(!behind.has("prepare-tellSomeone-alcohol"))
    #expect(behind.controls.cards.contains("alcohol-caution"))
    #expect(before.controls.timers.count == 1 && behind.controls.timers.isEmpty)
    for (day, isThere) in [("2026-05-15", true), ("2026-05-21", true), ("2026-05-23", false)] {
      let later = Sitting(.today, on: day, journal: journal + [twenty])
      #expect(later.controls.cards.contains("alcohol-caution") == isThere, "\(day)")
      #expect(later.has("log-1"))
    }
  }

  @Test("Facts are given and taken back one by one, each with a reason beside it")
  func safetyPage() {
    var sitting = Sitting(.safety, on: "2026-05-13", journal: [SampleJournal.tracker(.vape)])
    for fact in SafetyFact.allCases {
      _ = sitting.press("safety-" + fact.rawValue)
      #expect(sitting.program.state.desk.overview.safety.has(fact))
      #expect(sitting.controls.picked.contains("safety-" + fact.rawValue))
    }
    #expect(sitting.program.state.desk.overview.safety.hidesNumbers)
    _ = sitting.press("safety-heart")
    #expect(!sitting.program.state.desk.overview.safety.has(.heart))
    #expect(sitting.program.state.desk.overview.safety.facts.count == 5)
  }

  @Test(
    "The emergency number follows the country, and none is named where it is not known",
    arguments: [
      ("US", "911"), ("GB", "999"), ("DE", "112"), ("AU", "000"), ("HR", "112"), ("ZZ", nil),
    ])
  func emergency(country: String, number: String?) {
    let settings = Draft.create(
      Settings.identifier, kind: Settings.kind, [Field("country", .text(country))])
    let sitting = Sitting(
      .safety, on: "2026-05-13", journal: [SampleJournal.tracker(.alcohol), settings])
    let line = sitting.controls.texts.first { $0.hasPrefix("Call ") } ?? ""
    #expect(line.hasPrefix("Call \(number ?? "the emergency number") at once"))
  }

  @Test("Labels give way to a professional for each fact that says so, and noting stays")
  func labels() {
    for fact in [SafetyFact.pregnancy, .heart, .under18, .otherMedicine] {
      var sitting = Sitting(
        .programme, on: "2026-05-13",
        journal: [SampleJournal.tracker(.cigarettes), safety([fact])])
      _ = sitting.press("module-replacement")
      let page = sitting.page
      #expect(page.contains("Ask a pharmacist or doctor first"))
      #expect(!page.contains("NicoDerm") || !page.contains("21 mg"), "\(fact.rawValue)")
      #expect(sitting.controls.tables.isEmpty && sitting.has("dose-new"))
    }
    var open = Sitting(
      .programme, on: "2026-05-13", journal: [SampleJournal.tracker(.cigarettes)])
    _ = open.press("module-replacement")
    #expect(open.controls.tables.count == 6, "every label while the number a day is not known")
  }
}
