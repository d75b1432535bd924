// The recall of a day: five passes, each of which can be skipped and gone back to, and afterwards
// the list of the day.
import Engine

extension RecallState {
  func recallScreen(_ day: Day, _ moment: Moment, _ desk: Desk) -> Screen<Message> {
    let text = desk.recallText
    let isYesterday = day == Recall.usualDay(today: desk.today(moment))
    let date = desk.locale.longDate(day)
    var screen = Screen<Message>(
      title: isYesterday ? text.yesterday : text.title(date), place: .today, back: .today, body: [])
    if day > desk.today(moment) {
      screen.body = [
        .empty(Empty(symbol: .calendar, title: text.aheadTitle, text: text.aheadText)),
        desk.recallWalk(day, moment),
      ]
      return screen
    }
    if isYesterday { screen.body.append(.text(Text(date, role: .caption))) }
    let recall = desk.recall(on: day)
    screen.body += mealPhotos(on: day, desk)
    screen.part = recall.pass.number
    let isFinished = recall.isComplete && reopened != day
    screen.body += isFinished ? desk.finishedRecall(recall) : openRecall(recall, desk)
    screen.body += [desk.recallExtras(day), desk.recallWalk(day, moment)]
    screen.body.append(desk.sourceNote([.multiplePass, .foodTables], key: "recall"))
    screen.sheet = recallItemSheet(desk) ?? (isCopying ? desk.copySheet(day) : nil)
    return screen
  }

  private func openRecall(_ recall: Recall, _ desk: Desk) -> [Component<Message>] {
    let pass = recall.pass
    let text = desk.recallText
    let body: [Component<Message>] = [
      .steps(
        Steps(
          current: pass.number, count: RecallPass.allCases.count, label: text.step(pass))),
      .heading(Heading(text.name(pass))),
      .text(Text(text.lead(pass), role: .soft, isLive: true)),
    ]
    return body + self.body(of: pass, recall, desk) + [desk.passButtons(pass, recall)]
  }

  private func body(of pass: RecallPass, _ recall: Recall, _ desk: Desk) -> [Component<Message>] {
    switch pass {
    case .quickList: quickList(recall, desk)
    case .forgotten: forgottenFoods(recall, desk)
    case .mealAndTime: mealsAndTimes(recall, desk)
    case .portion: portions(recall, desk)
    case .lastLook: desk.daysFood(recall)
    }
  }
}

extension Desk {
  fileprivate func recallWalk(_ day: Day, _ moment: Moment) -> Component<Message> {
    let before = day.adding(days: -1)
    let after = day.adding(days: 1)
    return .row([
      .button(
        Button(
          recallText.before, .went(.recallDay(before)), key: "recall-before", role: .chip,
          isDisabled: before < Day.first)),
      .button(
        Button(
          recallText.after, .went(.recallDay(after)), key: "recall-after", role: .chip,
          isDisabled: after > today(moment))),
    ])
  }

  fileprivate func passButtons(_ pass: RecallPass, _ recall: Recall) -> Component<Message> {
    let text = recallText
    var buttons: [Component<Message>] = []
    if let next = pass.next {
      // An empty list has nothing to go on with yet.
      buttons.append(
        .button(
          Button(
            text.next(next), .recalls(.pressedNext), key: "recall-next",
            role: recall.items.isEmpty ? .secondary : .primary)))
    } else {
      buttons.append(
        .button(Button(text.finish, .recalls(.pressedDone), key: "recall-done", role: .primary)))
    }
    if let previous = pass.previous {
      buttons.append(
        .button(
          Button(
            text.back(previous), .recalls(.pressedBack), key: "recall-back", role: .quiet)))
    }
    return .row(buttons)
  }

  fileprivate func finishedRecall(_ recall: Recall) -> [Component<Message>] {
    let text = recallText
    return daysFood(recall) + [
      .text(Text(text.oneDay, role: .caption)),
      .link(Link(swapsText.toInsights, to: .insights, symbol: .sparkle)),
      .row([
        .button(
          Button(text.reopen, .recalls(.pressedReopen), key: "recall-reopen", symbol: .pencil))
      ]),
    ]
  }

  /// The whole list, by meal; each row opens its item.
  fileprivate func daysFood(_ recall: Recall) -> [Component<Message>] {
    let text = recallText
    guard !recall.items.isEmpty else {
      return [.empty(Empty(symbol: .list, title: text.emptyTitle, text: text.emptyText))]
    }
    var body: [Component<Message>] = []
    for meal in Meal.allCases {
      let items = recall.items.filter { $0.meal == meal }.ordered {
        ($0.time ?? .midnight, $0.order) < ($1.time ?? .midnight, $1.order)
      }
      if !items.isEmpty { body += foodList(items, titled: text.name(meal)) }
    }
    let rest = recall.items.filter { $0.meal == nil }
    if !rest.isEmpty { body += foodList(rest, titled: text.withoutMeal) }
    return body
  }

  private func foodList(_ items: [RecallItem], titled title: String) -> [Component<Message>] {
    [
      .heading(Heading(title, level: 3)),
      .list(List(label: title, rows: items.map { foodRow($0) })),
    ]
  }

  func foodRow(_ item: RecallItem) -> List<Message>.Row {
    var detail = item.food == nil ? recallText.unmatched : words(of: item)
    if let time = item.time { detail = locale.time(time) + " · " + detail }
    return List.Row(
      key: "food-" + item.id.text, title: item.title, detail: detail,
      pressed: .recalls(.opened(item.id)))
  }

  fileprivate func recallExtras(_ day: Day) -> Component<Message> {
    var extras: [Component<Message>] = [
      .button(Button(recallText.copy, .recalls(.pressedCopy), key: "recall-copy", role: .chip))
    ]
    if !isDemo {
      extras.append(
        .button(
          Button(recallText.photo, .recalls(.pressedPhoto), key: "recall-photo", role: .chip)))
    }
    return .stack([
      .row(extras), .link(Link(ownFoodsText.title, to: .ownFoods, symbol: .pencil)),
    ])
  }
}
