// Today: one number, the buttons that change it, a way through a craving, and a few cards.
import Engine

extension State {
  func todayScreen(_ moment: Moment) -> Screen<Message> {
    let name = desk.overview.settings.name
    let hour = moment.offset.local(moment.now).time.hour
    var screen = Screen<Message>(
      title: desk.todayText.greeting(hour, name), place: .today,
      shortcuts: [
        Shortcut(desk.language.helpScreenHelpLink, .phone, to: .help),
        Shortcut(desk.calendarText.toCalendar, .calendar, to: .calendar),
      ],
      body: todayBody(moment)
    )
    screen.dock = desk.todayDock(moment)
    screen.windowName = desk.todayText.title
    screen.portrait = desk.overview.portrait.map { desk.portrait($0) }
    if today.showsMore { screen.sheet = desk.moreSheet(moment) }
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
    // Whoever is in the middle of something goes on with that.
    guard screen.sheet == nil, practice.liveSession(moment, desk) == nil else { return screen }
    return milestones.peakScreen(desk) ?? milestones.challengeScreen(moment, desk) ?? screen
  }

  private func todayBody(_ moment: Moment) -> [Component<Message>] {
    guard let first = desk.overview.watched.first else {
      return desk.overview.trackers.isEmpty
        ? practice.sessionQuestions(moment, desk) + desk.foodOrEmpty(moment)
          + [reflection.reflectionCard(moment, desk), desk.weekCard(moment)].compactMap { $0 }
        : todayOfTrackers(moment)
    }
    let next = milestones.comingTime(of: first, moment, desk)
    let head = desk.hero(of: first, next, moment) + desk.passedBirds(moment)
    var list = TodayList()
    if first.drinksByLevel {
      list.add(
        drinking.drinkLevelCard(
          first, moment, showsUndo: desk.hasUndoOfToday(moment), desk))
    }
    trackers.addTrackers(to: &list, besides: first, moment, desk)
    drinking.addDrinkLevels(to: &list, besides: first, moment, desk)
    list.add(desk.foodCards(moment))
    list.add(desk.doseCard(moment))
    return [.stack(head)] + desk.stopFacts(of: first, today.sums, moment) + list.open
      + todayCards(beneath: list, moment)
  }
}

extension Desk {
  /// Who only trades foods has them in the place of the first steps.
  fileprivate func foodOrEmpty(_ moment: Moment) -> [Component<Message>] {
    guard watchesFood else { return emptyToday }
    return foodCards(moment)
  }

  private var emptyToday: [Component<Message>] {
    [
      .empty(
        Empty(
          symbol: .bird, title: todayText.emptyTitle, text: todayText.emptyBody,
          action: Button(
            todayText.emptyAction, Message.today(.pressedBegin), key: "set-up", role: .primary))),
      .link(Link(trackersText.title, to: .trackers, symbol: .list)),
    ]
  }

  /// More of today stands behind one link.
  private static let mostEntries = 3

  /// What today holds so far, newest first; a press opens it, to be changed or deleted.
  func todayEntries(_ moment: Moment) -> [Component<Message>] {
    let day = today(moment)
    let items = historyItems(on: day)
    guard !items.isEmpty else { return [] }
    var body: [Component<Message>] = [
      .list(
        List(
          label: todayText.entries, rows: historyRows(Array(items.prefix(Desk.mostEntries)))))
    ]
    if items.count > Desk.mostEntries {
      body.append(.link(Link(todayText.allEntries, to: .day(day), symbol: .list)))
    }
    let summary = todayText.entries + " · " + locale.number(Int64(items.count))
    return [.details(Details(key: "today-entries", summary: summary, body: body))]
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
