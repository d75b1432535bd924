// What Progress, Plan and Today say to a person who watches only food.
import App
import Engine
import Testing

struct FoodProgressTests {
  private func begun(_ address: String, language: String = "en", on day: String) -> Tab {
    let tab = foodTab(
      focus: fries, since: "2026-03-01",
      [eaten(EatenFood.cola, on: "2026-03-09", 0), eaten(EatenFood.fries, on: "2026-03-08", 0)],
      on: day, language: language, address: "#/swaps")
    tab.press("used")
    tab.receive(.addressed(address))
    return tab
  }

  @Test("Progress tells days with a swap and leads to the weeks, without nicotine and money")
  func progress() {
    let tab = begun("#/progress", on: "2026-03-10")
    #expect(tab.controls.stats["day with a swap"] == "1")
    #expect(tab.controls.stats["days recalled"] == "2")
    #expect(tab.page.contains(Route.foodWeeks.address))
    #expect(!tab.page.contains("Nothing to look at yet"))
    for route in [Route.recovery, .savings, .withdrawal] {
      #expect(!tab.page.contains("href=\"" + route.address))
    }
  }

  @Test("Who watches no food has no section of it on Progress")
  func others() {
    let tab = foodTab(settings: [Field("food", .bool(false))], address: "#/progress")
    #expect(!tab.cardKeys.contains("food-progress"))
    #expect(tab.page.contains("href=\"" + Route.savings.address))
  }

  @Test(
    "Plan names the focus in the place of plans", arguments: [true, false])
  func plan(hasFocus: Bool) {
    let begun = Draft.create(
      Settings.identifier, kind: Settings.kind,
      [Field("welcomedAt", .int(1)), Field("food", .bool(true))])
    let day = Day(text: "2026-03-09")!
    let focus = Draft.create(
      FocusChoice.identifier(on: day), kind: FocusChoice.kind,
      [
        Field("day", .int(Int64(day.number))), Field("focus", .text(fries.text)),
        Field("name", .text("Fries")),
      ])
    let tab = trackersTab([], more: [begun] + (hasFocus ? [focus] : []), address: "#/plan")
    #expect(tab.cardKeys.contains("plan-focus") == hasFocus)
    #expect(tab.page.contains("Your plans will stand here") != hasFocus)
  }

  @Test("More swaps than days are a full week, on the card as in the ring")
  func capped() {
    let tab = foodTab(focus: fries, since: "2026-03-09")
    for _ in 1...9 { tab.press("use-oven-fries") }
    #expect(tab.ring == "7")
    tab.send(.went(.today))
    #expect(tab.controls.meters[0].value == "7 of 7")
  }

  @Test("On Sunday one card looks back at the week, and the other comes behind it")
  func sunday() {
    let tab = begun("#/today", on: "2026-03-15")
    #expect(tab.has("dismiss-food-review") && !tab.cardKeys.contains("week-review"))
    tab.press("dismiss-food-review")
    #expect(!tab.has("dismiss-food-review"))
  }

  @Test("A name stands behind a colon, whatever its number", arguments: ["en", "de"])
  func names(language: String) {
    let tab = begun("#/today", language: language, on: "2026-03-15")
    let week = language == "en" ? "Your week: French fries" : "Deine Woche: French fries"
    #expect(tab.page.contains(week))
    tab.send(.swaps(.pickedFocus(soda, "Sugary sodas")))
    #expect(tab.page.contains(language == "en" ? "Your focus: Sugary" : "Dein Fokus: Sugary"))
  }
}
