// What people call a food beats a food that merely has the word in its name.

import Engine
import Testing

@Suite("Everyday names in the built-in table") struct NicknameTests {
  static let named: [(written: String, food: String)] = [
    ("two eggs", "Boiled egg"), ("an egg", "Boiled egg"), ("3 eggs", "Boiled egg"),
    ("zwei Eier", "Boiled egg"),
    ("scrambled eggs", "Scrambled eggs"), ("a fried egg", "Fried egg"), ("egg salad", "Egg salad"),
    ("granola", "Granola"), ("granola cereal", "Granola"), ("a granola bar", "Granola bar"),
    ("salami", "Salami"), ("milk", "Whole milk"),
  ]

  @Test("A line means the food that is called so", arguments: named)
  func line(written: String, food: String) throws {
    let search = try ReleaseFoods.starter.get()
    let mentions = FoodLine.read(written, in: search)
    #expect(mentions.map { $0.index.map { search.table.food(at: $0).name } } == [food])
  }

  @Test(
    "So does the search",
    arguments: [
      ("eggs", "Boiled egg"), ("egg", "Boiled egg"), ("Eier", "Boiled egg"), ("granola", "Granola"),
    ])
  func search(typed: String, food: String) throws {
    let search = try ReleaseFoods.starter.get()
    let first = search.matches(for: typed + " ", limit: 1).first
    #expect(first.map { search.table.food(at: $0.index).name } == food)
  }

  @Test("Two eggs weigh what two eggs weigh")
  func weight() throws {
    let search = try ReleaseFoods.starter.get()
    let egg = try #require(FoodLine.read("two eggs", in: search).first)
    #expect(egg.index.flatMap { egg.weight(of: search.table.food(at: $0)) } == 1_000)
  }

  @Test(
    "A word about the kind leaves the food what it is",
    arguments: [
      "soup (any kind)", "soup, any kind", "Suppe",
    ])
  func anyKind(written: String) throws {
    let search = try ReleaseFoods.starter.get()
    let foods = FoodLine.read(written, in: search).map { mention in
      mention.index.map { search.table.food(at: $0).name }
    }
    #expect(foods.first == "Chicken soup")
    #expect(foods.dropFirst().allSatisfy { $0 == nil }, "\(foods)")
  }
}
