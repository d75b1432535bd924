// The two cards of a day on Today: an intention in the morning, a look back in the evening. Each
// comes once a day, and only for who asked for it.
import Engine

extension Desk {
  /// The morning ends at noon, in hours.
  private static let morningEnds = 12
  /// The evening begins at 18:00, in hours.
  private static let eveningBegins = 18

  /// Minutes since the person's day began, and the hour on the clock.
  fileprivate func isMorning(_ moment: Moment) -> Bool {
    let time = moment.offset.local(moment.now).time
    return time >= overview.settings.dayBoundary.start && time.hour < Desk.morningEnds
  }

  /// Also after midnight, as long as the person's day lasts.
  fileprivate func isEvening(_ moment: Moment) -> Bool {
    let time = moment.offset.local(moment.now).time
    return time.hour >= Desk.eveningBegins || time < overview.settings.dayBoundary.start
  }

  /// Without a number nobody can stay within it, and going without is for what is watched and
  /// where it is safe.
  fileprivate func intentions(on day: Day) -> [Intention] {
    let used = overview.trackers.filter { $0.isUse || $0.mode == .avoidance }
    let hasNumber = used.contains { (overview.plans(of: $0.id).target(on: day) ?? 0) > 0 }
    let goesWithout = used.contains { gates.offersStop(of: $0.substance) }
    return Intention.allCases.filter { intention in
      switch intention {
      case .within: hasNumber
      case .free: goesWithout
      case .pause, .kind, .move, .oneThing: true
      }
    }
  }
}

extension ReflectionState {
  /// At most one: it is morning or evening.
  func reflectionCard(_ moment: Moment, _ desk: Desk) -> Component<Message>? {
    let day = desk.today(moment)
    let rhythm = desk.overview.settings.rhythm
    if rhythm.asksInTheMorning, desk.isMorning(moment), laterThan.morning != day,
      desk.overview.reflections.pledge(on: day) == nil
    {
      return pledgeCard(day, desk.intentions(on: day), desk)
    }
    if rhythm.asksInTheEvening, desk.isEvening(moment), laterThan.evening != day,
      desk.overview.reflections.review(on: day) == nil
    {
      return reviewCard(day, desk)
    }
    return nil
  }

  private func pledgeCard(_ day: Day, _ intentions: [Intention], _ desk: Desk) -> Component<Message>
  {
    let text = desk.reflectionText
    var body: [Component<Message>] = []
    let yesterday = desk.overview.reflections.review(on: day.adding(days: -1))
    if let line = yesterday?.tomorrow.nonEmpty {
      body.append(.text(Text(text.fromYesterday(line), role: .soft)))
    }
    body += [
      .choice(
        Choice(
          text.pledgeQuestion, hidesLabel: true,
          options: intentions.map {
            Choice<Message>.Option(
              text.intention($0), .reflection(.pickedIntention($0)),
              key: "intention-" + $0.rawValue,
              isPicked: pledge.isEmpty && intention == $0)
          })),
      .field(
        TextField(
          text.ownPledge, value: pledge, key: "pledge-own",
          maxLength: Pledge.longestText
        ) { .reflection(.enteredPledge($0)) }),
      .button(Button(text.keep, .reflection(.pressedKeepPledge), key: "pledge-keep")),
    ]
    return .card(
      Card(
        key: "pledge", title: text.pledgeQuestion, symbol: .sun, tone: .sky, body: body,
        dismiss: (text.notToday, .reflection(.putOffPledge))))
  }

  private func reviewCard(_ day: Day, _ desk: Desk) -> Component<Message> {
    let text = desk.reflectionText
    var body: [Component<Message>] = []
    if let pledge = desk.overview.reflections.pledge(on: day) {
      body.append(.text(Text(text.fromMorning(text.sentence(of: pledge)), role: .soft)))
    }
    body += [
      .choice(
        Choice(
          text.reviewQuestion, allowsMany: true, hidesLabel: true,
          options: DayWord.allCases.map { word in
            Choice<Message>.Option(
              text.word(word), .reflection(.toggledWord(word)), key: "word-" + word.rawValue,
              isPicked: words.contains(word))
          })),
      .details(
        Details(
          key: "review-lines", summary: text.addLines,
          body: [
            .field(
              TextField(
                text.helped, value: helped, key: "review-helped",
                maxLength: DayReview.longestText
              ) { .reflection(.enteredHelped($0)) }),
            .field(
              TextField(
                text.tomorrow, value: tomorrow, key: "review-tomorrow",
                maxLength: DayReview.longestText
              ) { .reflection(.enteredTomorrow($0)) }),
          ])),
      .button(Button(text.keep, .reflection(.pressedKeepReview), key: "review-keep")),
    ]
    return .card(
      Card(
        key: "day-review", title: text.reviewQuestion, symbol: .moon, tone: .dusk, body: body,
        dismiss: (text.notToday, .reflection(.putOffReview))))
  }
}
