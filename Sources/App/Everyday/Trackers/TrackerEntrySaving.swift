// From an entry's sheet into the journal. A date that was picked wins over any start of a day.
import Engine

extension Desk {
  func problems(of form: TrackerEntryForm, _ moment: Moment) -> [EntryProblem] {
    guard let tracker = tracker(form.tracker) else { return [] }
    var problems: [EntryProblem] = []
    let day = Day(text: form.date)
    if (day.map { $0 < Day.first }) ?? true { problems.append(.date) }
    if let day, day > today(of: tracker, moment) { problems.append(.future) }
    if !form.time.isEmpty, TimeOfDay(text: form.time) == nil { problems.append(.time) }
    if let at = typedInstant(of: form, tracker, moment), at > moment.now {
      problems.append(.future)
    }
    if tracker.asksAmount, amount(of: form) == nil { problems.append(.amount) }
    if tracker.mode == .levels, form.level == nil { problems.append(.level) }
    if tracker.mode == .feelings, form.words.isEmpty { problems.append(.words) }
    let isTooLong = form.note.unicodeScalars.count > Entry.longestNote
    if isTooLong || (tracker.mode == .gratitude && form.note.isEmpty) { problems.append(.note) }
    return problems
  }

  private func amount(of form: TrackerEntryForm) -> Int64? {
    guard let amount = locale.read(form.amount, decimals: 3),
      (1...Entry.largestAmount).contains(amount)
    else { return nil }
    return amount
  }

  /// A time early on the clock, before the day begins, is the night after the date.
  private func typedInstant(
    of form: TrackerEntryForm, _ tracker: Tracker, _ moment: Moment
  ) -> Instant? {
    guard let day = Day(text: form.date), let time = TimeOfDay(text: form.time) else { return nil }
    let start = overview.dayBoundary(of: tracker).start
    let isNight = time < start && start.minutes <= DayBoundary.latestStartMinutes
    return moment.zone.instant(isNight ? day.adding(days: 1) : day, time)
  }

  fileprivate func newFields(
    _ form: TrackerEntryForm, _ tracker: Tracker, _ day: Day, _ moment: Moment
  ) -> [Field] {
    let isNow = form.time.isEmpty && day == today(of: tracker, moment)
    var fields = [
      Entry.field(amount: tracker.asksAmount ? amount(of: form) ?? 0 : Entry.unit),
      Happening.field(day: day), Happening.field(dayChosen: !isNow),
      Happening.field(tracker: tracker.id),
    ]
    if let at = isNow ? moment.now : typedInstant(of: form, tracker, moment) {
      fields += instantFields(at, moment)
    }
    // The one entry of a day may be there already: what is empty here stays as it was there.
    return fields + details(of: form).filter { $0.value != .list([]) && $0.value != .text("") }
  }

  private func instantFields(_ at: Instant, _ moment: Moment) -> [Field] {
    Happening.fields(at: at, moment.zone.offset(at)) + [Happening.field(zone: moment.zone)]
  }

  private func details(of form: TrackerEntryForm) -> [Field] {
    var triggers = form.triggers
    if !form.ownTrigger.isEmpty {
      triggers.append(Craving.ownPrefix + String(form.ownTrigger.prefix(40)))
    }
    let ownPlace = Craving.ownPrefix + String(form.ownPlace.prefix(40))
    var fields = Entry.fields(
      note: form.note, place: form.ownPlace.isEmpty ? form.place : ownPlace, triggers: triggers,
      words: form.words)
    if let level = form.level { fields.append(Entry.field(level: level)) }
    return fields
  }

  /// Only what was touched: an old entry keeps all that it had.
  fileprivate func changedFields(
    _ form: TrackerEntryForm, from known: Entry, _ tracker: Tracker, _ day: Day, _ moment: Moment
  ) -> [Field] {
    let old = self.form(for: known)
    var fields: [Field] = []
    if tracker.asksAmount, form.amount != old.amount, let amount = amount(of: form) {
      fields.append(Entry.field(amount: amount))
    }
    if form.date != old.date {
      fields += [Happening.field(day: day), Happening.field(dayChosen: true)]
    }
    let isMoved = form.time != old.time || (form.date != old.date && !form.time.isEmpty)
    if isMoved, let at = typedInstant(of: form, tracker, moment) {
      fields += instantFields(at, moment)
    }
    let before = details(of: old)
    for (place, field) in details(of: form).enumerated() {
      let isSame = before.indices.contains(place) && before[place] == field
      if !isSame { fields.append(field) }
    }
    return fields
  }
}

extension TrackersState {
  mutating func keepEntry(_ moment: Moment, _ desk: inout Desk) -> [Effect] {
    guard let form = entry, let tracker = desk.tracker(form.tracker) else { return [] }
    guard desk.problems(of: form, moment).isEmpty, let day = Day(text: form.date) else {
      entry?.showsProblems = true
      return []
    }
    entry = nil
    desk.toast = desk.trackersText.entryKept
    guard let id = form.id, let known = desk.entry(id) else {
      let fields = desk.newFields(form, tracker, day, moment)
      return desk.put(
        desk.entryName(of: tracker, on: day, moment), kind: Entry.kind, fields, moment)
    }
    let fields = desk.changedFields(form, from: known, tracker, day, moment)
    guard !fields.isEmpty else {
      desk.toast = nil
      return []
    }
    let draft = Draft(
      id: moment.entropy.identifier(), entity: id, kind: Entry.kind, action: .set(fields))
    return desk.write([draft], moment, undoable: true)
  }
}

extension Tracker {
  /// Whether an entry of it says how much.
  var asksAmount: Bool { mode == .counter || mode == nil }
}
