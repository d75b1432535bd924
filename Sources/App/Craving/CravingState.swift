// A craving from the first tap to its end. The tap stores it; everything after is optional.
import Engine

/// What the craving screen holds that is not in the journal.
public struct CravingState: Sendable {
  /// The note as it is being typed, and the craving it belongs to.
  public var note: (craving: Identifier, text: String)?
  public var ownTrigger = ""
  /// The craving that just ended, for the closing line.
  public var ended: Identifier?
  /// "I used" waits for the answer to "what for?".
  public var asksWhat = false

  public init() {}
}

/// What can happen in a craving.
public enum CravingMessage: Sendable {
  case pressedCraving
  case pickedLength(minutes: Int64)
  case pickedIntensity(Int)
  case pickedTrigger(String)
  case enteredOwnTrigger(String)
  case addedOwnTrigger
  case pickedAction(CravingAction)
  case pickedTracker(Identifier)
  case enteredNote(String)
  case pressedPassed
  case pressedUsed
  case pressedLonger
  case left
}

extension State {
  /// A craving without an end is open for this long after its session; later it is history.
  static let openAfterSession: Int64 = Milliseconds.hour

  /// The craving that is going on.
  func openCraving(_ moment: Moment) -> Craving? {
    guard let last = overview.cravings.last, last.outcome == nil else { return nil }
    let end = last.sessionEnd ?? last.at
    return moment.now.milliseconds(since: end) < State.openAfterSession ? last : nil
  }

  mutating func update(_ message: CravingMessage, _ moment: Moment) -> [Effect] {
    if case .enteredNote(let text) = message { return type(note: text, moment) }
    var moment = moment
    var effects = saveNote(&moment)
    if case .pressedCraving = message { return effects + startCraving(&moment) }
    guard let open = openCraving(moment) else {
      return effects + leaveCraving()
    }
    switch message {
    case .pressedCraving, .enteredNote: break
    case .pickedLength(let minutes):
      let end = CravingSession(start: open.at, minutes: minutes).end
      effects += edit(open, [JournalField("sessionEnd", .int(end.milliseconds))], &moment)
    case .pickedIntensity(let value):
      effects += edit(open, [JournalField("intensity", .int(Int64(value)))], &moment)
    case .pickedTrigger(let key): effects += toggle(trigger: key, of: open, &moment)
    case .enteredOwnTrigger(let text): craving.ownTrigger = String(text.prefix(40))
    case .addedOwnTrigger:
      let own = State.ownPrefix + craving.ownTrigger
      guard own != State.ownPrefix else { break }
      craving.ownTrigger = ""
      if !open.triggers.contains(own) { effects += toggle(trigger: own, of: open, &moment) }
    case .pickedAction(let action):
      effects += edit(open, [JournalField("action", .text(action.rawValue))], &moment)
    case .pickedTracker(let tracker):
      let answer = [JournalField("tracker", .text(tracker.text))]
      effects +=
        craving.asksWhat
        ? used(open, tracker, answer, &moment) : edit(open, answer, &moment)
    case .pressedPassed: effects += end(open, .passed, &moment)
    case .pressedUsed: effects += pressedUsed(open, &moment)
    case .pressedLonger:
      let session = CravingSession(start: open.at, end: open.sessionEnd ?? open.at)
      let end = session.longer(at: moment.now).end
      effects += edit(open, [JournalField("sessionEnd", .int(end.milliseconds))], &moment)
    case .left: effects += leaveCraving()
    }
    return effects
  }

  /// Marks a trigger in the person's own words.
  static let ownPrefix = "own:"

  private mutating func startCraving(_ moment: inout Moment) -> [Effect] {
    craving = CravingState()
    toast = nil
    let goes: [Effect] = route == .craving ? [] : [.go(.craving)]
    route = .craving
    guard openCraving(moment) == nil else { return goes }
    let session = CravingSession(start: moment.now, minutes: CravingSession.lengths[0])
    let draft = Draft.create(
      moment.entropy.identifier(), kind: Craving.kind,
      [
        JournalField("at", .int(moment.now.milliseconds)),
        JournalField("day", .int(Int64(today(moment).number))),
        JournalField("offset", .int(Int64(moment.offset.minutes))),
        JournalField("sessionEnd", .int(session.end.milliseconds)),
        JournalField("zone", .text(moment.zone.name)),
      ])
    return write([draft], moment, undoable: true) + goes
  }

  private mutating func edit(
    _ open: Craving, _ fields: [JournalField], _ moment: inout Moment
  ) -> [Effect] {
    write([set(fields, of: open, &moment)], moment)
  }

  private func set(
    _ fields: [JournalField], of craving: Craving, _ moment: inout Moment
  ) -> Draft {
    Draft(
      id: moment.entropy.identifier(), entity: craving.id, kind: Craving.kind,
      action: .set(fields))
  }

  private mutating func toggle(
    trigger: String, of open: Craving, _ moment: inout Moment
  ) -> [Effect] {
    var triggers = open.triggers.filter { $0 != trigger }
    if triggers.count == open.triggers.count, triggers.count < Craving.mostTriggers {
      triggers.append(trigger)
    }
    return edit(open, [JournalField("triggers", .list(triggers.map { .text($0) }))], &moment)
  }

  private mutating func pressedUsed(_ open: Craving, _ moment: inout Moment) -> [Effect] {
    let watched = overview.trackers.filter { $0.substance != nil }
    if let tracker = open.tracker { return used(open, tracker, [], &moment) }
    if watched.count == 1 { return used(open, watched[0].id, [], &moment) }
    guard watched.isEmpty else {
      craving.asksWhat = true
      return []
    }
    return end(open, .used, &moment)
  }

  /// "I used" is one linked entry, the end of the craving and what was just answered, in one write.
  private mutating func used(
    _ open: Craving, _ tracker: Identifier, _ answer: [JournalField], _ moment: inout Moment
  ) -> [Effect] {
    let entry = Draft.create(
      moment.entropy.identifier(), kind: Entry.kind,
      entryFields(tracker, amount: Entry.unit, craving: open.id, moment))
    return end(open, .used, answer: answer, entry: [entry], &moment)
  }

  private mutating func end(
    _ open: Craving, _ outcome: CravingOutcome, answer: [JournalField] = [],
    entry: [Draft] = [], _ moment: inout Moment
  ) -> [Effect] {
    craving = CravingState()
    craving.ended = open.id
    let fields =
      answer + [
        JournalField("endedAt", .int(moment.now.milliseconds)),
        JournalField("outcome", .text(outcome.rawValue)),
      ]
    return write([set(fields, of: open, &moment)] + entry, moment, undoable: true)
  }

  private mutating func leaveCraving() -> [Effect] {
    craving = CravingState()
    route = .today
    return [.go(.today)]
  }
}
