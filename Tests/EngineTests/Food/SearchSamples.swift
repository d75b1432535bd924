// A table of some dozens of foods that are easily taken for one another.

import Engine

enum SearchSamples {
  static let search = FoodSearch(FoodTable(foods))

  /// The names of what is found, best first.
  static func names(
    _ query: String, limit: Int = 10, preferring: [FoodCode] = []
  ) -> [String] {
    search.matches(for: query, limit: limit, preferring: preferring).map {
      search.table.food(at: $0.index).name
    }
  }

  static func best(_ query: String) -> String? { names(query, limit: 1).first }

  static func code(of name: String) -> FoodCode {
    guard let food = foods.first(where: { $0.name == name }) else {
      preconditionFailure("no food: \(name)")
    }
    return food.code
  }

  private static func food(
    _ code: Int64, _ name: String, _ category: Int, _ times: Int, german: String? = nil,
    _ words: [String] = [], portions: [FoodPortion] = [], usual: Int? = nil
  ) -> Food {
    Food(
      code: FoodSamples.code(code), name: name, germanName: german, words: words,
      category: category, timesReported: times, facts: FoodFacts(energy: 100),
      portions: portions, usualWeight: usual)
  }

  private static let foods: [Food] = drinks + dishes + bakery + plants + infants

  private static let drinks: [Food] = [
    food(
      11_100_000, "Milk, NFS", 1004, 776, german: "Milch",
      portions: [FoodPortion("1 cup", weight: 2_440)], usual: 2_440),
    food(11_112_110, "Milk, reduced fat (2%)", 1004, 15_598),
    food(11_511_000, "Chocolate milk, NFS", 1206, 521, german: "Kakao"),
    food(91_705_060, "Milk chocolate candy", 5702, 90),
    food(
      92_101_000, "Coffee, brewed", 7302, 12_837, german: "Kaffee",
      portions: [FoodPortion("1 cup", weight: 2_400), FoodPortion("1 fl oz", weight: 300)],
      usual: 3_600),
    food(92_101_900, "Coffee, Latte", 7302, 334),
    food(92_101_903, "Coffee, Latte, with non-dairy milk", 7302, 0, ["oat milk; soy milk"]),
    food(11_350_000, "Oat milk", 1902, 5, german: "Hafermilch"),
    food(
      92_410_310, "Soft drink, cola", 7202, 9_462, german: "Cola", ["Coca Cola", "Coke", "Pepsi"],
      portions: [FoodPortion("1 can (12 fl oz)", weight: 3_720)], usual: 3_720),
    food(
      92_410_320, "Soft drink, cola, diet", 7102, 3_697, german: "Cola light",
      ["Diet Coke", "Coke Zero", "sugar free"]),
    food(92_410_510, "Soft drink, fruit flavored", 7202, 6_012, ["7-Up", "Sprite", "soda", "pop"]),
    food(95_310_200, "Energy drink", 7206, 40, ["Red Bull"]),
    food(94_000_100, "Water, tap", 7702, 40_564, german: "Leitungswasser"),
  ]

  private static let dishes: [Food] = [
    food(
      31_101_000, "Egg, whole, boiled or poached", 2502, 300, german: "Ei", ["Eier"],
      portions: [FoodPortion("1 cup", weight: 1_360), FoodPortion("1 egg", weight: 500)]),
    food(25_210_110, "Hot dog, NFS", 2606, 407),
    food(
      58_106_220, "Pizza, cheese, from restaurant", 3602, 400, german: "Pizza",
      portions: [FoodPortion("1 slice", weight: 1_200)], usual: 2_400),
    food(58_145_110, "Macaroni or noodles with cheese", 3206, 1_021, ["macaroni and cheese, NFS"]),
    food(42_302_010, "Peanut butter and jelly sandwich, NFS", 3722, 80, ["pb&j"]),
    food(42_202_000, "Peanut butter", 2804, 3_383),
    food(91_401_000, "Jelly", 8806, 2_440),
    food(56_205_000, "Rice, cooked, NFS", 4002, 467, german: "Reis"),
    food(54_319_010, "Rice cake", 5202, 30, german: "Reiswaffel"),
    food(24_100_000, "Chicken, NS as to part and cooking method", 2202, 1_072),
    food(24_198_729, "Chicken nuggets", 2204, 60),
    food(28_340_120, "Soup, chicken", 3804, 70),
    food(14_010_000, "Cheese, NFS", 1602, 2_191, german: "Käse"),
    food(14_104_100, "Cheese, Cheddar", 1602, 811),
  ]

  private static let bakery: [Food] = [
    food(13_110_000, "Ice cream, NFS", 5802, 150, german: "Eis"),
    food(54_403_001, "Popcorn, NFS", 5006, 200, german: "Popcorn"),
    food(91_611_000, "Popsicle", 5806, 953, ["ice pop"]),
    food(53_520_000, "Doughnut, NFS", 5506, 90, german: "Krapfen"),
    food(53_530_000, "Breakfast tart", 5506, 743, ["Pop Tart"]),
    food(
      51_101_000, "Bread, white", 4202, 6_867, german: "Weißbrot", ["Brot"],
      portions: [FoodPortion("1 slice", weight: 280)]),
    food(81_100_000, "Butter, NFS", 8002, 100, german: "Butter"),
    food(91_101_010, "Sugar, white", 8802, 10_031, german: "Zucker"),
    food(
      91_302_010, "Honey", 8802, 1_143, german: "Honig",
      portions: [FoodPortion("1 tablespoon", weight: 210)]),
    food(53_206_000, "Cookie, chocolate chip", 5504, 2_649),
  ]

  private static let plants: [Food] = [
    food(63_101_000, "Apple, raw", 6002, 6_858, german: "Apfel"),
    food(63_223_020, "Strawberries, raw", 6009, 2_260, german: "Erdbeeren"),
    food(73_101_010, "Carrots, raw", 6404, 3_056, german: "Möhren"),
    food(71_401_030, "Potato, french fries", 6804, 4_629, german: "Pommes"),
    food(74_101_000, "Tomatoes, raw", 6402, 8_744, german: "Tomaten"),
    food(41_811_000, "Bratwurst", 2608, 20, german: "Würstchen"),
    food(72_201_100, "Broccoli, NS as to form, cooked", 6407, 60),
  ]

  private static let infants: [Food] = [
    food(11_000_000, "Milk, human", 9602, 4_086),
    food(11_710_800, "Infant formula, Similac Advance", 9404, 3_000),
    food(76_201_000, "Baby Toddler carrots, Stage 1", 9006, 900),
  ]
}
