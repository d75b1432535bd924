// Own foods and recipes: made, found, changed, deleted and brought back.
import App
import Engine
import Testing

struct OwnFoodsTests {
  private func page(_ settings: [Field] = []) -> Tab {
    recallTab(address: "#/foods", settings: settings)
  }

  private func own(_ tab: Tab) -> [OwnFood] { tab.state.desk.overview.food.ownFoods }
  private func recipes(_ tab: Tab) -> [Recipe] { tab.state.desk.overview.food.recipes }

  private func madeRoll(_ tab: Tab) {
    tab.tap("new-food")
    tab.type("Baker's roll", into: "own-name")
    tab.type("1 roll", into: "own-portion")
    tab.type("62.5", into: "own-weight")
    tab.type("170", into: "own-energy")
    tab.tap("keep-own")
  }

  @Test("A food is made with a name, a portion, its weight and its energy")
  func made() {
    let tab = page()
    madeRoll(tab)
    #expect(own(tab).map { $0.name } == ["Baker's roll"])
    #expect(own(tab)[0].portionWeight == 625 && own(tab)[0].nutrition[.energy] == 170)
    #expect(tab.screen.sheet == nil && tab.parts.words.contains("roll · 63\u{A0}g"))
    tab.receive(.addressed("#/recall"))
    tab.add("two baker's rolls")
    #expect(tab.items[0].food == .own(own(tab)[0].id))
    #expect(tab.items[0].thousandths(of: .energy) == 340_000)
  }

  @Test("A name is enough, and without one the form says so")
  func nameless() {
    let tab = page()
    tab.tap("new-food")
    tab.tap("keep-own")
    #expect(tab.problem(of: "own-name") == "A name, please" && own(tab).isEmpty)
    tab.type("Soup", into: "own-name")
    tab.type("many", into: "own-weight")
    tab.tap("keep-own")
    #expect(tab.problem(of: "own-weight") != nil && own(tab).isEmpty)
    tab.type("", into: "own-weight")
    tab.tap("keep-own")
    #expect(own(tab).count == 1 && own(tab)[0].nutrition == .unknown)
  }

  @Test(
    "A weight of a kilogram and more is read back as it was written", arguments: ["en", "de"])
  func heavy(language: String) {
    let tab = recallTab(language: language, address: "#/foods")
    tab.tap("new-food")
    tab.type("Pot of soup", into: "own-name")
    tab.type("1500", into: "own-weight")
    tab.tap("keep-own")
    tab.tap("own-" + own(tab)[0].id.text)
    #expect(tab.text(in: "own-weight") == "1500")
    tab.type("Soup", into: "own-name")
    tab.tap("keep-own")
    #expect(own(tab).map { $0.name } == ["Soup"] && own(tab)[0].portionWeight == 15_000)
  }

  @Test("A weight that is too large is said to be so, and never cut")
  func tooHeavy() {
    let tab = page()
    madeRoll(tab)
    tab.tap("own-" + own(tab)[0].id.text)
    tab.type("999999", into: "own-weight")
    tab.tap("keep-own")
    #expect(tab.problem(of: "own-weight") != nil && own(tab)[0].portionWeight == 625)
  }

  @Test("A food is changed, deleted and brought back")
  func changed() {
    let tab = page()
    madeRoll(tab)
    let id = own(tab)[0].id
    tab.tap("own-" + id.text)
    tab.type("Roll", into: "own-name")
    tab.tap("keep-own")
    #expect(own(tab).map { $0.name } == ["Roll"] && own(tab)[0].nutrition[.energy] == 170)
    tab.tap("own-" + id.text)
    tab.tap("delete-own")
    #expect(own(tab).isEmpty)
    tab.press("undo")
    #expect(own(tab).map { $0.id } == [id])
  }

  @Test("Where numbers are hidden no energy is asked for, and what was known stays")
  func hidden() {
    let known = Draft.create(
      Given.name(1), kind: OwnFood.kind,
      OwnFood.fields(
        "Soup", Nutrition(.weight(1000)) { $0 == .fat ? 320 : 90 }, portion: "",
        portionWeight: nil))
    let tab = recallTab(
      [known], address: "#/foods", settings: [Field("hidesFoodNumbers", .bool(true))])
    tab.tap("own-" + Given.name(1).text)
    #expect(!tab.has("own-energy") && !tab.has("per-portion"))
    tab.type("Broth", into: "own-name")
    tab.tap("keep-own")
    #expect(own(tab)[0].name == "Broth" && own(tab)[0].nutrition[.fat] == 320)
  }

  @Test("A recipe takes its parts from the search and shares them into servings")
  func recipe() {
    let tab = page()
    tab.tap("new-recipe")
    tab.tap("keep-recipe")
    #expect(tab.problem(of: "part-search") != nil)
    tab.type("Egg bread", into: "recipe-name")
    tab.type("egg", into: "part-search")
    tab.tap("part-found-code:31103010")
    tab.type("bread", into: "part-search")
    tab.tap("part-found-code:51000110")
    tab.send(.ownFoods(.typedGrams(0, "100")))
    tab.send(.ownFoods(.typedServings("2")))
    tab.tap("keep-recipe")
    let recipe = recipes(tab)[0]
    #expect(recipe.parts.map { $0.weight } == [1000, 300] && recipe.servings == 2)
    #expect(tab.parts.words.contains("2 foods · 2 servings"))
    tab.receive(.addressed("#/recall"))
    tab.type("egg br", into: "recall-typed")
    tab.tap("found-own:" + recipe.id.text)
    #expect(tab.items[0].helping.weight == 650)
  }

  @Test("A recipe is never made of itself, however many others lie between")
  func loops() {
    let tab = page()
    for (name, part) in [("Sauce", "egg"), ("Bake", "sauce"), ("Feast", "bake")] {
      tab.tap("new-recipe")
      tab.type(name, into: "recipe-name")
      tab.type(part, into: "part-search")
      tab.tap(tab.rowKeys("part-found-")[0])
      tab.tap("keep-recipe")
    }
    let ids = recipes(tab).reduce(into: [String: Identifier]()) { $0[$1.name] = $1.id }
    tab.tap("recipe-" + ids["Sauce"]!.text)
    for name in ["sauce", "bake", "feast"] {
      tab.type(name, into: "part-search")
      #expect(tab.rowKeys("part-found-own:").isEmpty, "\(name)")
    }
    tab.send(.ownFoods(.pickedPart(.own(ids["Feast"]!))))
    tab.tap("keep-recipe")
    #expect(recipes(tab).allSatisfy { $0.parts.count == 1 })
    tab.tap("recipe-" + ids["Feast"]!.text)
    tab.type("sauce", into: "part-search")
    #expect(tab.rowKeys("part-found-own:") == ["part-found-own:" + ids["Sauce"]!.text])
  }

  @Test("A recipe is changed, and deleted with a way back")
  func changedRecipe() {
    let tab = page()
    tab.tap("new-recipe")
    tab.type("Plate", into: "recipe-name")
    for food in ["egg", "apple"] {
      tab.type(food, into: "part-search")
      tab.tap(tab.rowKeys("part-found-")[0])
    }
    tab.tap("keep-recipe")
    let id = recipes(tab)[0].id
    tab.tap("recipe-" + id.text)
    tab.tap("part-remove-0")
    tab.send(.ownFoods(.typedGrams(0, "0")))
    tab.tap("keep-recipe")
    #expect(recipes(tab)[0].parts.count == 2, "no weight is nothing to keep")
    tab.send(.ownFoods(.typedGrams(0, "50")))
    tab.tap("keep-recipe")
    #expect(recipes(tab)[0].parts.map { $0.weight } == [500])
    tab.tap("recipe-" + id.text)
    tab.tap("delete-recipe")
    #expect(recipes(tab).isEmpty)
    tab.press("undo")
    #expect(recipes(tab).map { $0.id } == [id])
  }
}
