// The third pass: which meal the things of a day belong to, several at once, and when it was.
import Engine

extension State {
  func mealsAndTimes(_ recall: Recall) -> [Component<Message>] {
    let text = recallText
    let waiting = recall.items.filter { $0.meal == nil }
    var body: [Component<Message>] = []
    if waiting.isEmpty {
      body.append(.text(Text(text.allPlaced, isLive: true)))
    } else {
      let checked = waiting.filter { recalls.checked.contains($0.id) }
      body.append(.choice(waitingItems(waiting)))
      body.append(.text(Text(text.pressMeal(checked.count), role: .soft, isLive: true)))
      body.append(.row(Meal.allCases.map { mealButton($0) }))
    }
    let times = mealTimes(recall)
    if !times.isEmpty {
      body.append(.details(Details(key: "meal-times", summary: text.times, body: times)))
    }
    for meal in Meal.allCases {
      let rows = recall.items.filter { $0.meal == meal }.map { foodRow($0) }
      guard !rows.isEmpty else { continue }
      let name = text.name(meal)
      body.append(.heading(Heading(name, level: 3)))
      body.append(.list(List(label: name, rows: rows)))
    }
    return body
  }

  private func waitingItems(_ items: [RecallItem]) -> Choice<Message> {
    var options: [Choice<Message>.Option] = []
    for item in items {
      options.append(
        Choice.Option(
          item.title, .recalls(.checked(item.id)), key: "check-" + item.id.text,
          isPicked: recalls.checked.contains(item.id)))
    }
    return Choice(recallText.whichItems, allowsMany: true, options: options)
  }

  private func mealButton(_ meal: Meal) -> Component<Message> {
    .button(
      Button(
        recallText.name(meal), .recalls(.pressedMeal(meal)), key: "meal-" + meal.rawValue))
  }

  /// A field for each meal that has something; its time is that of its first item.
  private func mealTimes(_ recall: Recall) -> [Component<Message>] {
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
