// What else stands with the streaks: those from before a change of mode, those that are hidden, and
// the sections at the head of Progress and of the calendar.
import Engine

extension Desk {
  /// Streaks that a change of mode ended; also of trackers that were put away.
  func pastStreaks(_ text: StreaksText, _ moment: Moment) -> [Component<Message>] {
    var rows: [List<Message>.Row] = []
    for tracker in overview.trackers + overview.archived {
      let day = today(of: tracker, moment)
      for past in overview.pastStreaks(of: tracker, today: day) where past.streak.total > 0 {
        let best = text.best(text.length(past.streak.best, of: tracker, locale))
        let inAll = text.inAll(text.length(past.streak.total, of: tracker, locale))
        rows.append(
          List.Row(
            key: "past-\(tracker.id.text)-\(past.through.text)", title: locale.name(of: tracker),
            detail: text.past(past.mode, locale.date(past.through)) + " · " + best + " · " + inAll,
            symbol: .history))
      }
    }
    guard !rows.isEmpty else { return [] }
    return [.heading(Heading(text.past)), .list(List(label: text.past, rows: rows))]
  }

  func hiddenStreaks(_ text: StreaksText) -> [Component<Message>] {
    var rows: [List<Message>.Row] = []
    for tracker in overview.trackers where tracker.hidesStreak {
      let name = locale.name(of: tracker)
      rows.append(
        List.Row(
          key: "hidden-" + tracker.id.text, title: name,
          actions: [
            Button(
              text.show, .streaks(.pressedShow(tracker.id)), key: "show-" + tracker.id.text,
              hint: text.show(name))
          ]))
    }
    rows += hiddenPracticeRows(text) + hiddenSwapRows(text)
    guard !rows.isEmpty else { return [] }
    return [.heading(Heading(text.hidden)), .list(List(label: text.hidden, rows: rows))]
  }

  /// Streaks at the head of Progress; more of them are a press away.
  static let mostMainStreaks = 3

  /// One run on the face of a card, behind it the main streaks in the person's order. Best and
  /// total stand beside the current run.
  func streakSection(_ items: [StreakItem], _ moment: Moment) -> [Component<Message>] {
    let text = streaksText
    var rows = items.prefix(Desk.mostMainStreaks).map { streakRow($0, text) }
    rows += practiceStreakRows("main", moment) + swapStreakRows("main", moment)
    let running = rows.first { $0.value != text.newRun }
    guard let shown = running ?? rows.first else { return [] }
    return [
      .highlight(
        Highlight(
          key: "streaks", value: shown.value, sentence: text.inARow(shown.title), tone: .leaf,
          body: [.list(List(label: text.section, rows: rows))]))
    ]
  }

  private func streakRow(_ item: StreakItem, _ text: StreaksText) -> List<Message>.Row {
    let streak = item.streak
    let best = text.best(text.length(streak.best, of: item.tracker, locale))
    let inAll = text.inAll(text.length(streak.total, of: item.tracker, locale))
    var detail = best + " · " + inAll
    if let strength = item.strength, strength.percent > 0 {
      detail += " · " + text.strength(strength.percent)
    }
    return List.Row(
      key: "main-" + item.key, title: text.name(item, locale), detail: detail,
      value: current(item, text))
  }

  private func current(_ item: StreakItem, _ text: StreaksText) -> String {
    item.streak.current > 0
      ? text.length(item.streak.current, of: item.tracker, locale) : text.newRun
  }

  /// The head of the calendar: how far the main streaks are, and the grace days that are left.
  func streakHead(_ moment: Moment) -> [Component<Message>] {
    let text = streaksText
    let items = streakItems(moment, most: Desk.mostMainStreaks)
    var rows: [List<Message>.Row] = []
    for item in items.prefix(Desk.mostMainStreaks) {
      var detail = text.best(text.length(item.streak.best, of: item.tracker, locale))
      if item.rule.canHeal { detail += " · " + text.grace(item.streak.graceOnHand, mended: nil) }
      rows.append(
        List.Row(
          key: "head-" + item.key, title: text.name(item, locale), detail: detail,
          value: current(item, text)))
    }
    rows += practiceStreakRows("head", moment) + swapStreakRows("head", moment)
    guard !rows.isEmpty else { return [] }
    return [
      .card(
        Card(
          key: "main-streaks", title: text.inARow,
          body: [
            .list(List(label: text.inARow, isTiled: true, rows: rows)),
            .link(Link(text.seeAll, to: .streaks, symbol: .run)),
          ]))
    ]
  }
}
