// The weekly review: what went well in seven days, one thing to try, and the weeks before. All of
// it follows from what is recorded.
import Engine

extension JourneyState {
  /// Past weeks that "more" adds.
  private static let weeksPerPage = 8

  func weeksScreen(_ moment: Moment, _ desk: Desk) -> Screen<Message> {
    let text = desk.journeyText
    let last = desk.overview.settings.rhythm.lastReview(upTo: desk.today(moment))
    let first = desk.overview.firstDay(today: desk.today(moment))
    var count = max(1, (last.days(since: first) + Desk.week) / Desk.week)
    let hasMore = count > pages * JourneyState.weeksPerPage
    count = min(count, pages * JourneyState.weeksPerPage)
    let reviews = desk.weekReviews(count, through: last, moment)
    var body: [Component<Message>] = []
    for (place, review) in reviews.enumerated() {
      if place == 1 { body.append(.heading(Heading(text.weeksBefore))) }
      body += place == 0 ? desk.latest(review, text, moment) : [desk.earlier(review, text)]
    }
    if hasMore {
      body.append(.button(Button(text.moreWeeks, .journey(.pressedMoreWeeks), key: "more-weeks")))
    }
    body.append(.link(Link(text.toJourney, to: .journey, symbol: .walk)))
    return Screen(title: text.weekTitle, place: .progress, back: .progress, body: body)
  }
}

extension Desk {
  static let week = 7
  /// The card waits for this many days, in days.
  private static let cardDays = 2

  /// The latest first, all out of one book.
  fileprivate func weekReviews(_ count: Int, through last: Day, _ moment: Moment) -> [WeekReview] {
    let book = DayBook(
      overview, from: last.adding(days: -(count + 1) * Desk.week), through: last,
      now: moment.now, offset: moment.offset)
    return (0..<count).map {
      WeekReview(book, overview, through: last.adding(days: -$0 * Desk.week))
    }
  }

  /// How much went well has the stage; a quiet week has its days alone.
  fileprivate func latest(
    _ review: WeekReview, _ text: JourneyText, _ moment: Moment
  ) -> [Component<Message>] {
    let days = span(review.first, review.last)
    let count = review.wentWell.count
    var body: [Component<Message>] = [.heading(Heading(text.wentWell, level: 3))]
    for line in findingLines(review) { body.append(.text(Text(line))) }
    body.append(.heading(Heading(text.tryThis, level: 3)))
    body.append(.text(Text(trial(after: review.last, moment))))
    guard count > 0 else {
      return [.card(Card(key: "week", title: days, symbol: .sparkle, body: body))]
    }
    let stage = Stage(
      .singing, days, number: locale.number(Int64(count)), sentence: text.thingsWentWell(count))
    return [.stage(stage), .card(Card(key: "week", body: body))]
  }

  fileprivate func earlier(_ review: WeekReview, _ text: JourneyText) -> Component<Message> {
    .details(
      Details(
        key: "week-" + review.last.text, summary: span(review.first, review.last),
        body: findingLines(review).map { .text(Text($0)) }))
  }

  private func span(_ first: Day, _ last: Day) -> String {
    locale.shortDate(first) + " – " + locale.shortDate(last)
  }

  /// The first thing that the week after would offer.
  private func trial(after day: Day, _ moment: Moment) -> String {
    guard let offer = offers(forWeekOf: day.adding(days: 1), moment).first else {
      return journeyText.nothingToTry
    }
    return challengeName(offer.what, offer.count, offer.tracker) + "."
  }

  /// Never empty.
  private func findingLines(_ review: WeekReview) -> [String] {
    if review.wentWell.isEmpty { return [journeyText.quietWeek] }
    return review.wentWell.map { findingLine($0) }
  }

  private func findingLine(_ finding: WeekFinding) -> String {
    let text = WeekText(language: language)
    func name(_ id: Identifier) -> String {
      historyTracker(id).map { locale.name(of: $0) } ?? ""
    }
    switch finding {
    case .good(let id, let days, let all): return text.good(name(id), days, all)
    case .free(let id, let days): return text.free(name(id), days)
    case .fewer(let id, let now, let before):
      guard let tracker = historyTracker(id) else { return "" }
      return text.fewer(locale.units(now, of: tracker), locale.amount(before))
    case .passed(let count, let all): return text.passed(count, all)
    case .walked(let count): return text.walked(count)
    case .challenge(let what): return text.challenge(challengeKindName(what))
    case .recorded(let id, let days): return text.recorded(name(id), days)
    case .practised(let kind, let minutes): return text.practised(kind, minutes)
    case .swapped(let count): return text.swapped(count)
    case .written(let count): return text.written(count)
    }
  }

  private func challengeKindName(_ what: ChallengeKind) -> String {
    let taken = overview.reflections.challenges.last { $0.what == what }
    return taken.map { challengeName($0.what, $0.count, $0.tracker) } ?? ""
  }

  /// On the person's day and the one after it, until it was seen.
  func weekCard(_ moment: Moment) -> Component<Message>? {
    let day = today(moment)
    let rhythm = overview.settings.rhythm
    let last = rhythm.lastReview(upTo: day)
    let hasAnything =
      overview.entryCount > 0 || !overview.plans.isEmpty || !overview.practice.days.isEmpty
      || !overview.swapUses.isEmpty
    // One card on the week at a time; this one stays for days.
    guard hasAnything, !reviewsFocus(moment),
      day.days(since: last) < Desk.cardDays,
      rhythm.reviewSeen.map({ $0 < last }) ?? true,
      last.days(since: overview.firstDay(today: day)) >= Desk.week - 1
    else { return nil }
    return weekCard(upTo: last)
  }

  @inline(never)  // Not of a first visit.
  private func weekCard(upTo last: Day) -> Component<Message> {
    let text = journeyText
    return .card(
      Card(
        key: "week-review", title: text.weekTitle, symbol: .sparkle, tone: .dusk,
        body: [
          .text(Text(text.sevenDays(span(last.adding(days: 1 - Desk.week), last)))),
          .link(Link(text.toWeeks, to: .weeks, symbol: .calendar)),
        ], dismiss: (todayText.putAway, .journey(.sawReview))))
  }

  /// The ways from Progress to days, weeks and the journey.
  func dayLinks(_ moment: Moment) -> [Link] {
    let text = journeyText
    let day = today(moment)
    let last = overview.settings.rhythm.lastReview(upTo: day)
    return [
      Link(
        calendarText.title, to: .calendar, symbol: .calendar,
        detail: locale.month(day.civil.month)),
      Link(
        text.title, to: .journey, symbol: .walk,
        detail: PlaceLines(desk: self, moment: moment).steps),
      Link(
        text.weekTitle, to: .weeks, symbol: .sparkle,
        detail: span(last.adding(days: 1 - Desk.week), last)),
    ]
  }
}
