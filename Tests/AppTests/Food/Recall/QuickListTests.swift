// The first pass: lines, what is found while typing, recent foods, and words that name no food.
import App
import Engine
import Testing

struct QuickListTests {
  @Test("A whole line becomes its foods with their amounts; what was not eaten stays out")
  func line() {
    let tab = recallTab()
    tab.add("diet cola, popcorn and two eggs, no pizza")
    #expect(tab.items.map { $0.title } == ["Diet cola", "Popcorn", "Egg, boiled"])
    #expect(tab.items[2].helping == Helping(2000, of: "1 egg", weighing: 500))
    #expect(tab.items[0].helping == Helping(weighing: 1000))
    #expect(tab.parts.fields["recall-typed"]?.value == "")
    #expect(tab.parts.words.contains("3 things so far"))
  }

  @Test("A press on what was found adds that food, and all that was typed before it")
  func found() {
    let tab = recallTab()
    tab.type("two coffees, ban", into: "recall-typed")
    #expect(tab.rowKeys("found-").first == "found-code:63107010")
    #expect(tab.parts.words.contains("1 food"))
    tab.tap("found-code:63107010")
    #expect(tab.items.map { $0.title } == ["Coffee", "Banana"])
    #expect(tab.items[0].helping.amount == 2000)
  }

  @Test("The amount before an unfinished word goes along")
  func amount() {
    let tab = recallTab()
    tab.type("3 appl", into: "recall-typed")
    tab.tap("found-code:63101000")
    #expect(tab.items.map { $0.helping.amount } == [3000])
  }

  @Test("A written amount goes over to the food that is picked, in the measures of that one")
  func otherFood() {
    let tab = recallTab()
    tab.add("2 cups zzyzx")
    #expect(tab.items[0].food == nil && tab.page.contains("Not matched yet"))
    let id = tab.items[0].id
    tab.send(.recalls(.matched(id, .table(FoodCode(56_205_000)!))))
    #expect(tab.items[0].helping == Helping(2000, of: "1 cup", weighing: 1580))
    tab.send(.recalls(.matched(id, .table(FoodCode(92_410_310)!))))
    #expect(tab.items[0].helping == Helping(2000, of: "1 cup", weighing: 2480))
    tab.send(.recalls(.matched(id, .table(FoodCode(91_746_100)!))))
    #expect(tab.items[0].helping == Helping(2000, of: "1 cup, as water", weighing: 2400))
    #expect(tab.page.contains("2 × cup, as water".replacing(" ×", with: "\u{A0}×")))
    tab.send(.recalls(.matched(id, .table(FoodCode(75_143_000)!))))
    #expect(tab.items[0].helping == Helping(2000, of: "1 cup", weighing: 550))
  }

  @Test("Nothing typed adds nothing", arguments: ["", "   ", ",,", "no soda"])
  func nothing(line: String) {
    let tab = recallTab()
    tab.add(line)
    #expect(tab.recall() == nil)
  }

  @Test("Words that name no food stay as they are, and are asked about one at a time")
  func unmatched() {
    let tab = recallTab()
    tab.add("zorkle, apple, blimp")
    #expect(tab.items.map { $0.food == nil } == [true, false, true])
    let first = tab.items[0].id
    #expect(tab.parts.cards.contains("unmatched-" + first.text))
    #expect(tab.parts.rows.filter { $0.detail == "Not matched yet" }.count == 2)
    tab.tap("leave-food")
    #expect(tab.parts.cards.contains("unmatched-" + tab.items[2].id.text))
    tab.tap("find-food")
    tab.type("bread", into: "item-food")
    tab.tap("other-code:51000110")
    #expect(tab.items[2].title == "Bread" && tab.items[2].text == "blimp")
  }

  @Test("A guess for unknown words keeps the amount that was written")
  func guess() {
    let tab = recallTab()
    tab.add("2 applish pies")
    let id = tab.items[0].id
    if tab.items[0].food == nil { tab.send(.recalls(.matched(id, SomeFoods.cola.key))) }
    #expect(tab.items[0].helping.amount == 2000)
  }

  @Test("At most eight recent foods stand there as chips, without those of the day")
  func recent() {
    let foods = (0..<12).map { SomeFoods.table.food(at: $0) }
    var drafts: [Draft] = []
    for (number, food) in foods.enumerated() {
      drafts.append(GivenFood.item(number, "2026-03-05", food, meal: .lunch))
    }
    let tab = recallTab(drafts)
    func chips() -> [String] { tab.controls.keys.filter { $0.hasPrefix("recent-") } }
    #expect(chips().count == 8)
    let first = chips()[0]
    tab.tap(first)
    #expect(tab.items.map { $0.title } == [foods[11].name] && tab.items[0].meal == nil)
    #expect(!chips().contains(first) && chips().count == 8)
    tab.type("x", into: "recall-typed")
    #expect(chips().isEmpty)
  }

  @Test("What is added while a meal is picked belongs to it")
  func mealOfNext() {
    let tab = recallTab()
    tab.tap("next-meal-breakfast")
    tab.add("coffee")
    tab.tap("next-meal-none")
    tab.add("pizza")
    #expect(tab.items.map { $0.meal } == [.breakfast, nil])
  }

  @Test("Without the table words and own foods do")
  func withoutTable() {
    let own = Draft.create(
      Given.name(90), kind: OwnFood.kind,
      OwnFood.fields("Grandma's soup", .unknown, portion: "1 bowl", portionWeight: 3000))
    let tab = recallTab([own], hasTable: false)
    tab.type("grandma", into: "recall-typed")
    #expect(tab.rowKeys("found-").count == 1)
    tab.tap(tab.rowKeys("found-")[0])
    tab.add("something green")
    #expect(tab.items.map { $0.title } == ["Grandma's soup", "something green"])
    #expect(tab.items[0].helping.weight == 3000 && tab.items[1].food == nil)
    #expect(tab.parts.cards.allSatisfy { !$0.hasPrefix("unmatched-") })
  }

  @Test("An added line is one step to take back, and takes the recall that it began along")
  func undo() {
    let tab = recallTab()
    tab.add("coffee, bread")
    tab.press("undo")
    #expect(tab.recall() == nil)
    tab.add("tea")
    #expect(tab.items.map { $0.title } == ["Tea"])
  }

  @Test("What is being typed stays when another day is looked at, and goes to the day shown")
  func anotherDay() {
    let tab = recallTab()
    tab.type("tea", into: "recall-typed")
    tab.tap("recall-before")
    #expect(tab.state.desk.route == .recallDay(Day(text: "2026-03-08")!))
    tab.tap("recall-add")
    #expect(tab.recall("2026-03-08")?.items.count == 1 && tab.recall() == nil)
  }

  @Test("A day has one recall, whichever way one comes to it")
  func oneADay() {
    let tab = recallTab()
    tab.add("tea")
    tab.receive(.addressed("#/recall/2026-03-09"))
    tab.add("coffee")
    #expect(tab.entities(Recall.kind).count == 1 && tab.items.count == 2)
  }

  @Test("A day takes so many items and no more")
  func full() {
    let tab = recallTab()
    tab.add([String](repeating: "tea", count: 250).joined(separator: ", "))
    tab.add([String](repeating: "tea", count: 100).joined(separator: ", "))
    #expect(tab.items.count == Recall.mostItems)
  }
}

extension Food {
  var key: FoodKey { .table(code) }
}
