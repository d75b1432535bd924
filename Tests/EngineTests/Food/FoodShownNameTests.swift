// What foods are called where people read it.

import Engine
import Testing

struct FoodShownNameTests {
  private static func food(_ code: Int64, _ name: String, german: String? = nil) -> Food {
    Food(
      code: FoodCode(code)!, name: name, germanName: german, category: 1000,
      facts: FoodFacts(energy: 100))
  }

  @Test(
    "What nobody said is left out of an English name",
    arguments: [
      ("Butter, NFS", "Butter"), ("Popcorn, NFS", "Popcorn"),
      ("Chicken, NS as to part and cooking method, NS as to skin eaten", "Chicken"),
      ("Pizza, NS as to type of crust, from restaurant", "Pizza, from restaurant"),
      ("Egg, whole, fried, NS as to fat", "Egg, whole, fried"), ("NFS", "NFS"),
      ("Milk, 2%", "Milk, 2%"), ("Bread, white or NFS", "Bread, white"),
    ])
  func short(name: String, shown: String) {
    let food = Self.food(10_000_001, name)
    #expect(food.name(in: .english) == shown && food.name(in: .german) == shown)
    #expect(FoodPick(food, in: .english).name == shown)
    #expect(FoodPick(food, in: .english).key == .table(food.code) && food.name == name)
  }

  @Test("Foods that would look the same in one list keep their whole names, others are short")
  func distinct() {
    let foods = [
      Self.food(10_000_001, "Coffee, NFS"), Self.food(10_000_002, "Butter, NFS"),
      Self.food(10_000_003, "Coffee, NS as to type", german: "Kaffee"),
    ]
    #expect(
      Food.names(of: foods, in: .english) == ["Coffee, any kind", "Butter", "Coffee, any type"])
    #expect(Food.names(of: foods, in: .german) == ["Coffee", "Butter", "Kaffee"])
  }
}
