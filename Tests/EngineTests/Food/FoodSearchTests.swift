// What people type, and the food that stands first.

import Engine
import Testing

struct FoodSearchTests {
  @Test(
    "What is typed finds the food that is meant",
    arguments: [
      // Capitals, signs, words out of order, the table's own order.
      ("COFFEE", "Coffee, brewed"), ("  coffee. ", "Coffee, brewed"),
      ("cola soft drink", "Soft drink, cola"), ("diet cola", "Soft drink, cola, diet"),
      ("ice-cream", "Ice cream, NFS"), ("nuggets, chicken", "Chicken nuggets"),
      // Not yet finished.
      ("coff", "Coffee, brewed"), ("chicken nug", "Chicken nuggets"),
      ("straw", "Strawberries, raw"),
      // One and many.
      ("apples", "Apple, raw"), ("strawberry", "Strawberries, raw"), ("tomato", "Tomatoes, raw"),
      ("eggs", "Egg, whole, boiled or poached"), ("cookies", "Cookie, chocolate chip"),
      // Slips of the finger.
      ("brocoli", "Broccoli, NS as to form, cooked"), ("cofee", "Coffee, brewed"),
      ("stawberries", "Strawberries, raw"), ("chedar", "Cheese, Cheddar"),
      ("carrrots", "Carrots, raw"), ("choclate chip cookie", "Cookie, chocolate chip"),
      ("xoffee", "Coffee, brewed"), ("popcron", "Popcorn, NFS"),
      // Brands, other words, words apart and together.
      ("coke", "Soft drink, cola"), ("diet coke", "Soft drink, cola, diet"),
      ("coke zero", "Soft drink, cola, diet"), ("red bull", "Energy drink"),
      ("7up", "Soft drink, fruit flavored"), ("7 up", "Soft drink, fruit flavored"),
      ("pb&j", "Peanut butter and jelly sandwich, NFS"),
      ("mac & cheese", "Macaroni or noodles with cheese"), ("donut", "Doughnut, NFS"),
      ("fries", "Potato, french fries"), ("poptart", "Breakfast tart"),
      ("hotdog", "Hot dog, NFS"), ("pop corn", "Popcorn, NFS"),
      // The noun before what only tells it apart.
      ("milk", "Milk, reduced fat (2%)"), ("rice", "Rice, cooked, NFS"),
      ("chicken", "Chicken, NS as to part and cooking method"), ("cheddar", "Cheese, Cheddar"),
      ("cheese", "Cheese, NFS"), ("chocolate milk", "Chocolate milk, NFS"),
      ("milk chocolate", "Chocolate candy"), ("2% milk", "Milk, reduced fat (2%)"),
      // An amount does not matter.
      ("2 slices of pizza", "Pizza, cheese, from restaurant"),
      ("half a cup of coffee", "Coffee, brewed"), ("250 ml milk", "Milk, reduced fat (2%)"),
      // With and without.
      ("latte with oat milk", "Coffee, Latte, with non-dairy milk"),
      ("macaroni with cheese", "Macaroni or noodles with cheese"),
      ("latte w/ oat milk", "Coffee, Latte, with non-dairy milk"),
      ("macaroni w cheese", "Macaroni or noodles with cheese"),
      // Signs and short forms.
      ("pb and j", "Peanut butter and jelly sandwich, NFS"),
      ("p.b. & j", "Peanut butter and jelly sandwich, NFS"),
      // Who makes it, and its shape.
      ("kraft mac & cheese", "Macaroni or noodles with cheese"),
      ("dunkin donuts coffee", "Coffee, brewed"), ("tomato slices", "Tomatoes, raw"),
    ])
  func english(query: String, name: String) {
    #expect(SearchSamples.best(query) == name)
  }

  @Test(
    "German words find the same foods",
    arguments: [
      ("Kaffee", "Coffee, brewed"), ("ein Glas Milch", "Milk, NFS"), ("Äpfel", "Apple, raw"),
      ("apfel", "Apple, raw"), ("aepfel", "Apple, raw"), ("Möhren", "Carrots, raw"),
      ("moehren", "Carrots, raw"), ("mohren", "Carrots, raw"), ("Tomate", "Tomatoes, raw"),
      ("Erdbeere", "Strawberries, raw"), ("Weissbrot", "Bread, white"),
      ("Weißbrot", "Bread, white"), ("Wuerstchen", "Bratwurst"), ("Reis", "Rice, cooked, NFS"),
      ("Kaese", "Cheese, NFS"), ("drei Eier", "Egg, whole, boiled or poached"),
      ("Leitungswaser", "Water, tap"), ("Kaffee ohne Zucker", "Coffee, brewed"),
    ])
  func german(query: String, name: String) {
    #expect(SearchSamples.best(query) == name)
  }

  @Test(
    "What is not meant does not stand first",
    arguments: [
      ("pop", "Popcorn, NFS"), ("diet coke", "Soft drink, cola"), ("ice cream", "Popsicle"),
      ("rice", "Rice cake"), ("peanut butter", "Butter, NFS"), ("butter", "Peanut butter"),
      ("carrots", "Baby Toddler carrots, Stage 1"), ("milk", "Milk, human"),
    ])
  func notFirst(query: String, name: String) {
    #expect(SearchSamples.best(query) != nil)
    #expect(SearchSamples.best(query) != name)
  }

  @Test("Food for infants comes last unless it is asked for by name")
  func infants() {
    #expect(!SearchSamples.names("milk", limit: 5).contains("Milk, human"))
    #expect(SearchSamples.best("human milk") == "Milk, human")
    #expect(SearchSamples.best("similac") == "Infant formula, Similac Advance")
    #expect(SearchSamples.best("baby carrots") == "Baby Toddler carrots, Stage 1")
    #expect(SearchSamples.names("baby carrots").contains("Carrots, raw"))
  }

  @Test("Nothing is found for what no food is like", arguments: ["", "  ", "!?", "zzzzqqqq", "&"])
  func nothing(query: String) {
    #expect(SearchSamples.names(query).isEmpty)
  }

  @Test("No more are found than are wanted")
  func limit() {
    #expect(SearchSamples.names("c", limit: 3).count == 3)
    #expect(SearchSamples.names("c", limit: 0).isEmpty)
    #expect(SearchSamples.names("c", limit: -1).isEmpty)
  }

  @Test("Each match is better than the next, and none comes twice")
  func order() {
    for query in ["milk", "c", "chicken soup", "cheese"] {
      let matches = SearchSamples.search.matches(for: query, limit: 50)
      #expect(zip(matches, matches.dropFirst()).allSatisfy { $0.score >= $1.score })
      #expect(Set(matches.map { $0.index }).count == matches.count)
    }
  }
}

// MARK: Recent and own foods

extension FoodSearchTests {
  @Test("A recent food comes before others that fit as well, but not before what was asked for")
  func recent() {
    let cheddar = SearchSamples.code(of: "Cheese, Cheddar")
    #expect(SearchSamples.names("chee", limit: 1, preferring: [cheddar]) == ["Cheese, Cheddar"])
    #expect(SearchSamples.names("coffee", limit: 1, preferring: [cheddar]) == ["Coffee, brewed"])
  }

  @Test("Where nothing was typed the recent foods stand in their order")
  func recentAlone() {
    let names = ["Honey", "Apple, raw"]
    let codes = names.map { SearchSamples.code(of: $0) } + [FoodSamples.code(99_000_000)]
    #expect(SearchSamples.names("", preferring: codes) == names)
    #expect(SearchSamples.names(" ", limit: 1, preferring: codes) == ["Honey"])
  }

  @Test(
    "Own foods come first where all words fit",
    arguments: [
      ("apfel", [0]), ("omas", [0, 1]), ("suppe", [1]), ("kuchen", []), ("apfelkuchen", [0]),
      ("soup", []), ("omas apfelkuchen", [0]),
    ])
  func own(query: String, expected: [Int]) {
    let matches = SearchSamples.search.matches(
      for: query, limit: 10, own: ["Omas Apfelkuchen", "Omas Suppe"])
    let own = matches.prefix { $0.isOwn }.map { $0.index }.sorted()
    #expect(own == expected)
    #expect(matches.filter { $0.isOwn }.count == own.count)
  }
}

// MARK: Tables

extension FoodSearchTests {
  @Test("An empty table finds nothing")
  func empty() {
    let search = FoodSearch(FoodTable([]))
    #expect(search.matches(for: "milk", limit: 10).isEmpty)
    #expect(FoodLine.read("milk", in: search) == [FoodMention(text: "milk")])
  }

  @Test("A phrase leads to its first food before the others that it may mean")
  func phrases() {
    let search = FoodSearch(FoodSamples.table)
    func names(_ query: String) -> [String] {
      search.matches(for: query, limit: 5).map { search.table.food(at: $0.index).name }
    }
    #expect(names("pop") == ["Soft drink, cola", "Milk, whole"])
    #expect(names("a glass of white").first == "Milk, whole")
    #expect(names("leche") == ["Milk, whole"])
  }
}
