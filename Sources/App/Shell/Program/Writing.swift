// The one write path: whatever the person does ends in `write`, which applies it to the journal
// in memory at once and asks the shell to put it on the disk.
import Engine

extension Desk {
  /// Applies drafts and asks for them to be saved. `undoable` puts the inverse on the undo stack.
  mutating func write(
    _ drafts: [Draft], _ moment: Moment, undoable: Bool = false
  ) -> [Effect] {
    guard !drafts.isEmpty else { return [] }
    // Of two changes with one name the second would be lost on every other device.
    precondition(Set(drafts.map { $0.id }).count == drafts.count, "each change has its own name")
    if undoable { rememberInverse(of: drafts, moment) }
    let changes = drafts.map { $0.stamped(by: &clock, now: stampTime(moment)) }
    take(changes)
    // What is done in a made-up journal lies beside the person's own, with the visit.
    guard !storage.isDemo else {
      storage.visit?.changes += changes
      return []
    }
    let new = PendingWrite(token: storage.nextToken, drafts: drafts, changes: changes)
    storage.nextToken += 1
    storage.pending.append(new)
    return storage.problem == nil ? [new.save] : savesOfAll
  }

  /// The device's clock, put right by the server's where that is known.
  private func stampTime(_ moment: Moment) -> Instant {
    sync.record?.replica.corrected(moment.now) ?? moment.now
  }

  /// Oldest first: what was done later must also be written later.
  private var savesOfAll: [Effect] { storage.pending.map { $0.save } }

  /// Does again what an app that failed had not written.
  mutating func writeAgain(_ record: [UInt8], _ moment: Moment) -> [Effect] {
    do throws(PackError) {
      var known: Set<Identifier> = []
      let changes = try Pack(record).changes.filter { known.insert($0.id).inserted }
      return write(changes.map { Draft(again: $0) }, moment, undoable: true)
    } catch {
      return []
    }
  }

  /// Applies changes whose sum is counted later, in one go.
  mutating func apply(_ changes: [Change]) {
    changesTaken += changes.count
    for change in changes {
      clock.observe(change.stamp)
      records.apply(change)
    }
  }

  /// Applies changes to the journal and to all that it adds up to.
  mutating func take(_ changes: [Change]) {
    guard storage.isOpen, changes.count <= Overview.mostChanges else {
      apply(changes)
      overview = Overview(records)
      return
    }
    changesTaken += changes.count
    var changed: [ChangedRecord] = []
    for change in changes {
      clock.observe(change.stamp)
      changed.append(records.apply(change))
    }
    overview.take(changed, in: records)
  }

  /// The shell holds the write lock and says what the store's clock is: give the final bytes. What
  /// failed before goes along, or it would get a later stamp than what was done after it.
  mutating func stamp(token: Int, storedClock: [UInt8], _ moment: Moment) -> [Effect] {
    guard let place = storage.pending.firstIndex(where: { $0.token == token }) else { return [] }
    let stored = Clock(bytes: storedClock) ?? Clock(device: clock.device)
    let own = storage.pending[...place].filter { $0.isOwn }.flatMap { $0.changes }
    if !stored.isFollowed(by: own) { stampAgain(through: place, stored, moment) }
    let batch = storage.pending[...place]
    let final = batch.flatMap { $0.changes }
    var written = stored
    for change in final { written.observe(change.stamp) }
    for change in final where change.device == stored.device {
      written.reach(number: change.number)
    }
    return [
      .write(
        token: token,
        record: PackWriter.pack(final, unreadable: batch.flatMap { $0.unreadable }),
        clock: written.bytes, account: accountBytes(after: batch))
    ]
  }

  /// Another tab was quicker. A later stamp wins over the first one in every register, so applying
  /// the changes again leaves no trace of their first version.
  @inline(never)  // Not of a first visit.
  private mutating func stampAgain(through place: Int, _ stored: Clock, _ moment: Moment) {
    var next = stored
    next.observe(Stamp(milliseconds: clock.milliseconds, counter: clock.counter, device: 0))
    let now = stampTime(moment)
    for index in 0...place where storage.pending[index].isOwn {
      storage.pending[index].changes = storage.pending[index].drafts.map {
        $0.stamped(by: &next, now: now)
      }
    }
    clock = next
    take(storage.pending[...place].flatMap { $0.changes })
  }

  /// What is known of the account once a run from the server is on the disk; nothing without one.
  private func accountBytes(after batch: ArraySlice<PendingWrite>) -> [UInt8] {
    guard sync.isOn else { return [] }
    return syncedBytes(after: batch)
  }

  @inline(never)  // Not of a first visit.
  private func syncedBytes(after batch: ArraySlice<PendingWrite>) -> [UInt8] {
    guard var record = sync.record, let last = batch.last(where: { !$0.isOwn })?.record else {
      return []
    }
    record.replica = last.replica
    return record.bytes
  }

  /// The person acted again after a save went wrong: try everything that waits once more.
  mutating func saveAgain() -> [Effect] {
    storage.problem = nil
    return savesOfAll
  }

  /// Makes a thing with a derived name, or changes it when it is there, or brings it back. Draws
  /// the names of the changes, so that several of these can go into one write.
  func upsert(
    _ name: Identifier, kind: String, _ fields: [Field], _ moment: Moment
  ) -> [Draft] {
    func draft(_ action: Change.Action) -> Draft {
      Draft(id: moment.entropy.identifier(), entity: name, kind: kind, action: action)
    }
    guard let entity = records.journal[name], entity.created != nil else {
      return [draft(.create(fields))]
    }
    return entity.isDeleted ? [draft(.undelete), draft(.set(fields))] : [draft(.set(fields))]
  }

  /// Writes a thing with a derived name by itself.
  mutating func put(
    _ name: Identifier, kind: String, _ fields: [Field], _ moment: Moment,
    undoable: Bool = true
  ) -> [Effect] {
    return write(upsert(name, kind: kind, fields, moment), moment, undoable: undoable)
  }

  /// Takes a thing out of the journal, says so in `line`, and can be undone.
  mutating func delete(
    _ id: Identifier, kind: String, saying line: String, _ moment: Moment
  ) -> [Effect] {
    toast = line
    return write([deletion(of: id, kind: kind, moment)], moment, undoable: true)
  }

  /// The change that takes a thing out, for a write of several.
  func deletion(of id: Identifier, kind: String, _ moment: Moment) -> Draft {
    Draft(id: moment.entropy.identifier(), entity: id, kind: kind, action: .delete)
  }

  func deletions(of things: [Belonging], _ moment: Moment) -> [Draft] {
    var drafts: [Draft] = []
    for thing in things { drafts.append(deletion(of: thing.id, kind: thing.kind, moment)) }
    return drafts
  }
}

extension Clock {
  /// Whether changes of this clock's device go on where it stands.
  fileprivate func isFollowed(by changes: [Change]) -> Bool {
    guard let first = changes.first else { return true }
    var number = self.number
    for change in changes {
      guard change.device == device, change.number == number + 1 else { return false }
      number += 1
    }
    return (first.stamp.milliseconds, first.stamp.counter) > (milliseconds, counter)
  }
}

extension BackupsState {
  func saved(
    token: Int, records count: Int, head: Int, _ moment: Moment, _ desk: inout Desk
  ) -> [Effect] {
    guard let place = desk.storage.pending.firstIndex(where: { $0.token == token }) else {
      return []
    }
    for write in desk.storage.pending[...place] {
      desk.storage.logged += write.changes
      desk.note(stored: write.changes)
      if let record = write.record { desk.sync.record?.replica = record.replica }
      if case .saving(write.token) = desk.sync.work { desk.sync.work = .none }
    }
    desk.storage.pending.removeFirst(place + 1)
    desk.storage.lastRecord = max(desk.storage.lastRecord, head)
    desk.storage.facts.records = count
    if desk.storage.pending.isEmpty { desk.storage.problem = nil }
    var effects: [Effect] = []
    if !desk.storage.askedToPersist, !desk.storage.facts.isPersisted, desk.overview.entryCount > 0 {
      desk.storage.askedToPersist = true
      effects.append(.keepStorage)
    }
    if (desk.isLogLong && desk.storage.facts.damaged == 0) || desk.isMended
      || snapshotIsDue(moment, desk)
    {
      effects.append(.foldWhenIdle)
    }
    return effects
  }
}
