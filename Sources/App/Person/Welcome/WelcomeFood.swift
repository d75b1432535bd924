// Trading a food among the opening questions: the first focus, and what trading is made of.
import Engine

/// The first focus that was picked.
public enum WelcomeFocus: Hashable, Sendable {
  case common(CommonFood)
  /// One that is looked for afterwards.
  case another

  private static let anotherText = "another"

  var text: String {
    switch self {
    case .common(let food): food.rawValue
    case .another: WelcomeFocus.anotherText
    }
  }

  /// Reads what `text` wrote.
  init?(text: String) {
    if text == WelcomeFocus.anotherText {
      self = .another
    } else if let food = CommonFood(rawValue: text) {
      self = .common(food)
    } else {
      return nil
    }
  }
}

extension WelcomeState {
  /// Whether nothing but food was picked.
  var isOnlyFood: Bool { wantsFood && substances.isEmpty }

  /// The ten most common foods and a way to any other, for who picked food.
  func focusQuestions(_ desk: Desk) -> [Component<Message>] {
    let text = desk.foodText
    var options: [Choice<Message>.Option] = []
    for food in CommonFood.tenMostCommon {
      options.append(
        Choice.Option(
          desk.name(of: .common(food.rawValue)), .welcome(.pickedFocus(.common(food))),
          key: "focus-" + food.rawValue, isPicked: focus == .common(food)))
    }
    options.append(
      Choice.Option(
        text.another, .welcome(.pickedFocus(.another)), key: "focus-another",
        isPicked: focus == .another, detail: text.anotherDetail, symbol: .search))
    return [
      .choice(
        Choice(text.firstTitle, hidesLabel: true, options: options)),
      .text(Text(text.firstHint, role: .soft)),
    ]
  }

  /// Recall, insight and swap, a card each.
  func foodSteps(_ desk: Desk) -> [Component<Message>] {
    guard wantsFood else { return [] }
    let text = desk.foodText
    var body: [Component<Message>] = []
    if !isOnlyFood { body.append(.heading(Heading(text.howTitle))) }
    for step in FoodStep.allCases {
      body.append(
        .card(
          Card(
            key: "food-" + step.rawValue, title: text.title(step), tone: .leaf,
            body: [.text(Text(text.line(step)))])))
    }
    return body
  }

  /// That food is watched, and the first focus with its go-to swap.
  func foodDrafts(_ moment: Moment, _ desk: Desk) -> [Draft] {
    guard wantsFood, case .common(let food)? = focus else { return [] }
    let key = FocusKey.common(food.rawValue)
    return desk.focusDrafts(key, desk.name(of: key), moment)
  }
}
