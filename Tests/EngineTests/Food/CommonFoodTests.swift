// Which foods of the table count as which common food, and which count as none.

import Engine
import Testing

struct CommonFoodTests {
  /// A food of the national table with its category.
  struct Case: Sendable, CustomTestStringConvertible {
    let food: String
    let code: Int64
    let category: Int
    let common: CommonFood?

    init(_ food: String, _ code: Int64, _ category: Int, _ common: CommonFood?) {
      self.food = food
      self.code = code
      self.category = category
      self.common = common
    }

    var testDescription: String { food }
  }

  @Test(arguments: [
    Case("cola", 92_410_310, 7202, .sugarySoda),
    Case("tonic water", 92_410_110, 7802, .sugarySoda),
    Case("energy drink", 95_310_400, 7206, .energyDrink),
    Case("sports drink", 95_320_200, 7206, .fruitDrink),
    Case("orange juice", 61_210_220, 7002, .juice),
    Case("fruit smoothie", 64_134_015, 7220, .juice),
    Case("flavored latte", 92_101_904, 7302, .sweetCoffee),
    Case("sweet tea", 92_308_000, 7304, .sweetTea),
    Case("popcorn at the movies", 54_403_005, 5006, .popcorn),
    Case("tortilla chips", 54_401_075, 5004, .tortillaChips),
    Case("cheese puffs", 54_401_055, 5004, .cheesePuffs),
    Case("gyro", 27_516_010, 3742, .doner),
    Case("crispy chicken sandwich", 27_540_146, 3704, .burger),
    Case("fried chicken breast", 24_127_220, 2202, .friedChicken),
    Case("fish sticks", 26_100_270, 2402, .nuggets),
    Case("frozen dinner", 28_110_300, 3002, .frozenDinner),
    Case("white bread", 51_101_000, 4202, .whiteBread),
    Case("croissant", 51_166_000, 5506, .pastry),
    Case("doughnut", 53_521_110, 5506, .donut),
    Case("muffin", 52_302_010, 4402, .muffin),
    Case("fruit yogurt", 11_432_000, 1820, .sweetYogurt),
    Case("chocolate hazelnut spread", 91_304_090, 8806, .chocolateSpread),
  ])
  func aFoodCountsAsItsCommonFood(_ example: Case) throws {
    let code = try #require(FoodCode(example.code))
    #expect(CommonFood.of(code: code, category: example.category) == example.common)
  }

  @Test(arguments: [
    Case("diet soda is no sugary soda", 92_410_320, 7102, nil),
    Case("sparkling water is no soda", 92_410_210, 7802, nil),
    Case("plain popcorn is no popcorn of the movies", 54_403_010, 5006, nil),
    Case("alcohol-free beer is no fruit drink", 92_803_000, 7204, nil),
    Case("alcohol-free wine is no fruit drink", 92_801_000, 7204, nil),
    Case("sugar-free energy drink", 95_313_200, 7104, nil),
    Case("black coffee", 92_101_000, 7302, nil),
    Case("latte", 92_101_900, 7302, nil),
    Case("unsweetened iced tea", 92_308_020, 7304, nil),
    Case("plain milk", 11_112_110, 1004, nil),
    Case("condensed milk", 11_220_000, 1202, nil),
    Case("whole wheat bread", 51_300_110, 4202, nil),
    Case("English muffin is no bagel", 51_186_010, 4206, nil),
    Case("crispbread is no cracker", 54_305_010, 5202, nil),
    Case("rice cake is no cracker", 54_318_500, 5202, nil),
    Case("olive oil is no dressing", 82_104_000, 8012, nil),
    Case("vinaigrette is no creamy dressing", 83_106_000, 8012, nil),
    Case("grilled chicken sandwich", 27_540_152, 3704, nil),
    Case("roasted chicken breast", 24_122_131, 2202, nil),
    Case("cooked ham", 25_230_210, 2602, nil),
    Case("oven fries", 71_401_020, 6804, nil),
    Case("corn flakes", 57_134_000, 4604, nil),
    Case("plain yogurt", 11_411_200, 1820, nil),
    Case("chewing gum", 91_801_000, 5704, nil),
    Case("apple", 63_101_000, 6002, nil),
    Case("jam", 91_402_000, 8806, nil),
  ])
  func whatASwapWouldOfferCountsAsNone(_ example: Case) throws {
    let code = try #require(FoodCode(example.code))
    #expect(CommonFood.of(code: code, category: example.category) == nil)
  }

  @Test(arguments: CommonFood.allCases)
  func itsUsualFoodCountsAsIt(_ common: CommonFood) throws {
    let food = try #require(StarterFoods.table.food(common.usual.code))
    #expect(CommonFood.of(code: food.code, category: food.category) == common)
    #expect((50...8000).contains(common.usual.weight))
  }

  @Test func tenDifferentFoodsAreOfferedFirst() {
    #expect(Set(CommonFood.tenMostCommon).count == 10)
  }
}
