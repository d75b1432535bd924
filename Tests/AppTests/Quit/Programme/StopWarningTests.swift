// A stop of drinking never passes without a word on withdrawal while nobody said that it is safe.
import App
import Engine
import Testing

private let zone = Zone.fixed(UTCOffset(minutes: 60)!, name: "Test")
private let drinking = Tracker.identifier(for: .alcohol)
private func journal(
  stop text: String, baseline: Int64? = 12_000, smokesFirst: Bool = false
) -> [Draft] {
  let day = Day(text: text)!
  let plan = Plan(
    fromDay: day, kind: .stop, baseline: baseline, quitDay: day,
    quitAt: zone.instant(day, TimeOfDay(text: "04:00")!))
  let smoking = smokesFirst ? [SampleJournal.tracker(.cigarettes)] : []
  return smoking + [
    SampleJournal.tracker(.alcohol, aim: .quit, order: 1), SampleJournal.plan(plan, of: drinking),
  ]
}
private func score(_ instrument: Instrument, _ answers: [Int]) -> [Draft] {
  [
    .create(
      Identifier(high: 5, low: 5), kind: ScoreRecord.kind,
      ScoreRecord.fields(of: try! Score(instrument, answers: answers), on: Day(text: "2026-03-09")!)
    )
  ]
}

@Suite("Before a stop of drinking") struct StopWarningTests {
  @Test(
    "Twelve drinks a day, stop today, questions skipped: the questions warn and so does the end",
    arguments: ["en", "de"])
  func welcome(language: String) {
    let tab = Tab(on: "2026-03-10", language: language)
    tab.press("begin")
    tab.press("substance-alcohol")
    tab.press("next")
    tab.type("12", into: "per-day-alcohol")
    tab.goOn(until: "method-stop")
    tab.press("method-stop")
    tab.press("next")
    #expect(tab.controls.cards.contains("stop-warning-method"))
    tab.press("next")
    tab.press("stop-in-0")
    tab.press("next")
    #expect(tab.controls.cards.contains("stop-warning-preview"))
    #expect(tab.page.contains(language == "de" ? "nicht allein" : "by yourself"))
    tab.press("next")
    #expect(tab.state.desk.route == .today)
    #expect(tab.controls.cards.contains("stop-warning-today"))
    tab.send(.went(.plan))
    #expect(tab.controls.cards.contains("stop-warning"))
    #expect(!tab.page.contains("You use little") && !tab.page.contains("schon jetzt wenig"))
  }

  @Test("The sheet of the plan warns as soon as a stop is picked, and not for less or noticing")
  func sheet() {
    var sitting = Sitting(
      .plan, on: "2026-03-10", journal: [SampleJournal.tracker(.alcohol, aim: .notice)])
    _ = sitting.press("change-alcohol")
    #expect(!sitting.controls.cards.contains("stop-warning-sheet"))
    _ = sitting.press("method-stop")
    #expect(sitting.controls.cards.contains("stop-warning-sheet"))
    _ = sitting.press("method-notice")
    #expect(!sitting.controls.cards.contains("stop-warning-sheet"))
  }

  @Test("A fast way from much warns at all three doors, with the same words")
  func fastWay() {
    let tab = Tab(on: "2026-03-10")
    for key in ["begin", "substance-alcohol", "next"] { tab.press(key) }
    tab.type("12", into: "per-day-alcohol")
    tab.goOn(until: "method-reduce")
    tab.press("method-reduce")
    tab.press("next")
    tab.type("15", into: "reduce-days")
    tab.press("next")
    #expect(tab.controls.cards.contains("stop-warning-preview"))
    #expect(tab.page.contains("by yourself"))
    tab.press("next")
    tab.send(.went(.plan))
    #expect(tab.controls.cards.contains("stop-warning") && tab.page.contains("by yourself"))
    tab.press("change-alcohol")
    #expect(tab.controls.cards.contains("stop-warning-sheet"))
    tab.type("90", into: "length")
    #expect(!tab.controls.cards.contains("stop-warning-sheet"))
  }

  @Test("Today warns also where drinking is not the first, and for a week after the stop")
  func today() {
    for (day, warns) in [("2026-03-10", true), ("2026-03-16", true), ("2026-03-18", false)] {
      let sitting = Sitting(
        .today, on: day, journal: journal(stop: "2026-03-10", smokesFirst: true))
      #expect(sitting.controls.cards.contains("stop-warning-today") == warns, "\(day)")
    }
  }

  @Test("Sessions whose end nobody watched are asked about behind the warning, which never folds")
  func unfolded() throws {
    let tab = practiceTab(journal(stop: "2026-03-10", smokesFirst: true))
    for _ in 0..<3 {
      tab.start(.sit(1))
      tab.letTimePass(10 * 60_000)
      tab.start()
    }
    tab.send(.went(.today))
    #expect(tab.started.count == 3)
    let page = tab.page
    let warning = try #require(page.firstRange(of: "data-key=\"stop-warning-today\""))
    let question = try #require(page.firstRange(of: "data-key=\"question-"))
    #expect(warning.lowerBound < question.lowerBound)
    if let folded = page.firstRange(of: "data-key=\"more-cards\"") {
      #expect(warning.lowerBound < folded.lowerBound)
    }
  }

  @Test("Answered and low, the warning goes; fifteen British units a day bring it back")
  func answered() {
    let low = score(.auditC, [1, 0, 0])
    func warns(_ baseline: Int64?) -> Bool {
      let all = journal(stop: "2026-03-10", baseline: baseline) + low
      return Sitting(.today, on: "2026-03-10", journal: all).controls.cards
        .contains("stop-warning-today")
    }
    #expect(!warns(nil) && !warns(2_000) && !warns(11_000))
    // 12 drinks of 10 g are 120 g; 15 units are 118.4 g.
    #expect(warns(12_000))
  }

  @Test("A stop of smoking has no word on drinking in it")
  func smoking() {
    let day = Day(text: "2026-03-12")!
    let plan = Plan(fromDay: Day(text: "2026-03-10")!, kind: .stop, quitDay: day)
    let sitting = Sitting(
      .today, on: "2026-03-10",
      journal: [
        SampleJournal.tracker(.cigarettes, aim: .quit),
        SampleJournal.plan(plan, of: SampleJournal.smoking),
      ])
    #expect(!sitting.controls.cards.contains("stop-warning-today"))
    #expect(sitting.controls.cards.contains("prepare-cigarettes"))
  }
}
