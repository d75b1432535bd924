// The page of one tracker: today, what the last weeks say, and everything that was recorded.
import Engine

extension TrackersState {
  /// Days of the short history.
  static let shortHistory = 30
  /// Entries that are listed at once; a page of more would be slow to draw.
  static let mostListed = 500

  func trackerScreen(_ id: Identifier, _ moment: Moment, _ desk: Desk) -> Screen<Message> {
    let text = desk.trackersText
    guard let tracker = desk.tracker(id) else {
      var list = trackersScreen(moment, desk)
      list.body.insert(.text(Text(text.unknown, role: .soft)), at: 0)
      return list
    }
    let today = desk.today(of: tracker, moment)
    let all = desk.records.entries(of: tracker.id, on: Day.first...Day.last)
    var body = [
      tracker.isArchived
        ? Component.text(Text(text.putAway, role: .soft)) : todayCard(tracker, moment, desk)
    ]
    if tracker.side == .saboteur { body += desk.insightSection(TrackerInsight(all, today: today)) }
    body.append(.heading(Heading(text.history)))
    body += history(of: tracker, all, today: today, desk)
    body.append(.heading(Heading(text.manage)))
    body.append(.row(desk.manageButtons(tracker, text)))
    var screen = Screen(
      title: desk.locale.name(of: tracker), place: .today, back: .trackers, body: body,
      sheet: trackerSheet(moment, desk))
    screen.windowName = desk.trackersText.one
    return screen
  }

  private func todayCard(_ tracker: Tracker, _ moment: Moment, _ desk: Desk) -> Component<Message> {
    var row = trackerRow(tracker, moment, desk)
    row.pressed = nil
    row.title = desk.trackersText.today
    row.actions.append(
      Button(
        desk.trackersText.addOther, .trackers(.pressedAdd(tracker.id)), key: "add-entry",
        role: .quiet,
        symbol: .calendar))
    return .list(List(label: desk.trackersText.today, rows: [row]))
  }

  /// Day by day, newest first; between the days stands when the way of logging changed.
  private func history(
    of tracker: Tracker, _ all: [Entry], today: Day, _ desk: Desk
  ) -> [Component<Message>] {
    let text = desk.trackersText
    let first = showsAll ? Day.first : today.adding(days: 1 - TrackersState.shortHistory)
    let changes = desk.overview.modeChanges.filter { $0.tracker == tracker.id }
    var days = desk.totalDays(of: tracker, from: first)
    var body: [Component<Message>] = []
    var rows: [List<Message>.Row] = []
    var shown = all.prefix(TrackersState.mostListed)[...]
    if !showsAll { shown = shown.filter { $0.day >= first }[...] }
    for entry in shown where !days.contains(entry.day) { days.append(entry.day) }
    for change in changes where change.day >= first && !days.contains(change.day) {
      days.append(change.day)
    }
    for day in days.ordered(by: { $0 > $1 }) {
      rows = []
      for change in changes where change.day == day { rows.append(desk.row(of: change, tracker)) }
      if desk.overview.use(of: tracker.id).hasTotal(on: day) {
        rows.append(desk.totalRow(tracker, day))
      }
      while let entry = shown.first, entry.day == day {
        rows.append(desk.row(of: entry, tracker))
        shown = shown.dropFirst()
      }
      body.append(.heading(Heading(desk.dayTitle(day, today: today), level: 3)))
      body.append(.list(List(label: desk.locale.longDate(day), rows: rows)))
    }
    if body.isEmpty { body.append(.text(Text(text.nothingYet, role: .soft))) }
    if !showsAll {
      body.append(
        .button(Button(text.showAll, .trackers(.pressedShowAll), key: "show-all", role: .quiet)))
    }
    return body
  }
}

extension Desk {
  fileprivate func manageButtons(_ tracker: Tracker, _ text: TrackersText) -> [Component<Message>] {
    guard tracker.substance == nil else { return [] }
    let id = tracker.id
    return [
      .button(
        Button(text.edit, .trackers(.pressedEdit(id)), key: "edit-tracker", symbol: .pencil)),
      tracker.isArchived
        ? .button(Button(text.bringBack, .trackers(.pressedBringBack(id)), key: "bring-back"))
        : .button(Button(text.hide, .trackers(.pressedHide(id)), key: "hide-tracker")),
      .button(
        Button(
          text.delete, .trackers(.pressedDelete(id)), key: "delete-tracker", role: .removal,
          symbol: .bin)),
    ]
  }

  /// Days that are one number and have no entry to stand for them.
  fileprivate func totalDays(of tracker: Tracker, from first: Day) -> [Day] {
    let use = overview.use(of: tracker.id)
    var days: [Day] = []
    for day in use.days.reversed() {
      if day < first || days.count == TrackersState.mostListed { break }
      if use.hasTotal(on: day) { days.append(day) }
    }
    return days
  }

  fileprivate func dayTitle(_ day: Day, today: Day) -> String {
    switch today.days(since: day) {
    case 0: trackersText.today
    case 1: trackersText.yesterday
    default: locale.longDate(day)
    }
  }

  fileprivate func totalRow(_ tracker: Tracker, _ day: Day) -> List<Message>.Row {
    List.Row(
      key: "total-" + day.text, title: dayValue(overview.day(day, of: tracker.id), of: tracker),
      detail: trackersText.wholeDay)
  }

  fileprivate func row(of change: ModeChange, _ tracker: Tracker) -> List<Message>.Row {
    let words = TrackerFormText(language)
    let before = change.before.map { words.name(of: $0, of: tracker.side) }
    return List.Row(
      key: "change-" + change.id.text, title: trackersText.modeChanged,
      detail: before.map { trackersText.until($0) }, symbol: .feather)
  }

  func row(of entry: Entry, _ tracker: Tracker) -> List<Message>.Row {
    List.Row(
      key: "entry-" + entry.id.text, title: entryTitle(entry, of: tracker),
      detail: details(of: entry).nonEmpty,
      value: entry.at.map { locale.time(entry.offset.local($0).time) },
      pressed: .trackers(.pressedEntry(entry.id)))
  }

  /// What one entry says: its level, its words, or how much.
  func entryTitle(_ entry: Entry, of tracker: Tracker) -> String {
    let text = trackersText
    if let level = tracker.levels.first(where: { $0.id == entry.level }) { return shown(level) }
    let words = entry.context.words.map { text.feeling($0) }
    if !words.isEmpty { return words.joined(separator: ", ") }
    if entry.isSkipped { return HistoryText(language: language).skipped }
    // Another app had a note on a day on which nothing was done.
    if entry.amount <= 0, !entry.note.isEmpty { return text.onlyNote }
    switch overview.mode(of: tracker, at: entry) {
    case .yesNo: return text.done
    case .awareness: return text.noticed
    case .avoidance: return text.slipNoted
    case .gratitude: return entry.note.isEmpty ? text.done : entry.note
    default: return text.times(locale.amount(entry.amount))
    }
  }

  private func details(of entry: Entry) -> String {
    var parts: [String] = []
    for trigger in entry.context.triggers { parts.append(TriggerText.name(key: trigger, language)) }
    if !entry.context.place.isEmpty {
      parts.append(TriggerText.place(key: entry.context.place, language))
    }
    if !entry.note.isEmpty { parts.append(entry.note) }
    return parts.joined(separator: " · ")
  }
}
