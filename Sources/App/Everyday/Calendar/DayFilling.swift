// Filling in a day that the person picked: whatever is written here belongs to that day, wherever
// the starts of days lie.
import Engine

extension Desk {
  /// One card for each tracker, with what its way of logging needs.
  func fillIn(_ day: Day, _ text: DayText, _ moment: Moment) -> [Component<Message>] {
    guard !overview.trackers.isEmpty else { return [] }
    var body: [Component<Message>] = [
      .heading(Heading(text.fillIn)), .text(Text(text.fillHint, role: .soft)),
    ]
    for tracker in overview.trackers { body.append(fillCard(tracker, day, text)) }
    return body
  }

  private func fillCard(
    _ tracker: Tracker, _ day: Day, _ text: DayText
  ) -> Component<Message> {
    let name = locale.name(of: tracker)
    let key = tracker.key + "-"
    var body: [Component<Message>] = []
    if let amount = overview.use(of: tracker.id).amount(on: day), tracker.levels.isEmpty {
      body.append(.text(Text(locale.units(amount, of: tracker), role: .soft)))
    }
    switch tracker.mode {
    case .levels:
      body.append(levelChoice(tracker, day))
      body += steadyChoice(tracker, on: day, drinkingText.steadyQuestion)
    case .yesNo: body.append(.row([doneButton(tracker, day, text)]))
    default:
      body.append(
        .row(
          [
            .button(
              Button(
                addLabel(tracker, text), .calendar(.added(tracker.id, day)), key: key + "add",
                hint: text.addHint(name)))
          ] + totalButtons(tracker, day, text)))
    }
    body.append(
      .button(
        Button(
          text.timed, .calendar(.pressedTimed(tracker.id, day)), key: key + "timed",
          role: .quiet, hint: name)))
    return .card(Card(key: key + "fill", title: name, body: body))
  }

  private func addLabel(_ tracker: Tracker, _ text: DayText) -> String {
    switch tracker.mode {
    case .awareness: text.noticed
    case .avoidance: text.happened
    default: text.add
    }
  }

  private func totalButtons(
    _ tracker: Tracker, _ day: Day, _ text: DayText
  ) -> [Component<Message>] {
    guard tracker.mode == nil || tracker.mode == .counter else { return [] }
    let name = locale.name(of: tracker)
    var buttons: [Component<Message>] = [
      .button(
        Button(
          text.total, .today(.pressedTotal(tracker.id, day)), key: tracker.key + "-total",
          hint: name))
    ]
    let use = overview.use(of: tracker.id)
    // Of a day on which something was used before anything was counted, that much is known.
    if tracker.mode == nil, use.amount(on: day) == nil, use.toldDay != day {
      buttons.append(
        .button(
          Button(
            text.none, .today(.pressedNone(tracker.id, day)), key: tracker.key + "-none",
            hint: name)))
    }
    return buttons
  }

  private func doneButton(
    _ tracker: Tracker, _ day: Day, _ text: DayText
  ) -> Component<Message> {
    let isDone = (overview.use(of: tracker.id).amount(on: day) ?? 0) > 0
    return .button(
      Button(
        isDone ? text.notDone : text.done,
        .calendar(isDone ? .takenBack(tracker.id, day) : .done(tracker.id, day)),
        key: tracker.key + "-done", symbol: isDone ? .undo : .check,
        hint: locale.name(of: tracker)))
  }

  private func levelChoice(_ tracker: Tracker, _ day: Day) -> Component<Message> {
    let picked = overview.levels[tracker.id]?.level(on: day)
    return .choice(
      Choice(
        locale.name(of: tracker), hidesLabel: true,
        options: tracker.levels.map {
          Choice<Message>.Option(
            shown($0),
            .calendar(.pickedLevel(tracker.id, $0.id, day)),
            key: tracker.key + "-level-" + String($0.id), isPicked: $0.id == picked)
        }))
  }
}
