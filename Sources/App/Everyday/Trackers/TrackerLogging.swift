// One tap on a tracker's row becomes an entry, in the way in which the tracker is logged.
import Engine

extension TrackersState {
  mutating func log(_ message: TrackersMessage, _ moment: Moment, _ desk: inout Desk) -> [Effect] {
    switch message {
    case .counted(let id, let step): return count(id, by: step, moment, &desk)
    case .pressedDone(let id): return logDone(id, moment, &desk)
    case .pressedNotDone(let id): return desk.takeBackDone(id, moment)
    case .noticed(let id): return logMoment(id, level: nil, moment, &desk)
    case .pickedLevel(let id, let level):
      guard let tracker = desk.tracker(id), tracker.levels.contains(where: { $0.id == level })
      else {
        return []
      }
      if tracker.mode == .levels { return logLevel(tracker, level, moment, &desk) }
      return logMoment(id, level: level, moment, &desk)
    default: return []
    }
  }

  /// An increment, never the sum; taking away shrinks the latest one, so nothing goes below none.
  private mutating func count(_ id: Identifier, by step: Int, _ moment: Moment, _ desk: inout Desk)
    -> [Effect]
  {
    guard let tracker = desk.tracker(id) else { return [] }
    let day = desk.today(of: tracker, moment)
    let sum = desk.overview.day(day, of: id).sum
    // A day that is one number stays one.
    if desk.overview.use(of: id).hasTotal(on: day) {
      let changed = max(0, min(sum + Int64(step) * Entry.unit, Entry.largestAmount))
      return desk.confirmed(tracker, desk.setTotal(of: id, on: day, changed, moment), moment)
    }
    if step > 0 { return logMoment(id, level: nil, moment, &desk) }
    let entries = desk.overview.entries(of: id, on: day, in: desk.records)
    guard let last = entries.first(where: { $0.amount > 0 }) else { return [] }
    let rest = last.amount - Entry.unit
    let draft =
      rest > 0
      ? Draft(
        id: moment.entropy.identifier(), entity: last.id, kind: Entry.kind,
        action: .set([Entry.field(amount: rest)]))
      : desk.deletion(of: last.id, kind: Entry.kind, moment)
    return desk.confirmed(tracker, desk.write([draft], moment, undoable: true), moment)
  }

  /// However often it is pressed, a day is done once.
  private mutating func logDone(_ id: Identifier, _ moment: Moment, _ desk: inout Desk) -> [Effect]
  {
    guard let tracker = desk.tracker(id) else { return [] }
    let day = desk.today(of: tracker, moment)
    guard !desk.overview.day(day, of: id).isLogged else { return [] }
    return logOnce(tracker, on: day, fields: desk.ownEntryFields(tracker, moment), moment, &desk)
  }

  /// A level takes the place of the one that the day had.
  private mutating func logLevel(
    _ tracker: Tracker, _ level: Int, _ moment: Moment, _ desk: inout Desk
  ) -> [Effect] {
    let fields = desk.ownEntryFields(tracker, moment) + [Entry.field(level: level)]
    return logOnce(tracker, on: desk.today(of: tracker, moment), fields: fields, moment, &desk)
  }

  private mutating func logOnce(
    _ tracker: Tracker, on day: Day, fields: [Field], _ moment: Moment, _ desk: inout Desk
  ) -> [Effect] {
    let name = desk.entryName(of: tracker, on: day, moment)
    latest = name
    return desk.confirmed(tracker, desk.put(name, kind: Entry.kind, fields, moment), moment)
  }

  private mutating func logMoment(
    _ id: Identifier, level: Int?, _ moment: Moment, _ desk: inout Desk
  ) -> [Effect] {
    guard let tracker = desk.tracker(id) else { return [] }
    var fields = desk.ownEntryFields(tracker, moment)
    if let level { fields.append(Entry.field(level: level)) }
    let name = moment.entropy.identifier()
    latest = name
    let effects = desk.write(
      [.create(name, kind: Entry.kind, fields)], moment, undoable: true)
    return desk.confirmed(tracker, effects, moment)
  }
}

extension Desk {
  /// A day of a tracker as one number, in place of whatever it was.
  mutating func setTotal(
    of tracker: Identifier, on day: Day, _ amount: Int64, _ moment: Moment
  ) -> [Effect] {
    put(
      DayTotal.identifier(of: tracker, on: day), kind: DayTotal.kind,
      DayTotal.fields(of: tracker, on: day, amount: amount), moment)
  }

  fileprivate mutating func takeBackDone(_ id: Identifier, _ moment: Moment) -> [Effect] {
    guard let tracker = tracker(id) else { return [] }
    return takeBack(id, today(of: tracker, moment), moment)
  }

  /// What says what a day of a tracker was: its entries.
  func belongings(of tracker: Identifier, on day: Day) -> [Belonging] {
    var found: [Belonging] = []
    for case .entry(let entry) in overview.records(on: day, in: records)
    where entry.tracker == tracker {
      found.append(Belonging(id: entry.id, kind: Entry.kind))
    }
    return found
  }

  /// A day has nothing of a tracker any more.
  mutating func takeBack(_ id: Identifier, _ day: Day, _ moment: Moment) -> [Effect] {
    guard tracker(id) != nil else { return [] }
    var gone = belongings(of: id, on: day)
    if overview.use(of: id).hasTotal(on: day) {
      gone.append(Belonging(id: DayTotal.identifier(of: id, on: day), kind: DayTotal.kind))
    }
    let drafts = deletions(of: gone, moment)
    toast = trackersText.takenBack
    return write(drafts, moment, undoable: true)
  }

  /// The name under which a tracker that is logged once a day keeps a day. Where the entry of that
  /// name was moved to another day, the day gets one of its own.
  func entryName(of tracker: Tracker, on day: Day, _ moment: Moment) -> Identifier {
    guard tracker.isLoggedOnceADay else { return moment.entropy.identifier() }
    let name = Entry.identifier(of: tracker.id, on: day)
    guard let entity = records.journal[name], entity.isVisible, let known = Entry(entity),
      known.day != day
    else { return name }
    return moment.entropy.identifier()
  }

  /// One unit, now, on the day that the tracker's own start gives.
  func ownEntryFields(_ tracker: Tracker, _ moment: Moment) -> [Field] {
    entryFields(
      tracker.id, amount: Entry.unit, craving: nil, on: today(of: tracker, moment), moment)
  }

  /// Says what the day is now, and ticks under the finger.
  mutating func confirmed(
    _ tracker: Tracker, _ effects: [Effect], _ moment: Moment
  ) -> [Effect] {
    guard !effects.isEmpty || isDemo else { return [] }
    let value = dayValue(overview.day(today(of: tracker, moment), of: tracker.id), of: tracker)
    toast = trackersText.noted(locale.name(of: tracker), value)
    return device.canVibrate && overview.settings.vibrates ? effects + [.tick] : effects
  }
}

extension Tracker {
  /// Whether a day has one entry at most.
  var isLoggedOnceADay: Bool { mode == .yesNo || mode == .levels }
}
