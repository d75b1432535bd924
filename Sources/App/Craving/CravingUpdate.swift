// What each message does to a craving.
import Engine

extension State {
  mutating func update(_ message: CravingMessage, _ moment: Moment) -> [Effect] {
    if case .enteredNote(let text) = message { return type(note: text, moment) }
    let effects = saveNote(moment)
    if case .pressedCraving = message { return effects + startCraving(moment) }
    if case .left = message { return effects + leaveCraving() }
    if let closing = closingCraving(moment) {
      return effects + answer(message, after: closing, moment)
    }
    guard let open = openCraving(moment) else {
      return effects + leaveCraving()
    }
    return effects + update(message, open, moment)
  }

  /// A craving that just ended and whose closing line is shown.
  func closingCraving(_ moment: Moment) -> Craving? {
    guard openCraving(moment) == nil else { return nil }
    return overview.cravings.first { $0.id == craving.ended }
  }

  private mutating func update(
    _ message: CravingMessage, _ open: Craving, _ moment: Moment
  ) -> [Effect] {
    var effects: [Effect] = []
    switch message {
    case .pickedLength(let minutes):
      let end = CravingSession(start: open.at, minutes: minutes).end
      effects += edit(open, [JournalField("sessionEnd", .int(end.milliseconds))], moment)
    case .pickedIntensity(let value):
      effects += edit(open, [JournalField("intensity", .int(Int64(value)))], moment)
    case .pickedTrigger(let key): effects += toggle(trigger: key, of: open, moment)
    case .enteredOwnTrigger(let text): craving.ownTrigger = String(text.prefix(40))
    case .addedOwnTrigger:
      let own = Craving.ownPrefix + craving.ownTrigger
      guard own != Craving.ownPrefix else { break }
      craving.ownTrigger = ""
      if !open.triggers.contains(own) { effects += toggle(trigger: own, of: open, moment) }
    case .pickedPlace(let key):
      let place = key == open.place ? "" : key
      effects += edit(open, [JournalField("place", .text(place))], moment)
    case .enteredOwnPlace(let text): craving.ownPlace = String(text.prefix(40))
    case .addedOwnPlace:
      guard !craving.ownPlace.isEmpty else { break }
      let place = Craving.ownPrefix + craving.ownPlace
      craving.ownPlace = ""
      effects += edit(open, [JournalField("place", .text(place))], moment)
    case .pickedCompany(let company):
      let answer = company == open.company ? "" : company.rawValue
      effects += edit(open, [JournalField("company", .text(answer))], moment)
    case .pickedDose(let product):
      let key = open.technique == product.technique ? "" : product.technique
      effects += edit(open, Craving.fields(done: key), moment)
    case .pickedTracker(let tracker):
      let answer = [JournalField("tracker", .text(tracker.text))]
      effects +=
        craving.asksWhat
        ? used(open, tracker, answer, moment) : edit(open, answer, moment)
    case .pressedPassed: effects += end(open, .passed, moment)
    case .pressedUsed: effects += pressedUsed(open, moment)
    case .pressedLonger:
      let session = CravingSession(start: open.at, end: open.sessionEnd ?? open.at)
      let end = session.longer(at: moment.now).end
      effects += edit(open, [JournalField("sessionEnd", .int(end.milliseconds))], moment)
    case .pickedAfter(let value): effects += pick(after: value, of: open, moment)
    case .skippedAfter: craving.asksAfter = false
    default: effects += updateTechnique(message, open, moment)
    }
    return effects
  }

  private mutating func startCraving(_ moment: Moment) -> [Effect] {
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

  mutating func edit(
    _ open: Craving, _ fields: [JournalField], _ moment: Moment
  ) -> [Effect] {
    write([set(fields, of: open, moment)], moment)
  }

  private func set(
    _ fields: [JournalField], of craving: Craving, _ moment: Moment
  ) -> Draft {
    Draft(
      id: moment.entropy.identifier(), entity: craving.id, kind: Craving.kind,
      action: .set(fields))
  }

  private mutating func toggle(
    trigger: String, of open: Craving, _ moment: Moment
  ) -> [Effect] {
    var triggers = open.triggers.filter { $0 != trigger }
    if triggers.count == open.triggers.count, triggers.count < Craving.mostTriggers {
      triggers.append(trigger)
    }
    return edit(open, [JournalField("triggers", .list(triggers.map { .text($0) }))], moment)
  }

  private mutating func pressedUsed(_ open: Craving, _ moment: Moment) -> [Effect] {
    let watched = overview.watched
    if let tracker = open.tracker { return used(open, tracker, [], moment) }
    if watched.count == 1 { return used(open, watched[0].id, [], moment) }
    guard watched.isEmpty else {
      craving.asksWhat = true
      return []
    }
    return end(open, .used, moment)
  }

  /// "I used" is one linked entry, the end of the craving and what was just answered, in one write.
  private mutating func used(
    _ open: Craving, _ tracker: Identifier, _ answer: [JournalField], _ moment: Moment
  ) -> [Effect] {
    let entry = Draft.create(
      moment.entropy.identifier(), kind: Entry.kind,
      entryFields(tracker, amount: Entry.unit, craving: open.id, moment))
    return end(open, .used, answer: answer, entry: [entry], moment)
  }

  private mutating func end(
    _ open: Craving, _ outcome: CravingOutcome, answer: [JournalField] = [],
    entry: [Draft] = [], _ moment: Moment
  ) -> [Effect] {
    craving = CravingState()
    craving.ended = open.id
    let fields =
      answer + [
        JournalField("endedAt", .int(moment.now.milliseconds)),
        JournalField("outcome", .text(outcome.rawValue)),
      ]
    return write([set(fields, of: open, moment)] + entry, moment, undoable: true)
  }

  mutating func leaveCraving() -> [Effect] {
    craving = CravingState()
    route = .today
    return [.go(.today)]
  }
}
