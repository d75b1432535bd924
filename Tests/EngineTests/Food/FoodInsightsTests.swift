// What recalls show: which foods are worth trading, why, and how far that can be believed.

import Engine
import Testing

private let today = Day(text: "2026-03-02")!

/// Two common foods, as the library of swaps would know them.
private func common(_ code: FoodCode, _ category: Int) -> String? {
  switch category {
  case 7202: "cola"
  case 6804: "fries"
  default: nil
  }
}

/// Eats each food once on each of so many days before today.
private func eaten(_ days: [Int], _ foods: [Food]) -> RecallBench {
  var bench = RecallBench()
  for back in days {
    for food in foods { bench.eat(food, on: today.adding(days: -back)) }
  }
  return bench
}

@Suite("Insights from recalls")
struct FoodInsightsTests {
  @Test("Fewer than two items ask for more, kindly and with how many there are")
  func fewItems() {
    #expect(RecallBench().insights().state == .fewItems(0))
    #expect(eaten([1], [RecallFoods.cola]).insights().state == .fewItems(1))
    #expect(eaten([1], [RecallFoods.cola, RecallFoods.fries]).insights().state == .oneDay)
  }

  @Test("A press makes cola the food to trade, and never a lemon, a tomato or water")
  func tradeable() {
    let lemon = RecallFoods.food(61_113_010, "Lemon, raw", energy: 29, category: 6012)
    let water = RecallFoods.food(94_000_100, "Water, tap", energy: 0, category: 7702)
    for food in [lemon, RecallFoods.tomato, water] {
      #expect(!FoodInsights.isTradeable(food), "\(food.name)")
    }
    for food in [RecallFoods.cola, RecallFoods.fries, RecallFoods.cookie] {
      #expect(FoodInsights.isTradeable(food), "\(food.name)")
    }
  }

  @Test("Items that nobody could trade are no error")
  func nothing() {
    var bench = eaten([1], [RecallFoods.tomato, RecallFoods.almonds])
    bench.make(
      RecallItem.kind,
      RecallItem.fields(on: today.adding(days: -1), order: 7, text: "something", nil))
    #expect(bench.insights().state == .nothingToTrade && bench.insights().top.isEmpty)
    #expect(bench.insights().itemCount == 3)
  }

  @Test(
    "Usual takes two days that are no neighbours, one of them at the weekend",
    arguments: [
      // Days before Monday, 2026-03-02, and what is missing.
      ([1], ["oneDay"]), ([1, 2], ["anotherDay", "weekday"]), ([3, 4], ["anotherDay", "weekend"]),
      ([3, 5], ["weekend"]), ([1, 8], ["weekday"]), ([1, 3], []), ([2, 3], ["anotherDay"]),
      ([1, 2, 3], []), ([2, 4, 6], []),
    ])
  func coverage(days: [Int], missing: [String]) {
    let insights = eaten(days, [RecallFoods.cola, RecallFoods.fries]).insights(common)
    switch insights.state {
    case .oneDay: #expect(missing == ["oneDay"])
    case .someDays(let gaps):
      #expect(gaps.map { $0.rawValue } == missing && !missing.isEmpty)
    case .usual: #expect(missing.isEmpty)
    default: Issue.record("no state of days")
    }
    #expect(insights.coverage.days == days.count)
  }

  @Test("Of what is eaten every day the sweetened drink and the fries come first, vegetables never")
  func top() {
    let insights = eaten(
      [1, 3, 5],
      [
        RecallFoods.tomato, RecallFoods.bread, RecallFoods.fries, RecallFoods.cola,
        RecallFoods.almonds, RecallFoods.cookie,
      ]
    ).insights(common)
    #expect(insights.state == .usual)
    #expect(
      insights.foods.map { $0.latest.title } == [
        "Cookie", "Soft drink, cola", "Potato, french fries", "Bread, white",
      ])
    #expect(insights.top.count == FoodInsights.mostTop)
    #expect(insights.foods.map { $0.key.text }.prefix(2) == ["code:53201000", "common:cola"])
  }

  @Test("Seen on more days, a food comes before one that is as dense")
  func days() {
    var bench = eaten([1, 3, 5], [RecallFoods.bread])
    var rolls = RecallFoods.bread
    rolls = RecallFoods.food(51_101_001, "Rolls", energy: 265, category: 4204)
    bench.eat(rolls, on: today.adding(days: -1))
    #expect(bench.insights().foods.map { $0.days } == [3, 1])
    // As many days, but more of it.
    var more = eaten([1, 3], [RecallFoods.bread])
    for back in [1, 3] {
      more.eat(rolls, on: today.adding(days: -back), Helping(3000, weighing: 1000))
    }
    #expect(more.insights().foods.first?.latest.title == "Rolls")
  }

  @Test("Added sugar lifts a food above one that is only as dense, and unknown lifts nothing")
  func sugar() {
    let plain = RecallFoods.food(50_000_001, "Plain", energy: 300)
    let sweet = RecallFoods.food(50_000_002, "Sweet", energy: 300, addedSugars: 2000)
    let unknown = RecallFoods.food(50_000_003, "Unknown", energy: 300, addedSugars: nil)
    let insights = eaten([1, 3], [plain, unknown, sweet]).insights()
    #expect(insights.foods.map { $0.latest.title } == ["Sweet", "Plain", "Unknown"])
    #expect(insights.foods[0].score > insights.foods[1].score)
    #expect(insights.foods[1].score == insights.foods[2].score)
    #expect(insights.foods[1].addedSugar == 0 && insights.foods[2].addedSugar == nil)
  }

  @Test("The score is what its formula says")
  func formula() {
    // On 2 of 2 days, one usual amount each; 480 kcal and 30 g of added sugar in 100 g.
    let cookie = eaten([1, 3], [RecallFoods.cookie, RecallFoods.tomato]).insights().foods[0]
    #expect(cookie.score == (1000 + 333) * (960 + 600))
    #expect(cookie.density == 480 && cookie.addedSugar == 600 && cookie.energy == 960)
    #expect(
      cookie.reasons == [.days(2, of: 2), .density(480), .addedSugar(300)])
  }

  @Test("The energy is told in the measure in which the food was last said")
  func measure() {
    var bench = eaten([3], [RecallFoods.fries])
    bench.eat(
      RecallFoods.fries, on: today.adding(days: -1),
      Helping(2000, of: "1 small order", weighing: 710))
    let fries = bench.insights(common).foods[0]
    #expect(fries.latest.helping.measure == "1 small order" && fries.measureEnergy == 443)
    #expect(fries.days == 2 && fries.servings == 1000 + 1214)
    #expect(fries.reasons.contains(.density(312)))
  }

  @Test("Told twice with different amounts, a food is told by its day")
  func unlike() {
    let day = today.adding(days: -1)
    var bench = eaten([3], [RecallFoods.bread])
    #expect(bench.insights().foods[0].isAlike)
    bench.eat(RecallFoods.bread, on: day, Helping(weighing: 4960))
    bench.eat(RecallFoods.bread, on: day, Helping(500, weighing: 860))
    let bread = bench.insights().foods[0]
    #expect(!bread.isAlike && bread.days == 2)
    #expect(bread.energy.map { ($0 + 1) / 2 } == bread.dayEnergy)
    #expect(bread.dayEnergy! > bread.measureEnergy!)
  }

  @Test("Eggs, a little butter and what a swap offers stand back where anything else is there")
  func minor() {
    let egg = RecallFoods.food(31_103_010, "Egg, boiled", energy: 155, category: 2502)
    let butter = RecallFoods.food(81_100_000, "Butter", energy: 717, category: 8002)
    let popcorn = RecallFoods.food(54_403_010, "Popcorn, air-popped", energy: 387, category: 5006)
    let swap = SwapLibrary.all.contains { $0.parts.contains { $0.code == popcorn.code } }
    func names(_ more: [Food]) -> [String] {
      var bench = eaten([1, 3], [egg, popcorn] + more)
      bench.eat(butter, on: today.adding(days: -1), Helping(weighing: 140))
      return bench.insights().foods.map { $0.latest.title }
    }
    #expect(swap, "what this test takes for the food of a swap")
    #expect(names([RecallFoods.bread]) == [RecallFoods.bread.name])
    #expect(names([]).sorted() == ["Butter", "Egg, boiled", "Popcorn, air-popped"])
  }

  @Test("Foods that are alike are one, own foods are their own")
  func groups() {
    var bench = eaten([1, 3], [RecallFoods.cola])
    let other = RecallFoods.food(92_410_320, "Soft drink, cola, other", energy: 40, category: 7202)
    bench.eat(other, on: today.adding(days: -5))
    let facts = Nutrition(.weight(1000)) { $0 == .energy ? 400 : nil }
    let own = bench.make(
      OwnFood.kind, OwnFood.fields("Bar", facts, portion: "bar", portionWeight: 400))
    let pick = FoodPick(bench.overview.food.ownFoods[0])
    bench.make(
      RecallItem.kind, RecallItem.fields(on: today.adding(days: -1), order: 9, text: "", pick))
    let foods = bench.insights(common).foods
    #expect(foods.first { $0.key == .common("cola") }?.days == 3)
    #expect(foods.contains { $0.key == .food(.own(own)) })
  }

  @Test("Only the last seven recalls of eight weeks count, and none that is still to come")
  func window() {
    let foods = [RecallFoods.cola, RecallFoods.fries]
    #expect(eaten(Array(1...20), foods).insights().coverage.days == FoodInsights.mostRecalls)
    #expect(eaten([57, 90], foods).insights().state == .fewItems(0))
    #expect(eaten([56], foods).insights().state == .oneDay)
    #expect(eaten([-1], foods).insights().state == .fewItems(0))
  }

  @Test("U9: an edit after the analysis makes it stale, looking again does not")
  func stale() {
    var bench = eaten([1, 3], [RecallFoods.cola, RecallFoods.fries])
    let insights = bench.insights(common)
    func isStale() -> Bool { insights.isStale(bench.overview.food.recalls, today: today) }
    #expect(!isStale())
    _ = bench.insights(common)
    bench.begin(today.adding(days: -1))
    #expect(!isStale(), "going through the passes changes no food")
    let id = bench.overview.recall(on: today.adding(days: -1))!.items[0].id
    bench.put(RecallItem.kind, [RecallItem.field(of: .lunch)], id)
    #expect(!isStale(), "nor does a meal")
    bench.put(RecallItem.kind, RecallItem.fields(of: .grams(50)), id)
    #expect(isStale())
    #expect(!bench.insights(common).isStale(bench.overview.food.recalls, today: today))
  }

  @Test("U9: a deleted item, a new one, and another food make it stale as well")
  func staleByItems() {
    let whole = eaten([1, 3], [RecallFoods.cola, RecallFoods.fries])
    let insights = whole.insights(common)
    let id = whole.overview.recall(on: today.adding(days: -1))!.items[0].id
    var deleted = whole
    deleted.write(.delete, id, RecallItem.kind)
    var added = whole
    added.eat(RecallFoods.bread, on: today.adding(days: -8))
    var changed = whole
    changed.put(
      RecallItem.kind, RecallItem.fields(of: FoodPick(RecallFoods.bread, in: .english)), id)
    for bench in [deleted, added, changed] {
      #expect(insights.isStale(bench.overview.food.recalls, today: today))
    }
    deleted.write(.undelete, id, RecallItem.kind)
    #expect(!insights.isStale(deleted.overview.food.recalls, today: today))
  }

  @Test("The same recalls give the same insights, in whatever order they came in")
  func deterministic() {
    var bench = eaten([1, 3, 5], [RecallFoods.cola, RecallFoods.fries, RecallFoods.bread])
    let first = bench.insights(common)
    #expect(bench.insights(common) == first)
    let changes = bench.records
    bench = RecallBench()
    for entity in changes.journal.sorted {
      bench.make(entity.kind, entity.fields, entity.id)
    }
    #expect(bench.insights(common) == first)
  }
}
