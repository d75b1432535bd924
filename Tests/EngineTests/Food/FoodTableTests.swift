// The table of foods in memory.

import Engine
import Testing

@Suite("The food table")
struct FoodTableTests {
  @Test("Foods stand in the order of their codes, of twins the first one")
  func order() {
    var twin = FoodSamples.milk
    twin.name = "Another"
    let table = FoodTable([FoodSamples.cola, FoodSamples.milk, twin, FoodSamples.plain])
    #expect(FoodSamples.foods(table) == [FoodSamples.plain, FoodSamples.milk, FoodSamples.cola])
  }

  @Test("A food is found by its code and no other one is")
  func lookUp() {
    let table = FoodSamples.table
    for index in 0..<table.count {
      #expect(table.index(of: table.food(at: index).code) == index)
    }
    #expect(table.food(FoodSamples.code(11_111_001)) == nil)
    #expect(table.food(FoodSamples.code(99_999_999)) == nil)
    #expect(FoodTable([]).food(FoodSamples.code(11_111_000)) == nil)
  }

  @Test("A phrase loses the foods that are not there, and goes when none is left")
  func phrases() {
    let gone = FoodSamples.code(55_555_555)
    let table = FoodTable(
      [FoodSamples.milk],
      phrases: [
        FoodPhrase("one", codes: [gone, FoodSamples.milk.code]), FoodPhrase("two", codes: [gone]),
        FoodPhrase("three", codes: []),
      ])
    #expect(table.phrases == [FoodPhrase("one", codes: [FoodSamples.milk.code])])
  }
}
