// A simulated device takes another name, or stamps again what was written under a wrong clock.

import Engine

extension World {
  func rename(_ device: SimulatedDevice, _ extent: Renumbering.Extent) throws(Violation) {
    guard var replica = device.memory.replica else { return }
    if bug == .damagedStopsOffering, device.memory.damaged > 0 { return }
    count(extent == .unacknowledged ? .fork : .newHistory)
    let name = dice.next()
    let old = device.memory
    renumber(&device.memory, extent, acknowledged: replica.acknowledged, as: name)
    plantInRenumbering(&device.memory, old, extent, replica)
    replica.renumber(extent, as: device.memory.clock)
    device.memory.replica = replica
    device.forgetWhatIsUnderWay()
    device.save()
    device.rebuildJournal()
    guard device.memory.journal().sorted == old.journal().sorted else {
      throw Violation(6, "renumbering changed the journal")
    }
    if bug != .renumberKeepsNumbers { try device.checkNumbers() }
  }

  func renumber(
    _ store: inout SimulatedStore, _ extent: Renumbering.Extent, acknowledged: Int64,
    as name: UInt64
  ) {
    store.rewrite(
      Renumbering.renumbered(
        store.changes, extent, acknowledged: acknowledged, store.clock, as: name))
  }

  private func plantInRenumbering(
    _ store: inout SimulatedStore, _ old: SimulatedStore, _ extent: Renumbering.Extent,
    _ replica: Replica
  ) {
    let name = store.clock.device
    let isAll = extent != .unacknowledged
    switch bug {
    case .renumberLosesIds:
      store.rewrite(
        store.changes.map { $0.device == name ? renamed($0, identifier(), $0.number) : $0 })
    case .renumberKeepsNumbers:
      let numbers = old.changes.reduce(into: [Identifier: Int64]()) { $0[$1.id] = $1.number }
      store.rewrite(
        store.changes.map {
          $0.device == name ? renamed($0, $0.id, numbers[$0.id] ?? $0.number) : $0
        })
    case .nothingOfferedAgain where isAll:
      store = old
      store.clock = Clock(
        device: name, milliseconds: old.clock.milliseconds, counter: old.clock.counter)
    case .onlyUnacknowledgedOfferedAgain where isAll:
      store = old
      renumber(&store, .unacknowledged, acknowledged: replica.acknowledged, as: name)
    case .onlyOwnOfferedAgain where isAll:
      store = old
      renumber(&store, .unacknowledged, acknowledged: 0, as: name)
    default: break
    }
  }

  private func renamed(_ change: Change, _ id: Identifier, _ number: Int64) -> Change {
    Change(
      id: id, device: change.device, number: number, stamp: change.stamp, entity: change.entity,
      kind: change.kind, action: change.action)
  }

  func restamp(_ device: SimulatedDevice, notAfter limit: Instant) throws(Violation) {
    guard var replica = device.memory.replica else { return }
    count(.stampedAgain)
    let old = replica.outbox(of: device.memory.changes)
    let given =
      bug == .restampPastServerTime ? limit.adding(milliseconds: Milliseconds.hour) : limit
    if bug == .onlyRefusedStampedBack { replica.stampBack() }
    // A device with a planted bug knows nothing but what waits.
    let known = bug == .restampBelowKnown ? old : device.memory.changes
    let again = Restamping.restamped(known, replica, device.memory.clock, notAfter: given)
    if bug == .restampBelowKnown {
      for change in again.changes { device.memory.replace(change) }
      device.memory.clock = again.clock
    } else {
      device.memory.rewrite(again)
    }
    device.memory.replica?.stampBack()
    if bug == .restampChangesOrder { turnStamps(of: old, in: &device.memory) }
    device.save()
    device.rebuildJournal()
    let moved = Set(old.map { $0.id })
    for change in old { noteStamp(of: change, device, moved) }
    try checkStamps(of: old, device, limit)
  }

  /// Where others have seen it under the old stamp, the server was put back, or a device copied;
  /// where what was built upon it is taken already, the disk was put back to a time before that.
  private func noteStamp(
    of change: Change, _ device: SimulatedDevice, _ moved: Set<Identifier>
  ) {
    let stamp = device.memory[change.id]?.stamp
    given[change.id] = stamp
    guard stamp != change.stamp else { return }
    // Without the account a device forgets by which clock it wrote what it has not sent.
    if !stampedBack.insert(change.id).inserted { restruck.insert(change.id) }
    let isLeft = written.contains { $0.seen == change.id && !moved.contains($0.id) }
    if isLeft || devices.contains(where: { $0 !== device && $0.memory[change.id] != nil }) {
      restruck.insert(change.id)
    }
  }

  private func turnStamps(of outbox: [Change], in store: inout SimulatedStore) {
    let moved = outbox.compactMap { change in
      store[change.id].flatMap { $0.stamp == change.stamp ? nil : $0 }
    }
    for (change, other) in zip(moved, moved.reversed()) {
      store.replace(
        Change(
          id: change.id, device: change.device, number: change.number, stamp: other.stamp,
          entity: change.entity, kind: change.kind, action: change.action))
    }
  }

  private func checkStamps(
    of old: [Change], _ device: SimulatedDevice, _ limit: Instant
  ) throws(Violation) {
    let waiting = Set(old.map { $0.id })
    var latest = limit.milliseconds + SyncLimits.stampAhead
    for change in device.memory.changes where !waiting.contains(change.id) {
      latest = max(latest, change.stamp.milliseconds + SyncLimits.stampPastLatest)
    }
    var last: Stamp?
    for change in old.sorted(by: { $0.stamp < $1.stamp }) {
      guard let new = device.memory[change.id]?.stamp else {
        throw Violation(3, "stamping again lost a change")
      }
      guard new.milliseconds <= latest else {
        throw Violation(7, "a change was stamped past what the vault takes")
      }
      if let last, new < last { throw Violation(6, "stamping again changed the order") }
      last = new
    }
  }
}
