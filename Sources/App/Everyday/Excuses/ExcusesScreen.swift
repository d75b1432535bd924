// The page of days that do not count: one press for today, a list, and a sheet for one excuse.
import Engine

extension ExcusesState {
  /// Excuses that are listed; older ones stay in the journal.
  static let mostExcuses = 100

  func excusesScreen(_ moment: Moment, _ desk: Desk) -> Screen<Message> {
    let text = desk.excusesText
    var body: [Component<Message>] = [.text(Text(text.lead, role: .lead))]
    if desk.currentExcuse(moment) == nil {
      body.append(
        .button(
          Button(
            text.sickToday, .excuses(.pressedSickToday), key: "sick-today", role: .primary,
            symbol: .moon)))
    }
    body.append(
      .button(Button(text.add, .excuses(.pressedAdd), key: "add-excuse", symbol: .calendar)))
    let shown = desk.overview.excuses.reversed().prefix(ExcusesState.mostExcuses)
    if shown.isEmpty {
      body.append(
        .empty(Empty(symbol: .calendar, title: text.emptyTitle, text: text.emptyText)))
    } else {
      body.append(.list(List(label: text.list, rows: shown.map { desk.row($0, text, moment) })))
    }
    return Screen(
      title: text.title, place: .plan, back: .plan, body: body, sheet: excuseSheet(text))
  }
}

extension Desk {
  fileprivate func row(
    _ excuse: Excuse, _ text: ExcusesText, _ moment: Moment
  ) -> List<Message>.Row {
    var row = List<Message>.Row(
      key: "excuse-" + excuse.id.text, title: text.name(excuse.reason),
      detail: span(excuse, text), symbol: .calendar, tone: .sand,
      pressed: .excuses(.pressedRow(excuse.id)))
    let day = today(moment)
    if excuse.days(today: day)?.contains(day) == true {
      row.actions = [endButton(excuse, text, key: "end-" + excuse.id.text)]
    }
    return row
  }

  private func endButton(_ excuse: Excuse, _ text: ExcusesText, key: String) -> Button<Message> {
    Button(
      text.end, .excuses(.pressedEnd(excuse.id)), key: key, hint: text.end(text.name(excuse.reason))
    )
  }

  private func span(_ excuse: Excuse, _ text: ExcusesText) -> String {
    guard let through = excuse.through else { return text.since(locale.date(excuse.from)) }
    if through == excuse.from { return locale.date(through) }
    return text.through(locale.date(excuse.from), locale.date(through))
  }

  /// On Today while days do not count, so that nobody forgets to end it.
  func excuseCard(_ moment: Moment) -> Component<Message>? {
    currentExcuse(moment).map { card(of: $0) }
  }

  @inline(never)  // Not of a first visit.
  private func card(of excuse: Excuse) -> Component<Message> {
    let text = excusesText
    let when = text.name(excuse.reason) + ", " + span(excuse, text)
    return .card(
      Card(
        key: "excuse", title: text.title, symbol: .moon, tone: .sand,
        body: [
          .text(Text(text.card(when))), .button(endButton(excuse, text, key: "excuse-end")),
        ]))
  }

  /// The way from Plan, from the settings and from the streaks.
  var excusesLink: Component<Message> {
    .link(Link(excusesText.title, to: .excuses, symbol: .calendar))
  }

  /// The reason why a day does not count, in a few words; nothing where it does.
  func excusedWords(_ day: Day, _ moment: Moment) -> String? {
    overview.excuse(on: day, today: today(moment)).map { excusesText.excused($0.reason) }
  }
}
