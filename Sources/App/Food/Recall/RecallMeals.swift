// The third pass: which meal the things of a day belong to, several at once, and when it was.
import Engine

extension RecallState {
  func mealsAndTimes(_ recall: Recall, _ desk: Desk) -> [Component<Message>] {
    let text = desk.recallText
    let waiting = recall.items.filter { $0.meal == nil }
    var body: [Component<Message>] = []
    if waiting.isEmpty {
      body.append(.text(Text(text.allPlaced, isLive: true)))
    } else {
      let checked = waiting.filter { self.checked.contains($0.id) }
      body.append(.choice(waitingItems(waiting, desk)))
      body.append(.text(Text(text.pressMeal(checked.count), role: .soft, isLive: true)))
      body.append(.row(Meal.allCases.map { desk.mealButton($0) }))
    }
    let times = desk.mealTimes(recall)
    if !times.isEmpty {
      body.append(.details(Details(key: "meal-times", summary: text.times, body: times)))
    }
    for meal in Meal.allCases {
      let rows = recall.items.filter { $0.meal == meal }.map { desk.foodRow($0) }
      guard !rows.isEmpty else { continue }
      let name = text.name(meal)
      body.append(.heading(Heading(name, level: 3)))
      body.append(.list(List(label: name, rows: rows)))
    }
    return body
  }

  private func waitingItems(_ items: [RecallItem], _ desk: Desk) -> Choice<Message> {
    var options: [Choice<Message>.Option] = []
    for item in items {
      options.append(
        Choice.Option(
          item.title, .recalls(.checked(item.id)), key: "check-" + item.id.text,
          isPicked: checked.contains(item.id)))
    }
    return Choice(desk.recallText.whichItems, allowsMany: true, options: options)
  }
}

extension Desk {
  fileprivate func mealButton(_ meal: Meal) -> Component<Message> {
    .button(
      Button(
        recallText.name(meal), .recalls(.pressedMeal(meal)), key: "meal-" + meal.rawValue))
  }

  /// A field for each meal that has something; its time is that of its first item.
  fileprivate func mealTimes(_ recall: Recall) -> [Component<Message>] {
    var fields: [Component<Message>] = []
    for meal in Meal.allCases {
      guard let first = recall.items.first(where: { $0.meal == meal }) else { continue }
      fields.append(
        .field(
          TextField(
            recallText.timeOf(recallText.name(meal)), kind: .time, value: first.time?.text ?? "",
            key: "time-" + meal.rawValue
          ) { .recalls(.typedMealTime(meal, $0)) }))
    }
    return fields
  }
}
