// Searching for what somebody calls a dish: the title of a recipe.

import Engine
import Testing

@Suite(
  "The title of a recipe",
  .enabled(if: ReleaseFoods.folder != nil || ReleaseFoods.isProof, ReleaseFoods.absence))
struct RecipeTitleTests {
  private func names(_ title: String, _ limit: Int) throws -> [String] {
    let search = try ReleaseFoods.everyday.get()
    return search.matches(for: title, limit: limit).map { search.table.food(at: $0.index).name }
  }

  @Test(
    "A title is answered by its dish first, whatever is said around it",
    arguments: [
      ("Best ever banana bread", "Bread, fruit"), ("Grandma's Sunday pot roast", "Beef, pot roast"),
      ("Weeknight turkey taco skillet", "Taco"), ("Easy 30-minute beef stroganoff", "Beef strog"),
      ("Fluffy buttermilk pancakes", "Pancakes, plain"), ("diet mt dew", "Soft drink, fruit"),
      ("Omas Kartoffelsuppe mit Würstchen", "Soup, potato"),
    ])
  func first(title: String, name: String) throws {
    let best = try names(title, 1).first
    #expect(best?.hasPrefix(name) == true, "\(best ?? "nothing")")
  }

  @Test(
    "Among ten stand foods that have most of the title's words, also where no food is called so",
    arguments: [
      ("Creamy tuscan sausage gnocchi soup", "Gnocchi"),
      ("Creamy tuscan sausage gnocchi soup", "Soup"),
      ("The ultimate vegan lentil bolognese", "Lentil"),
      ("Honey garlic shrimp stir-fry", "Asian stir fry"), ("Old fashioned apple crisp", "Crisp"),
      ("Healthy zucchini lasagna rolls", "Lasagna"),
      ("Healthy zucchini lasagna rolls", "Summer squash"),
    ])
  func ten(title: String, name: String) throws {
    let found = try names(title, 10)
    #expect(found.contains { $0.hasPrefix(name) }, "\(found)")
  }

  @Test("A term that a food has whole gets no others behind it")
  func noFiller() throws {
    #expect(try names("diet coke", 25).allSatisfy { !$0.contains("ayonnaise") })
  }

  @Test(
    "A text of which a food has but one word stays refused",
    arguments: [
      "the weather was lovely", "paid the electricity bill", "call mom about the weekend",
    ])
  func refused(text: String) throws {
    #expect(try names(text, 10) == [])
  }
}
