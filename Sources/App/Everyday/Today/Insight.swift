// The insight of the day on Today: one sentence about the last seven days or about the day ahead,
// with its counts; none when there is nothing to say.
import Engine

/// The outlook on today, and what it was made from.
struct TodayOutlook {
  let tracker: Identifier
  let today: Day
  /// Days that were known then.
  let days: Int
  let outlook: Outlook?
}

extension TodayState {
  /// Works the forecast out where Today is shown, once for each day that is over: what happens
  /// today changes nothing of it.
  mutating func mindOutlook(_ moment: Moment, _ desk: Desk) {
    guard desk.route == .today, let first = desk.overview.watched.first,
      desk.overview.mayHaveOutlook(first)
    else { return outlooks = [] }
    mindOutlook(of: first, moment, desk)
  }

  @inline(never)  // Not of a first visit.
  private mutating func mindOutlook(of tracker: Tracker, _ moment: Moment, _ desk: Desk) {
    let today = desk.today(moment)
    let days = desk.overview.daysBefore(today, of: tracker)
    if let known = outlooks.first, known.tracker == tracker.id, known.today == today,
      known.days == days
    {
      return
    }
    let outlook = desk.overview.outlook(of: tracker, today: today, fromYesterday: true)
    outlooks = [
      TodayOutlook(tracker: tracker.id, today: today, days: days, outlook: outlook)
    ]
  }
}

extension Desk {
  /// What was noticed, and how it is said there.
  func insight(
    _ outlook: Outlook?, _ moment: Moment
  ) -> (finding: Finding, sentence: String)? {
    let finding = overview.insightOfDay(
      records, today: today(moment), namesTriggers: programme(moment).has(.triggers),
      outlook: outlook)
    guard let finding else { return nil }
    return (finding, sentence(of: finding))
  }

  /// A day ahead is worth a plan.
  @inline(never)  // Not of a first visit.
  func ahead(_ card: Card<Message>) -> Component<Message> {
    var card = card
    card.title = language.outlookTitle
    card.symbol = .sun
    card.body += [
      .link(Link(language.ifThenTitle, to: .ifThen, symbol: .link)),
      .link(Link(language.outlookWhy, to: .forecast, symbol: .sun)),
    ]
    return .card(card)
  }

  @inline(never)  // Not of a first visit.
  private func sentence(of finding: Finding) -> String {
    switch finding {
    case .passed(let count):
      todayText.insightPassed(
        locale.number(Int64(count.part)), locale.number(Int64(count.whole)),
        isOne: count.part == 1)
    case .weekTrigger(let trigger, let count):
      todayText.insightTrigger(
        TriggerText.name(trigger, language), locale.number(Int64(count.part)),
        locale.number(Int64(count.whole)))
    case .weekMean(let tracker, let now, let days, let before):
      todayText.insightMean(locale.units(now, of: tracker), days, locale.amount(before))
    case .hardDay(let outlook): outlookText.today(outlook)
    default: patternWords.line(finding)
    }
  }
}
