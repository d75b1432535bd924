// What strangers wrote that was read as another food, or as one though it was none.

import Engine
import Testing

/// A line, the names of what is read from it, and what each weighs; checked with one table.
struct StrangerLine: Sendable, CustomTestStringConvertible {
  let line: String
  /// `Bread/Toast 50-70; Butter 10-18`; empty for nothing.
  let foods: String

  init(_ line: String, _ foods: String) {
    self.line = line
    self.foods = foods
  }

  var testDescription: String { line }

  /// The foods that were read, without words that name none.
  func check(in search: FoodSearch) {
    let read = FoodLine.read(line, in: search).compactMap { mention in
      mention.index.map { (mention, search.table.food(at: $0)) }
    }
    let expected = foods.split(separator: "; ")
    #expect(read.count == expected.count, "\(read.map { $0.1.name })")
    for ((mention, food), expected) in zip(read, expected) {
      let words = expected.split(separator: " ")
      let name = food.name.lowercased()
      let names = words.dropLast().joined(separator: " ").lowercased().split(separator: "/")
      #expect(names.contains { name.contains($0) }, "\(food.name)")
      let grams = (mention.helping(of: FoodPick(food, in: .english), food).weight ?? 0) / 10
      let range = words[words.count - 1].split(separator: "-").compactMap { Int64($0) }
      #expect(range.count == 2 && grams >= range[0] && grams <= range[1], "\(grams) g")
    }
  }
}

@Suite("What a stranger writes in a line") struct StrangerLineTests {
  @Test(
    "A title before a colon is no food, unless only an amount follows",
    arguments: [
      StrangerLine("Breakfast: oatmeal and coffee", "Oatmeal 180-300; Coffee 270-450"),
      StrangerLine("mittags: Suppe", "Soup 180-310"),
      StrangerLine("Curry night: rice, 2 eggs", "Rice 88-160; Egg 90-120"),
      StrangerLine("at 8:15: coffee", "Coffee 270-450"),
      StrangerLine("coffee at 8:15", "Coffee 270-450"),
      StrangerLine("milk: 1 cup", "Milk 230-250"),
    ])
  func title(line: StrangerLine) throws {
    for search in try Self.tables() { line.check(in: search) }
  }

  @Test(
    "Energy that was written is believed, of each thing before it and of all behind it",
    arguments: [
      StrangerLine("one 90-calorie bag of popcorn", "Popcorn 15-24"),
      StrangerLine("100-calorie pack of cookies", "Cookie 18-24"),
      StrangerLine("two 100-calorie packs of cookies", "Cookie 36-48"),
      StrangerLine("2 eggs (140 kcal)", "Egg 70-100"),
      StrangerLine("apple 95 cal, banana", "Apple 140-180; Banana 94-158"),
      StrangerLine("ein Riegel mit 120 kcal", "bar 22-32"),
      StrangerLine("200 kcal bar", "bar 38-58"),
      StrangerLine("150 g Apfel 90 kcal", "Apple 150-150"),
    ])
  func energy(line: StrangerLine) throws {
    for search in try Self.tables() { line.check(in: search) }
  }

  @Test(
    "Counted pieces weigh pieces, and a part of a whole thing weighs a part of it",
    arguments: [
      StrangerLine("15 fries", "Potato/Fries 60-90"), StrangerLine("10 crackers", "Crackers 25-40"),
      StrangerLine("2 string cheeses", "Cheese/Mozzarella 40-60"),
      StrangerLine("a whole watermelon", "Watermelon 3000-6000"),
      StrangerLine("half a chicken", "Chicken 250-450"),
      StrangerLine("ein halbes Hähnchen", "Chicken 250-450"),
      StrangerLine("half a chicken breast", "Chicken breast 50-90"),
      StrangerLine("two eggs", "Egg 95-105"), StrangerLine("12 chips", "chips 20-35"),
      StrangerLine("2 breakfast sausages", "Sausage 35-60"),
    ])
  func pieces(line: StrangerLine) throws {
    for search in try Self.tables() { line.check(in: search) }
  }

  @Test(
    "Words that tell of a food, or of where it was had, are none of their own",
    arguments: [
      StrangerLine("2 slices whole wheat toast with butter", "Bread/Toast 45-75; Butter 10-18"),
      StrangerLine("I'm having a burger and fries", "Hamburger 108-182; Potato/Fries 82-138"),
      StrangerLine("not hungry, just water", "Water 270-450"),
      StrangerLine("KFC, coleslaw", "Coleslaw 80-150"),
      StrangerLine("dinner at Olive Garden, soup", "Soup 180-310"),
      StrangerLine("I had like 2 eggs", "Egg 90-120"),
      StrangerLine("rice and broccoli", "Rice 88-160; Broccoli 30-90"),
      StrangerLine("non-alcoholic beer", "Beer, nonalcoholic/Beer, alcohol free 270-450"),
    ])
  func telling(line: StrangerLine) throws {
    for search in try Self.tables() { line.check(in: search) }
  }

  @Test(
    "What stands behind a comma and names no food tells of the food before it",
    arguments: [
      StrangerLine("carrots, raw", "Carrot 60-130"),
      StrangerLine("yogurt, plain", "Yogurt 120-250"),
      StrangerLine("chicken, cooked", "Chicken 80-150"), StrangerLine("eggs, fried", "Egg 90-130"),
      StrangerLine("potato, baked", "Potato 120-300"),
      StrangerLine("toast, dry", "Bread/Toast 20-60"),
      StrangerLine("an apple, whole", "Apple 140-210"),
      StrangerLine("coffee, black", "Coffee 230-450"),
      StrangerLine("salmon, grilled", "Salmon 80-180"),
      StrangerLine("rice, brown", "Rice/Brown 100-200"),
      StrangerLine("broccoli, steamed", "Broccoli 40-160"),
      StrangerLine("beans, canned", "Beans 80-180"),
      StrangerLine("tuna, in water", "Tuna 50-180"), StrangerLine("chips, salted", "chips 20-40"),
      StrangerLine("wine, red", "Wine 100-200"), StrangerLine("Karotten, roh", "Carrot 50-130"),
      StrangerLine("Nudeln, gekocht", "Pasta 120-250"), StrangerLine("milk, 2%", "2% 230-260"),
      StrangerLine("eggs, scrambled, toast, dry", "Egg 90-130; Bread/Toast 20-60"),
      StrangerLine(
        "bread, whole wheat, butter",
        "whole wheat/whole-wheat/whole grain/whole-grain 20-60; Butter 5-18"),
      StrangerLine("yogurt, no sugar added", "Yogurt 120-250"),
    ])
  func behindComma(line: StrangerLine) throws {
    for search in try Self.tables() { line.check(in: search) }
  }

  @Test(
    "A kind behind a comma is the food that was named before it",
    arguments: [
      StrangerLine("beer, lager", "Beer 300-500"), StrangerLine("Bier, Pils", "Beer 300-500"),
      StrangerLine("pasta, penne", "Pasta 100-250"),
      StrangerLine("2 beers, lager, chips", "Beer 650-1000; chips 20-40"),
    ])
  func kindBehindComma(line: StrangerLine) throws {
    for search in try Self.tables() { line.check(in: search) }
  }

  @Test(
    "A kind that the whole table knows is the one behind the comma",
    .enabled(if: ReleaseFoods.folder != nil || ReleaseFoods.isProof, ReleaseFoods.absence),
    arguments: [
      StrangerLine("wine, champagne", "sparkling 100-250"),
      StrangerLine("bread, baguette", "French 30-80"),
      StrangerLine("soup, egg drop", "drop 200-300"),
      StrangerLine("cookie, oatmeal sandwich", "oatmeal 10-60"),
    ])
  func wholeTable(line: StrangerLine) throws {
    line.check(in: try ReleaseFoods.everyday.get())
  }

  @Test(
    "What a word behind a comma makes of a food, an amount behind it is of, too",
    arguments: [
      StrangerLine("steak, medium rare, 8 oz", "Steak 220-230"),
      StrangerLine("Haferflocken, zart, 50 g", "Oat 50-50"),
      StrangerLine("beer, pint", "Beer 450-600"),
      StrangerLine("apple, green", "Apple 120-220"),
      StrangerLine("peppers, red, stuffed, 2", "Pepper 200-600"),
      StrangerLine("Schnitzel, paniert, Pommes", "Pork/Schnitzel 80-260; Potato/Fries 80-140"),
      StrangerLine("chocolate, dark, 85%", "Dark chocolate 10-60"),
    ])
  func amountBehindComma(line: StrangerLine) throws {
    for search in try Self.tables() { line.check(in: search) }
  }

  @Test("A food that is said to be without alcohol is not the one with it")
  func withoutAlcohol() throws {
    for search in try Self.tables() {
      let read = FoodLine.read("Weißbier, alkoholfrei", in: search)
      #expect(read.count == 1)
      let food = read.first?.index.map { search.table.food(at: $0) }
      #expect(food.map { $0.name.lowercased().contains("alcohol") } ?? true, "\(food?.name ?? "")")
    }
  }

  @Test(
    "What is a food of its own behind a comma stays one",
    arguments: [
      StrangerLine("bread, butter", "Bread 25-60; Butter 5-18"),
      StrangerLine("yogurt, granola", "Yogurt 120-250; Granola 30-120"),
      StrangerLine("salmon, rice", "Salmon 80-180; Rice 80-200"),
      StrangerLine("coffee, milk, sugar", "Coffee 230-450; Milk 10-260; Sugar 2-20"),
      StrangerLine("eggs, fried and toast", "Egg 90-130; Bread/Toast 20-60"),
      StrangerLine("burger, no cheese, fries", "burger 100-200; Potato/Fries 80-140"),
      StrangerLine("vegetables, broccoli", "Vegetable 60-200; Broccoli 40-160"),
      StrangerLine("bread, rye bread", "Bread 25-60; Rye 25-60"),
      StrangerLine("latte, cappuccino", "Latte 200-450; Cappuccino 200-450"),
      StrangerLine("beer, beer", "Beer 300-500; Beer 300-500"),
    ])
  func foodsBehindComma(line: StrangerLine) throws {
    for search in try Self.tables() { line.check(in: search) }
  }

  @Test(
    "What is whole is weighed as a whole thing, and a whole bag as a bag",
    arguments: [
      StrangerLine("a whole bag of chips", "chips 25-250"),
      StrangerLine("whole chicken", "Chicken 400-1500"),
      StrangerLine("whole milk", "Whole 230-260"),
    ])
  func whole(line: StrangerLine) throws {
    for search in try Self.tables() { line.check(in: search) }
  }

  @Test(
    "A bare number counts the food and not what comes with it, and an estimate stands behind it",
    arguments: [
      StrangerLine("pancakes with butter (3)", "Pancake 75-180; Butter 5-30"),
      StrangerLine("rice about a cup and a half", "Rice 210-300"),
      StrangerLine("rice, 1 cup", "Rice 130-210"), StrangerLine("chips, whole bag", "chips 25-250"),
    ])
  func counted(line: StrangerLine) throws {
    for search in try Self.tables() { line.check(in: search) }
  }

  @Test(
    "What is said of many foods, and a bag of which only its energy is known, is no food",
    arguments: [
      "raw", "fried", "dry", "plain", "fresh", "hot", "cooked", "black", "salted", "canned",
      "one 90-calorie bag", "1 bag (90 calories)", "had a 90-calorie bag",
    ])
  func details(line: String) throws {
    for search in try Self.tables() { StrangerLine(line, "").check(in: search) }
  }

  @Test(
    "What names no food is read as none",
    arguments: [
      "hello", "took my vitamins", "at the airport", "ran 5k in 28 minutes", "not feeling well",
      "on the train to Boston", "Breakfast: nothing", "test",
    ])
  func nothing(line: String) throws {
    for search in try Self.tables() { StrangerLine(line, "").check(in: search) }
  }

  /// The built-in table, and the whole one where it is at hand.
  private static func tables() throws -> [FoodSearch] {
    let starter = try ReleaseFoods.starter.get()
    return ReleaseFoods.folder == nil ? [starter] : [starter, try ReleaseFoods.everyday.get()]
  }
}

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
      ("200 kcal bar", "Cereal or "), ("Breakfast: oatmeal", "Oatmeal"),
      ("Snickers fun size", "Chocolate candy, nougat"),
      ("diet mt dew", "Soft drink, fruit flavored, caffeine containing, diet"),
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
