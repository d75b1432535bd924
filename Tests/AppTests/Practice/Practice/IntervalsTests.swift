// Open workouts and intervals: set, remembered, started with one tap.

import App
import Engine
import Testing

private func words(_ tab: Tab) -> String { lines(of: tab).joined(separator: "\n") }

private func practice(language: String = "en") -> Tab {
  let tab = begun(language: language)
  tab.receive(.addressed("#/practice"))
  return tab
}

private func running(_ tab: Tab) -> PracticeSetting? {
  tab.state.desk.overview.practice.running?.setting
}

struct IntervalsTests {
  @Test("An open workout starts at once and counts up", arguments: ["start-open", "practice-open"])
  func open(key: String) {
    let tab = practice()
    tab.press(key)
    #expect(running(tab) == .open && tab.state.desk.route == .session)
    tab.letTimePass(65_000)
    tab.receive(.beat)
    #expect(tab.page.contains(">1:05<"))
  }

  @Test("Intervals start with one tap as they were last set")
  func oneTap() {
    let tab = practice()
    tab.press("start-intervals")
    #expect(running(tab) == .intervals(IntervalSetting()))
  }

  @Test(
    "The total follows what is typed and leaves the last rest out",
    arguments: [
      ("30", "10", "10", "6:30 min"), ("0", "0", "3", "3 s"), ("600", "600", "1", "10 min"),
      ("30", "10", "200", "133:10 min"), ("", "10", "2", "12 s"),
    ])
  func total(work: String, rest: String, repeats: String, total: String) {
    let tab = practice()
    tab.press("practice-intervals")
    tab.send(.programs(.typedInterval(.work, work)))
    tab.send(.programs(.typedInterval(.rest, rest)))
    tab.send(.programs(.typedInterval(.repeats, repeats)))
    #expect(words(tab).contains("Takes \(total) in all."))
  }

  @Test("Closing the sheet keeps the lengths for the next time")
  func remembered() {
    let tab = practice(language: "de")
    tab.press("practice-intervals")
    tab.send(.programs(.typedInterval(.work, "45")))
    tab.send(.programs(.typedInterval(.repeats, "4")))
    tab.send(.programs(.closedSheet))
    tab.start()
    tab.receive(.addressed("#/practice"))
    #expect(words(tab).contains("4 × 45 s, 10 s Pause, 3:30 min"))
    tab.press("start-intervals")
    #expect(running(tab) == .intervals(IntervalSetting(work: 45, rest: 10, repeats: 4)))
  }

  @Test("The sheet starts what it shows, and a typed number out of range becomes the nearest")
  func started() {
    let tab = practice()
    tab.press("practice-intervals")
    tab.send(.programs(.typedInterval(.work, "0")))
    tab.send(.programs(.typedInterval(.repeats, "999")))
    tab.press("start-set-intervals")
    #expect(running(tab) == .intervals(IntervalSetting(work: 1, rest: 10, repeats: 200)))
  }

  @Test("To close the sheet untouched writes nothing")
  func untouched() {
    let tab = practice()
    let count = tab.logged.count
    tab.press("practice-intervals")
    tab.send(.programs(.closedSheet))
    #expect(tab.logged.count == count)
  }

  @Test("The old address of workouts leads to the practice place")
  func address() {
    let tab = begun()
    tab.receive(.addressed("#/workout"))
    #expect(tab.state.desk.route == .practice)
  }
}
