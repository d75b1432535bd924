// Facts of foods: what is unknown stays unknown, and sums are exact in their thousandths.

import Engine
import Testing

private let day = Day(text: "2026-03-01")!

@Suite("What foods hold")
struct NutritionTests {
  @Test("A helping has its weight in tenths of a gram, and none where nobody knows")
  func helping() {
    #expect(Helping(1500, of: "1 cup", weighing: 2440).weight == 3660)
    #expect(Helping(333, of: "1 cup", weighing: 10).weight == 3)
    #expect(Helping(1, weighing: 1).weight == 1, "never nothing")
    #expect(Helping(1500, of: "plate", weighing: nil).weight == nil)
    #expect(Helping.grams(80).weight == 800 && Helping.grams(80).amount == 80_000)
    #expect(Helping(.max, weighing: 100_000).weight == Helping.heaviest)
    #expect(Helping(-3, weighing: 0).amount == 1 && Helping(weighing: 0).measureWeight == nil)
  }

  @Test("A can of cola has 156 kcal and 36.8 g of added sugar")
  func cola() {
    var bench = RecallBench()
    bench.eat(RecallFoods.cola, on: day)
    let totals = bench.overview.recall(on: day)!.totals
    #expect(totals.thousandths(of: .energy) == 156_240 && totals[.energy] == 156)
    #expect(totals[.addedSugars] == 3683)
  }

  @Test("Unknown added sugar is unknown and never 0, and is counted")
  func unknown() {
    var bench = RecallBench()
    bench.eat(RecallFoods.mystery, on: day)
    #expect(bench.overview.recall(on: day)!.totals[.addedSugars] == nil)
    bench.eat(RecallFoods.cola, on: day)
    let totals = bench.overview.recall(on: day)!.totals
    #expect(totals[.addedSugars] == 3683 && totals.unknownCount(of: .addedSugars) == 1)
    #expect(totals[.energy] == 356 && totals.unknownCount(of: .energy) == 0)
    bench.make(RecallItem.kind, RecallItem.fields(on: day, order: 9, text: "a bite", nil))
    #expect(bench.overview.recall(on: day)!.totals.unknownCount(of: .energy) == 1)
  }

  @Test("Facts of the journal come back as they were, known and unknown")
  func coding() {
    let facts = FoodFacts(
      energy: 1, protein: 2, carbohydrate: 3, sugars: 4, addedSugars: nil, fiber: 6, fat: 7,
      saturatedFat: 8, alcohol: 9)
    let nutrition = Nutrition(facts)
    #expect(Nutrition(nutrition.value) == nutrition)
    #expect(
      Nutrient.allCases.map { nutrition[$0] } == [1, 2, 3, 4, nil, 6, 7, 8, 9])
    let portion = Nutrition(.portion) { $0 == .energy ? 250 : nil }
    #expect(Nutrition(portion.value) == portion)
    // A version with fewer nutrients wrote it, and one with more.
    let short = Nutrition(.list([.int(1000), .int(42)]))
    #expect(short[.energy] == 42 && short[.alcohol] == nil)
    let long = Nutrition(.list([.int(1000)] + (0..<12).map { .int($0) }))
    #expect(long[.alcohol] == 8)
  }

  @Test(
    "What is no list of facts is unknown",
    arguments: [
      nil, Value.int(3), .list([]), .list([.text("x")]), .list([.int(-5), .int(3)]),
      .list([.int(.max), .int(3)]), .list([.int(1000), .int(-1), .int(.min), .text("y")]),
    ])
  func noFacts(value: Value?) {
    let nutrition = Nutrition(value)
    #expect(Nutrient.allCases.allSatisfy { nutrition[$0] == nil })
  }

  @Test("The largest values that a journal can hold do not overflow a week")
  func largest() {
    let most = Nutrition(.weight(1)) { _ in Nutrition.values.upperBound }
    let one = most.thousandths(of: .energy, in: Helping(.max, weighing: 100_000))!
    #expect(one > 0 && one <= Int64.max / Int64(7 * Recall.mostItems))
  }

  @Test("An own food without a weight counts by its portions, and has no density")
  func ownByPortion() {
    var bench = RecallBench()
    let facts = Nutrition(.portion) { $0 == .energy ? 250 : nil }
    bench.make(
      OwnFood.kind,
      OwnFood.fields("Grandma's cake", facts, portion: "a slice", portionWeight: nil))
    let pick = FoodPick(bench.overview.food.ownFoods[0])
    #expect(pick.usual.measure == "a slice" && pick.measures.isEmpty)
    let half = Helping(1500, of: "a slice", weighing: nil)
    bench.make(RecallItem.kind, RecallItem.fields(on: day, order: 0, text: "", pick, half))
    let item = bench.overview.recall(on: day)!.items[0]
    #expect(item.thousandths(of: .energy) == 375_000 && item.nutrition.energyDensity == nil)
    #expect(item.thousandths(of: .addedSugars) == nil && item.title == "Grandma's cake")
    #expect(item.servings == 1500 && item.helping.weight == nil)
  }

  @Test("An own food with a weighed portion has both, as it was typed")
  func ownByWeight() {
    var bench = RecallBench()
    let facts = Nutrition(.portion) { $0 == .energy ? 139 : $0 == .addedSugars ? 3500 : nil }
    let id = bench.make(
      OwnFood.kind, OwnFood.fields("Kola", facts, portion: "can", portionWeight: 3300))
    let pick = FoodPick(bench.overview.food.ownFoods[0])
    #expect(pick.key == .own(id) && pick.nutrition.energyDensity == 42)
    #expect(pick.nutrition.thousandths(of: .energy, in: pick.usual) == 139_000)
    bench.put(OwnFood.kind, [Field("name", .text("Cola"))], id)
    #expect(bench.overview.food.ownPicks.map { $0.name } == ["Cola"], "it can be edited")
  }

  @Test("Editing or deleting an own food leaves what was eaten before as it was")
  func snapshot() {
    var bench = RecallBench()
    let facts = Nutrition(.weight(1000)) { $0 == .energy ? 100 : nil }
    let id = bench.make(
      OwnFood.kind, OwnFood.fields("Soup", facts, portion: "bowl", portionWeight: 3000))
    let pick = FoodPick(bench.overview.food.ownFoods[0])
    bench.make(RecallItem.kind, RecallItem.fields(on: day, order: 0, text: "soup", pick))
    bench.put(OwnFood.kind, [Field("facts", Nutrition.unknown.value)], id)
    bench.write(.delete, id, OwnFood.kind)
    #expect(bench.overview.recall(on: day)!.totals[.energy] == 300)
    #expect(bench.overview.recall(on: day)!.items[0].name == "Soup")
  }

  @Test("A recipe is what its parts are, shared into servings")
  func recipe() {
    var bench = RecallBench()
    let parts = [
      FoodPart(
        .table(RecallFoods.bread.code), "Bread", weight: 600, Nutrition(RecallFoods.bread.facts))!,
      FoodPart(
        .table(RecallFoods.tomato.code), "Tomato", weight: 1400, Nutrition(RecallFoods.tomato.facts)
      )!,
    ]
    bench.make(Recipe.kind, Recipe.fields("Bread salad", parts, servings: 2))
    let recipe = bench.overview.food.recipes[0]
    #expect(recipe.parts == parts && recipe.servingWeight == 1000)
    // 159 + 25.2 kcal in 200 g.
    #expect(recipe.nutrition[.energy] == 184 && recipe.nutrition.energyDensity == 92)
    let pick = FoodPick(recipe)
    bench.make(RecallItem.kind, RecallItem.fields(on: day, order: 0, text: "", pick))
    #expect(bench.overview.recall(on: day)!.totals[.energy] == 92)
    #expect(bench.overview.recall(on: day)!.totals[.addedSugars] == 0)
  }

  @Test("A recipe with one part that does not tell does not tell")
  func recipeUnknown() {
    let parts = [
      FoodPart(nil, "Bread", weight: 600, Nutrition(RecallFoods.bread.facts))!,
      FoodPart(nil, "Sauce", weight: 600, Nutrition(RecallFoods.mystery.facts))!,
    ]
    #expect(FoodPart.nutrition(of: parts)?[.addedSugars] == nil)
    #expect(FoodPart.nutrition(of: parts)?[.energy] == 279)
    #expect(FoodPart.nutrition(of: []) == nil)
    #expect(FoodPart(nil, "", weight: 1, .unknown) == nil)
  }

  @Test("Recipes and own foods without a name or parts are none, and long ones are cut")
  func bounded() {
    var bench = RecallBench()
    let part = FoodPart(nil, "Bread", weight: .max, .unknown)!
    #expect(part.weight == FoodPart.weights.upperBound)
    bench.make(Recipe.kind, Recipe.fields("", [part], servings: 1))
    bench.make(Recipe.kind, Recipe.fields("Nothing", [], servings: 1))
    bench.make(OwnFood.kind, OwnFood.fields("", .unknown, portion: "", portionWeight: 3))
    #expect(bench.overview.food.recipes.isEmpty && bench.overview.food.ownFoods.isEmpty)
    let many = [FoodPart](repeating: part, count: 99)
    bench.make(
      Recipe.kind, Recipe.fields(String(repeating: "x", count: 999), many, servings: 0))
    let recipe = bench.overview.food.recipes[0]
    #expect(recipe.parts.count == Recipe.mostParts && recipe.servings == 1)
    #expect(recipe.name.count == Recipe.longestName)
    #expect(FoodPick(recipe).usual.weight == Helping.weights.upperBound)
  }

  @Test(
    "A key comes back as it was written, and nothing else is one",
    arguments: [
      "code:92410310", "own:00000000000000070000000000000001", "code:9241031", "code:924103100",
      "code:0924103a", "code:09241030", "own:", "own:7", "92410310", "", "common:cola",
      "code:９２４１０３１０",
    ])
  func keys(text: String) {
    let isKey = text == "code:92410310" || text.utf8.count == 36
    #expect(FoodKey(text: text)?.text == (isKey ? text : nil))
    let isFocus = isKey || text == "common:cola"
    #expect(FocusKey(text: text)?.text == (isFocus ? text : nil))
  }
}
