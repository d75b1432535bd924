// Writing to Apple Health by choice: what may be offered, what was handed to the person's Shortcut,
// and what is believed when it comes back.
import Engine

extension HealthState {
  /// What the page says of a Shortcut that came back.
  public enum Answer: Equatable, Sendable {
    case written(HealthNoteKind, Int64)
    case stopped
    /// Nothing was waiting for it here.
    case unknown
  }

  /// Somebody came by an address. What a Shortcut says leaves the address at once.
  @inline(never)  // Not of a first visit.
  mutating func came(by address: String, _ moment: Moment, _ desk: inout Desk) -> [Effect] {
    guard let back = HealthReturn(address: address) else { return [] }
    return [.replace(.health)] + hear(back, moment, &desk)
  }

  /// Believed once, on the device that handed it over; anything else changes nothing.
  private mutating func hear(
    _ back: HealthReturn, _ moment: Moment, _ desk: inout Desk
  ) -> [Effect] {
    guard !desk.isDemo, let write = desk.overview.health.write(of: back.of),
      write.state == .asked, write.device == desk.clock.device
    else {
      answer = .unknown
      return []
    }
    switch back.answer {
    case .written:
      answer = .written(write.sample, write.value)
      return desk.keep(.written, of: back.of, moment)
    case .stopped:
      answer = .stopped
      return desk.keep(.stopped, of: back.of, moment)
    }
  }

  /// The link was pressed, and the browser follows it: it is asked for, and no more is known.
  mutating func hand(_ thing: Identifier, _ moment: Moment, _ desk: inout Desk) -> [Effect] {
    guard let note = desk.writable(thing, again: true, moment) else { return [] }
    answer = nil
    if offered == thing { desk.toast = desk.language.healthWriteHanded }
    return desk.put(
      HealthWrite.identifier(of: thing), kind: HealthWrite.kind,
      HealthWrite.fields(of: thing, note, on: desk.clock.device, at: moment.now), moment,
      undoable: false)
  }

  /// The person looked, and it is there.
  mutating func saw(_ thing: Identifier, _ moment: Moment, _ desk: inout Desk) -> [Effect] {
    guard let write = desk.overview.health.write(of: thing), !write.isThere else { return [] }
    answer = nil
    return desk.keep(.seen, of: thing, moment)
  }

  // The line at the foot of a page

  /// What comes in more changes than this was not noted by one press.
  private static let mostDrafts = 8

  /// After something was written: offers what was noted just now, and says of what is gone or
  /// changed here that it stays there.
  @inline(never)  // Not of a first visit.
  mutating func mindWrites(
    since token: Int, _ message: Message, _ moment: Moment, _ desk: inout Desk
  ) {
    var kept: HealthWrite?
    for write in desk.storage.pending where write.token >= token && write.isOwn {
      let isOne = write.drafts.count <= HealthState.mostDrafts
      for draft in write.drafts {
        if let handed = desk.staysInHealth(draft.entity, moment) { kept = handed }
        if isOne, message.isNoting, desk.isNoted(draft, message),
          desk.writable(draft.entity, again: false, moment) != nil
        {
          offered = draft.entity
        }
      }
    }
    if let kept {
      let line =
        kept.isThere ? desk.language.healthWriteKept : desk.language.healthWriteMayKeep
      desk.toast = (desk.toast.map { $0 + " " } ?? "") + line
    }
    if desk.toast == nil { offered = nil }
  }
}

extension Message {
  /// Whether somebody did or noted something; what a file or another device brings is none of it.
  fileprivate var isNoting: Bool {
    switch self {
    case .today, .trackers, .drinking, .practice, .calendar, .history, .arrived(.beat),
      .arrived(.visible):
      true
    default: false
    }
  }
}

extension Desk {
  /// Whether Apple Health can be written to from here at all.
  var writesToHealth: Bool { !isDemo && device.reachesHealth }

  /// Whether a change notes something new: a new thing, the end of a session, or the level of a
  /// day, which is one thing however often it is picked.
  fileprivate func isNoted(_ draft: Draft, _ message: Message) -> Bool {
    switch draft.action {
    case .create, .undelete: return true
    case .set:
      if case .history = message { return false }
      return draft.kind == PracticeRun.kind || entry(draft.entity)?.level != nil
    case .delete: return false
    }
  }

  /// What would be handed over of a thing of the journal, whether it may be or not.
  private func healthNote(of thing: Identifier, _ moment: Moment) -> HealthNote? {
    if let run = finishedSession(thing) { return HealthNote(run) }
    guard let entry = entry(thing), let tracker = tracker(entry.tracker) else { return nil }
    return HealthNote(
      entry, of: tracker, glass: overview.settings.health.glass, now: moment.now)
  }

  /// What may be handed over of a thing: its kind is on, and it never was, or a Shortcut stopped.
  /// `again`, where the person asks for it themselves while no answer came.
  func writable(_ thing: Identifier, again: Bool, _ moment: Moment) -> HealthNote? {
    guard writesToHealth, let note = healthNote(of: thing, moment),
      overview.settings.health.writes.contains(note.kind)
    else { return nil }
    guard let write = overview.health.write(of: thing) else { return note }
    switch write.state {
    case .stopped: return note
    case .asked: return again && write.device == clock.device ? note : nil
    case .written, .seen: return nil
    }
  }

  /// What was handed over of a thing that is another one now, or none.
  fileprivate func staysInHealth(_ thing: Identifier, _ moment: Moment) -> HealthWrite? {
    guard let write = overview.health.write(of: thing), write.state != .stopped,
      healthNote(of: thing, moment)?.value != write.value
    else { return nil }
    return write
  }

  fileprivate mutating func keep(
    _ state: HealthWrite.State, of thing: Identifier, _ moment: Moment
  ) -> [Effect] {
    put(
      HealthWrite.identifier(of: thing), kind: HealthWrite.kind,
      HealthWrite.fields(state, at: moment.now), moment, undoable: false)
  }
}
