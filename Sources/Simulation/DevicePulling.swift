// A simulated device takes in what others wrote.

import Engine

extension World {
  func startPull(_ device: SimulatedDevice) {
    guard isLetIn(device), let replica = device.memory.replica else { return }
    if device.pull != nil {
      guard dice.once(in: 3) else { return }
      device.pull = nil
    }
    let token = nextToken()
    device.pull = .init(token: token, sent: replica.nextPull, at: now)
    send(.pull(replica.nextPull), device, token)
  }

  func took(_ answer: PullAnswer, _ token: Int, _ device: SimulatedDevice) throws(Violation) {
    guard let replica = device.memory.replica else { return }
    var answer = answer
    var request = replica.nextPull
    if let awaited = device.pull, awaited.token == token {
      request = awaited.sent
      device.pull = nil
      hear(answer.time, since: awaited.at, &device.memory, device)
    } else if bug != .fromIgnored {
      return count(.lateAnswer)
    }
    if bug == .fromIgnored, answer.epoch == replica.epoch {
      request = replica.nextPull
      answer = PullAnswer(
        epoch: answer.epoch, from: replica.cursor, head: answer.head, time: answer.time,
        changes: answer.changes)
    }
    let outcome = replica.took(answer, for: request, holding: holding(answer.changes, device))
    switch outcome {
    case .ignored: break
    case .renumber(.unacknowledged) where bug == .forkIgnored: break
    case .renumber(let extent): try rename(device, extent)
    case .restamp(let limit): try restamp(device, notAfter: limit)
    case .open(let run):
      // Opening takes its time: another run may be quicker.
      if !isHealing, dice.once(in: 3) {
        device.opening = (run, answer.changes)
      } else {
        try open(run, answer.changes, device)
      }
    }
  }

  /// Learns of the server's clock.
  func hear(
    _ time: Instant, since: Int64, _ store: inout SimulatedStore, _ device: SimulatedDevice
  ) {
    let clock = device.clockTime(now)
    store.replica?.hear(time, at: clock, roundTrip: now - since)
    if now - since <= Replica.longestRoundTrip {
      store.believed = time.milliseconds(since: clock)
    }
  }

  /// Ends what `took` began; other things may have happened in between.
  func open(_ device: SimulatedDevice) throws(Violation) {
    guard let (run, changes) = device.opening else { return }
    device.opening = nil
    try open(run, changes, device)
  }

  private func open(
    _ run: PullRun, _ changes: [SealedChange], _ device: SimulatedDevice
  ) throws(Violation) {
    // The key was changed by another device: this one signs in before it goes on.
    guard var replica = device.memory.replica else { return }
    var isUnknown = false
    if let version = run.keyVersion, version > device.memory.keyVersion {
      // The account has a newer one: this device signs in before it goes on.
      if vault.keyVersion > device.memory.keyVersion { return }
      if bug == .unknownKeyStopsPull { return }
      isUnknown = true
      count(.unknownKey)
    }
    let texts = run.toOpen.map { opened($0, device) }
    if bug == .unreadableStopsPull, texts.contains(where: { $0 == nil }) { return }
    let known = holding(changes, device)
    guard let pulled = replica.opened(run, texts, holding: known) else {
      return count(.lateRun)
    }
    count(.otherStamp, pulled.replacements.count)
    restruck.formUnion(pulled.replacements.map { $0.id })
    count(.unreadable, pulled.unreadable.count)
    if bug == .cursorSavedBeforeRows {
      device.disk.replica = replica
      if plan.crashes, dice.once(in: 8) { return device.crash() }
    }
    let before = device.memory.replica?.cursor ?? 0
    notice(replica, run, changes, device)
    device.memory.replica = replica
    for change in pulled.changes { device.memory.add(change) }
    for change in pulled.replacements { device.memory.replace(change) }
    if bug != .unreadableDropped, bug != .unknownKeyDropped || !isUnknown {
      for record in pulled.unreadable where !device.memory.unreadable.contains(record) {
        device.memory.unreadable.append(record)
      }
    }
    if pulled.replacements.isEmpty {
      for change in pulled.changes { device.apply(change) }
    } else {
      device.rebuildJournal()
    }
    device.savePulled()
    try checkTakenIn(from: before, device, replica)
  }

  private func opened(_ sealed: SealedChange, _ device: SimulatedDevice) -> [UInt8]? {
    guard let key = device.memory.key(sealed.keyVersion) else { return nil }
    if bug == .oldKeysForgotten, sealed.keyVersion < device.memory.keyVersion { return nil }
    guard bug == .movedBodyTaken else {
      return SimulatedSeal.opened(sealed.body, sealed.associatedData(account: account), key: key)
    }
    let text = SimulatedSeal.openedAnywhere(sealed.body, key: key)
    guard let bytes = Padding.removed(text), let change = (try? Pack(bytes))?.changes.first else {
      return nil
    }
    let moved = Change(
      id: sealed.id, device: sealed.device, number: sealed.number, stamp: sealed.stamp,
      entity: change.entity, kind: change.kind, action: change.action)
    return Padding.padded(PackWriter.pack([moved]))
  }

  /// Finds changes of the store, or what a device with a planted bug takes for them.
  private func holding(
    _ sealed: [SealedChange], _ device: SimulatedDevice
  ) -> (Identifier) -> Change? {
    let store = device.memory
    let skipsOwn = bug == .ownAlwaysSkipped
    let keepsStamps = bug == .ownStampKept
    guard skipsOwn || keepsStamps else { return { store[$0] } }
    return { id in
      guard let envelope = sealed.first(where: { $0.id == id }) else { return store[id] }
      let isOwn = skipsOwn && envelope.device == store.clock.device
      guard isOwn || (keepsStamps && store[id] != nil) else { return store[id] }
      return Change(
        id: id, device: envelope.device, number: 0, stamp: envelope.stamp, entity: id,
        kind: "entry", action: .delete)
    }
  }

  func checkTakenIn(
    from: Int64, _ device: SimulatedDevice, _ replica: Replica
  ) throws(Violation) {
    let log = shown(to: device)
    guard replica.epoch == vault.epoch, replica.cursor <= Int64(log.count) else { return }
    guard replica.cursor >= from else { throw Violation(5, "a cursor went back") }
    var unreadable = 0
    for item in replica.attention where item.reason == .unreadable { unreadable += 1 }
    guard device.memory.unreadable.count >= unreadable else {
      throw Violation(3, "an unreadable change was not kept")
    }
    for sealed in log[Int(from)..<Int(replica.cursor)] {
      let id = sealed.id
      guard
        device.memory[id] != nil
          || replica.attention.contains(AttentionItem(id: id, reason: .unreadable))
      else { throw Violation(5, "a cursor skipped a change") }
    }
  }
}
