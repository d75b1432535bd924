// The page of one day: all that was on it, and a way to fill in what is missing.
import Engine

extension State {
  func dayScreen(_ day: Day, _ moment: Moment) -> Screen<Message> {
    let text = DayText(language: desk.language)
    let isAhead = day > desk.today(moment)
    var body: [Component<Message>] = [desk.dayWalk(day, text, moment)]
    if isAhead {
      body.append(
        .empty(Empty(symbol: .calendar, title: text.aheadTitle, text: text.aheadText)))
    } else {
      body +=
        desk.dayFacts(day, text, moment) + desk.dayWords(day, text) + [
          reflection.dayNoteCard(day, text, desk)
        ]
      body += desk.fillIn(day, text, moment)
    }
    return Screen(
      title: desk.locale.longDate(day), place: .progress, back: .calendar, body: body,
      sheet: isAhead ? nil : daySheet(moment))
  }

  private func daySheet(_ moment: Moment) -> Sheet<Message>? {
    let history = historySheet(HistoryText(language: desk.language), moment)
    return history ?? today.total.flatMap { desk.totalSheet($0) } ?? replacement.replacementSheet(
      moment, desk)
      ?? trackers.trackerSheet(moment, desk) ?? practice.runSheet(desk)
  }
}

extension Desk {
  fileprivate func dayWalk(_ day: Day, _ text: DayText, _ moment: Moment) -> Component<Message> {
    let before = day.adding(days: -1)
    let after = day.adding(days: 1)
    return .row([
      .button(
        Button(
          text.before, .went(.day(before)), key: "day-before", role: .chip,
          isDisabled: before < Day.first)),
      .button(
        Button(
          text.after, .went(.day(after)), key: "day-after", role: .chip,
          isDisabled: after > today(moment))),
    ])
  }

  /// The day in sentences, then its records in the order of the history; each row opens its form.
  fileprivate func dayFacts(
    _ day: Day, _ text: DayText, _ moment: Moment
  ) -> [Component<Message>] {
    let book = DayBook(
      overview, only: overview.trackers + overview.archived, from: day, through: day,
      now: moment.now, offset: moment.offset)
    let words = DaySentence(text: calendarText, locale: locale, overview: overview)
    var body: [Component<Message>] = [.heading(Heading(text.whatWas))]
    let cell = book.calendarDay(day)
    let items = historyItems(on: day)
    let parts = words.parts(cell)
    if items.isEmpty && parts == [calendarText.nothing] {
      return body + [.text(Text(text.empty, role: .soft))]
    }
    var line = ""
    for part in parts { line += (line.isEmpty ? "" : " · ") + part }
    if parts != [calendarText.nothing] { body.append(.text(Text(line))) }
    let rows = historyRows(items)
    if !rows.isEmpty { body.append(.list(List(label: text.whatWas, rows: rows))) }
    return body
  }

  /// What was said in the morning and in the evening.
  fileprivate func dayWords(_ day: Day, _ text: DayText) -> [Component<Message>] {
    var body: [Component<Message>] = []
    let words = reflectionText
    if let pledge = overview.reflections.pledge(on: day) {
      body.append(
        .card(
          Card(
            key: "said-pledge", title: text.pledge, symbol: .sun,
            body: [.text(Text(words.sentence(of: pledge), role: .quote))])))
    }
    if let review = overview.reflections.review(on: day) {
      body.append(
        .card(
          Card(
            key: "said-review", title: text.review, symbol: .moon,
            body: words.lines(of: review).map { .text(Text($0)) })))
    }
    return body + lookBacks(on: day, text)
  }

  /// What was said about a slip of the day.
  private func lookBacks(on day: Day, _ text: DayText) -> [Component<Message>] {
    var cards: [Component<Message>] = []
    for debrief in overview.debriefs where debrief.day == day {
      var lines: [Component<Message>] = []
      if !debrief.trigger.isEmpty {
        lines.append(.text(Text(TriggerText.name(key: debrief.trigger, language))))
      }
      if !debrief.text.isEmpty { lines.append(.text(Text(debrief.text, role: .quote))) }
      guard !lines.isEmpty else { continue }
      cards.append(
        .card(
          Card(
            key: "said-debrief-" + debrief.id.text, title: text.lookBack, symbol: .feather,
            body: lines)))
    }
    return cards
  }
}

extension ReflectionState {
  fileprivate func dayNoteCard(_ day: Day, _ text: DayText, _ desk: Desk) -> Component<Message> {
    let kept = desk.overview.reflections.note(on: day)?.text ?? ""
    let typed = note.flatMap { $0.day == day ? $0.text : nil } ?? kept
    return .card(
      Card(
        key: "day-note", title: text.noteTitle, symbol: .note,
        body: [
          .form(
            Form(
              key: "note-form",
              body: [
                .field(
                  TextField(
                    text.noteHint, kind: .lines, value: typed, key: "note-text",
                    maxLength: DayNote.longestText
                  ) { .reflection(.enteredNote(day, $0)) }),
                .button(
                  Button(
                    text.keepNote, .reflection(.pressedKeepNote(day)), key: "note-keep",
                    isDisabled: typed == kept)),
              ], submitted: .reflection(.pressedKeepNote(day))))
        ]))
  }
}
