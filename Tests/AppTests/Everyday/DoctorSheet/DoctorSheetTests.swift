// The sheet for a doctor: what was noted in the period that the person picked, and nothing that was
// not. What is unknown is said to be unknown.
import App
import Engine
import Testing

/// Ten days of cigarettes up to today, the 10th left open, the 5th unknown; a plan to smoke less.
private var journal: [Draft] {
  let start = Day(text: "2026-03-01")!
  let plan = Plan(
    fromDay: start, kind: .reduce, baseline: 20_000, quitDay: Day(text: "2026-05-01")!,
    price: 1000, packUnits: 20)
  let totals = [1, 2, 3, 4, 6, 7, 8, 9].map {
    SampleJournal.total(12, on: start.adding(days: $0 - 1).text, of: smoking)
  }
  return [
    SampleJournal.tracker(.cigarettes, aim: .reduce), SampleJournal.plan(plan, of: smoking),
  ] + totals
}

private func score(on day: String) -> Draft {
  let day = Day(text: day)!
  guard let score = try? Score(.hsi, answers: [2, 1]) else { preconditionFailure("no score") }
  return .create(
    ScoreRecord.identifier(of: .hsi, on: day), kind: ScoreRecord.kind,
    ScoreRecord.fields(of: score, on: day))
}

private func check(on day: String, _ fields: [Field]) -> Draft {
  let day = Day(text: day)!
  return .create(
    WithdrawalCheck.identifier(on: day), kind: WithdrawalCheck.kind,
    [Field("day", .int(Int64(day.number)))] + fields)
}

private func dose(on day: String) -> Draft {
  let day = Day(text: day)!
  let at = UTCOffset.utc.instant(day, TimeOfDay(text: "09:00")!)
  return .create(
    Identifier(high: 50, low: UInt64(day.number)), kind: Dose.kind,
    Dose.fields(.patch, strength: 21, at: at, on: day, .utc))
}

private func open(_ more: [Draft] = [], language: String = "en") -> Sitting {
  Sitting(.doctorSheet, on: "2026-03-10", language: language, journal: journal + more)
}

/// The rows of the lists on the sheet by their name.
private func values(_ sitting: Sitting) -> [String: String] {
  var found: [String: String] = [:]
  func look(_ components: [Component<Message>]) {
    for component in components {
      switch component {
      case .stack(let parts): look(parts)
      case .card(let card): look(card.body)
      case .list(let list): for row in list.rows { found[row.title] = row.value }
      default: break
      }
    }
  }
  look(sitting.screen.body)
  return found
}

@Suite("The sheet for a doctor") struct DoctorSheetTests {
  @Test("An empty journal makes no sheet", arguments: ["en", "de"])
  func empty(language: String) {
    let sitting = Sitting(.doctorSheet, on: "2026-03-10", language: language, journal: [])
    #expect(!sitting.has("sheet-print") && !sitting.controls.cards.contains("doctor-sheet"))
  }

  @Test("Use is the mean of the known days, and unknown days are counted beside it")
  func use() {
    let found = values(open())
    #expect(found["A day, on average"] == "12 cigarettes", "\(found)")
    #expect(found["Days known"] == "8 of 9" && found["Days not recorded"] == "1")
    #expect(found["Days off, not judged"] == nil, "there were none")
    #expect(open().chart("sheet-chart-cigarettes") != nil)
  }

  @Test("Days off are named")
  func excused() {
    let off = Draft.create(
      Identifier(high: 51, low: 1), kind: Excuse.kind,
      Excuse.fields(.sick, from: Day(text: "2026-03-06")!, through: Day(text: "2026-03-07")!))
    #expect(values(open([off]))["Days off, not judged"] == "2")
  }

  @Test("What a pack costs is nobody's business here")
  func money() {
    #expect(!open().page.contains("€"))
    #expect(values(open()).count > 6, "and yet the plan is there")
  }

  @Test("Scores stand with their band and where it comes from")
  func scores() {
    let sitting = open([score(on: "2026-03-05")])
    let table = sitting.controls.tables.first { $0.head.first == "Questionnaire" }
    #expect(table?.rows.count == 1 && table?.rows.first?[2].hasPrefix("3 ") == true)
    #expect(table?.rows.first?.last != "–")
    #expect(sitting.controls.texts.contains { $0.hasPrefix("Sources: Heatherton et al. 1989") })
  }

  @Test("The period of the person decides what is on it")
  func period() {
    var sitting = open([score(on: "2025-12-20"), dose(on: "2026-02-20")])
    #expect(!sitting.page.contains("Heatherton") && sitting.page.contains("21\u{A0}mg"))
    _ = sitting.press("sheet-period-90")
    #expect(sitting.page.contains("Heatherton"))
    _ = sitting.press("sheet-period-0")
    #expect(sitting.page.contains("20 December 2025 to 10 March 2026"))
  }

  @Test("What was not noted is named as not recorded, and has no section of its own")
  func silent() {
    let texts = open().controls.texts
    #expect(
      texts.contains(
        "Nothing recorded in this period: Questionnaires, Nicotine replacement, Withdrawal, "
          + "Cravings and triggers."), "\(texts)")
    #expect(!texts.contains("Withdrawal"))
  }

  @Test("A part that the person takes off is gone, and not told of either")
  func leaving() {
    var sitting = open([score(on: "2026-03-05")])
    _ = sitting.press("sheet-part-scores")
    #expect(!sitting.page.contains("Heatherton"))
    let silent = sitting.controls.texts.first { $0.hasPrefix("Nothing recorded") }
    #expect(silent?.contains("Questionnaires") == false)
    _ = sitting.press("sheet-part-scores")
    #expect(sitting.page.contains("Heatherton"))
  }

  @Test("Withdrawal is days, mean and strongest; not being able to go on is never printed")
  func withdrawal() {
    let sitting = open([
      check(
        on: "2026-03-08",
        [
          WithdrawalCheck.field(.anger, .strong), WithdrawalCheck.field(.shaking, true),
          WithdrawalCheck.field(isHopeless: true),
        ]), check(on: "2026-03-09", [WithdrawalCheck.field(.anger, .slight)]),
    ])
    let table = sitting.controls.tables.first { $0.head.first == "Sign" }
    #expect(
      table?.rows == [["Anger", "2", "2", "strong"], ["Shaking", "1", "–", "–"]],
      "\(String(describing: table?.rows))")
    #expect(!sitting.page.contains("go on"))
  }

  @Test("Triggers have their counts, and own words are escaped")
  func triggers() {
    let craving = Draft.create(
      Identifier(high: 79, low: 9), kind: Craving.kind,
      [
        Field("at", .int(1_773_000_000_000)),
        Field("day", .int(Int64(Day(text: "2026-03-08")!.number))),
        Craving.field(triggers: ["stress", "own:<b>the boss</b>"]),
      ])
    let sitting = open([craving])
    let table = sitting.controls.tables.first { $0.head.first == "Trigger" }
    #expect(table?.rows.contains(["Stress", "1 of 1"]) == true, "\(String(describing: table))")
    #expect(!sitting.page.contains("<b>the boss"))
  }

  @Test("It prints by the device's own question, and asks for nothing else")
  func printing() {
    var sitting = open()
    let effects = (sitting.press("sheet-print") ?? []).filter { $0 != .paint }
    #expect(effects == [.print])
  }

  @Test("It says what it does not say", arguments: ["en", "de"])
  func limits(language: String) {
    let texts = open(language: language).controls.texts
    let sign = language == "en" ? "unknown, not zero" : "unbekannt, nicht null"
    #expect(texts.contains { $0.contains(sign) })
  }

  @Test("Progress leads here")
  func place() {
    #expect(
      Sitting(.progress, on: "2026-03-10", journal: journal).page.contains("href=\"#/sheet\""))
  }
}
