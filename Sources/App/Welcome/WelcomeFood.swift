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
  /// The steps that have something to ask. Before anything is picked, all of them.
  var steps: [Int] {
    wantsFood && substances.isEmpty
      ? [1, WelcomeState.focusStep, WelcomeState.stepCount] : Array(1...WelcomeState.stepCount)
  }

  /// The step at which the first focus is asked for.
  static let focusStep = 2
  /// Whether nothing but food was picked.
  var isOnlyFood: Bool { wantsFood && substances.isEmpty }
}

extension State {
  /// The title of a step: with nothing but food the middle ones ask for other things.
  func welcomeTitle(_ text: WelcomeText) -> String {
    guard welcome.isOnlyFood else { return text.titles[welcome.step - 1] }
    switch welcome.step {
    case 1: return text.titles[0]
    case WelcomeState.focusStep: return foodText.firstTitle
    default: return foodText.howTitle
    }
  }

  /// The ten most common foods and a way to any other, for who picked food.
  var focusQuestions: [Component<Message>] {
    guard welcome.wantsFood else { return [] }
    let text = foodText
    var options: [Choice<Message>.Option] = []
    for food in CommonFood.tenMostCommon {
      options.append(
        Choice.Option(
          name(of: .common(food.rawValue)), .welcome(.pickedFocus(.common(food))),
          key: "focus-" + food.rawValue, isPicked: welcome.focus == .common(food)))
    }
    options.append(
      Choice.Option(
        text.another, .welcome(.pickedFocus(.another)), key: "focus-another",
        isPicked: welcome.focus == .another, detail: text.anotherDetail, symbol: .search))
    return [
      .choice(
        Choice(text.firstTitle, hidesLabel: welcome.isOnlyFood, options: options)),
      .text(Text(text.firstHint, role: .soft)),
    ]
  }

  /// Recall, insight and swap, a card each.
  var foodSteps: [Component<Message>] {
    guard welcome.wantsFood else { return [] }
    let text = foodText
    var body: [Component<Message>] = []
    if !welcome.isOnlyFood { body.append(.heading(Heading(text.howTitle))) }
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
  func foodDrafts(_ moment: Moment) -> [Draft] {
    guard welcome.wantsFood, case .common(let food)? = welcome.focus else { return [] }
    let key = FocusKey.common(food.rawValue)
    return focusDrafts(key, name(of: key), moment)
  }
}
