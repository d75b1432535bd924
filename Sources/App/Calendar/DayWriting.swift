// What filling in a day writes. The picked date is the day, and the entry says that it was picked,
// so no later edit of a time moves it.
import Engine

extension State {
  private func active(_ id: Identifier) -> Tracker? { overview.trackers.first { $0.id == id } }

  private func isFillable(_ day: Day, _ moment: Moment) -> Bool {
    day >= Day.first && day <= today(moment)
  }

  private func dayFields(
    _ tracker: Tracker, _ day: Day, _ moment: Moment
  ) -> [JournalField] {
    [
      JournalField("amount", .int(Entry.unit)), JournalField("day", .int(Int64(day.number))),
      JournalField("dayChosen", .bool(true)),
      JournalField("offset", .int(Int64(moment.offset.minutes))),
      JournalField("tracker", .text(tracker.id.text)),
      JournalField("zone", .text(moment.zone.name)),
    ]
  }

  /// One more of something. A day that is one number stays one.
  mutating func addOne(_ id: Identifier, _ day: Day, _ moment: Moment) -> [Effect] {
    guard let tracker = active(id), isFillable(day, moment) else { return [] }
    toast = filledLine(tracker, day)
    let use = overview.use(of: id)
    if use.hasTotal(on: day), let amount = use.amount(on: day) {
      return put(
        DayTotal.identifier(of: id, on: day), kind: DayTotal.kind,
        [
          JournalField("amount", .int(min(amount + Entry.unit, Entry.largestAmount))),
          JournalField("day", .int(Int64(day.number))), JournalField("tracker", .text(id.text)),
        ], moment)
    }
    var moment = moment
    let draft = Draft.create(
      moment.entropy.identifier(), kind: Entry.kind, dayFields(tracker, day, moment))
    return write([draft], moment, undoable: true)
  }

  /// What a day has once: a level, or that it was done. It takes the place of what was there.
  mutating func fillOnce(
    _ id: Identifier, level: Int?, _ day: Day, _ moment: Moment
  ) -> [Effect] {
    guard let tracker = active(id), isFillable(day, moment) else { return [] }
    if tracker.drinksByLevel, let drunk = level.flatMap({ DrinkLevel(rawValue: $0) }) {
      drinking.chosenDay = day.text
      let effects = keep(drunk, of: id, moment)
      // The page of the day asks by itself.
      drinking.askedDay = nil
      return effects
    }
    var fields = dayFields(tracker, day, moment)
    if let level {
      guard tracker.levels.contains(where: { $0.id == level }) else { return [] }
      fields.append(JournalField("level", .int(Int64(level))))
    }
    var moment = moment
    var name = Identifier(kind: Entry.kind, id.text, day.text)
    let held = records.journal[name].flatMap { $0.isVisible ? Entry($0) : nil }
    // The entry of that name may have been moved to another day; there it stays.
    if let held, held.day != day { name = moment.entropy.identifier() }
    let others = entries(of: id, on: day).filter { $0 != name }
    let drafts =
      deletions(others, &moment) + upsert(name, kind: Entry.kind, fields, &moment)
    toast = filledLine(tracker, day)
    return write(drafts, moment, undoable: true)
  }

  mutating func takeBack(_ id: Identifier, _ day: Day, _ moment: Moment) -> [Effect] {
    guard active(id) != nil else { return [] }
    var moment = moment
    var drafts = deletions(entries(of: id, on: day), &moment)
    if overview.use(of: id).hasTotal(on: day) {
      drafts.append(
        Draft(
          id: moment.entropy.identifier(), entity: DayTotal.identifier(of: id, on: day),
          kind: DayTotal.kind, action: .delete))
    }
    toast = DayText(language: language).takenBack
    return write(drafts, moment, undoable: true)
  }

  private func filledLine(_ tracker: Tracker, _ day: Day) -> String {
    DayText(language: language).filled(locale.name(of: tracker), locale.shortDate(day))
  }

  private func entries(of tracker: Identifier, on day: Day) -> [Identifier] {
    var found: [Identifier] = []
    for case .entry(let entry) in records.all where entry.day == day && entry.tracker == tracker {
      found.append(entry.id)
    }
    return found
  }

  private func deletions(_ entries: [Identifier], _ moment: inout Moment) -> [Draft] {
    var drafts: [Draft] = []
    for id in entries {
      drafts.append(
        Draft(
          id: moment.entropy.identifier(), entity: id, kind: Entry.kind, action: .delete))
    }
    return drafts
  }
}
