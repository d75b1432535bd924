// The cards on Today about the focus: each asks once, none opens by itself, all can be put away.
import App
import Engine
import Testing

struct FocusCardTests {
  private func today(_ focus: FocusKey?, since: String, on day: String) -> Tab {
    foodTab(focus: focus, since: since, on: day, address: "#/today")
  }

  @Test("The check-in names the swaps; one tap is a use, and the question is gone")
  func checkIn() {
    let tab = today(fries, since: "2026-03-10", on: "2026-03-11")
    #expect(tab.has("used-side-salad") && tab.has("not-today"))
    tab.press("used-oven-fries")
    #expect(tab.swapUses.map { $0.swap } == ["oven-fries"])
    #expect(!tab.has("not-today") && tab.cardKeys.contains("food-focus"))
    #expect(tab.controls.meters[0].value == "1 of 7")
    #expect(tab.screen.sheet == nil)
  }

  @Test("Not today puts the question away until tomorrow")
  func notToday() {
    let tab = today(fries, since: "2026-03-10", on: "2026-03-11")
    tab.press("not-today")
    #expect(!tab.has("not-today") && tab.swapUses.isEmpty)
    tab.go(to: "2026-03-12", "09:00")
    tab.receive(.beat)
    #expect(tab.has("not-today"))
  }

  @Test("On Monday the focus is kept with a press, or another one is chosen")
  func monday() {
    let tab = today(fries, since: "2026-03-10", on: "2026-03-16")
    #expect(tab.cardKeys.contains("food-confirm"))
    let other = today(fries, since: "2026-03-10", on: "2026-03-16")
    tab.press("focus-keep")
    #expect(!tab.cardKeys.contains("food-confirm") && tab.focus == fries)
    tab.start()
    #expect(!tab.cardKeys.contains("food-confirm"))
    other.press("focus-other")
    #expect(other.state.route == .swaps && other.has("keep-focus"))
  }

  @Test("On Sunday the week is looked back at, with the swap that was used most")
  func sunday() {
    let tab = today(fries, since: "2026-03-10", on: "2026-03-14")
    tab.press("used-oven-fries")
    tab.go(to: "2026-03-15", "18:00")
    tab.receive(.beat)
    tab.press("used-oven-fries")
    #expect(tab.cardKeys.contains("food-review"))
    #expect(tab.controls.texts.contains("2 swaps used this week."))
    #expect(tab.controls.texts.contains("Most used: Fries from the oven"))
    tab.press("dismiss-food-review")
    #expect(!tab.cardKeys.contains("food-review"))
  }

  @Test("The card that asks for a focus stays away once it is put away")
  func choosePutAway() {
    let tab = today(nil, since: "2026-03-10", on: "2026-03-11")
    tab.press("dismiss-food-choose")
    #expect(!tab.cardKeys.contains("food-choose"))
    tab.start()
    #expect(!tab.cardKeys.contains("food-choose"))
  }
}
