// A simulated device makes checkpoints, begins with one, and compares.

import Engine

extension World {
  /// About how many changes a part has here.
  private static let usualCount: UInt64 = 4

  // To the server

  func offer(_ device: SimulatedDevice) {
    guard let replica = device.memory.replica, let epoch = replica.epoch else { return }
    var changes = logged(device, replica)
    var sequence = replica.cursor
    if bug == .checkpointOfWhatIsHere {
      changes = device.memory.changes
      sequence = Int64(device.memory.changes.count)
    }
    let version = Int64(keys.count)
    let last = device.known?.keyVersion == version ? device.known?.checkpoint : nil
    guard let changes,
      let cut = CheckpointCut(
        changes, sequence: sequence, last: last, usualCount: World.usualCount)
    else { return }
    let key = keys[keys.count - 1]
    var parts: [[UInt8]: [UInt8]] = [:]
    var names: [[UInt8]] = []
    for pack in cut.packs {
      let name = partName()
      names.append(name)
      parts[name] = SimulatedSeal.sealed(
        pack, Checkpoint.partData(account: account, keyVersion: version), key: key,
        nonce: dice.next())
    }
    guard let checkpoint = cut.named(names) else { return }
    let bound = SealedCheckpoint.associatedData(
      account: account, keyVersion: version, epoch: epoch, sequence: sequence)
    let body = SimulatedSeal.sealed(checkpoint.bytes, bound, key: key, nonce: dice.next())
    let sealed = SealedCheckpoint(
      epoch: epoch, sequence: sequence, keyVersion: version, body: body)
    send(
      .offer(
        SimulatedCheckpoint(
          sealed: sealed, names: checkpoint.parts.map { $0.name }, parts: parts)), device,
      nextToken())
  }

  private func logged(_ device: SimulatedDevice, _ replica: Replica) -> [Change]? {
    replica.logged(
      device.memory.changes, head: vault.head, hasUnreadable: !device.memory.unreadable.isEmpty)
  }

  private func partName() -> [UInt8] {
    var writer = ByteWriter()
    for _ in 0..<4 { writer.uint64(dice.next()) }
    return writer.bytes
  }

  // From the server

  func startLook(_ device: SimulatedDevice) {
    guard device.memory.replica != nil else { return }
    let token = nextToken()
    device.look = token
    send(.look, device, token)
  }

  /// What the server hands out: the latest one, or what a server that is not ours to trust would.
  func answerLook() -> (CheckpointAnswer, SimulatedCheckpoint?) {
    var found = vault.checkpoints.kept.indices.last.map { vault.checkpoints.whole($0) }
    switch dice.below(8) {
    // Stale: the one before.
    case 0: found = vault.checkpoints.kept.indices.first.map { vault.checkpoints.whole($0) }
    // Moved: another place than it was made for.
    case 1: found = found.map { moved($0, epoch: vault.epoch, by: dice.once(in: 2) ? 1 : -1) }
    // Of a history that is over.
    case 2, 3: found = old.map { moved($0, epoch: vault.epoch, by: 0) } ?? found
    // A part is lost, or stands in the place of another.
    case 4:
      if let name = found?.names.first { found?.parts[name] = nil }
    case 5:
      if let names = found?.names, let name = names.first, let last = names.last {
        let other = found?.parts[last]
        found?.parts[name] = other
      }
    default: break
    }
    let head = vault.head
    // None of these is said of an empty log.
    let latest = found.flatMap { 0 < $0.sealed.sequence && $0.sealed.sequence <= head ? $0 : nil }
    let answer = CheckpointAnswer(
      epoch: vault.epoch, head: head, time: serverTime, latest: latest?.sealed)
    return (answer, latest)
  }

  private func moved(
    _ one: SimulatedCheckpoint, epoch: Identifier, by step: Int64
  ) -> SimulatedCheckpoint {
    let sealed = SealedCheckpoint(
      epoch: epoch, sequence: one.sealed.sequence + step, keyVersion: one.sealed.keyVersion,
      body: one.sealed.body)
    return SimulatedCheckpoint(sealed: sealed, names: one.names, parts: one.parts)
  }

  func took(
    _ answer: CheckpointAnswer, _ found: SimulatedCheckpoint?, _ token: Int,
    _ device: SimulatedDevice
  ) throws(Violation) {
    guard device.look == token, let replica = device.memory.replica else {
      return count(.lateAnswer)
    }
    device.look = nil
    guard let found, replica.epoch ?? answer.epoch == answer.epoch else { return }
    guard let checkpoint = opened(found.sealed) else { return count(.checkpointRefused) }
    device.known = (checkpoint, found.sealed.keyVersion)
    if checkpoint.sequence <= replica.cursor {
      try compare(device, checkpoint)
    } else {
      try take(device, checkpoint, found, answer)
    }
  }

  private func opened(_ sealed: SealedCheckpoint) -> Checkpoint? {
    let key = keys[Int(sealed.keyVersion) - 1]
    let text =
      bug == .oldCheckpointTaken
      ? SimulatedSeal.openedAnywhere(sealed.body, key: key)
      : SimulatedSeal.opened(sealed.body, sealed.associatedData(account: account), key: key)
    guard let checkpoint = text.flatMap({ Checkpoint(bytes: $0) }),
      checkpoint.sequence == sealed.sequence
    else { return nil }
    return checkpoint
  }

  private func take(
    _ device: SimulatedDevice, _ checkpoint: Checkpoint, _ found: SimulatedCheckpoint,
    _ answer: CheckpointAnswer
  ) throws(Violation) {
    guard var replica = device.memory.replica else { return }
    let bound = Checkpoint.partData(account: account, keyVersion: found.sealed.keyVersion)
    let key = keys[Int(found.sealed.keyVersion) - 1]
    var changes: [Change] = []
    for part in checkpoint.parts {
      guard let body = found.parts[part.name],
        let text = SimulatedSeal.opened(body, bound, key: key), let pack = try? Pack(text)
      else { return count(.checkpointRefused) }
      changes += pack.changes
    }
    let before = replica.cursor
    switch replica.took(
      checkpoint, changes, epoch: answer.epoch, time: answer.time,
      holding: holding(changes, device))
    {
    case .ignored: count(.checkpointRefused)
    case .renumber(let extent): try rename(device, extent)
    case .taken(let pulled):
      count(.checkpointTaken)
      hasTakenCheckpoint = true
      if bug == .checkpointWithoutTail { replica = skippingTail(replica) }
      try keep(pulled, replica, device, from: before)
    }
  }

  private func keep(
    _ pulled: Pulled, _ replica: Replica, _ device: SimulatedDevice, from: Int64
  ) throws(Violation) {
    if bug == .checkpointCursorBeforeRows {
      device.disk.replica = replica
      if plan.crashes, dice.once(in: 4) { return device.crash() }
    }
    device.memory.replica = replica
    for change in pulled.changes { device.memory.add(change) }
    for change in pulled.replacements { device.memory.replace(change) }
    restruck.formUnion(pulled.replacements.map { $0.id })
    device.rebuildJournal()
    device.save()
    try checkTakenIn(from: from, device, replica)
  }

  /// Finds changes of the store, or what a device with a planted bug takes for them.
  private func holding(
    _ changes: [Change], _ device: SimulatedDevice
  ) -> (Identifier) -> Change? {
    let store = device.memory
    guard bug == .checkpointSkipsOwn else { return { store[$0] } }
    return { id in
      let given = changes.first { $0.id == id }
      return given?.device == store.clock.device ? given : store[id]
    }
  }

  /// The cursor goes to the head without what lies between.
  private func skippingTail(_ replica: Replica) -> Replica {
    var replica = replica
    let answer = PullAnswer(
      epoch: vault.epoch, from: replica.cursor, head: vault.head,
      time: serverTime,
      changes: vault.log.dropFirst(Int(replica.cursor)).map { $0.sealed })
    let all: (Identifier) -> Change? = { id in
      guard let sealed = answer.changes.first(where: { $0.id == id }) else { return nil }
      return Change(
        id: id, device: sealed.device, number: 1, stamp: sealed.stamp, entity: id,
        kind: "entry", action: .delete)
    }
    if case .open(let run) = replica.took(answer, for: replica.nextPull, holding: all) {
      _ = replica.opened(run, [], holding: all)
    }
    return replica
  }

  // Comparing

  private func compare(
    _ device: SimulatedDevice, _ checkpoint: Checkpoint
  ) throws(Violation) {
    guard var replica = device.memory.replica, replica.epoch == vault.epoch,
      let logged = logged(device, replica)
    else { return }
    let later = vault.log[Int(checkpoint.sequence)..<Int(replica.cursor)].map { $0.sealed.id }
    guard let isSame = replica.compared(with: checkpoint, logged, later: later) else { return }
    count(.compared)
    guard isSame else { throw Violation(9, "a checkpoint is not what the log was") }
    device.memory.replica = replica
    device.save()
  }
}
