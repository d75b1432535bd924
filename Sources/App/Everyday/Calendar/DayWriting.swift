// What filling in a day writes. The picked date is the day, and the entry says that it was picked,
// so no later edit of a time moves it.
import Engine

extension Desk {
  fileprivate func active(_ id: Identifier) -> Tracker? { overview.trackers.first { $0.id == id } }

  fileprivate func isFillable(_ day: Day, _ moment: Moment) -> Bool {
    day >= Day.first && day <= today(moment)
  }

  fileprivate func dayFields(
    _ tracker: Tracker, _ day: Day, _ moment: Moment
  ) -> [Field] {
    Entry.fields(of: tracker.id, onChosen: day, moment.offset, in: moment.zone)
  }

  /// One more of something. A day that is one number stays one.
  mutating func addOne(_ id: Identifier, _ day: Day, _ moment: Moment) -> [Effect] {
    guard let tracker = active(id), isFillable(day, moment) else { return [] }
    toast = filledLine(tracker, day)
    let use = overview.use(of: id)
    if use.hasTotal(on: day), let amount = use.amount(on: day) {
      return setTotal(
        of: id, on: day, min(amount + Entry.unit, Entry.largestAmount), moment)
    }
    let draft = Draft.create(
      moment.entropy.identifier(), kind: Entry.kind, dayFields(tracker, day, moment))
    return write([draft], moment, undoable: true)
  }

  fileprivate func filledLine(_ tracker: Tracker, _ day: Day) -> String {
    DayText(language: language).filled(locale.name(of: tracker), locale.shortDate(day))
  }
}

extension DrinkingState {
  /// What a day has once: a level, or that it was done. It takes the place of what was there.
  mutating func fillOnce(
    _ id: Identifier, level: Int?, _ day: Day, _ moment: Moment, _ desk: inout Desk
  ) -> [Effect] {
    guard let tracker = desk.active(id), desk.isFillable(day, moment) else { return [] }
    if tracker.drinksByLevel, let drunk = level.flatMap({ DrinkLevel(rawValue: $0) }) {
      chosenDay = day.text
      let effects = keep(drunk, of: id, moment, &desk)
      // The page of the day asks by itself.
      askedDay = nil
      return effects
    }
    var fields = desk.dayFields(tracker, day, moment)
    if let level {
      guard tracker.levels.contains(where: { $0.id == level }) else { return [] }
      fields.append(Entry.field(level: level))
    }
    let name = desk.entryName(of: tracker, on: day, moment)
    var others = desk.belongings(of: id, on: day)
    others.removeAll { $0.id == name }
    let drafts =
      desk.deletions(of: others, moment) + desk.upsert(name, kind: Entry.kind, fields, moment)
    desk.toast = desk.filledLine(tracker, day)
    return desk.write(drafts, moment, undoable: true)
  }
}
