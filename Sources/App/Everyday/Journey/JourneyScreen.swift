// The journey: a drawn path of steps that stay, rest stops that open something, and a challenge of
// the week for who wants one.
import Engine

extension JourneyState {
  func journeyScreen(_ moment: Moment, _ desk: Desk) -> Screen<Message> {
    let text = desk.journeyText
    var body: [Component<Message>] = []
    if let tracker = journeyTracker(desk) {
      if desk.overview.trackers.count > 1 { body.append(desk.journeyChoice(text, tracker)) }
      body += desk.way(of: tracker, text, moment) + desk.challengePart(text, moment)
    } else {
      body.append(.empty(Empty(symbol: .walk, title: text.emptyTitle, text: text.emptyText)))
    }
    body.append(.link(Link(text.toWeeks, to: .weeks, symbol: .calendar)))
    return Screen(
      title: text.title, place: .progress, back: .progress, body: body,
      sheet: stopSheet(text, moment, desk))
  }

  private func journeyTracker(_ desk: Desk) -> Tracker? {
    desk.overview.trackers.first { $0.id == tracker } ?? desk.overview.trackers.first
  }
}

extension Desk {
  fileprivate func journeyChoice(_ text: JourneyText, _ shown: Tracker) -> Component<Message> {
    .choice(
      Choice(
        text.whose, look: .strip, hidesLabel: true,
        options: overview.trackers.map {
          Choice<Message>.Option(
            locale.name(of: $0), .journey(.pickedTracker($0.id)), key: "way-" + $0.key,
            isPicked: $0.id == shown.id)
        }))
  }

  fileprivate func way(
    of tracker: Tracker, _ text: JourneyText, _ moment: Moment
  ) -> [Component<Message>] {
    guard let journey = overview.journey(of: tracker, now: moment.now, zone: moment.zone) else {
      return []
    }
    let count = journey.steps.count
    var opened: [Int] = []
    for stop in journey.stops {
      if let step = stop.step { opened.append(step) }
    }
    let body: [Component<Message>] = [
      .stat(
        Stat(
          locale.number(Int64(count)), label: text.steps(count == 1), tone: .leaf,
          why: text.stepsWhy)),
      .way(
        WayFigure(
          key: "way", sentence: text.waySentence(count, opened.count), steps: count,
          stops: opened, hasNext: journey.next != nil)),
    ]
    return body + openStops(journey, text) + stopsAhead(journey, text)
  }

  func placeName(_ place: RestPlace) -> String {
    switch place {
    case .stage(let stage): RecoveryContent.title(stage, language)
    case .steps(let count): journeyText.afterSteps(count)
    }
  }

  /// What has opened, the latest first.
  private func openStops(_ journey: Journey, _ text: JourneyText) -> [Component<Message>] {
    let opened = journey.stops.filter { $0.openedOn != nil }.ordered {
      ($0.openedOn ?? Day.first) > ($1.openedOn ?? Day.first)
    }
    guard !opened.isEmpty else { return [] }
    var body: [Component<Message>] = [.heading(Heading(text.open))]
    for stop in opened { body.append(openStop(stop, text)) }
    return body
  }

  private func openStop(_ stop: JourneyStop, _ text: JourneyText) -> Component<Message> {
    var body: [Component<Message>] = []
    if let day = stop.openedOn {
      body.append(.text(Text(text.openedOn(locale.date(day)), role: .soft)))
    }
    let kept = overview.reflections.restStop(at: stop.place)
    if let note = kept?.note.nonEmpty { body.append(.text(Text(note, role: .quote))) }
    if let id = kept?.attachment, let found = overview.attachments.first(where: { $0.id == id }) {
      let words = WhyText(language: language)
      let label = found.medium == .photo ? words.photoLabel : words.voiceLabel
      body.append(.media(Media(found, label: label, missing: words.missing)))
    }
    if let id = kept?.wish, let wish = overview.wishes.first(where: { $0.id == id }) {
      body.append(.text(Text(text.treat(wish.title, locale.money(wish.price)))))
      body.append(.link(Link(text.toSavings, to: .savings, symbol: .coin)))
    }
    body.append(
      .button(
        Button(
          kept == nil ? text.layHere : text.change, .journey(.pressedStop(stop.place)),
          key: "stop-" + stop.place.key, role: .quiet, hint: placeName(stop.place))))
    return .card(
      Card(
        key: "open-" + stop.place.key, title: placeName(stop.place), symbol: .home, tone: .leaf,
        body: body))
  }

  /// What lies ahead keeps its surprise: only that something waits is said.
  private func stopsAhead(_ journey: Journey, _ text: JourneyText) -> [Component<Message>] {
    let ahead = journey.stops.filter { $0.openedOn == nil }
    guard !ahead.isEmpty else { return [] }
    let rows = ahead.map { stop in
      let waits = overview.reflections.restStop(at: stop.place) != nil
      return List<Message>.Row(
        key: "stop-" + stop.place.key, title: placeName(stop.place),
        detail: waits ? text.waits : distance(to: stop.place),
        symbol: waits ? .star : .plus,
        pressed: .journey(.pressedStop(stop.place)))
    }
    let body: [Component<Message>] = [
      .text(Text(text.layReady, role: .soft)), .list(List(label: text.ahead, rows: rows)),
      .link(Link(text.toRecovery, to: .recovery, symbol: .heart)),
    ]
    return [
      .card(Card(key: "stops-ahead", title: text.ahead, symbol: .home, tone: .leaf, body: body))
    ]
  }

  /// "90 days without": how long a time opens the stop of a stage.
  private func distance(to place: RestPlace) -> String? {
    guard case .stage(let stage) = place else { return nil }
    return journeyText.without(
      locale.duration(milliseconds: stage.seconds.to * Milliseconds.second))
  }
}
