// Food over time, the streak of swaps, the weekly review, and what stands on the page of a day.
import App
import Engine
import Testing

struct FoodOverTimeTests {
  private func traded() -> Tab {
    let tab = foodTab(
      focus: fries, since: "2026-03-01",
      [
        eaten(EatenFood.cola, on: "2026-03-02", 0), eaten(EatenFood.cola, on: "2026-03-09", 0),
        eaten(EatenFood.chips, on: "2026-03-09", 1),
      ])
    tab.press("used")
    tab.go(to: "2026-03-11", "12:00")
    tab.receive(.beat)
    tab.press("used")
    return tab
  }

  @Test("Weeks stand as pictures with a sentence and a table, and as rows")
  func weeks() {
    let tab = traded()
    tab.send(.went(.foodWeeks))
    let chart = tab.controls.charts["swaps-chart"]
    #expect(chart?.points.map { $0.valueText } == ["0", "2"])
    #expect(chart?.sentence == "2 swaps in 2 weeks.")
    let cola = tab.controls.charts["food-common:sugarySoda"]
    #expect(cola?.points.map { $0.valueText } == ["1", "1"])
    #expect(tab.rows["food-week-2026-03-09"]?.value == "2 swaps")
    #expect(tab.rows["food-week-2026-03-02"]?.detail?.hasPrefix("1 recall · Soda: 1 day") == true)
  }

  @Test("One day with a swap is no row of days, two are", arguments: ["en", "de"])
  func inARow(language: String) {
    let tab = foodTab(focus: fries, since: "2026-03-01", language: language)
    tab.press("used")
    tab.send(.went(.foodWeeks))
    let words = language == "en" ? "in a row" : "in Folge"
    let detail = { tab.rows["food-week-2026-03-09"]?.detail ?? "" }
    #expect(!detail().isEmpty && !detail().contains(words))
    tab.go(to: "2026-03-11", "12:00")
    tab.send(.went(.swaps))
    tab.press("used")
    tab.send(.went(.foodWeeks))
    #expect(detail().contains(words))
  }

  @Test("Before the first week it is said what makes it begin", arguments: ["en", "de"])
  func empty(language: String) {
    let tab = foodTab(language: language, address: "#/food-weeks")
    #expect(tab.controls.charts.isEmpty && !tab.controls.texts.isEmpty)
  }

  @Test("The streak of swaps stands with the others and can be hidden like them")
  func streak() {
    let tab = traded()
    tab.send(.went(.streaks))
    #expect(tab.rows["food-swaps"]?.value == "2 days")
    tab.press("hide-swaps")
    #expect(tab.rows["food-swaps"] == nil)
    tab.send(.went(.progress))
    #expect(!tab.page.contains("Days with a swap"))
    tab.send(.went(.streaks))
    tab.press("show-swaps")
    #expect(tab.rows["food-swaps"] != nil)
  }

  @Test("The weekly review says how often a food was traded")
  func review() {
    let tab = traded()
    tab.go(to: "2026-03-16", "09:00")
    tab.send(.went(.weeks))
    #expect(tab.page.contains("You traded a food 2 times."))
  }

  @Test(
    "A use stands in History and on the page of its day, and can be deleted there",
    arguments: [Route.history, .day(Day(text: "2026-03-11")!)])
  func onItsDay(route: Route) {
    let tab = traded()
    tab.send(.went(route))
    let id = tab.swapUses[1].id.text
    #expect(tab.rows["row-" + id]?.title == "Swap: A side salad")
    #expect(tab.rows["row-" + id]?.detail == "instead of French fries")
    tab.press("delete-" + id)
    #expect(tab.swapUses.count == 1)
    tab.press("undo")
    #expect(tab.swapUses.count == 2)
  }

  @Test("A recall stands on the page of the day that it is about")
  func recall() {
    let day = Day(text: "2026-03-09")!
    let tab = foodTab(
      [
        .create(Recall.identifier(on: day), kind: Recall.kind, Recall.startFields(on: day)),
        eaten(EatenFood.cola, on: "2026-03-09", 0),
      ], address: "#/day/2026-03-09")
    #expect(tab.rowTitles.contains("What there was to eat"))
  }
}
