// The name that a common food has in the app leads to that food.
import Engine
import Foods
import Testing

struct CommonFoodNamesTests {
  /// Foods whose name another one has as well, such as two kinds of one dish.
  private static let mostTwins = 8

  @Test("Who types a food's own German name finds it first")
  func ownNames() throws {
    let search = FoodSearch(try FoodAsset.starter().table)
    var others: [String] = []
    for place in 0..<search.table.count {
      let name = search.table.food(at: place).name(in: .german)
      if search.matches(for: name, limit: 1).first?.index != place { others.append(name) }
    }
    #expect(others.count <= CommonFoodNamesTests.mostTwins, "\(others)")
    #expect(!others.contains("Brötchen") && !others.contains("Hamburger"))
  }
}
