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
    #expect(tab.has("focus-keep"))
    let other = today(fries, since: "2026-03-10", on: "2026-03-16")
    tab.press("focus-keep")
    #expect(!tab.has("focus-keep") && tab.focus == fries)
    tab.start()
    #expect(!tab.has("focus-keep"))
    other.press("focus-other")
    #expect(other.state.desk.route == .swaps && other.has("keep-focus"))
  }

  @Test("On Sunday the week is looked back at, with the swap that was used most")
  func sunday() {
    let tab = today(fries, since: "2026-03-10", on: "2026-03-14")
    tab.press("used-oven-fries")
    tab.go(to: "2026-03-15", "18:00")
    tab.receive(.beat)
    tab.press("used-oven-fries")
    #expect(tab.has("dismiss-food-review"))
    #expect(tab.controls.texts.contains("2 swaps used this week."))
    #expect(tab.controls.texts.contains("Most used: Fries from the oven"))
    tab.press("dismiss-food-review")
    #expect(!tab.has("dismiss-food-review"))
  }

  @Test(
    "A focus of the last days without a swap has no week to look back at",
    arguments: [
      ("2026-03-15", 0, false), ("2026-03-14", 0, false), ("2026-03-13", 0, false),
      ("2026-03-12", 0, true), ("2026-03-15", 1, true), ("2026-03-13", 1, true),
    ])
  func newFocus(since: String, uses: Int, isAsked: Bool) {
    let tab = today(fries, since: since, on: "2026-03-15")
    for _ in 0..<uses { tab.press("used-oven-fries") }
    #expect(tab.has("dismiss-food-review") == isAsked)
    #expect(!tab.page.contains("0 swaps"))
  }

  @Test(
    "On Monday last week is only counted where there is something to count",
    arguments: [
      (0, "en", "Your focus was: French fries. Carry on"), (1, "en", "with 1 swap last week"),
      (2, "en", "with 2 swaps last week"), (0, "de", ". Geht es damit weiter?"),
      (1, "de", "letzte Woche einmal getauscht"), (2, "de", "letzte Woche 2-mal getauscht"),
    ])
  func mondayCount(uses: Int, language: String, words: String) {
    let tab = foodTab(
      focus: fries, since: "2026-03-01", on: "2026-03-14", language: language, address: "#/swaps")
    for _ in 0..<uses { tab.press("used") }
    tab.go(to: "2026-03-16", "09:00")
    tab.send(.went(.today))
    #expect(tab.page.contains(words))
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
