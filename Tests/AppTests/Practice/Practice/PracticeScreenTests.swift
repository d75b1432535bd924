// The practice place: what it shows, what it remembers, and how lengths and rhythms are set.
import App
import Engine
import Testing

struct PracticeScreenTests {
  @Test("Who never practised is told what this place is for, and can begin with one tap")
  func empty() {
    let tab = practiceTab()
    #expect(tab.controls.texts.contains("A few minutes for you"))
    tab.press("start-first")
    #expect(tab.started.map { $0.practice } == [.breathing])
  }

  @Test("Lengths are set within their limits and remembered, whether it is started or closed")
  func lengths() {
    let tab = practiceTab()
    tab.press("practice-meditation")
    #expect(tab.type("25", into: "meditation-minutes") == false, "a stepper, not a field")
    tab.send(.practice(.typedMeditation(.minutes, "500")))
    tab.send(.practice(.typedMeditation(.closing, "x")))
    tab.send(.practice(.typedMeditation(.countdown, "10")))
    tab.send(.practice(.closedSheet))
    tab.start()
    #expect(tab.rows["practice-meditation"]?.detail == "120 min")
    tab.press("practice-meditation")
    tab.send(.practice(.typedMeditation(.minutes, "7")))
    tab.press("start-set-meditation")
    #expect(tab.started[0].setting == .sit(7, countdown: 10))
  }

  @Test("The last setting of the kind that was practised last starts with one tap")
  func lastOne() {
    let tab = practiceTab()
    tab.start(.sit(1))
    tab.watch(minute)
    tab.start(.box)
    tab.watch(160_000)
    tab.press("leave-end")
    tab.start()
    #expect(tab.page.contains("Box breathing"))
    tab.press("start-last")
    #expect(tab.started[0].setting == .box)
  }

  @Test("The day's minutes stand against what was aimed at")
  func minutes() {
    let tab = practiceTab()
    tab.start(.sit(4))
    tab.watch(4 * minute)
    tab.press("leave-end")
    #expect(tab.controls.meters.map { $0.value } == ["4 of 10 min", "0 of 30 min"])
    #expect(tab.controls.meters[0].thousandths == 400)
  }

  @Test("A session can be deleted from the list, and brought back")
  func deleting() {
    let tab = practiceTab()
    tab.start(.sit(4))
    tab.watch(4 * minute)
    tab.press("leave-end")
    tab.press("run-" + tab.finished[0].id.text)
    tab.press("delete-run")
    #expect(tab.finished.isEmpty)
    tab.press("undo")
    #expect(tab.finished.count == 1)
  }

  @Test("The six rhythms of the app are named in both languages, with what they take")
  func presets() {
    for (language, name) in [("en", "Box breathing"), ("de", "Box-Atmung")] {
      let tab = practiceTab(language: language, address: "#/breathing")
      #expect(tab.rowTitles.count == 6 && tab.rowTitles[0] == name)
      let values = tab.rows.values.compactMap { $0.value }.sorted()
      #expect(
        values == ["1:36 min", "1:40 min", "2 min", "2:24 min", "2:40 min", "3:10 min"])
    }
  }

  @Test("One's own rhythm starts as 4-0-4-0 × 10, wants a name, and keeps to its limits")
  func ownPreset() {
    let tab = practiceTab(address: "#/breathing")
    tab.press("add-preset")
    tab.press("save-preset")
    #expect(tab.problem(of: "breath-name") != nil && tab.entities(BreathPreset.kind).isEmpty)
    tab.type("  Mine ", into: "breath-name")
    tab.send(.practice(.typedBreath(.holdIn, "61")))
    tab.press("save-preset")
    #expect(tab.entities(BreathPreset.kind).isEmpty)
    tab.send(.practice(.typedBreath(.holdIn, "2")))
    tab.press("icon-🌊")
    tab.press("save-preset")
    let own = tab.state.desk.overview.practice.presets
    #expect(own.map { $0.name } == ["Mine"] && own.map { $0.icon } == ["🌊"])
    #expect(own[0].breatheIn == 4 && own[0].holdIn == 2 && own[0].rounds == 10)
    tab.press("change-" + own[0].id)
    tab.send(.practice(.typedBreath(.rounds, "3")))
    tab.press("save-preset")
    #expect(tab.state.desk.overview.practice.presets.map { $0.rounds } == [3])
    tab.press("change-" + own[0].id)
    tab.press("delete-preset")
    #expect(tab.state.desk.overview.practice.presets.isEmpty)
    tab.press("undo")
    #expect(tab.state.desk.overview.practice.presets.count == 1)
  }

  @Test("A rhythm in which nothing lasts is not kept")
  func nothingLasts() {
    let tab = practiceTab(address: "#/breathing")
    tab.press("add-preset")
    tab.type("Still", into: "breath-name")
    tab.send(.practice(.typedBreath(.breatheIn, "0")))
    tab.send(.practice(.typedBreath(.breatheOut, "0")))
    tab.press("save-preset")
    #expect(tab.entities(BreathPreset.kind).isEmpty)
  }

  @Test("What the app brings along can be hidden and shown again, never deleted")
  func hiding() {
    let tab = practiceTab(address: "#/breathing")
    tab.press("hide-box")
    #expect(!tab.has("start-box") && tab.has("start-calming"))
    tab.press("show-box")
    #expect(tab.has("start-box") && !tab.has("change-box"))
  }

  @Test("The name that an older app used leads here, and the page has its place")
  func address() {
    let tab = practiceTab(address: "#/workout")
    #expect(tab.state.desk.route == .practice && tab.page.contains("aria-current=\"page\""))
  }

  @Test("Nothing runs: the page of a session says so and leads to the practice place")
  func nothingRuns() {
    let tab = practiceTab(address: "#/session")
    #expect(tab.controls.texts.contains("Nothing is running."))
    tab.press("to-practice")
    #expect(tab.state.desk.route == .practice)
  }

  @Test(
    "A session stands with its time on the page of its day and in History, and goes from there",
    arguments: [Route.day(Day(text: "2026-03-10")!), .history])
  func onItsDay(_ route: Route) {
    let tab = practiceTab()
    tab.start(.sit(2))
    tab.watch(2 * minute)
    tab.send(.went(route))
    let row = tab.rows.values.first { $0.key.hasPrefix("run-") }
    #expect(row?.title == "Meditation: 2 min")
    #expect(row?.value == "12:00")
    tab.press(row?.key ?? "")
    tab.press("delete-run")
    #expect(!tab.rows.values.contains { $0.key.hasPrefix("run-") })
    tab.press("undo")
    #expect(tab.rows.values.contains { $0.key.hasPrefix("run-") })
  }
}
