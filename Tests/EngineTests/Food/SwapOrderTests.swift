// The order of swaps, own swaps, and what the table alone suggests.

import Engine
import Testing

private func options(_ drops: [(String, Int64?)]) -> [SwapOption] {
  drops.map { SwapOption($0.0, energy: $0.1.map { 500 - $0 }, insteadOf: 500) }
}

@Suite("Swaps in their order")
struct SwapOrderTests {
  private let four = options([("a", 50), ("b", nil), ("c", 200), ("d", 50)])

  private func order(_ goTo: String?, _ refused: Set<String> = []) -> [String] {
    SwapOrder(four, goTo: goTo, refused: refused).options.map { $0.id }
  }

  @Test("Healthier first, equal ones as in the library, unknown ones behind")
  func healthier() { #expect(order(nil) == ["c", "a", "d", "b"]) }

  @Test("The go-to first, also where it saves less")
  func goTo() { #expect(order("d") == ["d", "c", "a", "b"]) }

  @Test("Refused ones last, in their order")
  func refused() {
    #expect(order(nil, ["c"]) == ["a", "d", "b", "c"])
    #expect(order("a", ["c", "d"]) == ["a", "b", "c", "d"])
    #expect(order(nil, ["a", "b", "c", "d"]) == ["c", "a", "d", "b"])
  }

  @Test("The go-to is the chosen one, else the first that is not refused, else none")
  func standIn() {
    func goTo(_ chosen: String?, _ refused: Set<String> = []) -> String? {
      SwapOrder(four, goTo: chosen, refused: refused).goTo
    }
    #expect(goTo("d") == "d" && goTo("d", ["c"]) == "d")
    #expect(goTo(nil) == "c" && goTo(nil, ["c"]) == "a")
    #expect(goTo("d", ["d"]) == nil && order("d", ["d"]) == ["c", "a", "b", "d"])
    #expect(goTo("gone") == "c", "a swap that no library has any more")
    #expect(goTo(nil, ["a", "b", "c", "d"]) == nil)
    #expect(SwapOrder([], goTo: "a", refused: []).goTo == nil)
  }

  @Test("What is refused is remembered, and can be taken back; listing is said apart")
  func marks() throws {
    var bench = RecallBench()
    bench.mark("a", SwapMark.fields("a", refused: true))
    bench.mark("b", SwapMark.fields("b", refused: true))
    bench.mark("b", SwapMark.fields("b", listed: true))
    try bench.reload()
    #expect(bench.overview.food.refused == ["a", "b"] && bench.overview.food.listed == ["b"])
    bench.mark("a", SwapMark.fields("a", refused: false))
    #expect(bench.overview.food.refused == ["b"])
  }

  @Test("An own swap stands beside the others, with the energy of its parts")
  func own() {
    var bench = RecallBench()
    let parts = [
      FoodPart(
        .table(RecallFoods.tomato.code), "Tomatoes", weight: 2000,
        Nutrition(RecallFoods.tomato.facts))!,
      FoodPart(nil, "Almonds", weight: 280, Nutrition(RecallFoods.almonds.facts))!,
    ]
    let target = FocusKey.common("chips")
    let fields = OwnSwap.fields("Tomatoes and almonds", line: "Crunchy", target: target, parts)
    let id = bench.make(OwnSwap.kind, fields)
    let swap = bench.overview.food.ownSwaps(of: target)[0]
    #expect(swap.energy == 204 && swap.line == "Crunchy" && swap.key == "own:" + id.text)
    #expect(SwapUse.longestSwap >= swap.key.utf8.count)
    #expect(bench.overview.food.ownSwaps(of: .common("cola")).isEmpty)
    bench.put(OwnSwap.kind, [Field("title", .text("Almonds"))], id)
    #expect(bench.overview.food.ownSwaps.map { $0.title } == ["Almonds"])
    bench.make(OwnSwap.kind, OwnSwap.fields("No target", line: "", target: target, []))
    #expect(bench.overview.food.ownSwaps.last?.energy == nil)
    bench.make(OwnSwap.kind, [Field("title", .text("x")), Field("target", .text("cola"))])
    #expect(bench.overview.food.ownSwaps.count == 2)
  }
}

@Suite("What stands in for a focus")
struct FocusSwapsTests {
  private static let orange = RecallFoods.food(
    61_119_010, "Orange, raw", energy: 50, category: 6012)
  private static let fizz = RecallFoods.food(
    92_410_210, "Water, carbonated", energy: 0, category: 7802)
  private static let diet = RecallFoods.food(
    92_410_320, "Soft drink, cola, diet", energy: 2, category: 7102)
  private static let table = FoodTable([RecallFoods.cola, orange, fizz, diet, RecallFoods.bread])
  private static let soda = FocusKey.common("sugarySoda")

  @Test("Swaps of the library stand first by what they save, unknown ones and own ones with them")
  func library() {
    var bench = RecallBench()
    let overview = bench.overview
    let swaps = overview.swaps(of: Self.soda, in: Self.table, today: RecallBench().today)
    #expect(swaps.options.count == SwapLibrary.of(.sugarySoda).count)
    #expect(swaps.goTo == "sparkling-orange" && swaps.options[0].energyDrop == 136)
    #expect(swaps.options[1].energyDrop == nil, "its parts are not in this table")
    #expect(overview.usualEnergy(of: Self.soda, in: Self.table) == 156)
    let water = FoodPart(.table(Self.fizz.code), "Fizz", weight: 3000, Nutrition(Self.fizz.facts))!
    let id = bench.make(
      OwnSwap.kind, OwnSwap.fields("Fizz", line: "", target: Self.soda, [water]))
    let own = bench.overview.swaps(of: Self.soda, in: Self.table, today: bench.today)
    #expect(own.options[0] == SwapOption("own:" + id.text, energyDrop: 156))
    bench.mark(own.options[0].id, SwapMark.fields(own.options[0].id, refused: true))
    #expect(
      bench.overview.swaps(of: Self.soda, in: Self.table, today: bench.today).goTo
        == "sparkling-orange")
  }

  @Test("A swap is compared with as much as was last had, not with what is usual")
  func portion() {
    var bench = RecallBench()
    let day = Day(text: "2026-03-01")!
    bench.eat(RecallFoods.cola, on: day, Helping(1000, of: "glass", weighing: 1000))
    let swaps = bench.overview.swaps(of: Self.soda, in: Self.table, today: bench.today)
    #expect(swaps.options.first { $0.id == "sparkling-orange" }?.energyDrop == 22)
    let cola = FocusKey.food(.table(RecallFoods.cola.code))
    let fromTable = bench.overview.swaps(of: cola, in: Self.table, today: bench.today)
    #expect(fromTable.options == [SwapOption("code:92410320", energyDrop: 149)], "another focus")
    bench.eat(RecallFoods.cola, on: bench.today)
    let later = bench.overview.swaps(of: Self.soda, in: Self.table, today: bench.today)
    #expect(later.goTo == "sparkling-orange" && later.options[0].energyDrop == 136)
  }

  @Test("A glass of eight weeks ago still counts, one before that is no portion any more")
  func longAgo() {
    for (daysAgo, drop) in [(FoodInsights.longestAgo, 22), (FoodInsights.longestAgo + 1, 136)] {
      var bench = RecallBench()
      bench.eat(
        RecallFoods.cola, on: bench.today.adding(days: -daysAgo),
        Helping(1000, of: "glass", weighing: 1000))
      let swaps = bench.overview.swaps(of: Self.soda, in: Self.table, today: bench.today)
      #expect(swaps.options.first { $0.id == "sparkling-orange" }?.energyDrop == Int64(drop))
    }
  }

  @Test("A food without swaps of ours has those of the table, by the amount that is usual of it")
  func fromTable() {
    let overview = RecallBench().overview
    let cola = FocusKey.food(.table(RecallFoods.cola.code))
    let swaps = overview.swaps(of: cola, in: Self.table, today: RecallBench().today)
    #expect(swaps.options == [SwapOption("code:92410320", energyDrop: 149)])
    #expect(overview.usualEnergy(of: cola, in: Self.table) == 156)
  }

  @Test("What no table or library knows has no swaps, and nothing breaks")
  func unknown() {
    let overview = RecallBench().overview
    for text in ["common:gone", "code:10000000", "own:00000000000000070000000000000009"] {
      let focus = FocusKey(text: text)!
      #expect(overview.swaps(of: focus, in: Self.table, today: RecallBench().today).options.isEmpty)
      #expect(overview.usualEnergy(of: focus, in: Self.table) == nil)
    }
  }

  @Test("An own food as the focus has own swaps, with what its portion holds")
  func ownFood() {
    var bench = RecallBench()
    let facts = Nutrition(.portion) { $0 == .energy ? 250 : nil }
    let id = bench.make(
      OwnFood.kind, OwnFood.fields("Cake", facts, portion: "slice", portionWeight: nil))
    let focus = FocusKey.food(.own(id))
    let part = FoodPart(
      .table(Self.orange.code), "Orange", weight: 1000, Nutrition(Self.orange.facts))!
    bench.make(OwnSwap.kind, OwnSwap.fields("An orange", line: "", target: focus, [part]))
    #expect(bench.overview.usualEnergy(of: focus, in: Self.table) == 250)
    #expect(
      bench.overview.swaps(of: focus, in: Self.table, today: bench.today).options[0].energyDrop
        == 200)
  }

  @Test("The shopping list is what the go-to and the listed swaps take, each once")
  func shopping() {
    var bench = RecallBench()
    #expect(bench.overview.shoppingParts(on: bench.today, in: Self.table, .english).isEmpty)
    bench.focus(on: Self.soda)
    bench.goTo("sparkling-orange", of: Self.soda)
    bench.mark("code:92410320", SwapMark.fields("code:92410320", listed: true))
    bench.mark("sparkling-orange", SwapMark.fields("sparkling-orange", listed: true))
    bench.mark("gone", SwapMark.fields("gone", listed: true))
    let parts = bench.overview.shoppingParts(on: bench.today, in: Self.table, .english)
    #expect(
      ShoppingList(parts, []).lines.map { $0.text } == [
        "Water, carbonated", "Orange, raw", "Soft drink, cola, diet",
      ])
    let empty = bench.overview.shoppingParts(on: bench.today, in: FoodTable([]), .german)
    #expect(empty.first?.name == "code:92410210")
  }
}

@Suite("Swaps out of the table")
struct LighterFoodTests {
  private static func food(
    _ number: Int64, _ name: String, _ energy: Int, sugar: Int? = 0, times: Int = 0,
    category: Int = 5002
  ) -> Food {
    RecallFoods.food(
      number, name, energy: energy, addedSugars: sugar, category: category, times: times)
  }

  private static let chips = food(71_200_000, "Potato chips, plain", 540)
  private static let table = FoodTable([
    chips,
    food(71_200_001, "Potato chips, baked", 430, times: 5),
    food(71_200_002, "Potato chips, reduced fat", 431),
    food(71_200_003, "Potato chips, flavored", 530),
    food(71_200_004, "Vegetable chips", 390, times: 9),
    food(71_200_005, "Vegetable crisps", 380, times: 10),
    food(71_200_006, "Shoestring potatoes", 560),
    food(71_200_007, "Popcorn, light", 100, category: 5006),
    food(71_200_008, "Potato sticks", 300, sugar: 100),
    food(71_200_009, "Potato puffs", 300, times: 1),
    food(71_200_010, "Potato clouds", 260),
    food(71_200_011, "Potato air", 120),
  ])

  @Test("The same dish with one thing lighter first, then what saves more, then what is eaten more")
  func order() {
    let lighter = Self.table.lighter(than: Self.chips)
    #expect(
      lighter.map { $0.food.name } == [
        "Potato chips, baked", "Potato chips, reduced fat", "Potato air", "Potato clouds",
        "Vegetable crisps",
      ])
    #expect(lighter.map { $0.isSameDish } == [true, true, false, false, false])
    #expect(lighter[0].energyDrop == 110)
  }

  @Test("Popularity decides between foods that save as much")
  func popularity() {
    let names = Self.table.lighter(than: Self.table.food(at: 6)).map { $0.food.name }
    #expect(
      names == [
        "Potato air", "Potato clouds", "Vegetable crisps", "Vegetable chips", "Potato puffs",
      ])
  }

  @Test("Never another category, a heavier food, or one with more added sugar")
  func never() {
    for place in 0..<Self.table.count {
      let food = Self.table.food(at: place)
      let lighter = Self.table.lighter(than: food)
      #expect(lighter.count <= LighterFood.most)
      for other in lighter {
        #expect(other.food.category == food.category && other.food.code != food.code)
        #expect(other.food.facts.energy <= food.facts.energy)
        if let now = other.food.facts.addedSugars, let then = food.facts.addedSugars {
          #expect(now <= then)
        }
      }
      #expect(lighter == Self.table.lighter(than: food))
    }
  }

  @Test("Less added sugar at the same energy is lighter, an unknown amount is not")
  func sugar() {
    let yogurt = Self.food(11_400_000, "Yogurt, fruit", 90, sugar: 900, category: 1820)
    let plain = Self.food(11_400_001, "Yogurt, plain", 90, category: 1820)
    let unknown = Self.food(11_400_002, "Yogurt, other", 90, sugar: nil, category: 1820)
    let little = Self.food(11_400_003, "Yogurt, less", 90, sugar: 850, category: 1820)
    let table = FoodTable([yogurt, plain, unknown, little])
    let lighter = table.lighter(than: yogurt)
    #expect(lighter.map { $0.food.name } == ["Yogurt, plain"])
    #expect(lighter[0].addedSugarDrop == 900 && lighter[0].energyDrop == 0)
    #expect(table.lighter(than: unknown).isEmpty)
  }

  @Test(
    "Which names are the same dish with one thing lighter",
    arguments: [
      ("Soft drink, cola", "Soft drink, cola, diet", true),
      ("Cola", "Diet cola", true), ("Cola", "Cola zero", true),
      ("Cream cheese, regular", "Cream cheese, light", true),
      ("Milk, whole", "Milk, low fat (1%)", true),
      ("Potato, french fries, fried", "Potato, french fries, baked", true),
      ("Chicken wing, fried", "Chicken wing, baked, skinless", true),
      ("Soft drink, cola, diet", "Soft drink, cola, diet", false),
      ("Soft drink, cola", "Soft drink, cola, vanilla", false),
      ("Soft drink, cola", "Coffee, diet", false),
      ("Cola, diet", "Cola", false), ("Light", "Light, diet", false),
    ])
  func dishes(name: String, other: String, isSame: Bool) {
    let one = Self.food(10_000_001, name, 400)
    let table = FoodTable([one, Self.food(10_000_002, other, 200)])
    // What is called the same is not suggested at all.
    let expected = name == other ? [] : [isSame]
    #expect(table.lighter(than: one).map { $0.isSameDish } == expected)
  }

  @Test("Diet kinds are found although they have a category of their own, other drinks are not")
  func acrossCategories() {
    let diet = Self.food(92_410_320, "Soft drink, cola, diet", 2, category: 7102)
    let table = FoodTable([
      RecallFoods.cola, diet,
      Self.food(92_410_410, "Soft drink, cream soda, diet", 1, category: 7102),
      Self.food(94_000_000, "Water, tap", 0, category: 7702),
      Self.food(50_000_000, "Soft drink, cola, zero", 1, category: 5802),
    ])
    #expect(table.lighter(than: RecallFoods.cola).map { $0.food } == [diet])
  }

  @Test("Of two lighter kinds the one with the closer name goes first")
  func closest() {
    let yogurt = Self.food(11_400_000, "Yogurt, whole milk, vanilla", 90, category: 1820)
    let table = FoodTable([
      yogurt, Self.food(11_400_001, "Yogurt, nonfat milk", 40, times: 9, category: 1820),
      Self.food(11_400_002, "Yogurt, low fat milk, vanilla", 70, category: 1820),
    ])
    let lighter = table.lighter(than: yogurt)
    #expect(lighter.map { $0.food.facts.energy } == [70, 40])
    #expect(lighter.allSatisfy { $0.isSameDish })
  }

  @Test("Only what is worth it is suggested: a fifth of the energy, or three grams of added sugar")
  func worth() {
    let base = Self.food(10_000_001, "Base", 400, sugar: 1000)
    let cases: [(energy: Int, sugar: Int, isWorth: Bool)] = [
      (320, 1000, true), (321, 1000, false), (400, 700, true), (400, 701, false), (401, 0, false),
      (300, 1001, false),
    ]
    for (energy, sugar, isWorth) in cases {
      let table = FoodTable([base, Self.food(10_000_002, "Other", energy, sugar: sugar)])
      #expect(table.lighter(than: base).isEmpty != isWorth, "\(energy) \(sugar)")
    }
    let broccoli = Self.food(72_201_100, "Broccoli", 39, category: 6402)
    let raab = Self.food(72_202_020, "Broccoli raab", 25, category: 6402)
    #expect(FoodTable([broccoli, raab]).lighter(than: broccoli).isEmpty)
  }

  @Test("In German those with a German name, and two others only where there is none")
  func german() {
    var foods = (1...8).map { Self.food(Int64(10_000_000 + $0), "Food \($0)", 100 + 10 * $0) }
    let base = Self.food(10_000_009, "Base", 400)
    #expect(FoodTable(foods + [base]).lighter(than: base).count == LighterFood.most)
    #expect(
      FoodTable(foods + [base]).lighter(than: base, .german).count == LighterFood.mostForeign)
    foods[5].germanName = "Essen"
    let found = FoodTable(foods + [base]).lighter(than: base, .german)
    #expect(found.map { $0.food.germanName } == ["Essen"])
  }

  @Test("What would be called the same is suggested once, and never as the food itself")
  func sameName() {
    let base = Self.food(10_000_001, "Stew", 400)
    let table = FoodTable([
      base, Self.food(10_000_002, "Stew, NFS", 200), Self.food(10_000_003, "Soup, NFS", 210),
      Self.food(10_000_004, "Soup, NS as to meat", 205),
    ])
    #expect(table.lighter(than: base).map { $0.food.code.number } == [10_000_003])
  }

  @Test("A food without a category, and one without energy, have nothing lighter")
  func none() {
    let water = Self.food(94_000_000, "Water", 0, category: 7702)
    let odd = Self.food(94_000_001, "Odd", 100, category: 9999)
    let table = FoodTable([water, odd, Self.food(94_000_002, "Odder", 10, category: 9999)])
    #expect(table.lighter(than: water).isEmpty && table.lighter(than: odd).isEmpty)
    #expect(FoodTable([]).lighter(than: water).isEmpty)
  }
}
