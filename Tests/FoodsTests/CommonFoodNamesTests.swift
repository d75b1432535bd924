// The German name that a common food has in the app leads to that food.
import Engine
import Foods
import Testing

struct CommonFoodNamesTests {
  /// Names that another food has as well, or of which people mean another one more often.
  private static let shared: Set<String> = [
    "Beeren", "Blattsalat", "Ciabatta", "Cocktail", "Mischbrot", "Mousse au Chocolat", "Müsli",
    "Ofenkartoffel", "Pfirsiche aus der Dose", "Popcorn", "Spinat", "Taco", "Trinkpäckchen",
    "Veggie-Burger",
  ]

  @Test("Who types a food's own German name finds it first")
  func ownNames() throws {
    let search = FoodSearch(try FoodAsset.starter().table)
    for place in 0..<search.table.count {
      let name = search.table.food(at: place).name(in: .german)
      let isFirst = search.matches(for: name, limit: 1).first?.index == place
      #expect(isFirst || CommonFoodNamesTests.shared.contains(name), "\(name)")
    }
  }
}
