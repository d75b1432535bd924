// The sheets over a recall: everything about one item, and the days to copy from.
import Engine

extension RecallState {
  /// Foods that are offered in place of another.
  private static let mostOthers = 6

  func recallItemSheet(_ desk: Desk) -> Sheet<Message>? {
    guard let item = desk.recallItem(editing) else { return nil }
    let text = desk.recallText
    var body = helpingControls(item, desk)
    body.append(.choice(desk.mealChoice(item)))
    let id = item.id
    body.append(
      .field(
        TextField(text.time, kind: .time, value: item.time?.text ?? "", key: "item-time") {
          .recalls(.typedTime(id, $0))
        }))
    body += otherFood(item, desk)
    body.append(
      .button(
        Button(
          text.delete, .recalls(.deleted(id)), key: "delete-item", role: .removal, symbol: .bin)))
    return Sheet(
      key: "recall-item", title: item.title, body: body, closeLabel: text.close,
      closed: .recalls(.closedSheet))
  }

  private func otherFood(_ item: RecallItem, _ desk: Desk) -> [Component<Message>] {
    let typed = desk.trimmed(typedFood)
    // What was written and named no food is looked for at once.
    let query = typed.isEmpty && item.food == nil ? item.title : typed
    let found = desk.foundFoods(query, limit: RecallState.mostOthers)
    var body: [Component<Message>] = [
      .field(
        TextField(
          item.food == nil ? desk.recallText.foodOf : desk.recallText.findFood, kind: .search,
          value: typedFood, key: "item-food", maxLength: RecallState.longestFood
        ) { .recalls(.typedFood($0)) }),
      .text(
        Text(
          query.isEmpty || desk.foodSearch == nil ? "" : desk.recallText.found(found.count),
          role: .caption, isLive: true)),
    ]
    if !found.isEmpty {
      let rows = found.map { pick in
        List<Message>.Row(
          key: "other-" + pick.key.text, title: pick.name,
          detail: desk.usualWords(of: pick),
          pressed: .recalls(.matched(item.id, pick.key)))
      }
      body.append(.list(List(label: desk.recallText.suggestions, rows: rows)))
    }
    return body + desk.foodNotice
  }
}

extension Desk {
  /// Days that are offered for copying.
  private static let mostDays = 10
  /// Names of foods by which a day is known again.
  private static let namesOfDay = 4

  fileprivate func mealChoice(_ item: RecallItem) -> Choice<Message> {
    var options: [Choice<Message>.Option] = []
    for meal in Meal.allCases {
      options.append(
        Choice.Option(
          recallText.name(meal), .recalls(.pickedMeal(item.id, meal)),
          key: "item-meal-" + meal.rawValue, isPicked: item.meal == meal))
    }
    return Choice(recallText.meal, options: options)
  }

  func copySheet(_ day: Day) -> Sheet<Message> {
    let text = recallText
    let others = overview.recalls.filter { $0.day != day && !$0.items.isEmpty }
    var rows: [List<Message>.Row] = []
    for recall in others.suffix(Desk.mostDays).reversed() {
      rows.append(
        List.Row(
          key: "copy-" + recall.day.text, title: locale.longDate(recall.day),
          detail: names(recall), value: text.things(recall.items.count),
          pressed: .recalls(.copied(recall.day))))
    }
    let line = rows.isEmpty ? text.copyNothing : text.copyLead
    var body: [Component<Message>] = [.text(Text(line, role: .soft))]
    if !rows.isEmpty { body.append(.list(List(label: text.copy, rows: rows))) }
    return Sheet(
      key: "recall-copy-sheet", title: text.copy, body: body, closeLabel: text.close,
      closed: .recalls(.closedSheet))
  }

  private func names(_ recall: Recall) -> String {
    var line = ""
    for item in recall.items.prefix(Desk.namesOfDay) {
      line += (line.isEmpty ? "" : ", ") + item.title
    }
    return recall.items.count > Desk.namesOfDay ? line + " …" : line
  }
}
