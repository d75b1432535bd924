// What is half typed about food comes back after a reload, and goes once it is kept or left.
import App
import Engine
import Testing

struct FormDraftTests {
  @Test("A line of a recall that was not added yet comes back")
  func line() {
    let tab = recallTab()
    tab.type("two eggs, toa", into: "recall-typed")
    tab.start()
    #expect(tab.state.recalls.typed == "two eggs, toa")
    tab.tap("recall-add")
    #expect(tab.items.count == 2)
    tab.start()
    #expect(tab.state.recalls.typed.isEmpty && tab.store.draft.first != 7)
  }

  @Test("A half-filled food comes back as it was, a new one and a known one")
  func food() {
    let tab = recallTab(address: "#/foods")
    tab.tap("new-food")
    tab.type("Roll", into: "own-name")
    tab.type("1 piece", into: "own-portion")
    tab.type("62,", into: "own-weight")
    tab.type("170", into: "own-energy")
    tab.start()
    #expect(tab.controls.fields["own-name"]?.value == "Roll" && tab.page.contains("62,"))
    tab.type("62", into: "own-weight")
    tab.tap("keep-own")
    #expect(tab.state.desk.overview.food.ownFoods.map { $0.portionWeight } == [620])
    tab.start()
    #expect(tab.screen.sheet == nil)
    let id = tab.state.desk.overview.food.ownFoods[0].id
    tab.tap("own-" + id.text)
    tab.type("Bun", into: "own-name")
    tab.start()
    tab.tap("keep-own")
    let foods = tab.state.desk.overview.food.ownFoods
    #expect(foods.map { $0.name } == ["Bun"] && foods[0].id == id)
    #expect(foods[0].nutrition[.energy] == 170)
  }

  @Test("A half-filled recipe comes back with its foods and their grams")
  func recipe() {
    let tab = recallTab(address: "#/foods")
    tab.tap("new-recipe")
    tab.type("Breakfast", into: "recipe-name")
    for food in [SomeFoods.egg, SomeFoods.cola] {
      tab.send(.ownFoods(.pickedPart(.table(food.code))))
    }
    tab.send(.ownFoods(.typedGrams(0, "12")))
    tab.send(.ownFoods(.typedGrams(1, "x")))
    tab.start()
    #expect(tab.page.contains("value=\"12\"") && tab.page.contains("value=\"x\""))
    tab.send(.ownFoods(.typedGrams(1, "100")))
    tab.tap("keep-recipe")
    let recipe = tab.state.desk.overview.food.recipes.first
    #expect(recipe?.name == "Breakfast" && recipe?.parts.map { $0.weight } == [120, 1000])
    #expect(recipe?.parts.map { $0.nutrition[.energy] } == [155, 42])
    tab.start()
    #expect(tab.screen.sheet == nil)
  }

  @Test("A half-filled swap comes back with its parts, food or only words")
  func swap() {
    let tab = foodTab(focus: fries)
    tab.press("own-swap")
    tab.type("Cold soup", into: "swap-title")
    tab.send(.swaps(.form(.searched("basil"))))
    tab.send(.swaps(.form(.addedWords)))
    tab.send(.swaps(.form(.enteredGrams(0, "15,"))))
    tab.start()
    #expect(tab.page.contains("Cold soup") && tab.page.contains("basil"))
    #expect(tab.page.contains("15,"))
    tab.send(.swaps(.form(.enteredGrams(0, "15"))))
    tab.press("swap-save")
    #expect(tab.state.desk.overview.food.ownSwaps.map { $0.parts.map { $0.weight } } == [[150]])
    tab.start()
    #expect(tab.screen.sheet == nil)
  }

  @Test("A form leaves the place to a line that waits, and leaving the form forgets it")
  func several() {
    let tab = recallTab()
    tab.type("an app", into: "recall-typed")
    tab.receive(.addressed("#/foods"))
    tab.address = "#/foods"
    tab.tap("new-food")
    tab.type("Roll", into: "own-name")
    tab.receive(.addressed("#/recall"))
    tab.address = "#/recall"
    tab.start()
    #expect(tab.state.recalls.typed == "an app")
    tab.receive(.addressed("#/foods"))
    #expect(tab.screen.sheet == nil)
  }

  @Test("The first bytes of drafts say whose they are, for all versions")
  func kinds() {
    let tab = recallTab()
    tab.type("a", into: "recall-typed")
    #expect(tab.store.draft.first == 7)
    let foods = recallTab(address: "#/foods")
    foods.tap("new-food")
    #expect(foods.store.draft.first == 8)
    foods.receive(.addressed("#/today"))
    foods.receive(.addressed("#/foods"))
    foods.tap("new-recipe")
    #expect(foods.store.draft.first == 9)
    let swaps = foodTab(focus: fries)
    swaps.press("own-swap")
    #expect(swaps.store.draft.first == 10)
  }

  @Test("Every byte of a draft can be anything", arguments: [7, 8, 9, 10] as [UInt8])
  func odd(kind: UInt8) {
    let tab = recallTab(address: "#/foods")
    tab.tap("new-recipe")
    tab.send(.ownFoods(.pickedPart(.table(SomeFoods.egg.code))))
    let kept = [kind] + tab.store.draft.dropFirst()
    for length in stride(from: 1, through: kept.count, by: 3) {
      tab.store.draft = Array(kept.prefix(length))
      tab.start()
    }
    for place in kept.indices {
      tab.store.draft = kept
      tab.store.draft[place] ^= 0x55
      tab.start()
      #expect(!tab.page.isEmpty)
    }
  }
}
