// Everyday amounts, and what they weigh with the foods of both tables.

import Engine
import Testing

/// A line with one item, and the grams that anybody would take for it.
struct EverydayAmount: Sendable, CustomTestStringConvertible {
  let line: String
  let grams: ClosedRange<Int>

  init(_ line: String, _ grams: ClosedRange<Int>) {
    self.line = line
    self.grams = grams
  }

  var testDescription: String { line }
}

struct EverydayAmountTests {
  private func check(_ amount: EverydayAmount, in search: FoodSearch) {
    let mentions = FoodLine.read(amount.line, in: search)
    #expect(mentions.count == 1)
    guard let mention = mentions.first, let index = mention.index else {
      Issue.record("\(amount.line) is no food")
      return
    }
    let food = search.table.food(at: index)
    let helping = mention.helping(of: FoodPick(food, in: .english), food)
    let grams = Int(((helping.weight ?? 0) + 5) / 10)
    #expect(amount.grams.contains(grams), "\(grams) g of \(food.name), \(helping.measure)")
  }

  @Test("Amounts of the full table weigh what is meant", arguments: both + full)
  func fullTable(amount: EverydayAmount) throws {
    guard ReleaseFoods.folder != nil || ReleaseFoods.isProof else { return }
    check(amount, in: try ReleaseFoods.everyday.get())
  }

  @Test("Amounts of the built-in table weigh what is meant", arguments: both)
  func starterTable(amount: EverydayAmount) throws {
    check(amount, in: try ReleaseFoods.starter.get())
  }

  private static let both = [
    // Things that are cut.
    EverydayAmount("2 slices of pizza", 180...300), EverydayAmount("slice of pizza", 90...150),
    EverydayAmount("a slice of pizza", 90...150), EverydayAmount("zwei Stück Pizza", 180...300),
    EverydayAmount("Stück Pizza", 90...150), EverydayAmount("a pizza", 300...800),
    EverydayAmount("half a pizza", 150...400), EverydayAmount("½ pizza", 150...400),
    EverydayAmount("eine halbe Pizza", 150...400), EverydayAmount("a small pizza", 300...520),
    EverydayAmount("a large pizza", 850...1100), EverydayAmount("a piece of cake", 90...180),
    EverydayAmount("a slice of cake", 90...180), EverydayAmount("ein Stück Kuchen", 90...180),
    EverydayAmount("a slice of apple pie", 120...200),
    EverydayAmount("ein Stück Apfelkuchen", 120...200),
    EverydayAmount("ein Stück Käsekuchen", 120...200),
    EverydayAmount("a slice of quiche", 110...200),
    EverydayAmount("a slice of watermelon", 200...400),
    EverydayAmount("a slice of bread", 25...50), EverydayAmount("zwei Scheiben Brot", 50...100),
    EverydayAmount("Scheibe Brot", 25...50), EverydayAmount("eine dicke Scheibe Brot", 40...60),
    EverydayAmount("2 Scheiben Käse", 40...60), EverydayAmount("ein Stück Käse", 15...40),
    EverydayAmount("ein Stück Schokolade", 5...15), EverydayAmount("slice of avocado", 10...20),
    // Whole things.
    EverydayAmount("½ bagel", 45...60), EverydayAmount("a bagel", 90...115),
    EverydayAmount("a mini bagel", 20...35), EverydayAmount("1/2 avocado", 60...100),
    EverydayAmount("half an avocado", 60...100), EverydayAmount("an avocado", 130...200),
    EverydayAmount("a big mac", 200...220), EverydayAmount("2 big macs", 400...440),
    EverydayAmount("an apple", 150...210), EverydayAmount("a small apple", 140...170),
    EverydayAmount("2 Äpfel", 300...420), EverydayAmount("3 bananas", 330...400),
    EverydayAmount("1,5 Bananen", 160...200), EverydayAmount("1.5 bananas", 160...200),
    EverydayAmount("zwei Eier", 90...120), EverydayAmount("a dozen eggs", 550...700),
    EverydayAmount("half a dozen eggs", 270...350), EverydayAmount("2 dozen eggs", 1100...1400),
    EverydayAmount("-2 eggs", 90...120), EverydayAmount("a tomato", 90...150),
    EverydayAmount("2 carrots", 100...160), EverydayAmount("half a cucumber", 90...160),
    EverydayAmount("drei Kartoffeln", 350...600), EverydayAmount("a chicken breast", 100...180),
    EverydayAmount("an orange", 120...200), EverydayAmount("5 strawberries", 50...110),
    EverydayAmount("a cheeseburger", 110...200), EverydayAmount("a burrito", 180...350),
    EverydayAmount("a croissant", 45...80), EverydayAmount("zwei Brötchen", 80...130),
    EverydayAmount("zwei halbe Brötchen", 40...65), EverydayAmount("a donut", 50...80),
    EverydayAmount("a muffin", 60...140), EverydayAmount("a cookie", 15...40),
    EverydayAmount("3 Kekse", 30...100), EverydayAmount("3 pancakes", 110...240),
    EverydayAmount("10 chicken nuggets", 140...200), EverydayAmount("6 sushi", 150...240),
    EverydayAmount("a granola bar", 25...50), EverydayAmount("a Snickers", 45...60),
    EverydayAmount("ein Schnitzel", 100...180), EverydayAmount("ein Döner", 180...400),
    EverydayAmount("a whole watermelon", 3000...6000),
    EverydayAmount("half a watermelon", 1500...3000),
    EverydayAmount("eine halbe Wassermelone", 1500...3000),
    // Vessels and drinks.
    EverydayAmount("a cup of coffee", 200...250), EverydayAmount("eine Tasse Kaffee", 200...250),
    EverydayAmount("Tasse Kaffee", 200...250), EverydayAmount("a coffee", 240...360),
    EverydayAmount("a large coffee", 480...620), EverydayAmount("ein Glas Milch", 200...260),
    EverydayAmount("ein kleines Glas Milch", 100...260), EverydayAmount("Glas Milch", 200...260),
    EverydayAmount("eine Dose Cola", 330...380), EverydayAmount("a can of coke", 330...380),
    EverydayAmount("a large coke", 600...800), EverydayAmount("a bottle of water", 330...520),
    EverydayAmount("a bottle of beer", 330...500), EverydayAmount("ein Bier", 330...500),
    EverydayAmount("a glass of non-dairy milk", 200...260),
    EverydayAmount("a glass of wine", 120...200), EverydayAmount("1 EL Butter", 10...15),
    EverydayAmount("2 tbsp peanut butter", 28...36), EverydayAmount("a bowl of soup", 230...400),
    EverydayAmount("zwei Kugeln Eis", 100...250), EverydayAmount("an ice cream", 60...140),
    EverydayAmount("a bag of popcorn", 28...90), EverydayAmount("eine Handvoll Nüsse", 20...40),
    EverydayAmount("eine Portion Pommes", 100...160),
    // Scales.
    EverydayAmount("0,5 l Wasser", 500...500), EverydayAmount("500 ml milk", 500...500),
    EverydayAmount("250g chicken", 250...250), EverydayAmount("1.5kg Kartoffeln", 1500...1500),
    EverydayAmount("33 cl Bier", 330...330), EverydayAmount("a pint of beer", 470...480),
    EverydayAmount("2 x 100 g Joghurt", 200...200), EverydayAmount("3/4 l Wasser", 750...750),
    EverydayAmount("1,000 g rice", 1000...1000),
    // Measures that no list has.
    EverydayAmount("a bunch of grapes", 50...150), EverydayAmount("3 strips of bacon", 20...60),
    EverydayAmount("a double espresso", 100...130),
    // Nobody means this much.
    EverydayAmount("999999 eggs", 45...120), EverydayAmount("5000 kg Brot", 25...50),
  ]

  private static let full = [
    EverydayAmount("eine Tüte Chips", 50...60), EverydayAmount("a bag of chips", 50...60),
    EverydayAmount("a small bag of chips", 25...30), EverydayAmount("a taco", 80...130),
    EverydayAmount("2 tacos", 160...260), EverydayAmount("a bowl of cereal", 30...60),
    EverydayAmount("a potato", 120...200), EverydayAmount("cup noodles", 200...400),
    EverydayAmount("pound cake", 80...130), EverydayAmount("a big pizza", 850...1100),
    EverydayAmount("20 almonds", 20...40), EverydayAmount("a double chocolate cookie", 25...50),
    // Many small things are pieces and no packs, and a kind of them weighs what that kind does.
    EverydayAmount("25 gummy bears", 40...75), EverydayAmount("5 M&Ms", 5...20),
    EverydayAmount("10 cherry tomatoes", 120...220), EverydayAmount("5 baby carrots", 40...60),
    EverydayAmount("3 chicken strips", 120...180), EverydayAmount("3 ribs", 90...120),
    // Squares and strips are pieces, and of a fillet a piece is one.
    EverydayAmount("3 squares of dark chocolate", 20...40),
    EverydayAmount("2 strips of bacon", 12...24), EverydayAmount("a piece of salmon", 120...160),
    EverydayAmount("5 pieces of shrimp", 40...80),
    EverydayAmount("1 stick of butter", 100...125), EverydayAmount("a splash of milk", 10...20),
    // A size that was said, with an amount or without.
    EverydayAmount("large fries", 150...210), EverydayAmount("medium fries", 120...170),
    EverydayAmount("large coffee", 550...650), EverydayAmount("a large popcorn", 60...120),
    EverydayAmount("a large bowl of soup", 340...400),
    EverydayAmount("small bowl of rice", 100...130), EverydayAmount("a can of tuna", 100...130),
    EverydayAmount("2 large eggs", 90...120),
    // Several of what is usually one, but a potato is a helping and a brand no plural.
    EverydayAmount("tacos", 200...220), EverydayAmount("fried eggs", 90...110),
    EverydayAmount("potatoes", 160...180), EverydayAmount("Snickers", 50...60),
  ]
}
