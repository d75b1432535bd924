// Today with trackers of one's own, beneath a substance and without one.
import App
import Engine
import Testing

private func yesNo(_ name: String, _ more: [Field] = []) -> GivenTracker {
  GivenTracker(name: name, mode: .yesNo, more: more)
}

struct TodayTrackersTests {
  @Test("Who counts no substance has a Today made of trackers")
  func alone() {
    let tab = trackersTab([yesNo("A"), .mood], address: "#/today")
    #expect(tab.rowTitles == ["A", "Mood"])
    #expect(!tab.has("set-up") && tab.has("craving"))
    tab.press("log-" + yesNo("A").id.text)
    #expect(tab.value(of: yesNo("A")) == "Done")
    #expect(tab.page.contains("#/trackers"))
  }

  @Test("Beneath a main number stand five at most, and the way to all of them")
  func handful() {
    let many = (0..<8).map { yesNo("T\($0)") }
    let tab = trackersTab(
      many, more: [SampleJournal.tracker(.cigarettes, order: 9)], address: "#/today")
    #expect(tab.rowTitles == ["T0", "T1", "T2", "T3", "T4"])
    #expect(tab.page.contains("All trackers"))
  }

  @Test("A tap on a tile logs; a long press and three dots open its page, and the toast takes back")
  func tiles() {
    let water = GivenTracker(name: "Water", mode: .counter, more: [Field("target", .int(8000))])
    let tab = trackersTab([water, .mood], address: "#/today")
    for _ in 1...3 { tab.press("log-" + water.id.text) }
    let tile = tab.rows["tracker-" + water.id.text]
    #expect(tile?.value == "3/8" && tile?.eighths == 3)
    #expect(tile?.pressedKey == "log-" + water.id.text && tile?.pressedWords == "+ 1")
    #expect(tile?.held != nil && tile?.actions.map { $0.label } == ["More ways to note: Water"])
    #expect(!tab.has("less-" + water.id.text))
    tab.press("undo")
    #expect(tab.value(of: water) == "2/8")
    tab.press("tracker-" + water.id.text)
    #expect(tab.screen.title == "Water", "three dots open its page")
    let mood = trackersTab([.mood], address: "#/today").rows["tracker-" + GivenTracker.mood.id.text]
    #expect(mood?.pressedKey == nil && (mood?.actions.count ?? 0) > 1, "a level is picked")
  }

  @Test("What is not due today is not there, and what is hidden is not either")
  func due() {
    let monday = [Field("schedule", .text("weekdays")), Field("scheduleNumber", .int(1))]
    let tab = trackersTab(
      [yesNo("Monday", monday), yesNo("Daily"), yesNo("Gone", [Field("archived", .bool(true))])],
      address: "#/today")
    #expect(tab.rowTitles == ["Daily"], "10 March 2026 is a Tuesday")
    tab.go(to: "2026-03-16", "12:00")
    #expect(tab.rowTitles == ["Monday", "Daily"])
  }

  @Test("The first questions can be left with a tracker of one's own only")
  func welcome() {
    for language in ["en", "de"] {
      let tab = Tab(language: language, address: "#/welcome")
      tab.press("substance-own")
      #expect(tab.controls.picked.contains("substance-own"))
      tab.start()
      #expect(tab.controls.picked.contains("substance-own"), "a reload comes back to it")
      tab.press("next")
      #expect(tab.state.desk.route == .trackers && tab.has("preset-water"))
      tab.press("preset-water")
      tab.visit(.today)
      #expect(tab.rowTitles == [language == "en" ? "Drink water" : "Wasser trinken"])
      #expect(tab.store.draft.first != 4, "the answers are forgotten")
    }
  }

  @Test("A tracker of one's own has no place among plans and in the figures of use")
  func elsewhere() {
    let tab = trackersTab(
      [yesNo("A")], more: [SampleJournal.tracker(.cigarettes, order: 3)], address: "#/plan")
    #expect(!tab.controls.texts.contains("A") && tab.controls.texts.contains("Smoking"))
    #expect(tab.page.contains("#/trackers"))
    tab.visit(.progress)
    #expect(!tab.controls.keys.contains("tracker-" + String(yesNo("A").id.text.prefix(8))))
  }
}
