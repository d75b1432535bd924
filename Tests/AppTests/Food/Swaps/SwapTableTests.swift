// Swaps with the table of foods at hand: what they change, what they take, and what the table alone
// suggests.
import App
import Engine
import Testing

/// A food of a made-up table.
private func food(
  _ code: Int64, _ name: String, _ energy: Int, category: Int = 6402, usual: Int? = nil
) -> Food {
  Food(
    code: FoodCode(code)!, name: name, category: category,
    facts: FoodFacts(energy: energy, addedSugars: 0), usualWeight: usual)
}

private let table = FoodTable([
  food(71_401_030, "French fries", 300, category: 6804), food(75_143_000, "Garden salad", 20),
  food(83_205_450, "Light vinaigrette", 100, category: 8412),
  food(71_401_020, "Fries from the oven", 200, category: 6804),
  food(71_508_001, "Baked potato", 90, category: 6802),
  food(11_440_060, "Herb dip", 120, category: 8404),
  food(71_104_070, "Roasted potato", 150, category: 6802),
  food(58_301_000, "Rice with cheese", 400, category: 3004, usual: 500),
  food(58_302_000, "Rice with herbs", 200, category: 3004, usual: 500),
])

private func tabled(
  _ focus: FocusKey?, settings: [Field] = [Field("food", .bool(true))], address: String = "#/swaps"
) -> Tab {
  let tab = foodTab(focus: focus, settings: settings, address: address)
  tab.receive(.foods(FoodTableWriter.bytes(table)))
  return tab
}

private let rice = FocusKey.food(.table(FoodCode(58_301_000)!))

struct SwapTableTests {
  @Test("Each swap says how much less it is, and the larger drop stands first")
  func drops() {
    let tab = tabled(fries)
    // 330 kcal of fries, 58 of salad, 220 from the oven, 225 of a potato with dip, 255 of wedges.
    #expect(
      tab.controls.texts.filter { $0.hasSuffix("kcal less") } == [
        "About 272 kcal less", "About 110 kcal less", "About 105 kcal less", "About 75 kcal less",
      ])
    tab.press("used")
    #expect(tab.swapUses[0].energy == 272)
    tab.send(.went(.foodWeeks))
    #expect(tab.controls.stats["traded"] == "272 kcal")
  }

  @Test("Without numbers they are lighter, and their parts have no weight")
  func words() {
    let tab = tabled(fries, settings: [Field("hidesFoodNumbers", .bool(true))])
    #expect(tab.controls.texts.filter { $0 == "Lighter" }.count == 4)
    #expect(!tab.page.contains("kcal") && !tab.page.contains("150 g"))
    #expect(tab.page.contains("Garden salad"))
  }

  @Test("A salad that a swap names is not offered as something to trade")
  func named() {
    let tab = tabled(fries)
    #expect(tab.page.contains("Garden salad"))
    #expect(!tab.page.contains("focus-0-side-salad"))
  }

  @Test("For any other food the table suggests something lighter, which can be used")
  func suggested() {
    let tab = tabled(rice)
    #expect(tab.controls.texts.contains("Rice with herbs"))
    #expect(tab.controls.texts.contains("About 100 kcal less"))
    tab.press("used")
    #expect(tab.swapUses.map { $0.swap } == ["code:58302000"])
    tab.send(.went(.today))
    #expect(tab.page.contains("This week: Rice with cheese"))
    tab.send(.went(.history))
    #expect(tab.rowTitles.contains("Swap: Rice with herbs"))
  }

  @Test("A search for a focus looks through the table, and alike foods share a focus")
  func searched() {
    let tab = tabled(nil)
    tab.type("rice", into: "focus-search")
    #expect(tab.has("pick-found-code:58301000"))
    tab.press("pick-found-code:58301000")
    #expect(tab.focus == rice && tab.goTo(of: rice) == "code:58302000")
    tab.press("change-focus")
    tab.type("french fries", into: "focus-search")
    #expect(tab.has("pick-found-common:fries") && !tab.has("pick-found-code:71401030"))
  }

  @Test("What the go-to and the chosen swaps take is on the shopping list, each thing once")
  func shopping() {
    let tab = tabled(fries)
    tab.press("listed-potato-wedges")
    tab.press("listed-side-salad")
    tab.send(.went(.shopping))
    let lines = { tab.controls.keys.filter { $0.hasPrefix("change-") } }
    #expect(lines().count == 3)
    tab.press(lines()[0])
    tab.press("line-remove")
    #expect(lines().count == 2)
    tab.press("shopping-file")
    let expected = "- Light vinaigrette\n- Roasted potato\n"
    #expect(
      tab.asked.last
        == .download(
          name: "redstart-shopping.txt", type: "text/plain", bytes: Array(expected.utf8)))
    tab.press("undo")
    #expect(lines().count == 3)
  }

  @Test("A swap of one's own out of the table says how much less it is")
  func own() {
    let tab = tabled(fries)
    tab.press("own-swap")
    tab.type("Only salad", into: "swap-title")
    tab.type("garden salad", into: "part-search")
    tab.press("part-code:75143000")
    tab.type("200", into: "part-grams-0")
    tab.press("swap-save")
    #expect(tab.controls.texts.contains("About 290 kcal less"))
    #expect(tab.goTo(of: fries) == nil, "adding one chooses nothing")
  }
}
