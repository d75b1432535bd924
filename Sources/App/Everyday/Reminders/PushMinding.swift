// What follows from the journal for push: each change of the plan goes to the server, so that a
// reminder of something that is done never comes.
import Engine

extension RemindersState {
  /// After each message, once it is known what is planned.
  mutating func mindPush(
    _ hasLock: Bool, _ moment: Moment, _ desk: inout Desk
  ) -> [Effect] {
    guard desk.storage.isOpen, desk.overview.reminders.box != nil else { return [] }
    return mindBox(hasLock, moment, &desk)
  }

  @inline(never)  // Not of a first visit.
  private mutating func mindBox(
    _ hasLock: Bool, _ moment: Moment, _ desk: inout Desk
  ) -> [Effect] {
    guard !desk.isDemo, case .none = push.step, let own = desk.ownPushDevice,
      let box = desk.overview.reminders.box
    else { return [] }
    if !push.hasLooked {
      push.hasLooked = true
      push.step = .looking
      return [.push(.look), .takeNotes]
    }
    if let effects = push.changeBox(box, moment, &desk) { return effects }
    let over = look(box, moment, desk)
    guard let endpoint = push.facts?.endpoint, moment.uptime >= push.retryAt else { return over }
    if hasLock, !own.isDiscreet { return over + push.update(.flippedWords, moment, &desk) }
    return over + (push.wantsRegister ? register(own, endpoint, box) : plan(box))
  }

  private mutating func register(
    _ own: PushDevice, _ endpoint: String, _ box: ReminderBox
  ) -> [Effect] {
    push.step = .registering
    push.registered += 1
    var body = AccountBody()
    body.text("endpoint", endpoint)
    let path = PushState.subscriptionsPath + own.id.text
    return [.ask(token: push.nextToken(), Ask(.put, path, body: body.json, box: box.secret))]
  }

  /// What the journal wants now. What it no longer wants the worker hears before the server does,
  /// which may not be in reach.
  private mutating func look(
    _ box: ReminderBox, _ moment: Moment, _ desk: Desk
  ) -> [Effect] {
    let mark = desk.mark(moment)
    guard push.wanted?.mark != mark else { return [] }
    let notes = desk.pushNotes(plan?.plan.deliveries ?? [], box, moment)
    let schedule = PushSchedule(
      notes, desk.reminderChoices.quiet, now: moment.now, zone: moment.zone)
    let tags = notes.map { $0.tag }
    let before = push.over
    push.over = (before + (push.wanted?.tags ?? [])).filter { !tags.contains($0) }
    push.wanted = (mark, schedule, tags)
    return push.over == before ? [] : [.keepOver(push.over)]
  }

  private mutating func plan(_ box: ReminderBox) -> [Effect] {
    guard let wanted = push.wanted, wanted.plan.ids != push.sent else { return [] }
    push.step = .planning(wanted.plan)
    let body = wanted.plan.request(new: [])
    return [
      .ask(token: push.nextToken(), Ask(.put, PushState.planPath, body: body, box: box.secret))
    ]
  }
}

extension PushState {
  /// Where another box took the place of the one before: nothing is sent from the old one any more.
  fileprivate mutating func changeBox(
    _ box: ReminderBox, _ moment: Moment, _ desk: inout Desk
  ) -> [Effect]? {
    if box.account != desk.sync.record?.replica.account {
      return desk.write(desk.newBox(moment), moment)
    }
    guard let before = self.box, before.secret != box.secret else {
      self.box = box
      return nil
    }
    self.box = box
    wantsRegister = true
    sent = nil
    wanted = nil
    return [.ask(token: 0, desk.ownPushRemoval(from: before))]
  }
}

extension Desk {
  /// The name of this device among those that take reminders.
  var ownPushIdentifier: Identifier { PushDevice.identifier(device: clock.device) }

  var ownPushDevice: PushDevice? {
    overview.reminders.devices.first { $0.id == ownPushIdentifier }
  }

  /// Writes down what this browser takes messages with, where that is new, and makes the box that
  /// all devices share.
  mutating func keepPushDevice(_ facts: PushFacts, _ moment: Moment) -> [Effect] {
    var drafts: [Draft] = []
    if overview.reminders.box == nil { drafts += newBox(moment) }
    let own = ownPushDevice
    if own?.publicKey != facts.publicKey || own?.auth != facts.auth {
      drafts += upsert(
        ownPushIdentifier, kind: PushDevice.kind,
        PushDevice.fields(
          publicKey: facts.publicKey, auth: facts.auth, isDiscreet: own?.isDiscreet ?? true),
        moment)
    }
    return write(drafts, moment)
  }

  fileprivate func newBox(_ moment: Moment) -> [Draft] {
    upsert(
      ReminderBox.identifier, kind: ReminderBox.kind,
      ReminderBox.fields(
        secret: moment.entropy.secret(), account: sync.record?.replica.account), moment)
  }

  /// What takes this device out of a box on the server.
  func ownPushRemoval(from box: ReminderBox) -> Ask {
    Ask(.delete, PushState.subscriptionsPath + ownPushIdentifier.text, box: box.secret)
  }

  /// Everything on this device is deleted; what is outside of it for reminders is given up before.
  var wipe: [Effect] {
    guard let box = overview.reminders.box, ownPushDevice != nil else { return [.wipe] }
    return [.push(.end), .ask(token: 0, ownPushRemoval(from: box)), .wipe]
  }

  // What was answered while the app was closed

  /// What the worker noted: a ticket, what became of it, and when.
  @inline(never)  // Not of a first visit.
  mutating func noted(_ text: String, _ moment: Moment) -> [Effect] {
    guard !isDemo, storage.isOpen, let box = overview.reminders.box else { return [] }
    if text.isEmpty { return [.takeNotes] }
    let parts = text.split(separator: ".")
    guard parts.count == 3, let ticket = PushTicket(text: String(parts[0]), box),
      let time = Int64(parts[2])
    else { return [] }
    let at = min(Instant(milliseconds: time), moment.now)
    guard moment.now.milliseconds(since: at) < Desk.longestNote else { return [] }
    let then = Moment(
      now: at, zone: moment.zone, entropy: moment.entropy, uptime: moment.uptime)
    let occurrence = ticket.occurrence
    var shown = Delivery(occurrence, at: at, until: at)
    shown.slot = ticket.slot
    var effects = noteShown(shown, then)
    let record = overview.reminders.shown.first { $0.occurrence == occurrence }
    guard record?.answer == nil else { return effects }
    switch parts[1] {
    case "done": effects += takeUp(occurrence, then, goes: occurrence.kind != .tracker)
    case "later": effects += putOff(occurrence, then)
    default: break
    }
    return effects
  }

  /// Milliseconds for which an answer counts.
  private static let longestNote = 15 * 24 * Milliseconds.hour
}
