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
    Pair("avo", "avocado"), Pair("bbq", "barbecue"), Pair("broc", "broccoli"),
    Pair("choc", "chocolate"), Pair("cuke", "cucumber"), Pair("decaf", "decaffeinated"),
    Pair("lite", "light"), Pair("lo", "low"), Pair("mac", "macaroni"), Pair("mayo", "mayonnaise"),
    Pair("parm", "parmesan"), Pair("pb", "peanut"),
    Pair("sammich", "sandwich"), Pair("spag", "spaghetti"), Pair("spud", "potato"),
    Pair("veg", "vegetable"), Pair("vege", "vegetable"), Pair("veggie", "vegetable"),
    Pair("veggie", "vegetarian"), Pair("veggies", "vegetable"),
    // Other spellings.
    Pair("barbeque", "barbecue"), Pair("catsup", "ketchup"), Pair("chile", "chili"),
    Pair("chilli", "chili"), Pair("donut", "doughnut"), Pair("donuts", "doughnut"),
    Pair("doughnut", "donut"), Pair("expresso", "espresso"), Pair("fettuccini", "pasta"),
    Pair("houmous", "hummus"), Pair("humus", "hummus"), Pair("joghurt", "yogurt"),
    Pair("linguini", "pasta"), Pair("omelette", "omelet"), Pair("raman", "ramen"),
    Pair("weiner", "frankfurter"), Pair("whisky", "whiskey"), Pair("yoghurt", "yogurt"),
    // The same in other words, or near enough to be shown.
    Pair("aubergine", "eggplant"), Pair("broiled", "baked"), Pair("burger", "hamburger"),
    Pair("burgers", "hamburger"), Pair("champagne", "wine"), Pair("coriander", "cilantro"),
    Pair("courgette", "zucchini"), Pair("crisps", "chips"), Pair("diet", "light"),
    Pair("fettuccine", "pasta"), Pair("fizzy", "carbonated"), Pair("fusilli", "pasta"),
    Pair("garbanzo", "chickpeas"), Pair("garbanzos", "chickpeas"), Pair("grilled", "broiled"),
    Pair("hamburger", "burger"), Pair("hoagie", "sub"), Pair("light", "diet"),
    Pair("linguine", "pasta"), Pair("milkshake", "shake"), Pair("mince", "ground"),
    Pair("minced", "ground"), Pair("nonfat", "skim"), Pair("noodle", "pasta"),
    Pair("noodles", "pasta"), Pair("pasta", "spaghetti"), Pair("penne", "pasta"),
    Pair("poached", "boiled"), Pair("pop", "soda"), Pair("porridge", "oatmeal"),
    Pair("prawn", "shrimp"), Pair("prawns", "shrimp"), Pair("prosecco", "wine"),
    Pair("rigatoni", "pasta"), Pair("roasted", "baked"), Pair("rocket", "arugula"),
    Pair("rotini", "pasta"), Pair("sauteed", "cooked"), Pair("scallion", "green"),
    Pair("scallions", "green"), Pair("seltzer", "carbonated"), Pair("shake", "milkshake"),
    Pair("skimmed", "skim"), Pair("spaghetti", "pasta"), Pair("sparkling", "carbonated"),
    Pair("steamed", "cooked"), Pair("submarine", "sub"), Pair("sugarfree", "diet"),
    Pair("sweet", "sweetened"), Pair("toast", "toasted"), Pair("unsweet", "unsweetened"),
    Pair("wholegrain", "whole"), Pair("wholemeal", "whole"), Pair("wholewheat", "whole"),
    Pair("wiener", "frankfurter"), Pair("zero", "diet"), Pair("ziti", "pasta"),
  ]
}
