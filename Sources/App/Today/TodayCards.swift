// The cards under the number: each can be put away, and none stands there without a cause.
import Engine

extension State {
  /// More cards that ask something would be a wall.
  static let mostCards = 3

  func todayCards(_ moment: Moment) -> [Component<Message>] {
    var cards = sessionQuestions(moment)
    for tracker in overview.watched {
      if let caution = stopCaution(tracker, moment) { cards.append(caution) }
    }
    if let card = excuseCard(moment) { cards.append(card) }
    for tracker in overview.watched {
      if let card = slipCard(tracker, moment) { cards.append(card) }
      if let card = yesterdayCard(tracker, moment) { cards.append(card) }
    }
    if let card = recallCard(moment) { cards.append(card) }
    if let card = reflectionCard(moment) { cards.append(card) }
    if let card = weekCard(moment) { cards.append(card) }
    if let card = ifThenCard(moment) { cards.append(card) }
    if let card = milestoneCard(moment) { cards.append(card) }
    for tracker in overview.watched {
      if let card = prepareCard(tracker, moment) { cards.append(card) }
    }
    if let card = expectationCard(moment) { cards.append(card) }
    // What is only to be read stands behind what is asked, and is never pushed out by it.
    let reading = [insightCard(moment), tipCard(moment)].compactMap { $0 }
    return Array(cards.prefix(State.mostCards)) + reading + keepingCards(moment)
  }

  /// Unknown is not zero: a day without a word is asked about once.
  private func yesterdayCard(_ tracker: Tracker, _ moment: Moment) -> Component<Message>? {
    let yesterday = today(moment).adding(days: -1)
    let suffix = "-" + (tracker.substance?.rawValue ?? tracker.id.text)
    let plans = overview.plans(of: tracker.id)
    // The day of a stop has no amount to say: that something was used before it is known.
    let isTold = overview.use(of: tracker.id).toldDay == yesterday
    // Nobody is asked about a day before there was anything to note it in.
    let welcomed = overview.settings.welcomedAt.map { day(of: $0, moment) }
    guard !tracker.drinksByLevel, today.laterOn != today(moment),
      welcomed ?? yesterday <= yesterday,
      let plan = plans.plan(on: yesterday), !(isTold && plan.kind == .stop),
      !plans.asksForNone(on: yesterday),
      overview.use(of: tracker.id).amount(on: yesterday) == nil, !isExcused(yesterday, moment)
    else { return nil }
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

  private func insightCard(_ moment: Moment) -> Component<Message>? {
    guard let sentence = insight(moment) else { return nil }
    return .card(
      Card(
        key: "insight", title: todayText.insight, symbol: .sparkle, tone: .dusk,
        body: [.text(Text(sentence))]))
  }

  private func tipCard(_ moment: Moment) -> Component<Message> {
    let tip = Tip.ofDay(
      today(moment), motives: overview.reasons.compactMap { $0.motive })
    let text = tip.words(language)
    var body: [Component<Message>] = [.text(Text(text))]
    if let source = tip.source {
      body.append(.text(Text(todayText.source(source), role: .caption)))
    }
    return .card(Card(key: "tip", title: todayText.tip, symbol: .leaf, tone: .leaf, body: body))
  }

  /// After the first week: what keeps the journal from being lost.
  private func keepingCards(_ moment: Moment) -> [Component<Message>] {
    let settings = overview.settings
    guard !isDemo, let begun = settings.welcomedAt,
      moment.now.milliseconds(since: begun) >= State.firstWeek
    else { return [] }
    var cards: [Component<Message>] = []
    if device.canInstall, !device.isInstalled, !settings.dismissed.contains("install") {
      cards.append(
        keepingCard(
          "install", todayText.installTitle, todayText.installBody, .phone,
          Button(todayText.install, .today(.pressedInstall), key: "install")))
    }
    if let card = backupCard(moment) { cards.append(card) }
    // One offer at a time.
    if cards.isEmpty, !lock.isOn, !settings.dismissed.contains("lock") {
      let text = LockText(language: language)
      cards.append(
        keepingCard(
          "lock", text.offer, text.offerWhy, .lock,
          Button(text.setWord, .lock(.pressedOffer), key: "lock-offer")))
    }
    return cards
  }

  static let firstWeek: Int64 = 7 * 24 * Milliseconds.hour

  private func keepingCard(
    _ key: String, _ title: String, _ text: String, _ symbol: Symbol, _ action: Button<Message>
  ) -> Component<Message> {
    .card(
      Card(
        key: key, title: title, symbol: symbol, body: [.text(Text(text)), .button(action)],
        dismiss: (todayText.putAway, .today(.dismissedCard(key)))))
  }
}
