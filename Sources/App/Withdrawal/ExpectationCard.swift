// What to expect today, on Today: in the first four weeks after a stop, once a day at most.
import Engine

extension State {
  func expectationCard(_ moment: Moment) -> Component<Message>? {
    guard let tracker = withdrawalTracker(moment),
      overview.settings.expectationHiddenOn != today(moment),
      overview.plans(of: tracker.id).asksForNone(on: today(moment)),
      let day = withdrawalDay(moment), let words = dayText(day)
    else { return nil }
    let text = WithdrawalText(language: language)
    return .card(
      Card(
        key: "expect", title: text.cardTitle, symbol: .wave, tone: .dusk,
        body: [
          .text(
            Text(locale.name(of: tracker) + " · " + text.day(day.number), role: .caption)),
          .text(Text(words)),
          sourceNote(day.citations, key: "expect"),
          .link(Link(text.toCheck, to: .withdrawal)),
        ], dismiss: (text.putAway, .withdrawal(.dismissedCard))))
  }
}
