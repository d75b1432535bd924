// Keeping a level, a drink with its size, and the way in which drinking is noted.
import Engine

extension State {
  /// The day that is picked for a level, or nothing where none is or it cannot be meant.
  func chosenDrinkDay(_ moment: Moment) -> Day? {
    guard let day = drinking.chosenDay.flatMap({ Day(text: $0) }),
      day >= Day.first, day <= moment.offset.local(moment.now).day
    else { return nil }
    return day
  }

  /// One tap for one day: what the day was before is replaced, a chosen date wins over the clock.
  mutating func keep(
    _ level: DrinkLevel, of id: Identifier, _ moment: Moment
  ) -> [Effect] {
    guard let tracker = drinkTracker(id), tracker.drinksByLevel else { return [] }
    let chosen = chosenDrinkDay(moment)
    if drinking.chosenDay != nil && chosen == nil { return [] }
    let day = chosen ?? drinkDay(tracker, moment)
    drinking.chosenDay = nil
    drinking.askedDay = chosen != nil && level == .steady ? day : nil
    toast = drinkingText.notedLevel(
      drinkingText.name(level, in: tracker), drinkingText.day(day, moment))
    // Pressing what is there already would only take away what was said of it.
    guard overview.levels[id]?.level(on: day) != level.rawValue else { return [] }
    let fields = Entry.fields(
      of: level, tracker: id, day: day, isChosen: chosen != nil, offset: moment.offset)
    let effects = replaceLevel(
      of: id, on: day, fields + [JournalField("zone", .text(moment.zone.name))], moment)
    return device.canVibrate && overview.settings.vibrates ? effects + [.tick] : effects
  }

  private mutating func replaceLevel(
    of tracker: Identifier, on day: Day, _ fields: [JournalField], _ moment: Moment
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

  /// Steady is none or one: whoever wants to may say which.
  mutating func keepSteadyDrinks(
    _ drinks: StoredDrinks, of id: Identifier, on day: Day, _ moment: Moment
  ) -> [Effect] {
    guard DrinkLevel(readingBack: drinks) == .steady, let tracker = drinkTracker(id),
      let leveled = overview.levels[id]?.leveled(on: day),
      leveled.level == DrinkLevel.steady.rawValue
    else { return [] }
    drinking.askedDay = nil
    guard leveled.amount != drinks.amount else { return [] }
    toast = todayText.noted(locale.units(drinks.amount, of: tracker))
    return put(
      leveled.id, kind: Entry.kind, [JournalField("amount", .int(drinks.amount))], moment)
  }

  /// One or several drinks of one size, now.
  mutating func keepSizedDrink(_ moment: Moment) -> [Effect] {
    guard let form = drinking.form, let tracker = drinkTracker(form.tracker) else { return [] }
    let reading = DrinkReading(form, locale)
    guard reading.problems.isEmpty, let size = reading.size, let amount = reading.amount,
      let milligrams = reading.milligrams
    else {
      drinking.form?.showsProblems = true
      return []
    }
    drinking.form = nil
    toast = todayText.noted(
      locale.units(amount, of: tracker) + ", " + drinkingText.units(milligrams, drinkRegion))
    let draft = Draft.create(
      moment.entropy.identifier(), kind: Entry.kind,
      entryFields(tracker.id, amount: amount, craving: nil, moment) + size.fields)
    let effects = write([draft], moment, undoable: true)
    return device.canVibrate && overview.settings.vibrates ? effects + [.tick] : effects
  }
}

extension State {
  /// How drinking is noted; nothing where the person gave it a mode or levels of their own.
  func drinkingWay(of tracker: Tracker) -> DrinkingWay? {
    if tracker.drinksByLevel { return .byLevel }
    return tracker.mode == nil ? .byDrinks : nil
  }

  /// Changes the way from the day of now on; the entries stay, and the streak of the way before
  /// stays in the history.
  mutating func pick(_ way: DrinkingWay, of id: Identifier, _ moment: Moment) -> [Effect] {
    guard let tracker = drinkTracker(id), drinkingWay(of: tracker) != way else { return [] }
    var day = today(moment)
    if way == .byLevel, let evening = DayBoundary(cutoffHour: DrinkingWay.levelCutoffHour) {
      day = evening.day(of: moment.now, offset: moment.offset)
    }
    var fields = way.fields(since: day)
    // A streak of steady days would ask for a stop at once where that could be dangerous.
    if way == .byLevel && !gates.offersStop(of: .alcohol) {
      fields.append(JournalField("hidesStreak", .bool(true)))
    }
    toast = drinkingText.changed(way)
    drinking.chosenDay = nil
    var drafts = upsert(id, kind: Tracker.kind, fields, moment)
    drafts += modeChange(of: tracker, to: way == .byLevel ? .levels : nil, on: day, moment)
    return write(drafts, moment, undoable: true)
  }
}
