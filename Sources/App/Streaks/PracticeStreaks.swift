// The streaks of practice: days on which a person sat or trained, with or without a tracker for it.
import Engine

extension State {
  /// A row for each kind of minutes that no tracker counts; the streak of one that does has them.
  func practiceStreakRows(_ place: String, _ moment: Moment) -> [List<Message>.Row] {
    let text = streaksText
    let day = today(moment)
    var rows: [List<Message>.Row] = []
    for kind in MinuteKind.allCases where overview.counter(of: kind) == nil {
      guard let marks = overview.practiceMarks(kind, today: day) else { continue }
      let streak = Streak(marks, .strict)
      guard streak.best > 0 else { continue }
      let best = text.best(locale.days(Int64(streak.best)))
      rows.append(
        List.Row(
          key: place + "-" + kind.rawValue, title: text.name(kind),
          detail: best + " · " + text.inAll(locale.days(Int64(streak.total))),
          value: streak.current > 0 ? locale.days(Int64(streak.current)) : text.newRun))
    }
    return rows
  }
}
