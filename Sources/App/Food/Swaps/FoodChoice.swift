// Whether a person wants to hear of food, and where they say so.
import Engine

extension Desk {
  /// As the person said; before that, as soon as anything about food is in the journal.
  var watchesFood: Bool { overview.settings.watchesFood ?? overview.food.isBegun }

  var foodText: FoodText { FoodText(language: language) }

  /// A part of Plan: the ways to all that is about food, or a way to begin.
  var foodSection: [Component<Message>] {
    let text = foodText
    let heading = Component<Message>.heading(Heading(text.title))
    guard watchesFood else {
      return [
        heading,
        .button(
          Button(text.trade, .swaps(.flippedFood), key: "food-on", symbol: .plus)),
      ]
    }
    return [heading, .grid(foodLinks.map { .link($0) })]
  }

  /// The way to the recall of yesterday.
  var recallLink: Link { Link(recallText.yesterday, to: .recall, symbol: .list) }

  /// The ways to all that is about food.
  var foodLinks: [Link] {
    let text = swapsText
    return [
      recallLink,
      Link(text.toInsights, to: .insights, symbol: .sparkle),
      Link(text.title, to: .swaps, symbol: .leaf),
      Link(text.toWeeks, to: .foodWeeks, symbol: .progress),
      Link(text.toShopping, to: .shopping, symbol: .list),
      Link(ownFoodsText.title, to: .ownFoods, symbol: .pencil),
    ]
  }

  /// The settings of food.
  var foodGroup: SettingsGroup {
    let text = foodText
    var body: [Component<Message>] = [
      .toggle(
        Toggle(
          text.watches, isOn: watchesFood, key: "food-shown", detail: text.watchesDetail,
          flipped: .swaps(.flippedFood)))
    ]
    if overview.safety.hidesNumbers {
      body.append(.text(Text(text.hiddenForSafety, role: .soft)))
    } else {
      body.append(
        .toggle(
          Toggle(
            text.hideNumbers, isOn: overview.settings.hidesFoodNumbers, key: "food-numbers",
            detail: text.hideNumbersDetail, flipped: .swaps(.flippedNumbers))))
    }
    return SettingsGroup(
      key: "food", title: text.title, symbol: .leaf, words: [text.trade, text.hideNumbers],
      body: body, value: SettingsText(language: language).isOn(watchesFood))
  }

  mutating func flipFood(_ moment: Moment) -> [Effect] {
    set([Settings.field(watchesFood: !watchesFood)], moment)
  }

  mutating func flipFoodNumbers(_ moment: Moment) -> [Effect] {
    let hides = !overview.settings.hidesFoodNumbers
    return set([Settings.field(hidesFoodNumbers: hides)], moment)
  }
}
