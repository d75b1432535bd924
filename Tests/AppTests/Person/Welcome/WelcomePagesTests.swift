// The pages of the opening questions: how many, how short, and what the last one draws.
import App
import Engine
import Testing

/// At this question, with nothing answered on the way there.
private func asked(_ substance: String, _ step: WelcomeStep, language: String = "en") -> Tab {
  let tab = Tab(on: "2026-03-10", language: language)
  for key in ["begin", "substance-" + substance] { tab.press(key) }
  while tab.state.welcome.step != step { #expect(tab.press("next")) }
  return tab
}

struct WelcomePagesTests {
  @Test("No question is about money, and nothing of it is shown", arguments: ["en", "de"])
  func noMoney(language: String) {
    let tab = asked("cigarettes", .what, language: language)
    tab.press("substance-vape")
    var seen = ""
    while tab.state.desk.route == .welcome {
      seen += tab.page
      if tab.has("per-day-vape") { tab.type("200", into: "per-day-vape") }
      tab.press("next")
    }
    seen += tab.page
    for word in ["€", "price", "Preis", "Währung", "urrency", "mg/ml"] {
      #expect(!seen.contains(word), "\(word)")
    }
  }

  @Test("A plan is thirteen presses and one typed answer away: well below 45 seconds")
  func presses() {
    let tab = Tab()
    var presses = 0
    func press(_ keys: String...) {
      for key in keys {
        #expect(tab.press(key), "\(key)")
        presses += 1
      }
    }
    press("begin", "substance-vape", "next")
    tab.type("200", into: "per-day-vape")
    press("next", "last-now-vape", "next", "motive-health", "next")
    press("method-reduce", "next", "reduce-30", "next", "next")
    #expect(tab.state.desk.route == .today && presses == 13)
  }

  @Test("Each page asks one question, and its way on stands in the dock", arguments: ["en", "de"])
  func oneQuestion(language: String) {
    let tab = asked("cigarettes", .way, language: language)
    for key in ["method-reduce", "next", "reduce-30"] { tab.press(key) }
    while tab.state.welcome.step != .what {
      let keys = tab.screen.dock.map { part in
        if case .button(let button) = part { button.key } else { "" }
      }
      #expect(keys.first == "next" && keys.count == 2)
      #expect(tab.page.ranges(of: "primary").count == 1)
      #expect(tab.controls.fields.count <= 2, "\(tab.state.welcome.step)")
      tab.press("back")
    }
  }

  @Test(
    "The count of the steps never grows, and the last step is the last one",
    arguments: ["vape", "alcohol"], ["method-stop", "method-reduce", "method-notice", "skip"])
  func count(substance: String, way: String) {
    let tab = asked(substance, .what)
    var counts: [Int] = []
    var places: [Int] = []
    while tab.state.desk.route == .welcome, counts.count < 20 {
      for case .steps(let steps) in tab.screen.body {
        counts.append(steps.count)
        places.append(steps.current)
      }
      let step = tab.state.welcome.step
      if step == .way { tab.press(way) }
      if tab.has("stop-in-0") { tab.press("stop-in-0") }
      if tab.has("reduce-30") { tab.press("reduce-30") }
      if tab.state.welcome.step == step { tab.press("next") }
    }
    #expect(tab.state.desk.route == .today)
    #expect(zip(counts, counts.dropFirst()).allSatisfy { $0 >= $1 }, "\(counts)")
    #expect(places == Array(1...places.count) && places.last == counts.last)
  }

  @Test("The last page draws the person's own way with its two ends")
  func curve() {
    for (language, start, end) in [
      ("en", "Today", "9 April 2026"), ("de", "Heute", "9. April 2026"),
    ] {
      let tab = asked("vape", .amount, language: language)
      tab.type("200", into: "per-day-vape")
      tab.goOn(until: "method-reduce")
      for key in ["method-reduce", "next", "reduce-30", "next"] { tab.press(key) }
      #expect(tab.page.contains("class=\"descent\"") && tab.page.contains("M0 0L"))
      #expect(tab.page.contains(start) && tab.page.contains(end))
      #expect(tab.page.ranges(of: ">200<").count == 1, "a number stands once")
      #expect(tab.journal.entities.isEmpty)
    }
    let stopping = asked("vape", .way)
    for key in ["method-stop", "next", "stop-in-1", "next"] { stopping.press(key) }
    #expect(!stopping.page.contains("descent") && stopping.page.contains("11 March 2026"))
  }
}
