// Drinking in the opening questions, and the gate before a day to stop.

import App
import Engine
import Testing

/// At the question on the way, with these substances.
private func atMethod(_ substances: [String], language: String = "en") -> Tab {
  let tab = Tab(on: "2026-03-10", language: language)
  tab.press("begin")
  for substance in substances { tab.press("substance-" + substance) }
  tab.goOn(until: "method-stop")
  return tab
}

private func finish(_ tab: Tab) {
  while tab.state.desk.route == .welcome { #expect(tab.press("next")) }
}

struct WelcomeDrinkingTests {
  @Test("Drinking asks for drinks in the opening and for no price")
  func questions() {
    let tab = Tab(on: "2026-03-10")
    tab.press("begin")
    tab.press("substance-alcohol")
    tab.press("next")
    #expect(tab.controls.fields["per-day-alcohol"]?.label.hasPrefix("Drinks a day") == true)
    tab.type("3", into: "per-day-alcohol")
    tab.goOn(until: "method-reduce")
    tab.press("method-reduce")
    tab.press("next")
    tab.press("reduce-30")
    finish(tab)
    let plan = tab.state.desk.overview.plans.first?.plan
    #expect(plan?.kind == .reduce && plan?.baseline == 3000 && plan?.price == nil)
  }

  @Test("A day to stop is offered, after three questions that can be skipped")
  func skippable() {
    let tab = atMethod(["alcohol"])
    #expect(!tab.has("drinking-0-0"))
    tab.press("method-stop")
    tab.press("next")
    #expect(tab.has("drinking-0-0") && tab.has("drinking-2-4") && tab.has("withdrawal-yes"))
    #expect(!tab.has("stop-day"), "its day comes after them")
    tab.press("skip")
    tab.press("stop-in-7")
    finish(tab)
    #expect(tab.state.desk.overview.plans.first?.plan.kind == .stop)
    #expect(tab.entities("score").isEmpty && tab.entities("safety").isEmpty)
  }

  @Test("Signs of withdrawal take the stop away, say why, and are kept", arguments: ["en", "de"])
  func withdrawal(language: String) {
    let tab = atMethod(["alcohol"], language: language)
    tab.press("method-stop")
    tab.press("next")
    tab.press("withdrawal-yes")
    #expect(tab.controls.cards.contains("alcohol-caution"))
    tab.start()
    #expect(tab.controls.cards.contains("alcohol-caution"), "a reload forgets no answer")
    tab.press("back")
    #expect(!tab.has("method-stop") && tab.has("method-reduce"))
    tab.press("next")
    tab.press("next")
    #expect(!tab.has("stop-day") && tab.state.welcome.step == .plan)
    finish(tab)
    #expect(tab.state.desk.overview.plans.allSatisfy { $0.plan.kind == .notice })
    #expect(tab.fields("safety") == [["alcoholWithdrawal": .bool(true)]])
    #expect(tab.fields("tracker").first?["aim"] == .text("notice"))
  }

  @Test("An answer can be taken back, and the stop is there again")
  func takenBack() {
    let tab = atMethod(["alcohol"])
    tab.press("method-stop")
    tab.press("next")
    tab.press("withdrawal-yes")
    tab.press("withdrawal-no")
    tab.press("withdrawal-no")
    tab.press("next")
    tab.press("stop-in-1")
    finish(tab)
    #expect(tab.entities("safety").isEmpty, "what is not answered is not stored")
  }

  @Test("Three answers are kept as a score; much in them asks for the other seven first")
  func score() {
    let tab = atMethod(["alcohol"])
    tab.press("method-stop")
    tab.press("next")
    for key in ["drinking-0-4", "drinking-1-4", "drinking-2-3"] { tab.press(key) }
    tab.press("next")
    #expect(!tab.has("stop-day"))
    finish(tab)
    #expect(tab.state.desk.overview.scores.map { $0.score.total } == [11])
  }

  @Test("With cigarettes beside it, the stop holds for them alone")
  func both() {
    let tab = atMethod(["alcohol", "cigarettes"])
    tab.press("method-stop")
    tab.press("next")
    tab.press("withdrawal-yes")
    tab.press("next")
    tab.press("stop-in-1")
    finish(tab)
    let stops = tab.state.desk.overview.plans.filter { $0.plan.kind == .stop }
    #expect(stops.map { $0.tracker } == [Tracker.identifier(for: .cigarettes)])
  }

  @Test("Drinks read right in both languages")
  func units() {
    for (language, one, many, name) in [
      ("en", "1 drink", "2 drinks", "Drinking"), ("de", "1 Drink", "2 Drinks", "Trinken"),
    ] {
      let sitting = Sitting(
        .today, on: "2026-05-13", language: language,
        journal: [SampleJournal.tracker(.alcohol)])
      let tracker = sitting.program.state.desk.overview.trackers[0]
      let locale = sitting.program.state.desk.locale
      #expect(locale.units(1000, of: tracker) == one)
      #expect(locale.units(2000, of: tracker) == many)
      #expect(locale.name(of: tracker) == name)
    }
  }
}
