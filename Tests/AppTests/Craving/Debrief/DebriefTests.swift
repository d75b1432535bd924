// A slip, the minute in which it is looked at, and the plan that comes of it.
import App
import Engine
import Testing

private func stopped(
  on day: String = "2026-03-10", at time: String = "18:00", language: String = "en"
) -> Tab {
  let quitDay = Day(text: "2026-03-02")!
  let plan = Plan(
    fromDay: Day(text: "2026-03-01")!, kind: .stop, quitDay: quitDay,
    quitAt: Zone.berlin.instant(quitDay, TimeOfDay(text: "04:00")!))
  return today(plan, on: day, at: time, language: language)
}

struct DebriefTests {
  /// Whether the card about the slip is there.
  private func asks(_ tab: Tab) -> Bool { tab.has("slip-debrief-cigarettes") }

  @Test("A use after the quit day offers a look, as a card and never as a sheet")
  func card() {
    let tab = stopped()
    #expect(!asks(tab))
    tab.press("log-1")
    #expect(asks(tab) && tab.screen.sheet == nil)
    #expect(tab.has("slip-continue-cigarettes") && tab.has("slip-adjust-cigarettes"))
    tab.press("slip-continue-cigarettes")
    #expect(!asks(tab), "once a day")
    tab.start()
    #expect(!asks(tab))
    tab.letTimePass(24 * Milliseconds.hour)
    tab.press("log-1")
    #expect(asks(tab), "another day, another look")
  }

  @Test("Three answers become a plan that one tap keeps, in both languages")
  func answers() {
    for (language, words) in [
      ("en", "If the trigger is “Stress”, then I will walk for five minutes."),
      ("de", "Wenn der Auslöser „Stress“ ist, dann gehe ich fünf Minuten."),
    ] {
      let tab = stopped(language: language)
      tab.press("log-1")
      tab.press("slip-debrief-cigarettes")
      #expect(tab.state.desk.route == .debrief)
      tab.type("The bus was late", into: "debrief-text")
      tab.press("debrief-next")
      tab.press("trigger-stress")
      tab.press("debrief-next")
      tab.press("act-walk")
      tab.press("debrief-next")
      #expect(tab.controls.texts.contains(words))
      let records = tab.store.log.count
      tab.press("keep-plan")
      #expect(tab.store.log.count == records + 1, "one write")
      #expect(tab.state.desk.route == .today)
      #expect(tab.state.desk.overview.ifThenPlans.map { $0.technique } == ["walk"])
      #expect(tab.state.desk.overview.debriefs.map { $0.text } == ["The bus was late"])
      #expect(!asks(tab))
      tab.press("log-more")
      tab.press("undo-last")
      #expect(
        tab.state.desk.overview.ifThenPlans.isEmpty && tab.state.desk.overview.debriefs.isEmpty)
    }
  }

  @Test("Every step can be skipped: then no plan is made up, and the slip is noted as looked at")
  func skipping() {
    let tab = stopped(at: "18:05")
    tab.press("log-1")
    tab.press("slip-debrief-cigarettes")
    for _ in 1...3 { tab.press("debrief-next") }
    #expect(tab.state.desk.route == .today && !asks(tab))
    #expect(tab.state.desk.overview.ifThenPlans.isEmpty)
    #expect(tab.fields("debrief").map { $0.keys.sorted() } == [["day", "tracker"]])
  }

  @Test("With an action and no trigger the cue is the full hour, never the very minute")
  func hour() {
    let tab = stopped(at: "18:35")
    tab.press("log-1")
    tab.press("slip-debrief-cigarettes")
    for _ in 1...2 { tab.press("debrief-next") }
    tab.type("go outside", into: "debrief-action")
    tab.press("debrief-next")
    #expect(tab.page.contains("If it is 19:00, then I will go outside"))
  }

  @Test("Without a slip there is nothing to look at, and a way on")
  func nothing() {
    let tab = stopped()
    tab.send(.went(.debrief))
    #expect(!tab.has("debrief-next"))
    tab.press("to-today")
    #expect(tab.state.desk.route == .today)
  }

  @Test("After a slip Today shows the new run, the whole free time and the best run")
  func nothingLost() {
    let tab = stopped(at: "04:00")
    tab.press("log-1")
    tab.letTimePass(3 * Milliseconds.hour)
    #expect(tab.controls.timers.map { $0.label } == ["free in all"])
    #expect(tab.controls.timers.map { $0.parts[0].value } == ["8"])
    #expect(tab.controls.texts.contains("This run: 3 h · Best run: 8 days"))
  }

  @Test("Seven days running change only what is offered first")
  func run() {
    let tab = stopped(on: "2026-03-04")
    for day in 4...9 {
      tab.go(to: "2026-03-0\(day)", "18:00")
      tab.press("log-1")
      #expect(!tab.has("slip-help-cigarettes"), "day \(day)")
    }
    tab.go(to: "2026-03-10", "18:00")
    #expect(!tab.has("slip-help-cigarettes"))
    tab.press("log-1")
    let ways = tab.controls.keys.filter { $0.hasPrefix("slip-") }
    #expect(
      ways
        == ["slip-adjust", "slip-help", "slip-debrief", "slip-continue"].map {
          $0 + "-cigarettes"
        })
    #expect(tab.controls.timers.map { $0.parts[0].value } == ["8"], "nothing went to zero")
  }

  @Test("A use that ends a craving leads from there to the look")
  func fromCraving() {
    let tab = stopped()
    tab.beginCraving()
    tab.press("used")
    #expect(tab.has("to-debrief"))
    tab.press("to-debrief")
    #expect(tab.state.desk.route == .debrief && tab.has("debrief-next"))
  }

  @Test("No screen says reset, in either language", arguments: ["en", "de"])
  func noReset(language: String) {
    let tab = stopped(language: language)
    tab.press("log-1")
    for route in [
      Route.today, .progress, .plan, .history, .settings, .techniques, .ifThen, .thoughts,
      .debrief, .craving, .privacy, .terms, .notMedicalAdvice,
    ] {
      tab.send(.went(route))
      let page = tab.page.lowercased()
      for word in [" reset", ">reset", "zurücksetz", "zurückgesetz", "auf null"] {
        #expect(!page.contains(word), "\(route): \(word)")
      }
    }
  }
}
