// Keeping a level, a drink with its size, and the way in which drinking is noted.
import Engine

extension DrinkingState {
  /// The day that is picked for a level, or nothing where none is or it cannot be meant.
  func chosenDrinkDay(_ moment: Moment) -> Day? {
    guard let day = chosenDay.flatMap({ Day(text: $0) }),
      day >= Day.first, day <= moment.offset.local(moment.now).day
    else { return nil }
    return day
  }

  /// One tap for one day: what the day was before is replaced, a chosen date wins over the clock.
  mutating func keep(
    _ level: DrinkLevel, of id: Identifier, _ moment: Moment, _ desk: inout Desk
  ) -> [Effect] {
    guard let tracker = desk.drinkTracker(id), tracker.drinksByLevel else { return [] }
    let chosen = chosenDrinkDay(moment)
    if chosenDay != nil && chosen == nil { return [] }
    let day = chosen ?? desk.drinkDay(tracker, moment)
    chosenDay = nil
    askedDay = chosen != nil && level == .steady ? day : nil
    desk.toast = desk.drinkingText.notedLevel(
      desk.drinkingText.name(level, in: tracker), desk.drinkingText.day(day, moment))
    // Pressing what is there already would only take away what was said of it.
    guard desk.overview.levels[id]?.level(on: day) != level.rawValue else { return [] }
    let fields = Entry.fields(
      of: level, tracker: id, day: day, isChosen: chosen != nil, offset: moment.offset)
    let effects = desk.replaceLevel(
      of: id, on: day, fields + [Happening.field(zone: moment.zone)], moment)
    return desk.device.canVibrate && desk.overview.settings.vibrates ? effects + [.tick] : effects
  }

  /// Steady is none or one: whoever wants to may say which.
  mutating func keepSteadyDrinks(
    _ drinks: StoredDrinks, of id: Identifier, on day: Day, _ moment: Moment, _ desk: inout Desk
  ) -> [Effect] {
    guard DrinkLevel(readingBack: drinks) == .steady, let tracker = desk.drinkTracker(id),
      let leveled = desk.overview.levels[id]?.leveled(on: day),
      leveled.level == DrinkLevel.steady.rawValue
    else { return [] }
    askedDay = nil
    guard leveled.amount != drinks.amount else { return [] }
    desk.toast = desk.todayText.noted(desk.locale.units(drinks.amount, of: tracker))
    return desk.put(leveled.id, kind: Entry.kind, [Entry.field(amount: drinks.amount)], moment)
  }

  /// One or several drinks of one size, now.
  mutating func keepSizedDrink(_ moment: Moment, _ desk: inout Desk) -> [Effect] {
    guard let form = self.form, let tracker = desk.drinkTracker(form.tracker) else { return [] }
    let reading = DrinkReading(form, desk.locale)
    guard reading.problems.isEmpty, let size = reading.size, let amount = reading.amount,
      let milligrams = reading.milligrams
    else {
      self.form?.showsProblems = true
      return []
    }
    self.form = nil
    desk.toast = desk.todayText.noted(
      desk.locale.units(amount, of: tracker) + ", "
        + desk.drinkingText.units(milligrams, desk.drinkRegion))
    let draft = Draft.create(
      moment.entropy.identifier(), kind: Entry.kind,
      desk.entryFields(tracker.id, amount: amount, craving: nil, moment) + size.fields)
    let effects = desk.write([draft], moment, undoable: true)
    return desk.device.canVibrate && desk.overview.settings.vibrates ? effects + [.tick] : effects
  }
}

extension Desk {
  fileprivate mutating func replaceLevel(
    of tracker: Identifier, on day: Day, _ fields: [Field], _ moment: Moment
  ) -> [Effect] {
    var name = Entry.identifier(ofLevelOf: tracker, on: day)
    var drafts: [Draft] = []
    // What was moved to another day by hand keeps its name there.
    if let entry = entry(name), entry.level != nil, entry.tracker == tracker, entry.day != day {
      name = moment.entropy.identifier()
    }
    for case .entry(let entry) in overview.records(on: day, in: records)
    where entry.tracker == tracker && entry.level != nil && entry.id != name {
      drafts.append(deletion(of: entry.id, kind: Entry.kind, moment))
    }
    drafts += upsert(name, kind: Entry.kind, fields, moment)
    return write(drafts, moment, undoable: true)
  }
}

extension Desk {
  /// How drinking is noted; nothing where the person gave it a mode or levels of their own.
  func drinkingWay(of tracker: Tracker) -> DrinkingWay? {
    if tracker.drinksByLevel { return .byLevel }
    return tracker.mode == nil ? .byDrinks : nil
  }
}

extension DrinkingState {
  /// Changes the way from the day of now on; the entries stay, and the streak of the way before
  /// stays in the history.
  mutating func pick(_ way: DrinkingWay, of id: Identifier, _ moment: Moment, _ desk: inout Desk)
    -> [Effect]
  {
    guard let tracker = desk.drinkTracker(id), desk.drinkingWay(of: tracker) != way else {
      return []
    }
    var day = desk.today(moment)
    if way == .byLevel, let evening = DayBoundary(cutoffHour: DrinkingWay.levelCutoffHour) {
      day = evening.day(of: moment.now, offset: moment.offset)
    }
    var fields = way.fields(since: day)
    // A streak of steady days would ask for a stop at once where that could be dangerous.
    if way == .byLevel && !desk.gates.offersStop(of: .alcohol) {
      fields.append(Tracker.field(hidesStreak: true))
    }
    desk.toast = desk.drinkingText.changed(way)
    chosenDay = nil
    var drafts = desk.upsert(id, kind: Tracker.kind, fields, moment)
    drafts += desk.modeChange(of: tracker, to: way == .byLevel ? .levels : nil, on: day, moment)
    return desk.write(drafts, moment, undoable: true)
  }
}
