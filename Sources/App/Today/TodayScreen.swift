// Today: one number, the buttons that change it, a way through a craving, and a few cards.
import Engine

extension State {
  func todayScreen(_ moment: Moment) -> Screen<Message> {
    let name = desk.overview.settings.name
    let hour = moment.offset.local(moment.now).time.hour
    var screen = Screen<Message>(
      title: desk.todayText.greeting(hour, name), place: .today,
      shortcut: Shortcut(desk.calendarText.toCalendar, .calendar, to: .calendar),
      body: todayBody(moment)
    )
    screen.windowName = desk.todayText.title
    screen.portrait = desk.overview.portrait.map { desk.portrait($0) }
    if let total = today.total { screen.sheet = desk.totalSheet(total) }
    if let sheet = replacement.replacementSheet(moment, desk) ?? trackers.trackerSheet(moment, desk)
    {
      screen.sheet = sheet
    }
    if let sheet = drinking.drinkSheet(desk)
      ?? historySheet(HistoryText(language: desk.language), moment)
    {
      screen.sheet = sheet
    }
    return screen
  }

  private func todayBody(_ moment: Moment) -> [Component<Message>] {
    guard let first = desk.overview.watched.first else {
      return desk.overview.trackers.isEmpty
        ? practice.sessionQuestions(moment, desk) + desk.foodOrEmpty(moment)
          + [reflection.reflectionCard(moment, desk), desk.weekCard(moment)].compactMap { $0 }
        : todayOfTrackers(moment)
    }
    var body: [Component<Message>] = [
      .stack(desk.hero(of: first, moment)), drinking.quickLog(of: first, moment, desk),
      desk.cravingButton, desk.helpLink,
    ]
    body +=
      desk.todayEntries(moment) + drinking.otherDrinkLevels(than: first, moment, desk)
      + trackers.todayTrackers(besides: first, moment, desk)
    body += desk.foodCards(moment)
    return body + desk.doseCard(moment) + todayCards(moment)
  }
}

extension Desk {
  /// Who only trades foods has them in the place of the first steps.
  fileprivate func foodOrEmpty(_ moment: Moment) -> [Component<Message>] {
    guard watchesFood else { return emptyToday }
    return foodCards(moment) + [cravingButton, helpLink] + [recallCard(moment)].compactMap { $0 }
  }

  private var emptyToday: [Component<Message>] {
    [
      .empty(
        Empty(
          symbol: .bird, title: todayText.emptyTitle, text: todayText.emptyBody,
          action: Button(
            todayText.emptyAction, Message.today(.pressedBegin), key: "set-up", role: .primary))),
      cravingButton, helpLink, .link(Link(trackersText.title, to: .trackers, symbol: .list)),
    ]
  }

  /// What today holds so far, newest first; a press opens it, to be changed or deleted.
  func todayEntries(_ moment: Moment) -> [Component<Message>] {
    let day = today(moment)
    let items = historyItems(on: day)
    guard !items.isEmpty else { return [] }
    var body: [Component<Message>] = [
      .list(
        List(
          label: todayText.entries, rows: historyRows(Array(items.prefix(Desk.mostRows)))))
    ]
    if items.count > Desk.mostRows {
      body.append(.link(Link(todayText.allEntries, to: .day(day), symbol: .list)))
    }
    return [.card(Card(key: "today-entries", title: todayText.entries, body: body))]
  }

  var cravingButton: Component<Message> {
    .button(
      Button(
        todayText.craving, .craving(.pressedCraving), key: "craving", role: .large, symbol: .wave))
  }

  fileprivate func logButton(
    _ tracker: Tracker, _ amount: Int64, role: Button<Message>.Role
  ) -> Component<Message> {
    let key = "log-" + String(amount / Entry.unit)
    let words = locale.units(amount, of: tracker)
    let label = role == .chip ? "+ " + locale.amount(amount) : todayText.log(words)
    var button = Button(
      label, Message.today(.logged(tracker.id, amount: amount)), key: key, role: role,
      hint: todayText.log(words))
    // Held, it leads to help with the wish in place of what would follow it.
    button.held = .craving(.pressedCraving)
    return .button(button)
  }

  func totalSheet(_ total: TodayState.Total) -> Sheet<Message>? {
    guard let tracker = overview.trackers.first(where: { $0.id == total.tracker }) else {
      return nil
    }
    return Sheet(
      key: "total", title: todayText.totalTitle(locale.longDate(total.day)),
      body: [
        .form(
          Form(
            key: "total-form",
            body: [
              .field(
                TextField(
                  todayText.totalLabel(locale.unit(of: tracker, isOne: false)), kind: .decimal,
                  value: total.text, key: "total-amount", hint: todayText.totalHint,
                  problem: total.showsProblem ? todayText.totalProblem : nil, maxLength: 12
                ) { .today(.enteredTotal($0)) }),
              .button(
                Button(todayText.save, .today(.submittedTotal), key: "total-save", role: .primary)),
            ], submitted: .today(.submittedTotal)))
      ], closeLabel: todayText.close, closed: .today(.closedTotal))
  }
}

extension DrinkingState {
  fileprivate func quickLog(of tracker: Tracker, _ moment: Moment, _ desk: Desk) -> Component<
    Message
  > {
    if tracker.drinksByLevel {
      return drinkLevelCard(tracker, moment, showsUndo: desk.hasUndoOfToday(moment), desk)
    }
    let one = Entry.unit
    let plan = desk.overview.plans(of: tracker.id).plan(on: desk.today(moment))
    let hasStopped =
      plan.flatMap { desk.stopInstant(of: $0, moment) }.map { moment.now >= $0 } ?? false
    var buttons: [Component<Message>] = [
      desk.logButton(tracker, one, role: hasStopped ? .secondary : .primary)
    ]
    if tracker.substance == .vape {
      buttons += [5, 10].map { desk.logButton(tracker, $0 * one, role: .chip) }
    }
    buttons += desk.sizedDrinkButton(tracker).map { .button($0) }
    if desk.hasUndoOfToday(moment) {
      buttons.append(
        .button(
          Button(desk.todayText.undo, .pressedUndo, key: "undo-last", role: .quiet, symbol: .undo)))
    }
    return .stack([
      .row(buttons),
      .row([
        .button(
          Button(
            desk.todayText.total, .today(.pressedTotal(tracker.id, desk.today(moment))),
            key: "total",
            role: .quiet))
      ]),
    ])
  }
}
