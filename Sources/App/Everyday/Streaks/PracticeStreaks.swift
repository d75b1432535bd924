// The streaks of practice: days on which a person sat or trained, with or without a tracker for it.
import Engine

extension Desk {
  /// A row for each kind of minutes that no tracker counts; the streak of one that does has them.
  func practiceStreakRows(_ place: String, _ moment: Moment) -> [List<Message>.Row] {
    let text = streaksText
    let day = today(moment)
    var rows: [List<Message>.Row] = []
    for kind in MinuteKind.allCases where !overview.settings.practice.hidesStreak(kind) {
      guard let streak = practiceStreak(kind, day) else { continue }
      let best = text.best(locale.days(Int64(streak.best)))
      rows.append(
        List.Row(
          key: place + "-" + kind.rawValue, title: text.name(kind),
          detail: best + " · " + text.inAll(locale.days(Int64(streak.total))),
          value: streak.current > 0 ? locale.days(Int64(streak.current)) : text.newRun))
    }
    return rows
  }

  /// The same on the list of streaks, where each can be hidden.
  func practisedStreaks(_ text: StreaksText, _ moment: Moment) -> [Component<Message>] {
    var rows = practiceStreakRows("practice", moment)
    var kinds = MinuteKind.allCases.filter { !overview.settings.practice.hidesStreak($0) }
    kinds = kinds.filter { practiceStreak($0, today(moment)) != nil }
    for (place, kind) in kinds.enumerated() {
      rows[place].actions = [
        Button(
          text.hide, .streaks(.hidPractice(kind, true)), key: "hide-" + kind.rawValue,
          role: .quiet, hint: text.hide(text.name(kind)))
      ]
    }
    guard !rows.isEmpty else { return [] }
    return [.card(Card(key: "practised", body: [.list(List(label: text.practised, rows: rows))]))]
  }

  /// The streaks of practice that are out of sight.
  func hiddenPracticeRows(_ text: StreaksText) -> [List<Message>.Row] {
    var rows: [List<Message>.Row] = []
    for kind in MinuteKind.allCases where overview.settings.practice.hidesStreak(kind) {
      rows.append(
        List.Row(
          key: "hidden-" + kind.rawValue, title: text.name(kind),
          actions: [
            Button(
              text.show, .streaks(.hidPractice(kind, false)), key: "show-" + kind.rawValue,
              hint: text.show(text.name(kind)))
          ]))
    }
    return rows
  }

  /// Nothing where a tracker counts these minutes, and before the first day of them.
  private func practiceStreak(_ kind: MinuteKind, _ day: Day) -> Streak? {
    guard overview.counter(of: kind) == nil,
      let marks = overview.practiceMarks(kind, today: day)
    else { return nil }
    let streak = Streak(marks, .strict)
    return streak.best > 0 ? streak : nil
  }
}
