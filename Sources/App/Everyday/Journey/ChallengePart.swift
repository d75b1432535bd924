// The challenge of the week: three are offered with the fact they were picked for, one can be
// taken, and none has to be.
import Engine

extension Desk {
  /// What this week offers; the same on each of its days, since it looks at the weeks before.
  func challengeOffers(_ moment: Moment) -> [ChallengeOffer] {
    offers(forWeekOf: today(moment), moment)
  }

  func offers(forWeekOf day: Day, _ moment: Moment) -> [ChallengeOffer] {
    let week = day.weekStart
    let first = week.adding(days: -ChallengeOffer.lookBack)
    let last = week.adding(days: -1)
    let book = DayBook(
      overview, from: first, through: last, now: moment.now, offset: moment.offset)
    return ChallengeOffer.all(
      week: week, WeekFacts(book, overview, from: first, through: last), overview.trackers,
      asksForDryDays: gates.offersStop(of: .alcohol))
  }

  func challengePart(_ text: JourneyText, _ moment: Moment) -> [Component<Message>] {
    let heading = Component<Message>.heading(Heading(text.thisWeek))
    if let taken = overview.reflections.challenge(week: today(moment)) {
      return [heading] + takenPart(taken, text, moment)
    }
    let offers = challengeOffers(moment)
    guard !offers.isEmpty else { return [] }
    var body = [heading, .text(Text(text.oneIfYouLike, role: .soft))]
    for (place, offer) in offers.enumerated() {
      let name = challengeName(offer.what, offer.count, offer.tracker)
      let take = Button<Message>(
        text.take, .journey(.tookChallenge(place)), key: "take-\(place)", hint: name)
      body.append(
        .card(
          Card(
            key: "offer-" + offer.what.rawValue,
            body: [
              .row([.heading(Heading(name)), .button(take)]),
              .text(Text(challengeReason(offer), role: .caption)),
            ])))
    }
    return body
  }

  /// A challenge that is kept has the stage; one on its way a card with how far it is.
  private func takenPart(
    _ taken: Challenge, _ text: JourneyText, _ moment: Moment
  ) -> [Component<Message>] {
    let progress = challengeProgress(taken, moment)
    let name = challengeName(taken.what, taken.count, taken.tracker)
    let drop = Component<Message>.button(
      Button(
        text.drop, .journey(.droppedChallenge), key: "drop-challenge", role: .quiet, hint: name))
    if progress == taken.count {
      return [.stage(Stage(.carrying, name, sentence: text.reached)), drop]
    }
    return [
      .card(
        Card(
          key: "challenge", title: name, symbol: .star, tone: .leaf,
          body: [
            .meter(
              Meter(
                label: text.progress, value: text.progress(progress, taken.count),
                thousandths: progress * 1000 / taken.count)), drop,
          ]))
    ]
  }

  func challengeName(_ what: ChallengeKind, _ count: Int, _ tracker: Identifier?) -> String {
    let name = historyTracker(tracker).map { locale.name(of: $0) } ?? ""
    return ChallengeText(language: language).name(what, count, name)
  }

  func challengeReason(_ offer: ChallengeOffer) -> String {
    ChallengeText(language: language).reason(offer.what, offer.seen, offer.among)
  }
}
