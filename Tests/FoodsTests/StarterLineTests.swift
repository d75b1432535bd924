// Lines that the built-in table once read as other foods than anybody means.

import Engine
import Foods
import Testing

@Suite("Lines and the built-in table")
struct StarterLineTests {
  private static let lines: [(text: String, names: [String])] = [
    ("I'm having a burger and fries", ["Hamburger", "French fries, fast food"]),
    ("fries", ["French fries, fast food"]),
    ("a glass of non-dairy milk", ["Soy milk"]),
    ("dairy-free milk", ["Soy milk"]),
    ("Pflanzenmilch", ["Soy milk"]),
    ("soup (any kind)", ["Chicken soup"]),
    ("toast (buttered) and coffee (black)", ["Toast, white", "Coffee, black"]),
  ]

  @Test("Each food is the one that is meant, and nothing is added", arguments: lines)
  func names(text: String, names: [String]) throws {
    let search = FoodSearch(try StarterTable.table())
    let read = FoodLine.read(text, in: search).map { mention in
      mention.index.map { search.table.food(at: $0).name } ?? "nothing for \(mention.text)"
    }
    #expect(read == names)
  }

  @Test("What is home fried stays so")
  func homeFries() throws {
    let search = FoodSearch(try StarterTable.table())
    let food = FoodLine.read("home fries", in: search).first?.index
    #expect(food.map { search.table.food(at: $0).name } == "Home fries")
  }
}
