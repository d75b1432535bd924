// What stays above the tabs on Today: the way through a craving, one more, and behind three dots
// the rarer ways to note something.
import Engine

extension Desk {
  /// A level or a whole day is noted in a card; what is counted one by one has its button here.
  func todayDock(_ moment: Moment) -> [Component<Message>] {
    guard let first = overview.watched.first, !first.drinksByLevel else { return [cravingButton] }
    let more = Button(
      todayText.moreWays, Message.today(.pressedMore), key: "log-more", role: .sign, symbol: .more)
    // Who has stopped finds it as words under the number.
    if asksForNone(first, moment) { return [cravingButton, .button(more)] }
    var one = logButton(first, Entry.unit, label: "+ 1")
    one.role = .chip
    one.held = .today(.pressedMore)
    return [cravingButton, .button(one), .button(more)]
  }

  var cravingButton: Component<Message> {
    .button(
      Button(
        todayText.craving, .craving(.pressedCraving), key: "craving", role: .primary,
        symbol: .wave))
  }

  private func logButton(
    _ tracker: Tracker, _ amount: Int64, label: String? = nil
  ) -> Button<Message> {
    let words = locale.units(amount, of: tracker)
    return Button(
      label ?? todayText.log(words), .today(.logged(tracker.id, amount: amount)),
      key: "log-" + String(amount / Entry.unit), hint: label == nil ? nil : words)
  }

  /// More at once, a size, a total, an earlier time, and the last one taken back.
  func moreSheet(_ moment: Moment) -> Sheet<Message>? {
    guard let first = overview.watched.first, !first.drinksByLevel else { return nil }
    let amounts: [Int64] = first.substance == .vape ? [5, 10] : [2, 3]
    var body: [Component<Message>] = [
      .row(amounts.map { .button(logButton(first, $0 * Entry.unit)) })
    ]
    body += sizedDrinkButton(first).map { .button($0) }
    body.append(
      .button(
        Button(
          todayText.total, .today(.pressedTotal(first.id, today(moment))), key: "total",
          symbol: .pencil)))
    if hasUndoOfToday(moment) {
      body.append(
        .button(
          Button(todayText.undoLast, .pressedUndo, key: "undo-last", role: .quiet, symbol: .undo)))
    }
    body.append(.link(Link(todayText.earlier, to: .day(today(moment)), symbol: .clock)))
    return Sheet(
      key: "more", title: locale.name(of: first), body: body,
      closeLabel: todayText.close, closed: .today(.closedMore))
  }
}

extension Message {
  /// Whatever is pressed in the sheet of the rarer ways ends it; time alone does not.
  var endsMore: Bool {
    switch self {
    case .today(.pressedMore): false
    case .arrived(.addressed): true
    case .arrived: false
    default: true
    }
  }
}
