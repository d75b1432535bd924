// The library of swaps: each is a real trade, in numbers of the table, in the right order.

import Engine
import Testing

struct SwapLibraryTests {
  private let leastFoods = 40
  private let leastSwaps = 3
  /// Kilocalories, or hundredths of a gram of added sugar, below which a trade is none.
  private let leastDrop: Int64 = 15
  private let leastAddedSugarsDrop: Int64 = 400

  @Test func fortyFoodsHaveThreeSwapsEach() {
    #expect(CommonFood.allCases.count >= leastFoods)
    for food in CommonFood.allCases {
      #expect(SwapLibrary.of(food).count >= leastSwaps, "\(food.rawValue)")
    }
  }

  @Test func everySwapHasAnIdOfItsOwnThatCanBeKept() {
    #expect(Set(SwapLibrary.all.map { $0.id }).count == SwapLibrary.all.count)
    for swap in SwapLibrary.all {
      #expect(swap.id.utf8.count <= 40)
      #expect(swap.id.utf8.allSatisfy { (0x61...0x7A).contains($0) || $0 == 0x2D }, "\(swap.id)")
      #expect(SwapLibrary.swap(swap.id) == swap)
    }
    #expect(SwapLibrary.swap("no-such-swap") == nil)
  }

  @Test func everyPartIsACommonFood() {
    for swap in SwapLibrary.all {
      #expect(!swap.parts.isEmpty)
      for part in swap.parts {
        #expect(StarterFoods.table.food(part.code) != nil, "\(part.code.number) of \(swap.id)")
      }
    }
  }

  @Test func everySwapHasLessEnergyOrLessAddedSugarThanItsFood() {
    for swap in SwapLibrary.all {
      let drop = swap.drop(in: StarterFoods.table) ?? 0
      let addedSugars = swap.addedSugarsDrop(in: StarterFoods.table) ?? 0
      #expect(drop >= leastDrop || addedSugars >= leastAddedSugarsDrop, "\(swap.id): \(drop)")
    }
  }

  @Test func theLargerDropComesFirst() {
    for food in CommonFood.allCases {
      let drops = SwapLibrary.of(food).map { $0.drop(in: StarterFoods.table) ?? -1 }
      #expect(drops == drops.sorted(by: >), "\(food.rawValue): \(drops)")
    }
  }

  @Test func aDropIsCountedOnceAndNeverBelowZero() throws {
    let swap = try #require(SwapLibrary.swap("thin-apple-spritzer"))
    let table = StarterFoods.table
    // 120 g of apple juice at 48 kcal in 100 g; 372 g of cola at 42.
    #expect(swap.energy(in: table) == 58)
    #expect(swap.drop(in: table) == 99)
    let glass = SwapPart(swap.food.usual.code, weight: 2000)
    #expect(swap.drop(from: glass, in: table) == 26)
    let sip = SwapPart(swap.food.usual.code, weight: 500)
    #expect(swap.drop(from: sip, in: table) == 0)
    #expect(swap.addedSugarsDrop(from: sip, in: table) ?? 0 > 0)
  }

  @Test func withoutTheTableNothingIsKnown() throws {
    let swap = try #require(SwapLibrary.all.first)
    let none = FoodTable([])
    #expect(swap.energy(in: none) == nil)
    #expect(swap.drop(in: none) == nil)
    #expect(swap.addedSugarsDrop(in: none) == nil)
  }

  @Test func aFoodOfUnknownAddedSugarMakesTheDropUnknown() throws {
    let swap = try #require(SwapLibrary.swap("banana"))
    var foods: [Food] = []
    for code in [swap.food.usual.code, swap.parts[0].code] {
      foods.append(Food(code: code, name: "x", category: 1, facts: FoodFacts(energy: 100)))
    }
    #expect(swap.drop(in: FoodTable(foods)) == 0)
    #expect(swap.addedSugarsDrop(in: FoodTable(foods)) == nil)
  }
}
