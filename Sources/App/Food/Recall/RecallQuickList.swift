// The first pass: one field that takes whole lines and finds foods while one types.
import Engine

extension RecallState {
  /// Foods that are offered at once.
  private static let mostFound = 6
  private static let mostRecent = 8
  /// Foods that are offered for words that name none.
  private static let mostGuesses = 5

  func quickList(_ recall: Recall, _ desk: Desk) -> [Component<Message>] {
    let isEmpty = recall.items.isEmpty
    var body = foodField(desk.recallText.field, desk, isFirst: isEmpty)
    body += recentFoods(recall, desk) + [.choice(mealOfNext(desk))] + unmatchedCard(recall, desk)
    // The field says what to do first.
    return isEmpty ? body : body + desk.listSoFar(recall)
  }

  /// The field with what is found for it; the number of foods is read out.
  func foodField(_ label: String, _ desk: Desk, isFirst: Bool = false) -> [Component<Message>] {
    let text = desk.recallText
    let line = TypedLine(typed)
    let query = line.isOneWord ? line.open : desk.readFoods(line.open).last?.mention.text ?? ""
    let found = desk.foundFoods(query, limit: RecallState.mostFound)
    let isAsked = !query.isEmpty && desk.foodSearch != nil
    return [
      .form(
        Form(
          key: "recall-form",
          body: [
            .field(
              TextField(
                label, kind: .text, value: typed, key: "recall-typed",
                hint: text.example, maxLength: RecallState.longestLine
              ) { .recalls(.typed($0)) }),
            .button(
              Button(
                text.add, .recalls(.pressedAdd), key: "recall-add",
                role: isFirst ? .primary : .secondary, symbol: .plus)),
          ], submitted: .recalls(.pressedAdd))),
      .text(
        Text(isAsked ? text.found(found.count) : "", role: .caption, isLive: true)),
    ] + desk.foundList(found) + desk.foodNotice
  }

  private func recentFoods(_ recall: Recall, _ desk: Desk) -> [Component<Message>] {
    guard desk.trimmed(typed).isEmpty else { return [] }
    var chips: [Component<Message>] = []
    for item in desk.overview.food.recalls.recentItems where chips.count < RecallState.mostRecent {
      guard !recall.items.contains(where: { $0.food == item.food }) else { continue }
      chips.append(
        .button(
          Button(
            item.title, .recalls(.pickedRecent(item.id)), key: "recent-" + item.id.text,
            role: .chip, symbol: .plus)))
    }
    guard !chips.isEmpty else { return [] }
    return [.heading(Heading(desk.recallText.recents, level: 3)), .row(chips)]
  }

  private func mealOfNext(_ desk: Desk) -> Choice<Message> {
    let text = desk.recallText
    var options = [
      Choice<Message>.Option(
        text.noMeal, .recalls(.pickedNextMeal(nil)), key: "next-meal-none",
        isPicked: self.meal == nil)
    ]
    for meal in Meal.allCases {
      options.append(
        Choice.Option(
          text.name(meal), .recalls(.pickedNextMeal(meal)), key: "next-meal-" + meal.rawValue,
          isPicked: self.meal == meal))
    }
    return Choice(text.mealOfNext, look: .strip, options: options)
  }

  /// One question at a time about words that name no food.
  func unmatchedCard(_ recall: Recall, _ desk: Desk) -> [Component<Message>] {
    let text = desk.recallText
    guard desk.foodSearch != nil,
      let item = recall.withoutFood.first(where: { !left.contains($0.id) })
    else { return [] }
    let id = item.id
    var body: [Component<Message>] = []
    for pick in desk.foundFoods(item.title, limit: RecallState.mostGuesses) {
      body.append(
        .button(
          Button(
            pick.name, .recalls(.matched(id, pick.key)), key: "guess-" + pick.key.text,
            role: .chip)))
    }
    let guesses: Component<Message> =
      body.isEmpty ? .text(Text(text.nothingFits, role: .soft)) : .row(body)
    return [
      .card(
        Card(
          key: "unmatched-" + id.text, title: text.whatWas(item.title), symbol: .question,
          body: [
            guesses,
            .row([
              .button(
                Button(text.findFood, .recalls(.opened(id)), key: "find-food", role: .quiet)),
              .button(Button(text.leave, .recalls(.left(id)), key: "leave-food", role: .quiet)),
            ]),
          ]))
    ]
  }
}

extension Desk {
  fileprivate func foundList(_ found: [FoodPick]) -> [Component<Message>] {
    guard !found.isEmpty else { return [] }
    let rows = found.map { pick in
      List<Message>.Row(
        key: "found-" + pick.key.text, title: pick.name,
        detail: usualWords(of: pick),
        pressed: .recalls(.picked(pick.key)))
    }
    return [.list(List(label: recallText.suggestions, rows: rows))]
  }

  /// What is there so far, the latest first, so that it is seen beside the field.
  func listSoFar(_ recall: Recall) -> [Component<Message>] {
    let text = recallText
    guard !recall.items.isEmpty else {
      return [.empty(Empty(symbol: .list, title: text.emptyTitle, text: text.emptyText))]
    }
    let title = text.soFar(recall.items.count)
    return [
      .text(Text(title, role: .soft, isLive: true)),
      .list(List(label: title, rows: recall.items.reversed().map { foodRow($0) })),
    ]
  }
}
