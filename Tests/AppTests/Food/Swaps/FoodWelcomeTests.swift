// Who chooses food in the opening questions has a focus at the end, in few steps.
import App
import Engine
import Testing

struct FoodWelcomeTests {
  @Test(
    "Food alone is three steps: what, which food first, and how trading works",
    arguments: ["en", "de"])
  func alone(language: String) {
    let tab = Tab(language: language)
    tab.press("begin")
    tab.press("substance-food")
    tab.press("next")
    #expect(tab.page.contains(language == "en" ? "Step 2 of 3" : "Schritt 2 von 3"))
    #expect(tab.controls.keys.filter { $0.hasPrefix("focus-") }.count == 11)
    tab.press("focus-fries")
    tab.press("next")
    #expect(tab.cardKeys == ["food-recall", "food-insight", "food-swap"])
    tab.press("next")
    #expect(tab.state.desk.route == .today && tab.focus == fries)
    #expect(tab.goTo(of: fries) == "side-salad")
    #expect(tab.cardKeys.contains("food-focus"))
    #expect(tab.store.draft.isEmpty)
  }

  @Test("With a substance the food is asked for on the way, one question more")
  func together() {
    let tab = Tab()
    tab.press("begin")
    tab.press("substance-vape")
    tab.press("substance-food")
    tab.goOn(until: "focus-pizza")
    #expect(tab.page.contains("Step 4 of 8"))
    tab.press("focus-pizza")
    while tab.state.welcome.step != .plan { tab.press("next") }
    #expect(tab.cardKeys.contains("food-swap") && tab.page.contains("Step 7 of 7"))
    tab.press("next")
    #expect(tab.focus == .common("pizza"))
    #expect(tab.state.desk.overview.watched.count == 1)
  }

  @Test("The focus and the cards can be skipped; then Today offers to choose one")
  func skipped() {
    let tab = Tab()
    tab.press("begin")
    tab.press("substance-food")
    tab.press("next")
    tab.press("focus-fries")
    tab.press("skip")
    #expect(!tab.has("skip") && tab.press("next"))
    #expect(tab.state.desk.route == .today && tab.focus == nil)
    #expect(tab.cardKeys.contains("food-choose"))
    tab.press("choose-focus")
    #expect(tab.state.desk.route == .swaps)
  }

  @Test("Who wants another food looks for it at once")
  func another() {
    let tab = Tab()
    tab.press("begin")
    tab.press("substance-food")
    tab.press("next")
    tab.press("focus-another")
    tab.press("next")
    tab.press("next")
    #expect(tab.state.desk.route == .swaps && tab.has("focus-search"))
  }

  @Test("A reload comes back to the food that was picked, and nothing is kept before the end")
  func reload() {
    let tab = Tab()
    tab.press("begin")
    tab.press("substance-food")
    tab.press("next")
    tab.press("focus-burger")
    tab.start()
    #expect(tab.controls.picked == ["focus-burger"])
    #expect(tab.journal.entities.isEmpty)
    tab.press("focus-burger")
    #expect(tab.controls.picked.isEmpty, "picked again, it is none")
    tab.press("back")
    #expect(tab.controls.picked == ["substance-food"])
  }

  @Test("Who did not choose food sees nothing of it but the ways to begin")
  func notChosen() {
    let tab = begun()
    #expect(!tab.cardKeys.contains { $0.hasPrefix("food-") })
    tab.send(.went(.plan))
    #expect(!tab.page.contains("#/swaps"))
    tab.press("food-on")
    #expect(tab.page.contains("#/swaps") && tab.page.contains("#/shopping"))
    tab.send(.went(.settings))
    tab.press("food-shown")
    #expect(!tab.state.desk.overview.settings.watchesFood!)
  }
}
