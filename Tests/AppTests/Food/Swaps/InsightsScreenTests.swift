// Insights on food: what is worth a trade and why, how far it can be believed, and when it is old.
import App
import Engine
import Testing

struct InsightsScreenTests {
  private static let twoDays = [
    eaten(EatenFood.cola, on: "2026-03-07", 0), eaten(EatenFood.fries, on: "2026-03-07", 1),
    eaten(EatenFood.cola, on: "2026-03-09", 0), eaten(EatenFood.chips, on: "2026-03-09", 1),
    eaten(EatenFood.pizza, on: "2026-03-09", 2), eaten(EatenFood.banana, on: "2026-03-09", 3),
  ]

  private func insights(_ drafts: [Draft], language: String = "en") -> Tab {
    foodTab(drafts, language: language, address: "#/insights")
  }

  @Test("Fewer than two foods ask kindly for more")
  func few() {
    for (drafts, words) in [
      ([], "Write down what you had"),
      ([eaten(EatenFood.cola, on: "2026-03-09", 0)], "There is one so far."),
    ] {
      let tab = insights(drafts)
      #expect(tab.page.contains(words))
      #expect(!tab.cardKeys.contains { $0.hasPrefix("trade-") })
    }
  }

  @Test("Of one day it is said that one day is not what is usual")
  func oneDay() {
    let tab = insights([
      eaten(EatenFood.cola, on: "2026-03-09", 0), eaten(EatenFood.fries, on: "2026-03-09", 1),
    ])
    #expect(tab.page.contains("One day is not what is usual."))
    #expect(
      tab.cardKeys == ["insights-choose", "trade-common:fries", "trade-common:sugarySoda"])
  }

  @Test("Three are shown with why and how much is in a measure, the rest is a press away")
  func top() {
    let tab = insights(Self.twoDays)
    let shown = tab.cardKeys.filter { $0.hasPrefix("trade-") }
    #expect(shown.count == 3 && shown.contains("trade-common:sugarySoda"))
    #expect(tab.rowTitles.contains("On 2 of 2 recalled days"))
    #expect(tab.page.contains("About 156 kcal: "))
    tab.press("more-insights")
    #expect(tab.cardKeys.filter { $0.hasPrefix("trade-") }.count == 4)
    #expect(!tab.page.contains("Banana"))
  }

  @Test("Without numbers the reasons are words")
  func words() {
    let tab = insights(Self.twoDays)
    tab.send(.swaps(.flippedNumbers))
    #expect(tab.rowTitles.contains("Sweetened"))
    #expect(!tab.page.contains("kcal") && !tab.page.contains(" g "))
  }

  @Test("A food becomes the focus with a press, and stays it however often one looks")
  func focus() {
    let tab = insights(Self.twoDays)
    tab.press("set-common:sugarySoda")
    #expect(tab.focus == soda)
    let before = tab.logged.count
    for route in [Route.swaps, .insights, .today, .foodWeeks, .insights] { tab.send(.went(route)) }
    tab.send(.swaps(.pressedRefresh))
    #expect(tab.focus == soda && tab.logged.count == before)
    #expect(!tab.has("set-common:sugarySoda"))
  }

  @Test("Without a focus the head leads to one", arguments: ["en", "de"])
  func withoutFocus(language: String) {
    let tab = insights(Self.twoDays, language: language)
    #expect(tab.cardKeys.contains("insights-choose"))
    #expect(!tab.has("used") && tab.controls.rings.isEmpty)
    tab.press("choose-focus")
    #expect(tab.state.desk.route == .swaps && tab.page.contains("focus-search"))
  }

  @Test(
    "The head names the focus and its week, counts a use, and leads on", arguments: ["en", "de"])
  func head(language: String) {
    let tab = foodTab(focus: fries, Self.twoDays, language: language, address: "#/insights")
    #expect(tab.cardKeys.contains("insights-focus") && !tab.has("choose-focus"))
    #expect(tab.ring == "0" && tab.rows["insights-swaps"] == nil)
    #expect(tab.page.contains("href=\"#/swaps\"") && tab.page.contains("href=\"#/food-weeks\""))
    tab.press("used")
    #expect(tab.ring == "1" && tab.swapUses.map { $0.focus } == [fries])
    #expect(tab.state.desk.route == .insights && tab.rows["insights-swaps"] != nil)
    tab.press("undo")
    #expect(tab.ring == "0" && tab.swapUses.isEmpty)
  }

  @Test("A recall that changed since makes the look an old one, until it is taken again")
  func stale() {
    let tab = insights(Self.twoDays)
    #expect(!tab.page.contains("refresh-insights"))
    tab.send(.went(.history))
    let change = eaten(EatenFood.fries, on: "2026-03-08", 0)
    var clock = Clock(device: 9)
    clock.observe(Stamp(milliseconds: tab.now.milliseconds, counter: 0, device: 9))
    tab.receive(
      .record(number: 2, PackWriter.pack([change.stamped(by: &clock, now: tab.now)])))
    tab.send(.went(.insights))
    #expect(tab.page.contains("A recall changed since you looked."))
    #expect(tab.pressOnPage("refresh-insights"))
    #expect(!tab.page.contains("A recall changed since you looked."))
  }
}
