// Figures over time, and the shopping list.

import Engine
import Testing

private let cola = FocusKey.common("cola")

private func noon(_ day: String) -> Instant { UTCOffset.utc.instant(Day(text: day)!, .noon) }

@Suite("Food over time")
struct FoodWeekTests {
  private func common(_ code: FoodCode, _ category: Int) -> String? {
    category == 7202 ? "cola" : nil
  }

  private func lived() -> RecallBench {
    var bench = RecallBench()
    bench.eat(RecallFoods.cola, on: Day(text: "2026-03-02")!)
    bench.eat(RecallFoods.cola, on: Day(text: "2026-03-04")!)
    bench.eat(RecallFoods.cookie, on: Day(text: "2026-03-04")!)
    bench.begin(Day(text: "2026-03-05")!)
    bench.use("a", of: cola, energy: 150)
    bench.now = noon("2026-03-03")
    bench.use("a", of: cola)
    bench.now = noon("2026-03-17")
    bench.use("b", of: cola)
    return bench
  }

  @Test("Each week has its recalls, swaps, energy, streak and top foods")
  func figures() {
    let bench = lived()
    let weeks = bench.overview.foodWeeks(today: bench.today, common: common)
    #expect(weeks.map { $0.week.text } == ["2026-03-02", "2026-03-09", "2026-03-16"])
    #expect(weeks.map { $0.recalls } == [2, 0, 0], "a recall without items is none")
    #expect(weeks.map { $0.swapsUsed } == [2, 0, 1])
    #expect(weeks.map { $0.energyTraded } == [150, nil, nil], "unknown is not 0")
    #expect(weeks.map { $0.streak } == [0, 0, 1])
    #expect(weeks[0].topFoods.map { $0.key.text } == ["common:cola", "code:53201000"])
    #expect(weeks[0].topFoods.map { $0.days } == [2, 1] && weeks[1].topFoods.isEmpty)
  }

  @Test("A food that is not among the first of its week was seen all the same")
  func allFoods() {
    let day = Day(text: "2026-03-02")!
    var bench = RecallBench()
    bench.eat(RecallFoods.cola, on: day)
    bench.eat(RecallFoods.cookie, on: day)
    let week = bench.overview.foodWeeks(today: bench.today, common: common)[0]
    #expect(week.foods.count >= week.topFoods.count && week.foods.allSatisfy { $0.days == 1 })
    #expect(Array(week.topFoods) == Array(week.foods.prefix(FoodWeek.mostFoods)))
  }

  @Test("A streak is told as it was at the end of its week")
  func streak() {
    var bench = RecallBench(now: noon("2026-03-07"))
    for day in 7...10 {
      bench.now = noon("2026-03-" + (day < 10 ? "0" : "") + String(day))
      bench.use("a", of: cola)
    }
    let weeks = bench.overview.foodWeeks(today: bench.today, common: common)
    #expect(weeks.map { $0.streak } == [2, 4])
  }

  @Test("No weeks before the first, at most as many as asked for, none of the future")
  func range() {
    #expect(
      RecallBench().overview.foodWeeks(today: Day(text: "2026-03-02")!, common: common).isEmpty)
    let bench = lived()
    let overview = bench.overview
    #expect(overview.foodWeeks(2, today: bench.today, common: common).count == 2)
    #expect(overview.foodWeeks(-5, today: bench.today, common: common).count == 1)
    let late = Day(text: "2029-01-01")!
    #expect(overview.foodWeeks(today: late, common: common).count == FoodWeek.mostShown)
    #expect(overview.foodWeeks(today: Day(text: "2026-02-01")!, common: common).isEmpty)
    #expect(overview.swapMarks(today: Day(text: "2026-02-01")!) == nil)
  }
}

@Suite("The shopping list")
struct ShoppingListTests {
  private let parts = [
    ShoppingPart(key: "code:94100100", name: "Water"), ShoppingPart(key: "lemon", name: "Lemon"),
    ShoppingPart(key: "code:94100100", name: "Water"),
  ]

  @Test("It is what the swaps take, each once, and one's own lines behind")
  func derived() {
    var bench = RecallBench()
    bench.make(ShoppingLine.kind, ShoppingLine.fields(part: "", text: "Rye bread"))
    let list = ShoppingList(parts, bench.overview.food.shopping)
    #expect(list.lines.map { $0.text } == ["Water", "Lemon", "Rye bread"])
    #expect(list.text == "- Water\n- Lemon\n- Rye bread\n")
    #expect(ShoppingList([], []).text.isEmpty)
  }

  @Test("Lines can be renamed, bought and left out, and come back so")
  func edits() throws {
    var bench = RecallBench()
    func put(_ part: String, _ fields: [Field]) {
      bench.put(ShoppingLine.kind, fields, ShoppingLine.identifier(of: part))
    }
    put("lemon", ShoppingLine.fields(part: "lemon", text: "Two limes"))
    put("lemon", ShoppingLine.fields(part: "lemon", done: true))
    put("code:94100100", ShoppingLine.fields(part: "code:94100100", gone: true))
    let own = bench.make(ShoppingLine.kind, ShoppingLine.fields(part: "", text: "Tea"))
    try bench.reload()
    let list = ShoppingList(parts, bench.overview.food.shopping)
    #expect(list.lines.map { $0.text } == ["Two limes", "Tea"])
    #expect(list.lines.map { $0.isDone } == [true, false] && list.text == "- Tea\n")
    #expect(list.lines[0].id == ShoppingLine.identifier(of: "lemon") && list.lines[1].id == own)
    bench.write(.delete, own, ShoppingLine.kind)
    put("lemon", ShoppingLine.fields(part: "lemon", done: false))
    #expect(ShoppingList(parts, bench.overview.food.shopping).text == "- Two limes\n")
    // The swap is no longer chosen: its line goes, whatever was said of it.
    #expect(ShoppingList([], bench.overview.food.shopping).lines.isEmpty)
  }

  @Test("One's own lines stand as they were written, and further ones than 200 are not shown")
  func ownLines() {
    var bench = RecallBench()
    for number in 0..<205 {
      bench.make(
        ShoppingLine.kind, ShoppingLine.fields(part: "", text: "line \(number)"),
        Identifier(kind: "test", String(number)))
    }
    let lines = ShoppingList(parts, bench.overview.food.shopping).lines
    #expect(lines.count == 2 + ShoppingLine.most)
    #expect(lines.dropFirst(2).map { $0.text } == (0..<200).map { "line \($0)" })
  }

  @Test("A part of an own swap is its food, or else its name")
  func ownParts() {
    let named = FoodPart(nil, "Cress", weight: 10, .unknown)!
    #expect(ShoppingPart(named) == ShoppingPart(key: "Cress", name: "Cress"))
    let coded = FoodPart(.table(RecallFoods.tomato.code), "Tomato", weight: 10, .unknown)!
    #expect(ShoppingPart(coded).key == "code:74101000")
  }
}
