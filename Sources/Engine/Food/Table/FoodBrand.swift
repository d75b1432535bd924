// Names of those who make or sell food: they tell little about which food it is.

/// Who makes a food.
enum FoodBrand: Sendable {
  /// Makes what is sold in shops.
  case maker
  /// Sells meals.
  case kitchen

  /// For each word the brand that it is part of.
  static func found(in tokens: ArraySlice<FoodToken>) -> [FoodBrand?] {
    var found = [FoodBrand?](repeating: nil, count: tokens.count)
    var at = tokens.startIndex
    while at < tokens.endIndex {
      guard let (brand, end) = longest(tokens, at) else {
        at += 1
        continue
      }
      for place in at..<end { found[place - tokens.startIndex] = brand }
      at = end
    }
    return found
  }

  /// Whether the words say nothing but who makes something: `1 can Campbells`.
  static func isMaker(_ words: ArraySlice<FoodToken>) -> Bool {
    found(in: words).allSatisfy { $0 == .maker }
  }

  /// Whether the words name a kitchen and nothing that it sells: `dinner at Olive Garden`.
  static func isPlace(_ words: ArraySlice<FoodToken>) -> Bool {
    let brands = found(in: words)
    guard brands.contains(.kitchen) else { return false }
    return zip(words, brands).allSatisfy { word, brand in
      brand != nil || !FoodRow.isNoun(word) || word.spells(anyOf: FoodTelling.meals)
    }
  }

  /// The longest name that begins at an index, and where it ends.
  private static func longest(
    _ tokens: ArraySlice<FoodToken>, _ start: Int
  ) -> (FoodBrand, Int)? {
    guard let letter = tokens[start].letters.first, letters.contains(letter) else { return nil }
    var longest: (FoodBrand, Int)?
    for name in byLetter[Int(letter - letters.lowerBound)] {
      guard let end = end(of: name.text, tokens, start) else { continue }
      if end > longest?.1 ?? start { longest = (name.brand, end) }
    }
    return longest
  }

  private struct Name: Sendable {
    let text: StaticString
    let brand: FoodBrand
  }

  private static let letters = UInt8(ascii: "a")...UInt8(ascii: "z")

  /// All names by their first letters.
  private static let byLetter: [[Name]] = {
    var names = [[Name]](repeating: [], count: letters.count)
    func add(_ text: StaticString, _ brand: FoodBrand) {
      names[Int(text.utf8Start[0] - letters.lowerBound)].append(Name(text: text, brand: brand))
    }
    for text in kitchens { add(text, .kitchen) }
    for text in makers { add(text, .maker) }
    return names
  }()

  /// Behind a name of one or more words, where it begins at an index.
  private static func end(
    of name: StaticString, _ tokens: ArraySlice<FoodToken>, _ start: Int
  ) -> Int? {
    var at = start
    var letter = 0
    for place in 0..<name.utf8CodeUnitCount {
      let sign = name.utf8Start[place]
      guard at < tokens.endIndex else { return nil }
      if sign == UInt8(ascii: " ") {
        guard letter == tokens[at].letters.count else { return nil }
        at += 1
        letter = 0
      } else if letter < tokens[at].letters.count, tokens[at].letters[letter] == sign {
        letter += 1
      } else {
        // "mcdonald" is "mcdonalds".
        let isLast = place == name.utf8CodeUnitCount - 1
        guard isLast, sign == UInt8(ascii: "s"), letter == tokens[at].letters.count else {
          return nil
        }
      }
    }
    return letter == tokens[at].letters.count ? at + 1 : nil
  }

  private static let kitchens: [StaticString] = [
    "applebees", "arbys", "auntie annes", "backwerk", "bojangles", "burger king", "carls jr",
    "cheesecake factory", "chick fil a", "chipotle", "culvers", "dairy queen", "dennys",
    "dominos", "dunkin donuts", "dunkin", "five guys", "hardees", "ihop", "in n out",
    "jack in the box", "jersey mikes", "jimmy johns", "kentucky fried", "kfc", "krystal",
    "little caesars", "long john silvers", "mc donalds", "mcdonalds", "mickey ds", "nordsee",
    "olive garden", "outback", "panda express", "panera bread", "panera", "papa johns",
    "papa murphys", "pei wei", "pf changs", "pizza hut", "popeyes", "qdoba", "quiznos",
    "red lobster", "sbarro", "shake shack", "sonic", "starbucks", "steak n shake", "subway",
    "taco bell", "texas roadhouse", "tim hortons", "vapiano", "waffle house", "wendys",
    "whataburger", "white castle", "wingstop", "zaxbys",
  ]

  private static let makers: [StaticString] = [
    "aldi", "alpro", "amys", "annies", "aunt jemima", "ball park", "banquet", "bar s", "barilla",
    "betty crocker", "birds eye", "boars head", "breyers", "bumble bee", "butterball",
    "campbells", "chef boyardee", "chicken of the sea", "chobani", "costco", "crystal farms",
    "daisy", "dannon", "danone", "del monte", "digiorno", "dole", "dr oetker", "dreyers",
    "duncan hines", "eckrich", "edeka", "eggo", "ehrmann", "entenmanns", "fage", "famous amos",
    "farmer john", "florida natural", "folgers", "foster farms", "franks red hot", "frito lay",
    "general mills", "gerber", "ghirardelli", "goya", "great value", "green giant", "haagen dazs",
    "healthy choice", "heinz", "hellmanns", "hersheys", "hidden valley", "hillshire farm",
    "hillshire", "hormel", "hostess", "hunts", "iglo", "jacobs", "jennie o", "jif", "jimmy dean",
    "johnsonville", "kashi", "keebler", "kelloggs", "kirkland", "kraft", "land o lakes", "lays",
    "lean cuisine", "lidl", "lindt", "lipton", "little debbie", "marie callender",
    "marie callenders", "marketside", "maruchan", "maxwell house", "mccormick", "milka",
    "minute maid", "mission", "mortons", "motts", "mrs butterworth", "mueller", "nabisco",
    "nathans", "natures own", "nescafe", "nestle", "newmans own", "nissin", "ocean spray",
    "old el paso", "ore ida", "oroweat", "oscar mayer", "oscar meyer", "pace", "pepperidge farm",
    "perdue", "philadelphia", "pillsbury", "planters", "post", "prego", "progresso", "quaker",
    "ragu", "red baron", "rewe", "rice a roni", "ritter sport", "sara lee", "sargento", "silk",
    "skippy", "smuckers", "stacys", "starkist", "stonyfield", "stouffers", "swanson",
    "swiss miss", "thomas", "tombstone", "totinos", "trader joes", "tropicana", "tyson",
    "uncle bens", "utz", "velveeta", "walmart", "weight watchers", "welchs", "whole foods",
    "wonder", "yoplait", "zatarains",
  ]
}
