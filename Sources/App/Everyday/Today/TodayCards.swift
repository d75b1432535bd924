// The cards under the number: each can be put away, and none stands there without a cause.
import Engine

extension State {
  /// More cards that ask something would be a wall.
  static let mostCards = 3

  /// What is asked and what is only to be read, and at the end everything that is folded.
  ///
  /// A warning of danger is never folded, and nothing pushes it out.
  func todayCards(beneath list: TodayList, _ moment: Moment) -> [Component<Message>] {
    let cautions = desk.overview.watched.compactMap { desk.stopCaution($0, moment) }
    let first = firstCards(moment)
    let asking = Array((first + laterCards(moment)).prefix(State.mostCards))
    // What keeps the journal is never pushed out by what is asked.
    let cards = asking + lock.keepingCards(moment, desk)
    let shown = list.isLong ? min(1, first.count) : 1
    let reading = desk.reading(today.outlooks.first?.outlook, moment, isFolded: list.isLong)
    let folded =
      desk.folded(Array(cards.dropFirst(shown))) + reading.folded + [desk.trackersLink]
      + desk.coachLink + list.doneLine(desk) + desk.todayEntries(moment)
    return cautions + cards.prefix(shown) + reading.cards + [.row(folded)]
  }

  /// What a day cannot go on well without; one of them always stands open.
  private func firstCards(_ moment: Moment) -> [Component<Message>] {
    var cards = practice.sessionQuestions(moment, desk)
    if let card = reminders.reminderCard(moment, desk) { cards.append(card) }
    if let card = desk.excuseCard(moment) { cards.append(card) }
    for tracker in desk.overview.watched {
      if let card = desk.slipCard(tracker, moment) { cards.append(card) }
      if let card = today.yesterdayCard(tracker, moment, desk) { cards.append(card) }
    }
    if let card = milestones.milestoneCard(moment, desk) { cards.append(card) }
    return cards
  }

  /// What can wait behind a line where much else is to be done.
  private func laterCards(_ moment: Moment) -> [Component<Message>] {
    var cards: [Component<Message>] = []
    if let card = reflection.reflectionCard(moment, desk) { cards.append(card) }
    if let card = desk.weekCard(moment) { cards.append(card) }
    if let card = desk.ifThenCard(moment) { cards.append(card) }
    for tracker in desk.overview.watched {
      if let card = desk.prepareCard(tracker, moment) { cards.append(card) }
    }
    if let card = desk.expectationCard(moment) { cards.append(card) }
    return cards
  }
}

extension TodayState {
  /// Unknown is not zero: a day without a word is asked about once.
  fileprivate func yesterdayCard(_ tracker: Tracker, _ moment: Moment, _ desk: Desk) -> Component<
    Message
  >? {
    let yesterday = desk.today(moment).adding(days: -1)
    let plans = desk.overview.plans(of: tracker.id)
    // The day of a stop has no amount to say: that something was used before it is known.
    let isTold = desk.overview.use(of: tracker.id).toldDay == yesterday
    // Nobody is asked about a day before there was anything to note it in.
    let welcomed = desk.overview.settings.welcomedAt.map { desk.day(of: $0, moment) }
    guard !tracker.drinksByLevel, laterOn != desk.today(moment),
      welcomed ?? yesterday <= yesterday,
      let plan = plans.plan(on: yesterday), !(isTold && plan.kind == .stop),
      !plans.asksForNone(on: yesterday),
      desk.overview.use(of: tracker.id).amount(on: yesterday) == nil,
      !desk.isExcused(yesterday, moment)
    else { return nil }
    return desk.yesterdayCard(tracker, yesterday, isTold: isTold)
  }
}

extension Desk {
  @inline(never)  // Not of a first visit.
  fileprivate func yesterdayCard(
    _ tracker: Tracker, _ yesterday: Day, isTold: Bool
  ) -> Component<Message> {
    let suffix = "-" + (tracker.substance?.rawValue ?? tracker.id.text)
    return .card(
      Card(
        key: "yesterday-" + tracker.id.text, title: todayText.yesterday, symbol: .calendar,
        tone: .sand,
        body: [
          .text(Text(todayText.yesterdayQuestion(locale.name(of: tracker)))),
          .row(
            (isTold
              ? []
              : [
                .button(
                  Button(
                    todayText.none, .today(.pressedNone(tracker.id, yesterday)),
                    key: "yesterday-none" + suffix))
              ]) + [
                .button(
                  Button(
                    todayText.add, .today(.pressedTotal(tracker.id, yesterday)),
                    key: "yesterday-add" + suffix)),
                .button(
                  Button(
                    todayText.later, .today(.pressedLater), key: "yesterday-later" + suffix,
                    role: .quiet)),
              ]),
        ]))
  }
}

extension Desk {
  /// One card asks; the others wait behind one line.
  fileprivate func folded(_ cards: [Component<Message>]) -> [Component<Message>] {
    guard !cards.isEmpty else { return [] }
    let summary = todayText.moreCards(locale.number(Int64(cards.count)))
    return [.details(Details(key: "more-cards", summary: summary, body: cards))]
  }

  /// What the week showed, and the idea of the day: beside the former the latter is one line, and
  /// where much else stands both are behind one.
  fileprivate func reading(_ outlook: Outlook?, _ moment: Moment, isFolded: Bool) -> (
    cards: [Component<Message>], folded: [Component<Message>]
  ) {
    let tip = tipCard(moment)
    guard let insight = insightCard(outlook, moment) else {
      return isFolded ? ([], [line(tip)]) : ([.card(tip)], [])
    }
    guard isFolded else { return ([insight], [line(tip)]) }
    let details = Details(
      key: "reading", summary: todayText.reading, body: [insight, .card(tip)])
    return ([], [.details(details)])
  }

  private func line(_ card: Card<Message>) -> Component<Message> {
    .details(Details(key: card.key, summary: card.title ?? "", body: card.body))
  }

  private func insightCard(_ outlook: Outlook?, _ moment: Moment) -> Component<Message>? {
    guard let (finding, sentence) = insight(outlook, moment) else { return nil }
    let card = Card<Message>(
      key: "insight", title: todayText.insight, symbol: .sparkle, tone: .dusk,
      body: [.text(Text(sentence))],
      dismiss: (todayText.putAway, .today(.dismissedCard(finding.reason(on: today(moment))))))
    if case .hardDay = finding { return ahead(card) }
    return .card(card)
  }

  private func tipCard(_ moment: Moment) -> Card<Message> {
    let tip = Tip.ofDay(
      today(moment), motives: overview.reasons.compactMap { $0.motive })
    let text = tip.words(language)
    var body: [Component<Message>] = [.text(Text(text))]
    if let source = tip.source {
      body.append(.text(Text(todayText.source(source), role: .caption)))
    }
    return Card(key: "tip", title: todayText.tip, symbol: .leaf, tone: .leaf, body: body)
  }

  fileprivate func keepingCard(
    _ key: String, _ title: String, _ text: String, _ symbol: Symbol, _ action: Button<Message>
  ) -> Component<Message> {
    .card(
      Card(
        key: key, title: title, symbol: symbol, body: [.text(Text(text)), .button(action)],
        dismiss: (todayText.putAway, .today(.dismissedCard(key)))))
  }
}

extension LockState {
  /// After the first week: what keeps the journal from being lost.
  fileprivate func keepingCards(_ moment: Moment, _ desk: Desk) -> [Component<Message>] {
    let settings = desk.overview.settings
    guard !desk.isDemo, let begun = settings.welcomedAt,
      moment.now.milliseconds(since: begun) >= LockState.firstWeek
    else { return [] }
    return offers(moment, desk)
  }

  @inline(never)  // Not of a first visit.
  private func offers(_ moment: Moment, _ desk: Desk) -> [Component<Message>] {
    let settings = desk.overview.settings
    var cards: [Component<Message>] = []
    if desk.device.canInstall, !desk.device.isInstalled, !settings.dismissed.contains("install") {
      cards.append(
        desk.keepingCard(
          "install", desk.todayText.installTitle, desk.todayText.installBody, .phone,
          Button(desk.todayText.install, .today(.pressedInstall), key: "install")))
    }
    if let card = desk.backupCard(moment) { cards.append(card) }
    // One offer at a time.
    if cards.isEmpty, !isOn, !settings.dismissed.contains("lock") {
      let text = LockText(language: desk.language)
      cards.append(
        desk.keepingCard(
          "lock", text.offer, text.offerWhy, .lock,
          Button(text.setWord, .lock(.pressedOffer), key: "lock-offer")))
    }
    return cards
  }

  static let firstWeek: Int64 = 7 * 24 * Milliseconds.hour
}
