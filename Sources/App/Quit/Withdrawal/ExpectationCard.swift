// What to expect today, on Today: in the first four weeks after a stop, once a day at most.
import Engine

extension Desk {
  func expectationCard(_ moment: Moment) -> Component<Message>? {
    let today = today(moment)
    guard overview.settings.expectationHiddenOn != today,
      withdrawalTrackers(moment).contains(where: {
        overview.plans(of: $0.id).asksForNone(on: today)
      }), let day = withdrawalDay(moment), let words = dayText(day)
    else { return nil }
    let text = WithdrawalText(language: language)
    return .card(
      Card(
        key: "expect", title: text.cardTitle, symbol: .wave, tone: .dusk,
        body: [
          .text(Text(dayHeading(day, text, moment), role: .caption)),
          .text(Text(words)),
          sourceNote(day.citations, key: "expect"),
          .link(Link(text.toCheck, to: .withdrawal)),
        ], dismiss: (text.putAway, .withdrawal(.dismissedCard))))
  }
}
