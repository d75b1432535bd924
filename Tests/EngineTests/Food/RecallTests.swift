// Recalls: one a date, in passes that can be left and taken up again, items stay readable.

import Engine
import Testing

private let monday = Day(text: "2026-03-02")!
private let sunday = Day(text: "2026-03-01")!

@Suite("A recall")
struct RecallTests {
  @Test("It is about yesterday unless another day is chosen")
  func usualDay() {
    #expect(Recall.usualDay(today: monday) == sunday)
    #expect(Recall.identifier(on: sunday) != Recall.identifier(on: monday))
  }

  @Test("There is one a date, on however many devices it is begun")
  func oneADate() {
    var bench = RecallBench()
    bench.begin(sunday)
    bench.begin(sunday)
    bench.eat(RecallFoods.cola, on: sunday)
    #expect(bench.overview.recalls.count == 1)
    #expect(bench.overview.recall(on: sunday)?.items.count == 1)
    #expect(bench.overview.recall(on: monday) == nil)
  }

  @Test("The passes follow each other, and each can be skipped or gone back to")
  func passes() {
    var pass = RecallPass.quickList
    var seen = [pass]
    while let next = pass.next {
      #expect(next.previous == pass)
      pass = next
      seen.append(pass)
    }
    #expect(seen == RecallPass.allCases && RecallPass.quickList.previous == nil)
    var bench = RecallBench()
    bench.begin(sunday)
    let id = Recall.identifier(on: sunday)
    for pass in [RecallPass.lastLook, .quickList, .portion] {
      bench.put(Recall.kind, [Recall.field(of: pass)], id)
      #expect(bench.overview.recall(on: sunday)?.pass == pass)
    }
  }

  @Test("It goes on in the pass in which it was left, after the page was gone")
  func resumed() throws {
    var bench = RecallBench()
    bench.begin(sunday)
    bench.eat(RecallFoods.cola, on: sunday)
    let id = Recall.identifier(on: sunday)
    bench.put(Recall.kind, [Recall.field(of: .forgotten), Recall.field(asked: .drinks)], id)
    bench.put(Recall.kind, [Recall.field(asked: .sweets)], id)
    try bench.reload()
    let recall = try #require(bench.overview.recall(on: sunday))
    #expect(recall.pass == .forgotten && recall.asked == [.drinks, .sweets])
    #expect(recall.nextForgotten == .alcohol && !recall.isComplete)
    #expect(recall.items.map { $0.title } == ["Soft drink, cola"])
  }

  @Test("What people forget is asked about in the order of the method")
  func forgotten() {
    #expect(
      ForgottenFood.allCases.map { $0.rawValue } == [
        "drinks", "alcohol", "sweets", "snacks", "produce", "cheese", "bread", "other",
      ])
  }

  @Test("A complete one can be edited and stays complete")
  func complete() {
    var bench = RecallBench()
    bench.begin(sunday)
    let id = bench.eat(RecallFoods.cola, on: sunday)
    bench.put(Recall.kind, [Recall.completeField], Recall.identifier(on: sunday))
    bench.put(RecallItem.kind, RecallItem.fields(of: .grams(200)), id)
    let recall = bench.overview.recall(on: sunday)
    #expect(recall?.isComplete == true && recall?.items[0].helping.weight == 2000)
  }

  @Test("Two devices that write different items, and different fields of one, both win")
  func merged() {
    var bench = RecallBench()
    let id = bench.eat(RecallFoods.cola, on: sunday)
    // Another device: a meal for the first item, and an item in the same place.
    bench.put(RecallItem.kind, [RecallItem.field(of: .lunch)], id)
    bench.make(
      RecallItem.kind,
      RecallItem.fields(
        on: sunday, order: 0, text: "fries", FoodPick(RecallFoods.fries, in: .english)))
    bench.put(RecallItem.kind, RecallItem.fields(of: Helping(2000, weighing: 3550)), id)
    let items = bench.overview.recall(on: sunday)!.items
    #expect(items.count == 2)
    #expect(items[0].meal == .lunch && items[0].helping.weight == 7100)
  }

  @Test("Items stand in the person's order, whatever came in first")
  func order() {
    var bench = RecallBench()
    for order in [3, 0, 2, 1] as [Int64] {
      bench.make(
        RecallItem.kind,
        RecallItem.fields(on: sunday, order: order, text: "item \(order)", nil))
    }
    let recall = bench.overview.recall(on: sunday)!
    #expect(recall.items.map { $0.title } == ["item 0", "item 1", "item 2", "item 3"])
    #expect(recall.nextOrder == 4 && recall.withoutFood.count == 4)
  }

  @Test("An item takes the usual amount, the first measure, or 100 g, in this order")
  func usualAmount() {
    let usual = FoodPick(RecallFoods.fries, in: .english).usual
    #expect(usual.weight == 1170 && usual.amount == Entry.unit && usual.measure.isEmpty)
    var measured = RecallFoods.fries
    measured.usualWeight = nil
    let first = FoodPick(measured, in: .english).usual
    #expect(first.weight == 710 && first.measure == "1 small order")
    measured.portions = []
    #expect(FoodPick(measured, in: .english).usual == .grams(100))
  }

  @Test("Meals and times may be missing, and are asked for then")
  func meals() {
    var bench = RecallBench()
    let first = bench.eat(RecallFoods.cola, on: sunday)
    let second = bench.eat(RecallFoods.fries, on: sunday)
    #expect(bench.overview.recall(on: sunday)?.withoutMeal.count == 2)
    let noon = TimeOfDay(hour: 12, minute: 30)!
    bench.put(RecallItem.kind, [RecallItem.field(of: noon)], first)
    bench.put(RecallItem.kind, [RecallItem.field(of: .dinner)], second)
    #expect(bench.overview.recall(on: sunday)?.withoutMeal.isEmpty == true)
    bench.put(RecallItem.kind, [RecallItem.field(of: nil as TimeOfDay?)], first)
    bench.put(RecallItem.kind, [RecallItem.field(of: nil as Meal?)], second)
    #expect(bench.overview.recall(on: sunday)?.withoutMeal.count == 2)
    #expect(Meal.usual(at: noon) == .lunch && Meal.usual(at: .midnight) == .snack)
  }

  @Test("A copy has items of its own behind those that are there; the source stays")
  func copied() {
    var bench = RecallBench()
    let id = bench.eat(RecallFoods.cola, on: sunday)
    bench.put(RecallItem.kind, [RecallItem.field(of: .lunch)], id)
    bench.eat(RecallFoods.fries, on: sunday, Helping(2000, weighing: 710))
    bench.eat(RecallFoods.bread, on: monday)
    let source = bench.overview.recall(on: sunday)!
    let entropy = Entropy(seed: [UInt8](repeating: 5, count: 16))
    let drafts = source.copied(to: monday, behind: bench.overview.recall(on: monday), entropy)
    for draft in drafts { bench.apply(draft) }
    let copy = bench.overview.recall(on: monday)!
    #expect(
      copy.items.map { $0.title } == ["Bread, white", "Soft drink, cola", "Potato, french fries"])
    #expect(copy.items[1].meal == .lunch && copy.items[2].helping.weight == 1420)
    #expect(copy.items.map { $0.nutrition }.suffix(2) == source.items.map { $0.nutrition }[...])
    #expect(Set(copy.items.map { $0.id }).isDisjoint(with: source.items.map { $0.id }))
    bench.write(.delete, copy.items[1].id, RecallItem.kind)
    #expect(bench.overview.recall(on: sunday) == source)
  }

  @Test("A day takes 200 items; further ones are kept, and not shown")
  func mostItems() {
    var bench = RecallBench()
    for order in 0..<205 {
      bench.make(
        RecallItem.kind,
        RecallItem.fields(on: sunday, order: Int64(order), text: "item \(order)", nil))
    }
    let recall = bench.overview.recall(on: sunday)!
    #expect(recall.items.count == Recall.mostItems && bench.records.all.count == 205)
    let entropy = Entropy(seed: [UInt8](repeating: 5, count: 16))
    #expect(recall.copied(to: monday, behind: recall, entropy).isEmpty)
    #expect(Set(recall.copied(to: monday, behind: nil, entropy).map { $0.id }).count == 200)
  }

  @Test("Deleted items are gone, and a day without any is none")
  func deleted() {
    var bench = RecallBench()
    let id = bench.eat(RecallFoods.cola, on: sunday)
    bench.write(.delete, id, RecallItem.kind)
    #expect(bench.overview.recalls.isEmpty)
    bench.write(.undelete, id, RecallItem.kind)
    #expect(bench.overview.recall(on: sunday)?.items.count == 1)
    bench.begin(sunday)
    let all = bench.overview.recall(on: sunday)!.belongings
    #expect(all.map { $0.kind } == [Recall.kind, RecallItem.kind])
    for thing in all { bench.write(.delete, thing.id, thing.kind) }
    #expect(bench.overview.recalls.isEmpty)
  }

  @Test("Recent foods are each there once, the newest first")
  func recent() {
    var bench = RecallBench()
    for offset in 0..<100 {
      let food = [RecallFoods.cola, RecallFoods.fries, RecallFoods.bread][offset % 3]
      bench.eat(food, on: sunday.adding(days: offset - 100))
    }
    let recent = bench.overview.food.recalls.recentItems
    #expect(
      recent.map { $0.title } == ["Soft drink, cola", "Bread, white", "Potato, french fries"])
  }

  @Test("What a hostile device writes is bounded or no item")
  func hostile() {
    var bench = RecallBench()
    let long = String(repeating: "ä", count: 5000)
    let fields = RecallItem.fields(on: sunday, order: .max, text: long, nil)
    bench.make(
      RecallItem.kind,
      fields.filter { $0.name != "text" } + [
        Field("text", .text(long)), Field("name", .text(long)), Field("amount", .int(.max)),
        Field("weight", .int(.max)), Field("facts", .list([.int(-5), .int(.max)])),
        Field("category", .int(.min)), Field("time", .int(1440)), Field("meal", .text("tea")),
        Field("food", .text("code:123")),
      ])
    for day in [Int64.min, .max, -25_568] {
      bench.make(RecallItem.kind, [Field("day", .int(day)), Field("text", .text("x"))])
      bench.make(Recall.kind, [Field("day", .int(day))])
    }
    bench.make(RecallItem.kind, [Field("day", .int(0))])
    #expect(bench.overview.recalls.count == 1)
    let item = bench.overview.recalls[0].items[0]
    #expect(item.text.count == RecallItem.longestText && item.name.count == RecallItem.longestName)
    #expect(item.helping.amount == Helping.amounts.upperBound && item.helping.weight == nil)
    #expect(item.food == nil && item.time == nil && item.meal == nil && item.category == 0)
    #expect(item.nutrition == .unknown && item.order == RecallItem.orders.upperBound)
  }
}
