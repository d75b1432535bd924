// What each message does to a craving.
import Engine

extension CravingState {
  mutating func update(_ message: CravingMessage, _ moment: Moment, _ desk: inout Desk) -> [Effect]
  {
    if case .enteredNote(let text) = message { return type(note: text, moment, desk) }
    let effects = saveNote(moment, &desk)
    if case .pressedCraving = message { return effects + startCraving(moment, &desk) }
    if case .left = message { return effects + leaveCraving(&desk) }
    if let closing = closingCraving(moment, desk) {
      return effects + answer(message, after: closing, moment, &desk)
    }
    guard let open = desk.openCraving(moment) else {
      return effects + leaveCraving(&desk)
    }
    return effects + update(message, open, moment, &desk)
  }

  /// A craving that just ended and whose closing line is shown.
  func closingCraving(_ moment: Moment, _ desk: Desk) -> Craving? {
    guard desk.openCraving(moment) == nil else { return nil }
    return desk.overview.cravings.first { $0.id == ended }
  }

  private mutating func update(
    _ message: CravingMessage, _ open: Craving, _ moment: Moment, _ desk: inout Desk
  ) -> [Effect] {
    var effects: [Effect] = []
    switch message {
    case .skippedBreath: skippedBreath = true
    case .pressedNext: effects += goOn(moment, &desk)
    case .steppedBack: stepBack()
    case .pickedTracker(let tracker):
      let answer = [Happening.field(tracker: tracker)]
      effects +=
        asksWhat
        ? used(open, tracker, answer, moment, &desk) : desk.edit(open, answer, moment)
    case .pressedPassed: effects += end(open, .passed, moment, &desk)
    case .pressedUsed: effects += pressedUsed(open, moment, &desk)
    case .pressedLonger:
      let end = open.session.longer(at: moment.now).end
      effects += desk.edit(open, [Craving.field(sessionEnd: end)], moment)
    case .pickedAfter(let value): effects += pick(after: value, of: open, moment, &desk)
    case .skippedAfter: asksAfter = false
    default: effects += updateTechnique(message, open, moment, &desk)
    }
    return effects
  }

  private func goOn(_ moment: Moment, _ desk: inout Desk) -> [Effect] {
    guard let page = desk.cravingPage else { return desk.go(.cravingPage(.help)) }
    return desk.go(desk.cravingRoute(from: page, by: 1, moment))
  }

  private mutating func stepBack() {
    if asksWhat {
      asksWhat = false
    } else {
      technique = nil
      game = nil
      asksAfter = false
    }
  }

  private mutating func startCraving(_ moment: Moment, _ desk: inout Desk) -> [Effect] {
    self = CravingState()
    desk.toast = nil
    let goes = desk.go(.craving)
    guard desk.openCraving(moment) == nil else { return goes }
    let session = CravingSession(start: moment.now, minutes: CravingSession.lengths[0])
    let draft = Draft.create(
      moment.entropy.identifier(), kind: Craving.kind,
      Craving.fields(
        at: moment.now, on: desk.today(moment), moment.offset, sessionEnd: session.end,
        in: moment.zone))
    return desk.write([draft], moment, undoable: true) + goes
  }

  private mutating func pressedUsed(_ open: Craving, _ moment: Moment, _ desk: inout Desk)
    -> [Effect]
  {
    let watched = desk.overview.watched
    if let tracker = open.tracker { return used(open, tracker, [], moment, &desk) }
    if watched.count == 1 { return used(open, watched[0].id, [], moment, &desk) }
    guard watched.isEmpty else {
      asksWhat = true
      return []
    }
    return end(open, .used, moment, &desk)
  }

  /// "I used" is one linked entry, the end of the craving and what was just answered, in one write.
  private mutating func used(
    _ open: Craving, _ tracker: Identifier, _ answer: [Field], _ moment: Moment,
    _ desk: inout Desk
  ) -> [Effect] {
    let entry = Draft.create(
      moment.entropy.identifier(), kind: Entry.kind,
      desk.entryFields(tracker, amount: Entry.unit, craving: open.id, moment))
    return end(open, .used, answer: answer, entry: [entry], moment, &desk)
  }

  private mutating func end(
    _ open: Craving, _ outcome: CravingOutcome, answer: [Field] = [],
    entry: [Draft] = [], _ moment: Moment, _ desk: inout Desk
  ) -> [Effect] {
    self = CravingState()
    ended = open.id
    let goes = desk.go(.craving)
    let fields = answer + Craving.fields(endedAt: moment.now, outcome)
    return desk.write([desk.set(fields, of: open, moment)] + entry, moment, undoable: true) + goes
  }

  mutating func leaveCraving(_ desk: inout Desk) -> [Effect] {
    self = CravingState()
    return desk.go(.today)
  }
}

extension Desk {
  mutating func edit(
    _ open: Craving, _ fields: [Field], _ moment: Moment
  ) -> [Effect] {
    write([set(fields, of: open, moment)], moment)
  }

  fileprivate func set(
    _ fields: [Field], of craving: Craving, _ moment: Moment
  ) -> Draft {
    Draft(
      id: moment.entropy.identifier(), entity: craving.id, kind: Craving.kind,
      action: .set(fields))
  }

  mutating func toggle(
    trigger: String, of open: Craving, _ moment: Moment
  ) -> [Effect] {
    var triggers = open.triggers.filter { $0 != trigger }
    if triggers.count == open.triggers.count, triggers.count < Craving.mostTriggers {
      triggers.append(trigger)
    }
    return edit(open, [Craving.field(triggers: triggers)], moment)
  }
}
