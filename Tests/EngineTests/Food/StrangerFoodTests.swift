// What strangers wrote that was read as another food, or as one though it was none.

import Engine
import Testing

@Suite(
  "What a stranger searches for",
  .enabled(if: ReleaseFoods.folder != nil || ReleaseFoods.isProof, ReleaseFoods.absence))
struct StrangerSearchTests {
  private func best(_ query: String) throws -> String? {
    let search = try ReleaseFoods.everyday.get()
    return search.matches(for: query, limit: 1).first.map { search.table.food(at: $0.index).name }
  }

  @Test(
    "A kind of food beats another food that is also called so, and a filler names none",
    arguments: [
      ("granola", "Cereal, granola"), ("tofu plain", "Soybean curd"),
      ("plain tofu", "Soybean curd"), ("soup (any kind)", "Soup"), ("oatmeal", "Oatmeal"),
      ("apple pie a la mode", "Pie, apple"), ("tinned tuna in spring water", "Fish, tuna"),
      ("peas", "Green peas"), ("non-dairy milk", "Non-dairy milk"),
      ("Snickers fun size", "Chocolate candy, nougat"),
    ])
  func found(query: String, name: String) throws {
    let best = try best(query)
    #expect(best?.hasPrefix(name) == true, "\(best ?? "nothing")")
  }

  @Test(
    "Text that no food is called is refused",
    arguments: [
      "hello", "test", "took my vitamins", "at the airport", "ran 5k in 28 minutes",
      "on the train to Boston", "not feeling well", "weight 172 lb", "45 minutes of cycling",
    ])
  func refused(query: String) throws {
    let best = try best(query)
    #expect(best == nil, "\(best ?? "")")
  }

  @Test(
    "A slip of the finger, an unfinished word and a brand still find their food",
    arguments: [
      ("cofee", "Coffee"), ("sushy", "Sushi"), ("brocc", "Broccoli"), ("xoffee", "Coffee"),
      ("chicken nug", "Chicken nuggets"), ("avacado", "Avocado"), ("fage yogurt", "Yogurt"),
      ("aunt mary's chicken soup", "Soup, chicken"),
    ])
  func kept(query: String, name: String) throws {
    let best = try best(query)
    #expect(best?.hasPrefix(name) == true, "\(best ?? "nothing")")
  }
}
