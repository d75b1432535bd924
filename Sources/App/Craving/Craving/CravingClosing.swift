// The end of a craving: a win is counted, a use is only noted, and what may follow is offered.
import Engine

extension State {
  func closing(
    _ ended: Craving, _ text: CravingText, _ moment: Moment
  ) -> [Component<Message>] {
    let passed = ended.outcome == .passed
    let count = desk.overview.cravings.filter { $0.outcome == .passed }.count
    let stage =
      passed
      ? Stage(
        .flash, text.endPassed, number: desk.locale.number(Int64(count)),
        sentence: text.endPassedCount(count))
      : Stage(.ruffled, text.endUsed, sentence: text.endUsedBody)
    var body: [Component<Message>] = [
      .stage(stage), desk.cravingButton(text.toToday, .left, "to-today", role: .primary),
    ]
    let asks = ended.intensity != nil || ended.technique != nil
    if asks, ended.intensityAfter == nil, !craving.skippedAfter { body += desk.afterQuestion(nil) }
    var ways: [Component<Message>] = []
    if !passed, debrief.latestLapse(moment, desk) != nil {
      ways.append(desk.way(text.lookBack, .debrief, "to-debrief"))
    }
    if !desk.overview.settings.hidesThoughts {
      ways.append(desk.way(text.writeThought, .thoughts, "to-thoughts"))
    }
    ways.append(desk.way(text.makePlan, .ifThen, "to-if-then"))
    return body + [.stack(ways)]
  }
}

extension Desk {
  fileprivate func way(_ label: String, _ route: Route, _ key: String) -> Component<Message> {
    .button(Button(label, .went(route), key: key, role: .quiet))
  }
}
