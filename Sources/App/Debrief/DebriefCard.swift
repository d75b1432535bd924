// A slip on Today: a card once a day, never in the way of anything.
import Engine

extension State {
  /// Nothing once it was looked at or put away for the day.
  func debriefCard(_ moment: Moment) -> Component<Message>? {
    guard let (tracker, lapse) = latestLapse(moment),
      overview.settings.debriefPutAway != today(moment)
    else { return nil }
    let id = Debrief.identifier(of: tracker.id, on: lapse.day)
    guard !overview.debriefs.contains(where: { $0.id == id }) else { return nil }
    let text = debriefText
    let look = button(text.look, .debrief(.opened), "debrief", .primary)
    let later = button(text.later, .debrief(.putAway), "debrief-later", .quiet)
    guard lapse.isRun else {
      return card(text.cardTitle, text.cardBody(lapse.day == today(moment)), [look, later])
    }
    return card(
      text.runTitle, text.runBody,
      [
        button(text.changePlan, .went(.plan), "adjust-plan", .primary),
        button(text.help, .craving(.pressedCraving), "help-now", .secondary),
        button(text.look, .debrief(.opened), "debrief", .quiet), later,
      ])
  }

  private func button(
    _ label: String, _ message: Message, _ key: String, _ role: Button<Message>.Role
  ) -> Component<Message> {
    .button(Button(label, message, key: key, role: role))
  }

  private func card(
    _ title: String, _ words: String, _ buttons: [Component<Message>]
  ) -> Component<Message> {
    .card(
      Card(
        key: "debrief-card", title: title, symbol: .leaf, tone: .sand,
        body: [.text(Text(words)), .row(buttons)]))
  }
}
