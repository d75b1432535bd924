// An if-then plan on Today: before its cue as a reminder, afterwards with one question.
import Engine

extension Desk {
  /// At most one plan speaks at a time, the one that is near before the one that asks.
  func ifThenCard(_ moment: Moment) -> Component<Message>? {
    overview.ifThenPlans.isEmpty ? nil : madePlanCard(moment)
  }

  @inline(never)  // Not of a first visit.
  private func madePlanCard(_ moment: Moment) -> Component<Message>? {
    let text = ifThenText
    var asking: IfThenPlan?
    for plan in overview.ifThenPlans.prefix(IfThenPlan.most) {
      let timing = IfThenTiming(
        plan, cue: due(plan, moment), now: moment.now, offset: moment.offset,
        start: overview.settings.dayBoundary.start)
      switch timing {
      case .near:
        return card(
          plan, text.near,
          [.button(Button(text.open, .went(.ifThen), key: "open-plans", role: .quiet))])
      case .asks: asking = asking ?? plan
      case .quiet: continue
      }
    }
    guard let plan = asking else { return nil }
    return card(
      plan, text.ask,
      [
        .button(Button(text.yes, .ifThen(.answered(plan.id, did: true)), key: "did-yes")),
        .button(
          Button(text.notThisTime, .ifThen(.answered(plan.id, did: false)), key: "did-not")),
      ])
  }

  private func card(
    _ plan: IfThenPlan, _ title: String, _ buttons: [Component<Message>]
  ) -> Component<Message> {
    .card(
      Card(
        key: "if-then", title: title, symbol: .feather, tone: .dusk,
        body: [.text(Text(sentence(plan), role: .quote)), .row(buttons)]))
  }
}
