// Choosing a focus: what the recalls show most often, else the ten most common, and a search.
import Engine

/// A food that could be the focus.
struct FocusOffer {
  let key: FocusKey
  let name: String
}

extension Desk {
  /// Foods of the recalls that are offered.
  private static let mostFrequent = 10

  fileprivate func offerList(
    _ offers: [FocusOffer], _ label: String, _ prefix: String, _ focus: FoodFocus?,
    _ text: SwapsText
  ) -> Component<Message> {
    var rows: [List<Message>.Row] = []
    for offer in offers {
      let isNow = offer.key == focus?.key
      var row = List<Message>.Row(
        key: prefix + "-" + offer.key.text, title: offer.name, detail: isNow ? text.current : nil)
      if !isNow {
        row.actions = [
          Button(
            text.makeFocus, .swaps(.pickedFocus(offer.key, offer.name)),
            key: "pick-" + prefix + "-" + offer.key.text, hint: text.makeFocus(offer.name))
        ]
      }
      rows.append(row)
    }
    return .list(List(label: label, rows: rows))
  }

  /// Those that were seen on most days first.
  fileprivate func frequentOffers(_ moment: Moment) -> [FocusOffer] {
    let insights = freshInsights(moment)
    guard insights.itemCount >= FoodInsights.leastItems else { return [] }
    let foods = insights.foods.ordered { $1.days < $0.days }
    return foods.prefix(Desk.mostFrequent).map {
      FocusOffer(key: $0.key, name: tradeName($0))
    }
  }

  var commonOffers: [FocusOffer] {
    CommonFood.tenMostCommon.map {
      let key = FocusKey.common($0.rawValue)
      return FocusOffer(key: key, name: name(of: key))
    }
  }

  /// What could be traded is called as its focus would be.
  func tradeName(_ food: TradeFood) -> String {
    if case .food = food.key { return food.latest.title }
    return name(of: food.key)
  }

  /// What the last recalls show now.
  func freshInsights(_ moment: Moment) -> FoodInsights {
    FoodInsights(overview.food.recalls, today: today(moment))
  }
}

extension SwapsState {
  /// Foods that a search shows.
  private static let mostFound = 12

  func chooser(
    _ focus: FoodFocus?, _ text: SwapsText, _ moment: Moment, _ desk: Desk
  ) -> [Component<Message>] {
    var body: [Component<Message>] = [
      .heading(Heading(text.chooseTitle)), .text(Text(text.chooseText)),
    ]
    let frequent = desk.frequentOffers(moment)
    let offers = frequent.isEmpty ? desk.commonOffers : frequent
    let label = frequent.isEmpty ? text.common : text.frequent
    body += [
      .heading(Heading(label, level: 3)), desk.offerList(offers, label, "offer", focus, text),
    ]
    body.append(
      .field(
        TextField(
          text.search, kind: .search, value: search, key: "focus-search",
          maxLength: SwapsState.longestSearch
        ) { .swaps(.searched($0)) }))
    let found = searchedOffers(desk)
    body.append(
      .text(Text(search.isEmpty ? "" : text.found(found.count), role: .soft, isLive: true)))
    if !found.isEmpty { body.append(desk.offerList(found, text.search, "found", focus, text)) }
    if focus != nil {
      body.append(
        .button(Button(text.stay, .swaps(.closedChoosing), key: "keep-focus", role: .quiet)))
    }
    return body
  }

  /// Common foods by their names and words first, then foods of the table.
  private func searchedOffers(_ desk: Desk) -> [FocusOffer] {
    guard !self.search.isEmpty else { return [] }
    var found: [FocusOffer] = []
    for food in CommonFood.allCases where isSearched(food, desk) {
      let key = FocusKey.common(food.rawValue)
      found.append(FocusOffer(key: key, name: desk.name(of: key)))
    }
    if let search = desk.foodSearch {
      let matches = search.matches(for: self.search, limit: SwapsState.mostFound).filter {
        FoodInsights.mayBeTraded(search.table.food(at: $0.index))
      }
      for pick in desk.picks(matches, [], search.table) {
        let key = desk.focusKey(of: pick.key)
        if found.contains(where: { $0.key == key }) { continue }
        let isCommon = key != .food(pick.key)
        found.append(FocusOffer(key: key, name: isCommon ? desk.name(of: key) : pick.name))
      }
    }
    return Array(found.prefix(SwapsState.mostFound))
  }

  private func isSearched(_ food: CommonFood, _ desk: Desk) -> Bool {
    let key = FocusKey.common(food.rawValue)
    if SearchText.contains(desk.name(of: key), search) { return true }
    let words = desk.entry(food.rawValue, of: .swaps)?.fact("words") ?? ""
    return SearchText.contains(words, search)
  }
}
