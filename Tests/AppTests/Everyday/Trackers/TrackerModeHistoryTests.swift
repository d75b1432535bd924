// What was recorded before a tracker's mode changed keeps its own words.
import App
import Engine
import Testing

private let scrolling = GivenTracker(
  name: "Scrolling", mode: .awareness, more: [Field("since", .int(20_500))])

/// Noticed a week ago and this morning; then the tracker's page is opened.
private func noticed() -> Tab {
  let tab = trackersTab([scrolling], at: "10:00")
  tab.press("tracker-" + scrolling.id.text)
  tab.press("add-entry")
  tab.type("2026-03-03", into: "entry-date")
  tab.press("keep-entry")
  tab.press("log-" + scrolling.id.text)
  return tab
}

private func change(_ tab: Tab, to mode: String) {
  tab.press("edit-tracker")
  tab.press("mode-" + mode)
  tab.press("keep-tracker")
}

struct TrackerModeHistoryTests {
  @Test("What was noticed before a tracker began to be left out is never called a slip")
  func noticedStays() {
    let tab = noticed()
    change(tab, to: "avoidance")
    #expect(tab.rowTitles.filter { $0 == "Noticed" }.count == 2)
    #expect(!tab.page.contains("A slip, noted"))
    #expect(tab.page.contains("None so far"))
    tab.visit(.history)
    #expect(!tab.page.contains("A slip, noted"))
    tab.visit(.today)
    #expect(!tab.page.contains("A slip, noted"))
  }

  @Test("What happens after the change of the same day is one")
  func slipAfterwards() {
    let tab = noticed()
    change(tab, to: "avoidance")
    tab.letTimePass(5 * Milliseconds.minute)
    tab.press("log-" + scrolling.id.text)
    #expect(tab.rowTitles.filter { $0 == "A slip, noted" }.count == 1)
    #expect(tab.rowTitles.filter { $0 == "Noticed" }.count == 2)
  }

  @Test("A day that ends in the mode in which it began has no change, and its streak goes on")
  func thereAndBack() {
    let tab = noticed()
    change(tab, to: "avoidance")
    change(tab, to: "awareness")
    #expect(tab.state.desk.overview.modeChanges.isEmpty)
    #expect(tab.state.desk.overview.trackers.first?.since == Day(number: 20_500))
    #expect(tab.rowTitles.filter { $0 == "Noticed" }.count == 2)
  }

  @Test("Of two changes on a day, the mode of its morning is remembered")
  func twice() {
    let tab = noticed()
    change(tab, to: "avoidance")
    change(tab, to: "levels")
    #expect(tab.state.desk.overview.modeChanges.map { $0.before } == [.awareness])
    #expect(tab.rowTitles.filter { $0 == "Noticed" }.count == 2)
  }
}
