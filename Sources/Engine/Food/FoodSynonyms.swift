// Everyday words and the words of the national table that mean the same.

/// Words of general speech. What only one food is called belongs to that food in the table.
enum FoodSynonyms {
  /// Other words for a word, as the table writes them.
  static func of(_ word: [UInt8]) -> [[UInt8]] {
    var others: [[UInt8]] = []
    for pair in pairs where spells(pair.said, word) {
      others.append(letters(pair.table))
    }
    return others
  }

  private struct Pair: Sendable {
    let said: StaticString
    let table: StaticString

    init(_ said: StaticString, _ table: StaticString) {
      self.said = said
      self.table = table
    }
  }

  private static func spells(_ text: StaticString, _ word: [UInt8]) -> Bool {
    guard text.utf8CodeUnitCount == word.count else { return false }
    for at in word.indices where text.utf8Start[at] != word[at] { return false }
    return true
  }

  private static func letters(_ text: StaticString) -> [UInt8] {
    var letters: [UInt8] = []
    for at in 0..<text.utf8CodeUnitCount { letters.append(text.utf8Start[at]) }
    return letters
  }

  private static let pairs: [Pair] = [
    // Short forms.
    Pair("avo", "avocado"), Pair("bbq", "barbecue"), Pair("barbeque", "barbecue"),
    Pair("broc", "broccoli"), Pair("burger", "hamburger"), Pair("burgers", "hamburger"),
    Pair("choc", "chocolate"), Pair("cuke", "cucumber"), Pair("decaf", "decaffeinated"),
    Pair("fridge", "refrigerated"), Pair("fries", "fries"), Pair("lite", "light"),
    Pair("lo", "low"), Pair("mac", "macaroni"), Pair("mayo", "mayonnaise"),
    Pair("oj", "orange"), Pair("parm", "parmesan"), Pair("pb", "peanut"),
    Pair("sammich", "sandwich"), Pair("spag", "spaghetti"), Pair("spud", "potato"),
    Pair("strawb", "strawberry"), Pair("veg", "vegetable"), Pair("vege", "vegetable"),
    Pair("veggie", "vegetable"), Pair("veggies", "vegetable"), Pair("veggie", "vegetarian"),
    // Spellings.
    Pair("yoghurt", "yogurt"), Pair("joghurt", "yogurt"), Pair("donut", "doughnut"),
    Pair("donuts", "doughnut"), Pair("doughnut", "donut"), Pair("omelette", "omelet"),
    Pair("chilli", "chili"), Pair("chile", "chili"), Pair("catsup", "ketchup"),
    Pair("whisky", "whiskey"), Pair("humus", "hummus"), Pair("houmous", "hummus"),
    Pair("tzatziki", "tzatziki"), Pair("raman", "ramen"), Pair("expresso", "espresso"),
    // The same in other words.
    Pair("sparkling", "carbonated"), Pair("fizzy", "carbonated"), Pair("seltzer", "carbonated"),
    Pair("toast", "toasted"), Pair("skim", "skim"), Pair("skimmed", "skim"),
    Pair("nonfat", "skim"), Pair("zero", "diet"), Pair("light", "diet"), Pair("diet", "light"),
    Pair("sugarfree", "diet"), Pair("unsweet", "unsweetened"), Pair("sweet", "sweetened"),
    Pair("sweet", "sweetened"), Pair("prawn", "shrimp"), Pair("prawns", "shrimp"),
    Pair("courgette", "zucchini"), Pair("aubergine", "eggplant"), Pair("rocket", "arugula"),
    Pair("coriander", "cilantro"), Pair("porridge", "oatmeal"), Pair("crisps", "chips"),
    Pair("mince", "ground"), Pair("minced", "ground"), Pair("hamburger", "burger"),
    Pair("wholemeal", "whole"), Pair("wholegrain", "whole"), Pair("wholewheat", "whole"),
    Pair("garbanzo", "chickpeas"), Pair("garbanzos", "chickpeas"), Pair("scallion", "green"),
    Pair("scallions", "green"), Pair("prosecco", "wine"), Pair("champagne", "wine"),
    Pair("linguine", "pasta"), Pair("linguini", "pasta"), Pair("penne", "pasta"),
    Pair("rigatoni", "pasta"), Pair("fettuccine", "pasta"), Pair("fettuccini", "pasta"),
    Pair("rotini", "pasta"), Pair("fusilli", "pasta"), Pair("ziti", "pasta"),
    Pair("spaghetti", "pasta"), Pair("noodle", "pasta"), Pair("noodles", "pasta"),
    Pair("pasta", "spaghetti"), Pair("pop", "soda"), Pair("roasted", "baked"),
    Pair("broiled", "baked"), Pair("pan", "fried"), Pair("poached", "boiled"),
    Pair("steamed", "cooked"), Pair("sauteed", "cooked"), Pair("grilled", "broiled"),
    Pair("shake", "milkshake"), Pair("milkshake", "shake"), Pair("weiner", "frankfurter"),
    Pair("wiener", "frankfurter"), Pair("hoagie", "sub"), Pair("submarine", "sub"),
  ]
}
