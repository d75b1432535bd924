// The cards under the number: each can be put away, and none stands there without a cause.
import Engine

extension State {
  /// More cards that ask something would be a wall.
  static let mostCards = 3

  func todayCards(_ moment: Moment) -> [Component<Message>] {
    var cards = practice.sessionQuestions(moment, desk)
    for tracker in desk.overview.watched {
      if let caution = desk.stopCaution(tracker, moment) { cards.append(caution) }
    }
    if let card = desk.excuseCard(moment) { cards.append(card) }
    for tracker in desk.overview.watched {
      if let card = desk.slipCard(tracker, moment) { cards.append(card) }
      if let card = today.yesterdayCard(tracker, moment, desk) { cards.append(card) }
    }
    if let card = desk.recallCard(moment) { cards.append(card) }
    if let card = reflection.reflectionCard(moment, desk) { cards.append(card) }
    if let card = desk.weekCard(moment) { cards.append(card) }
    if let card = desk.ifThenCard(moment) { cards.append(card) }
    if let card = milestones.milestoneCard(moment, desk) { cards.append(card) }
    for tracker in desk.overview.watched {
      if let card = desk.prepareCard(tracker, moment) { cards.append(card) }
    }
    if let card = desk.expectationCard(moment) { cards.append(card) }
    // What is only to be read stands behind what is asked, and is never pushed out by it.
    return desk.folded(Array(cards.prefix(State.mostCards))) + desk.reading(moment)
      + lock.keepingCards(moment, desk)
  }
}

extension TodayState {
  /// Unknown is not zero: a day without a word is asked about once.
  fileprivate func yesterdayCard(_ tracker: Tracker, _ moment: Moment, _ desk: Desk) -> Component<
    Message
  >? {
    let yesterday = desk.today(moment).adding(days: -1)
    let suffix = "-" + (tracker.substance?.rawValue ?? tracker.id.text)
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
    return .card(
      Card(
        key: "yesterday-" + tracker.id.text, title: desk.todayText.yesterday, symbol: .calendar,
        tone: .sand,
        body: [
          .text(Text(desk.todayText.yesterdayQuestion(desk.locale.name(of: tracker)))),
          .row(
            (isTold
              ? []
              : [
                .button(
                  Button(
                    desk.todayText.none, .today(.pressedNone(tracker.id, yesterday)),
                    key: "yesterday-none" + suffix))
              ]) + [
                .button(
                  Button(
                    desk.todayText.add, .today(.pressedTotal(tracker.id, yesterday)),
                    key: "yesterday-add" + suffix)),
                .button(
                  Button(
                    desk.todayText.later, .today(.pressedLater), key: "yesterday-later" + suffix,
                    role: .quiet)),
              ]),
        ]))
  }
}

extension Desk {
  /// One card asks; the others wait behind one line.
  fileprivate func folded(_ cards: [Component<Message>]) -> [Component<Message>] {
    guard cards.count > 1 else { return cards }
    let rest = Array(cards.dropFirst())
    let summary = todayText.moreCards(locale.number(Int64(rest.count)))
    return [cards[0], .details(Details(key: "more-cards", summary: summary, body: rest))]
  }

  /// What the week showed, and the idea of the day: beside the former the latter is one line.
  fileprivate func reading(_ moment: Moment) -> [Component<Message>] {
    let tip = tipCard(moment)
    guard let insight = insightCard(moment) else { return [.card(tip)] }
    return [insight, .details(Details(key: tip.key, summary: tip.title ?? "", body: tip.body))]
  }

  private func insightCard(_ moment: Moment) -> Component<Message>? {
    guard let sentence = insight(moment) else { return nil }
    return .card(
      Card(
        key: "insight", title: todayText.insight, symbol: .sparkle, tone: .dusk,
        body: [.text(Text(sentence))]))
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
