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

  /// Words for what a word is a kind of: `swiss` is a `cheese`.
  static func kinds(of word: [UInt8]) -> [[UInt8]] {
    var others: [[UInt8]] = []
    for pair in kinds where spells(pair.said, word) { others.append(letters(pair.table)) }
    return others
  }

  /// Each word of general speech and the word of the table that stands for it.
  static func each(_ take: (_ said: [UInt8], _ table: [UInt8]) -> Void) {
    for pair in pairs { take(letters(pair.said), letters(pair.table)) }
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
    Pair("parm", "parmesan"), Pair("pb", "peanut"), Pair("sammich", "sandwich"),
    Pair("spag", "spaghetti"), Pair("spud", "potato"), Pair("veg", "vegetable"),
    Pair("vege", "vegetable"), Pair("veggie", "vegetable"), Pair("veggie", "vegetarian"),
    Pair("veggies", "vegetable"), Pair("chix", "chicken"), Pair("chkn", "chicken"),
    Pair("dbl", "double"), Pair("fatfree", "free"), Pair("lowfat", "low"),
    Pair("lunch", "luncheon"), Pair("lunchmeat", "luncheon"), Pair("marg", "margarine"),
    Pair("mt", "mountain"), Pair("mtn", "mountain"), Pair("reg", "regular"),
    Pair("sand", "sandwich"), Pair("sando", "sandwich"), Pair("sandwhich", "sandwich"),
    Pair("straw", "strawberry"), Pair("van", "vanilla"),
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
    Pair("capsicum", "peppers"), Pair("fryed", "fried"), Pair("filet", "fillet"),
    Pair("panfried", "fried"), Pair("whipped", "whip"), Pair("whip", "whipped"),
    Pair("yam", "sweet"), Pair("smoothy", "smoothie"), Pair("sherbert", "sherbet"),
    Pair("sorbet", "sherbet"), Pair("frank", "frankfurter"), Pair("franks", "frankfurter"),
    Pair("coldcuts", "luncheon"), Pair("meatless", "vegetarian"), Pair("vegan", "vegetarian"),
    Pair("sunnyside", "fried"), Pair("overeasy", "fried"), Pair("deepfried", "fried"),
    Pair("bbqed", "barbecue"), Pair("barbecued", "barbecue"),
    // How German says that it was prepared.
    Pair("gebacken", "baked"), Pair("gebackene", "baked"), Pair("gebraten", "fried"),
    Pair("gebratene", "fried"), Pair("gebratener", "fried"), Pair("gebratenes", "fried"),
    Pair("gedampft", "steamed"), Pair("gedunstet", "cooked"), Pair("gegrillt", "grilled"),
    Pair("gegrillte", "grilled"), Pair("gegrillter", "grilled"), Pair("gegrilltes", "grilled"),
    Pair("gekocht", "boiled"), Pair("gekocht", "cooked"), Pair("gekochte", "boiled"),
    Pair("gekochter", "boiled"), Pair("gekochtes", "boiled"), Pair("geraucherter", "smoked"),
    Pair("geraucherte", "smoked"), Pair("geraucht", "smoked"), Pair("geschmort", "stewed"),
    Pair("paniert", "breaded"), Pair("panierte", "breaded"), Pair("paniertes", "breaded"),
    Pair("roh", "raw"), Pair("rohe", "raw"), Pair("roher", "raw"), Pair("rohes", "raw"),
    Pair("ungesusst", "unsweetened"), Pair("gesusst", "sweetened"), Pair("tiefgekuhlt", "frozen"),
    Pair("gesalzen", "salted"), Pair("ungesalzen", "unsalted"), Pair("wiener", "frankfurter"),
    Pair("zero", "diet"), Pair("ziti", "pasta"),
  ]

  private static let kinds: [Pair] = [
    Pair("asiago", "cheese"), Pair("baguette", "bread"), Pair("brioche", "bread"),
    Pair("brie", "cheese"), Pair("burrata", "cheese"), Pair("cabernet", "wine"),
    Pair("cheddar", "cheese"), Pair("chihuahua", "cheese"), Pair("ciabatta", "bread"),
    Pair("colby", "cheese"), Pair("feta", "cheese"), Pair("gouda", "cheese"),
    Pair("gruyere", "cheese"), Pair("halibut", "fish"), Pair("havarti", "cheese"),
    Pair("kombucha", "tea"), Pair("lager", "beer"), Pair("mahi", "fish"), Pair("merlot", "wine"),
    Pair("mozzarella", "cheese"), Pair("muenster", "cheese"), Pair("multigrain", "wheat"),
    Pair("oolong", "tea"), Pair("parmesan", "cheese"), Pair("pepperjack", "cheese"),
    Pair("pilsner", "beer"), Pair("pinot", "wine"), Pair("pollock", "fish"),
    Pair("provolone", "cheese"), Pair("ribeye", "steak"), Pair("riesling", "wine"),
    Pair("rye", "bread"), Pair("sauvignon", "wine"), Pair("sirloin", "steak"),
    Pair("snapper", "fish"), Pair("sourdough", "bread"), Pair("stout", "beer"),
    Pair("swai", "fish"), Pair("swiss", "cheese"), Pair("walleye", "fish"),
  ]
}
