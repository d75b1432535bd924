// Finding foods for what is typed: the person's own and recent ones first.
import Engine

extension Desk {
  /// Without the table only the person's own foods are found.
  private static let noFoods = FoodSearch(FoodTable([]))

  private var usableSearch: FoodSearch { foodSearch ?? Desk.noFoods }

  /// Codes of what was eaten of late, newest first.
  private var recentCodes: [FoodCode] {
    var codes: [FoodCode] = []
    for item in overview.food.recalls.recentItems {
      if case .table(let code)? = item.food { codes.append(code) }
    }
    return codes
  }

  /// The foods that fit best, best first; none for nothing.
  func foundFoods(_ query: String, limit: Int) -> [FoodPick] {
    guard !trimmed(query).isEmpty else { return [] }
    let own = overview.food.ownPicks
    let search = usableSearch
    let matches = search.matches(
      for: query, limit: limit, preferring: recentCodes, own: own.map { $0.name })
    return picks(matches, own, search.table)
  }

  /// What was found, each with a name of its own.
  func picks(_ matches: [FoodMatch], _ own: [FoodPick], _ table: FoodTable) -> [FoodPick] {
    let foods = matches.filter { !$0.isOwn }.map { table.food(at: $0.index) }
    var names = Food.names(of: foods, in: foodTongue)[...]
    var picks: [FoodPick] = []
    for match in matches {
      if match.isOwn {
        picks.append(own[match.index])
      } else {
        picks.append(
          FoodPick(table.food(at: match.index), in: foodTongue, name: names.popFirst()))
      }
    }
    return picks
  }

  /// A food by its name in the journal; nothing where this device does not know it now.
  func pick(_ key: FoodKey?) -> FoodPick? {
    switch key {
    case .table(let code): foodTable?.food(code).map { FoodPick($0, in: foodTongue) }
    case .own: overview.food.ownPicks.first { $0.key == key }
    case nil: nil
    }
  }

  /// The items of a line, each with what could be made of it.
  func readFoods(_ text: String) -> [ReadFood] {
    let own = overview.food.ownPicks
    let search = usableSearch
    let mentions = FoodLine.read(
      text, in: search, preferring: recentCodes, own: own.map { $0.name })
    var read: [ReadFood] = []
    for mention in mentions {
      guard let index = mention.index else {
        read.append(ReadFood(mention: mention))
        continue
      }
      if mention.isOwn {
        read.append(ReadFood(mention: mention, pick: own[index]))
      } else {
        let food = search.table.food(at: index)
        read.append(
          ReadFood(mention: mention, food: food, pick: FoodPick(food, in: foodTongue)))
      }
    }
    return read
  }
}

/// One item of a line, and the food that is meant.
struct ReadFood {
  let mention: FoodMention
  /// Of the table, where the line itself names it.
  var food: Food?
  /// Nothing where no food is known by that name.
  var pick: FoodPick?

  /// The person says which food it is.
  mutating func choose(_ chosen: FoodPick) {
    if pick?.key != chosen.key { food = nil }
    pick = chosen
  }

  /// Nothing where neither a food nor an amount is known.
  var helping: Helping? {
    if let pick { return mention.helping(of: pick, food) }
    return mention.helping
  }
}

/// What is typed, cut into what was finished and what is being written.
struct TypedLine {
  let done: String
  let open: String

  init(_ text: String) {
    let scalars = text.unicodeScalars
    let cut = scalars.lastIndex { $0 == "," || $0 == ";" || $0 == "\n" }
    done = cut.map { String(scalars[..<$0]) } ?? ""
    open = cut.map { String(scalars[scalars.index(after: $0)...]) } ?? text
  }

  /// Whether what is open is one word without a number: it is a food, or the beginning of one, and
  /// need not be taken apart.
  var isOneWord: Bool {
    open.utf8.allSatisfy { $0 > 0x20 && !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }
}
