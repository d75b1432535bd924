// The end of a craving: a win is counted, a use is only noted, and what may follow is offered.
import Engine

extension State {
  func closing(
    _ ended: Craving, _ text: CravingText, _ moment: Moment
  ) -> [Component<Message>] {
    let passed = ended.outcome == .passed
    let count = overview.cravings.filter { $0.outcome == .passed }.count
    var body: [Component<Message>] = [
      .row([.symbol(passed ? .bird : .leaf)]),
      .heading(Heading(passed ? text.endPassed : text.endUsed)),
      .text(
        Text(
          passed ? text.endPassedCount(locale.number(Int64(count))) : text.endUsedBody,
          role: .lead, isLive: true)),
    ]
    let asks = ended.intensity != nil || ended.technique != nil
    if asks, ended.intensityAfter == nil, !craving.skippedAfter { body += afterQuestion(nil) }
    body.append(cravingButton(text.toToday, .left, "to-today", role: .large))
    var ways: [Component<Message>] = []
    if !passed, latestLapse(moment) != nil {
      ways.append(way(text.lookBack, .debrief, "to-debrief"))
    }
    if !overview.settings.hidesThoughts {
      ways.append(way(text.writeThought, .thoughts, "to-thoughts"))
    }
    ways.append(way(text.makePlan, .ifThen, "to-if-then"))
    return body + [.stack(ways)]
  }

  private func way(_ label: String, _ route: Route, _ key: String) -> Component<Message> {
    .button(Button(label, .went(route), key: key, role: .quiet))
  }
}
