// Practice has streaks of its own, with or without a tracker that counts its minutes.
import App
import Engine
import Testing

struct PracticeStreakTests {
  @Test(
    "Two minutes of sitting begin a streak on Progress, in the calendar and in the list",
    arguments: [Route.progress, .calendar, .streaks])
  func begins(on route: Route) {
    let tab = practiceTab()
    tab.send(.went(route))
    #expect(!tab.page.contains("Practice: quiet"))
    tab.start(.sit(2))
    tab.watch(2 * minute)
    tab.send(.went(route))
    #expect(tab.page.contains("Practice: quiet"))
    #expect(tab.page.contains("best 1 day"))
    #expect(!tab.page.contains("Practice: movement"))
  }

  @Test("One minute begins none")
  func tooShort() {
    let tab = practiceTab()
    tab.start(.sit(1))
    tab.watch(minute)
    tab.send(.went(.streaks))
    #expect(!tab.page.contains("Practice: quiet"))
  }

  @Test("A streak of practice is hidden with a press, everywhere, and shown again with another")
  func hidden() {
    let tab = practiceTab()
    tab.start(.sit(2))
    tab.watch(2 * minute)
    tab.send(.went(.streaks))
    tab.press("hide-mindful")
    #expect(tab.rows["practice-mindful"] == nil)
    tab.send(.went(.progress))
    #expect(!tab.page.contains("Practice: quiet"))
    #expect(tab.page.contains("#/streaks"), "the way back stays")
    tab.send(.went(.streaks))
    tab.press("show-mindful")
    #expect(tab.rows["practice-mindful"] != nil)
    tab.press("undo")
    #expect(tab.rows["practice-mindful"] == nil)
  }
}
