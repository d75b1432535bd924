// Lines in which people write what they ate, and the foods that are read from them.

import Engine
import Testing

struct FoodLineTests {
  /// Each item as "amount unit text > food".
  private func items(_ line: String, own: [String] = []) -> [String] {
    FoodLine.read(line, in: SearchSamples.search, own: own).map { mention in
      let amount = mention.amount.map { "\($0) " } ?? ""
      let unit = mention.unit.map { "\($0) " } ?? ""
      let food = mention.index.map {
        mention.isOwn ? "own \(own[$0])" : SearchSamples.search.table.food(at: $0).name
      }
      return "\(amount)\(unit)\(mention.text) > \(food ?? "?")"
    }
  }

  @Test("A line of drinks, snacks and a no is read as what was eaten")
  func example() {
    #expect(
      items("diet coke, popcorn and two eggs, no soda") == [
        "diet coke > Soft drink, cola, diet", "popcorn > Popcorn, NFS",
        "2000 eggs > Egg, whole, boiled or poached",
      ])
  }

  @Test(
    "The longest name that a food has is one item",
    arguments: [
      ("diet coke, popcorn.", ["diet coke > Soft drink, cola, diet", "popcorn > Popcorn, NFS"]),
      ("Ice-cream!", ["Ice-cream > Ice cream, NFS"]), ("hot dog", ["hot dog > Hot dog, NFS"]),
      ("hot dogs", ["hot dogs > Hot dog, NFS"]), ("energy drink", ["energy drink > Energy drink"]),
      ("latte with oat milk", ["latte with oat milk > Coffee, Latte, with non-dairy milk"]),
      ("mac and cheese", ["mac and cheese > Macaroni or noodles with cheese"]),
      (
        "peanut butter and jelly sandwich",
        ["peanut butter and jelly sandwich > Peanut butter and jelly sandwich, NFS"]
      ),
      (
        "peanut butter and jelly sandwich and milk",
        [
          "peanut butter and jelly sandwich > Peanut butter and jelly sandwich, NFS",
          "milk > Milk, reduced fat (2%)",
        ]
      ), ("chicken soup", ["chicken soup > Soup, chicken"]),
      ("7 up", ["7 up > Soft drink, fruit flavored"]),
      ("coffee, then ice cream", ["coffee > Coffee, brewed", "ice cream > Ice cream, NFS"]),
    ])
  func longest(line: String, expected: [String]) { #expect(items(line) == expected) }

  @Test(
    "Foods in a row fall apart where each of them is known",
    arguments: [
      ("diet coke popcorn", ["diet coke > Soft drink, cola, diet", "popcorn > Popcorn, NFS"]),
      ("bread with butter", ["bread > Bread, white", "butter > Butter, NFS"]),
      (
        "bread with butter and honey",
        ["bread > Bread, white", "butter > Butter, NFS", "honey > Honey"]
      ),
      ("apple\ncoffee\n", ["apple > Apple, raw", "coffee > Coffee, brewed"]),
      (
        "apple; coffee + milk",
        [
          "apple > Apple, raw", "coffee > Coffee, brewed", "milk > Milk, reduced fat (2%)",
        ]
      ),
      (
        "apple milk popcorn honey jelly butter coffee bread apple milk popcorn honey jelly eggs",
        [
          "apple > Apple, raw", "milk > Milk, reduced fat (2%)", "popcorn > Popcorn, NFS",
          "honey > Honey", "jelly > Jelly", "butter > Butter, NFS", "coffee > Coffee, brewed",
          "bread > Bread, white", "apple > Apple, raw", "milk > Milk, reduced fat (2%)",
          "popcorn > Popcorn, NFS", "honey > Honey", "jelly > Jelly",
          "eggs > Egg, whole, boiled or poached",
        ]
      ),
      ("coffee 2 sugars", ["coffee > Coffee, brewed", "2000 sugars > Sugar, white"]),
      (
        "pizza with a glass of milk",
        ["pizza > Pizza, cheese, from restaurant", "1000 glass milk > Milk, reduced fat (2%)"]
      ),
    ])
  func several(line: String, expected: [String]) { #expect(items(line) == expected) }

  @Test(
    "What was not eaten is left out",
    arguments: [
      ("no soda", []), ("no soda, apple", ["apple > Apple, raw"]), ("without sugar", []),
      ("popcorn and no soda", ["popcorn > Popcorn, NFS"]),
      ("coffee without sugar", ["coffee without sugar > Coffee, brewed"]),
      ("coffee, no sugar", ["coffee > Coffee, brewed"]), ("kein Brot", []),
      ("keine Eier, ein Apfel", ["1000 Apfel > Apple, raw"]),
      ("Kaffee ohne Zucker", ["Kaffee ohne Zucker > Coffee, brewed"]),
      ("Kaffee und kein Zucker", ["Kaffee > Coffee, brewed"]),
    ])
  func negation(line: String, expected: [String]) { #expect(items(line) == expected) }

  @Test(
    "Amounts and units are read, before the food and behind it",
    arguments: [
      ("2 slices of pizza", "2000 slice pizza > Pizza, cheese, from restaurant"),
      ("2x pizza", "2000 pizza > Pizza, cheese, from restaurant"),
      ("half a pizza", "500 pizza > Pizza, cheese, from restaurant"),
      ("½ pizza", "500 pizza > Pizza, cheese, from restaurant"),
      ("1½ cups coffee", "1500 cup coffee > Coffee, brewed"),
      ("1 1/2 cups of coffee", "1500 cup coffee > Coffee, brewed"),
      ("one and a half cups of coffee", "1500 cup coffee > Coffee, brewed"),
      ("250 ml milk", "250000 milliliter milk > Milk, reduced fat (2%)"),
      ("250ml milk", "250000 milliliter milk > Milk, reduced fat (2%)"),
      ("1.5 l milk", "1500 liter milk > Milk, reduced fat (2%)"),
      ("a dozen eggs", "12000 eggs > Egg, whole, boiled or poached"),
      ("a couple of eggs", "2000 eggs > Egg, whole, boiled or poached"),
      ("eggs 2", "2000 eggs > Egg, whole, boiled or poached"),
      ("eggs x2", "2000 eggs > Egg, whole, boiled or poached"),
      ("milk 200 ml", "200000 milliliter milk > Milk, reduced fat (2%)"),
      ("popcorn, 1 cup", "1000 cup popcorn > Popcorn, NFS"),
      ("coffee (2 cups)", "2000 cup coffee > Coffee, brewed"),
      ("coffee (any kind)", "coffee (any kind) > Coffee, brewed"),
      ("12 oz can of coke", "12000 ounce coke > Soft drink, cola"),
      ("glass of milk", "1000 glass milk > Milk, reduced fat (2%)"),
      ("zwei Eier", "2000 Eier > Egg, whole, boiled or poached"),
      ("ein halbes Brot", "500 Brot > Bread, white"),
      ("anderthalb Tassen Kaffee", "1500 cup Kaffee > Coffee, brewed"),
      ("1,5 l Milch", "1500 liter Milch > Milk, NFS"),
      ("eine Scheibe Brot", "1000 slice Brot > Bread, white"),
      ("2 EL Honig", "2000 tablespoon Honig > Honey"),
      ("500 g Erdbeeren", "500000 gram Erdbeeren > Strawberries, raw"),
      ("3 Stück Pizza", "3000 piece Pizza > Pizza, cheese, from restaurant"),
    ])
  func amounts(line: String, expected: String) { #expect(items(line) == [expected]) }

  @Test(
    "German lines are read like English ones",
    arguments: [
      (
        "zwei Eier, ein Glas Milch und 3 Scheiben Brot",
        [
          "2000 Eier > Egg, whole, boiled or poached", "1000 glass Milch > Milk, NFS",
          "3000 slice Brot > Bread, white",
        ]
      ), ("Brot mit Honig", ["Brot > Bread, white", "Honig > Honey"]),
      ("Würstchen und Pommes", ["Würstchen > Bratwurst", "Pommes > Potato, french fries"]),
    ])
  func german(line: String, expected: [String]) { #expect(items(line) == expected) }

  @Test(
    "One food is never taken for another whose name is like its own",
    arguments: [
      ("pop", "Popcorn, NFS"), ("diet coke", "Soft drink, cola"), ("egg", "Energy drink"),
      ("ice cream", "Popsicle"), ("milk chocolate", "Milk, NFS"), ("diet milk", "Milk, NFS"),
      ("rice", "Rice cake"), ("carrot", "Baby Toddler carrots, Stage 1"),
    ])
  func mistaken(line: String, name: String) {
    #expect(!items(line).contains { $0.hasSuffix("> \(name)") })
  }

  @Test(
    "Singular and plural are the same food",
    arguments: [("donuts", "donut"), ("apples", "apple"), ("Eier", "Ei"), ("Tomaten", "Tomate")])
  func plurals(many: String, one: String) {
    let foods = [many, one].map { FoodLine.read($0, in: SearchSamples.search).first?.index }
    #expect(foods[0] != nil)
    #expect(foods[0] == foods[1])
  }

  @Test("What no food is called stays as it was written")
  func unknown() {
    #expect(items("xyzzy, apple") == ["xyzzy > ?", "apple > Apple, raw"])
    #expect(items("2 cups of gloop") == ["2000 cup gloop > ?"])
    #expect(items("aunt mary's chicken soup") == ["aunt mary's chicken soup > Soup, chicken"])
    #expect(items("") == [])
    #expect(items(" , ; and ,, ") == [])
  }

  @Test("A name of one's own may have numbers and an and")
  func ownNumbers() {
    let own = ["Soup day2", "Mac and peas", "5 minute bread"]
    #expect(items("Soup day2", own: own) == ["Soup day2 > own Soup day2"])
    #expect(
      items("2 soup day2, an apple", own: own) == [
        "2000 soup day2 > own Soup day2", "1000 apple > Apple, raw",
      ])
    #expect(
      items("apple and soup day2 and mac and peas", own: own) == [
        "apple > Apple, raw", "soup day2 > own Soup day2", "mac and peas > own Mac and peas",
      ])
    #expect(items("5 minute bread", own: own) == ["5 minute bread > own 5 minute bread"])
    #expect(items("bread 2", own: own) == ["2000 bread > Bread, white"])
  }

  @Test("Own foods go before those of the table")
  func own() {
    let own = ["Chicken soup", "Mamas Brot"]
    #expect(
      items("chicken soups, mamas brot, brot", own: own) == [
        "chicken soups > own Chicken soup", "mamas brot > own Mamas Brot", "brot > Bread, white",
      ])
  }
}

// MARK: Weights

extension FoodLineTests {
  @Test(
    "An item weighs its amount of the portion that is meant, else of what is usual",
    arguments: [
      ("2 slices of pizza", 2_400), ("pizza", 2_400), ("half a pizza", 1_200),
      ("two eggs", 1_000), ("1 cup coffee", 2_400), ("a mug of coffee", 2_400),
      ("8 fl oz coffee", 2_400), ("100 g pizza", 1_000), ("1 lb pizza", 4_536),
      ("1 can of coke", 3_720), ("2 EL Honig", 420), ("200 ml milk", 2_000),
      ("1 cup of pizza", 2_400), ("a bowl of coffee", 2_400),
    ])
  func weights(line: String, weight: Int) throws {
    let mention = try #require(FoodLine.read(line, in: SearchSamples.search).first)
    let food = SearchSamples.search.table.food(at: try #require(mention.index))
    #expect(mention.weight(of: food) == weight)
  }

  @Test("A food that says nothing of its weight has none, and what nobody eats is left out")
  func noWeight() throws {
    let mention = try #require(FoodLine.read("2 hot dogs", in: SearchSamples.search).first)
    let food = SearchSamples.search.table.food(at: try #require(mention.index))
    #expect(mention.weight(of: food) == nil)
    for line in ["99999999999999999999 kg hot dog", "11 kg pizza", "999999 eggs", "99999 gloops"] {
      let huge = try #require(FoodLine.read(line, in: SearchSamples.search).first)
      #expect(huge.amount == nil && huge.unit == nil && huge.portion == nil, "\(line)")
    }
    #expect(FoodLine.read("9 kg pizza", in: SearchSamples.search).first?.amount == 9000)
  }
}
