// What one step does to the world.

import Engine

extension World {
  func take(_ step: Step) throws(Violation) {
    now += Int64(dice.below(plan.pace))
    if dice.once(in: plan.focus) { focus = dice.below(devices.count) }
    let device = devices[focus]
    switch step {
    case .write: if device.isRunning { try write(device) }
    case .push: if device.isSyncing { try startPush(device) }
    case .pull: if device.isSyncing { startPull(device) }
    case .deliver: try deliver()
    case .open: if device.isSyncing { try open(device) }
    case .wait: now += Int64(dice.below(dice.once(in: 2) ? 120_000 : 3_600_000))
    case .crash:
      guard device.isRunning else { return }
      count(.crash)
      device.crash()
    case .restart: for device in devices where !device.isRunning { try device.restart() }
    case .clockJump: jump(device)
    case .clone: clone(device)
    case .snapshot: snapshot(device)
    case .restoreDisk:
      guard !device.snapshots.isEmpty else { return }
      try exchange(device, device.snapshots[dice.below(device.snapshots.count)])
    case .wipe:
      try exchange(device, emptyStore(knowsEpoch: true))
      // A new device looks before it pulls.
      if dice.once(in: 2) {
        try talk { () throws(Violation) in startPull(device) }
        try talk { () throws(Violation) in startLook(device) }
      }
    case .offer: if device.isSyncing { try restThenOffer(device) }
    case .look: if device.isSyncing { try look(device) }
    case .signOut: signOut(device)
    case .signIn: if device.isRunning { try signIn(device) }
    case .rotateKey: changeKey(device)
    case .serverClock: turnServerClock()
    case .damage: damage(device)
    case .attach:
      if device.isRunning { attach(device) }
      for other in devices { try mindAttachments(other) }
    case .deleteAccount: try deleteAccount()
    case .report: if device.isSyncing { report(device) }
    case .withhold: withhold()
    case .backup, .restoreServer, .changePassword, .fill, .forge: serve(step)
    }
  }

  /// A checkpoint is made when nothing waits and all is here, which a device gets to by itself only
  /// where it has some peace.
  private func restThenOffer(_ device: SimulatedDevice) throws(Violation) {
    try rest(device)
    if device.isSyncing { offer(device) }
  }

  /// Between other things, at once before a pull, or at rest, when the journal can be compared.
  private func look(_ device: SimulatedDevice) throws(Violation) {
    guard dice.once(in: 2) else { return startLook(device) }
    if dice.once(in: 2) { try rest(device) }
    if device.isSyncing { try talk { () throws(Violation) in startLook(device) } }
  }

  private func rest(_ device: SimulatedDevice) throws(Violation) {
    device.forgetWhatIsUnderWay()
    for _ in 0..<SimulationLimits.restingRounds where device.isSyncing {
      try talk { () throws(Violation) in try startPush(device) }
      try talk { () throws(Violation) in startPull(device) }
    }
  }

  private func serve(_ step: Step) {
    switch step {
    case .backup: backup = vault
    case .restoreServer: restoreServer()
    case .fill: vault.isFull.toggle()
    case .forge: forge()
    // Another password wraps the same vault key: nothing in the log knows of it.
    default: break
    }
  }

  /// A part of the disk cannot be read any more; the program finds out when it starts.
  private func damage(_ device: SimulatedDevice) {
    guard device.isRunning else { return }
    device.crash()
    guard !device.disk.changes.isEmpty else { return }
    let lost = device.disk.damage(from: dice.below(device.disk.changes.count), count: 3)
    count(.damaged)
    // What an edit was made on is not known any more when the edit is stamped again.
    if plan.clocksJump { restruck.formUnion(lost) }
    device.witness = nil
    forgive(lost)
  }

  private func jump(_ device: SimulatedDevice) {
    let errors: [Int64] = [
      0, 0, 30_000, 50_000, 90_000, Milliseconds.hour, -Milliseconds.hour, -24 * Milliseconds.hour,
      365 * 24 * Milliseconds.hour,
    ]
    device.clockError = errors[dice.below(errors.count)]
  }

  /// Somebody copies a profile to another device.
  private func clone(_ device: SimulatedDevice) {
    guard devices.count < SimulationLimits.devices.upperBound else { return }
    let copy = SimulatedDevice(device.disk, bug: bug)
    copy.isRunning = false
    devices.append(copy)
  }

  private func snapshot(_ device: SimulatedDevice) {
    if device.snapshots.count == SimulationLimits.snapshots { device.snapshots.removeFirst() }
    device.snapshots.append(device.disk)
  }

  /// The disk is put back to what it was, or the device begins anew.
  private func exchange(
    _ device: SimulatedDevice, _ store: SimulatedStore
  ) throws(Violation) {
    let lost = device.disk
    device.crash()
    device.disk = store
    device.witness = nil
    device.newestKey = store.keyVersion
    forgive(lost.changes.map { $0.id })
    try device.restart()
  }

  private func restoreServer() {
    let lost = vault
    forgetWithheld()
    vault = backup
    if let last = lost.checkpoints.kept.indices.last { old = lost.checkpoints.whole(last) }
    if bug != .epochKeptByRestore {
      vault.epoch = identifier()
      vault.checkpoints = SimulatedCheckpoints()
    }
    vault.isFull = lost.isFull
    // The list beside the copies knows of later keys.
    vault.keyVersion = lost.keyVersion
    checked = min(checked, vault.log.count)
    forgive(lost.log.map { $0.sealed.id })
  }

  /// The account goes with its log. Each device keeps its journal, and all of them come to a new
  /// beginning of the same account.
  private func deleteAccount() throws(Violation) {
    let lost = vault
    forgetWithheld()
    vault = SimulatedVault(epoch: identifier(), bug: bug)
    vault.keyVersion = lost.keyVersion
    backup = vault
    checked = 0
    count(.accountDeleted)
    for device in devices where device.isSyncing {
      signOut(device)
      guard bug == .deletionEmptiesDevice else { continue }
      device.disk = emptyStore(knowsEpoch: true)
      device.crash()
      device.witness = nil
    }
    if bug != .deletionEmptiesDevice { forgive(lost.log.map { $0.sealed.id }) }
  }

  /// What went with a disk or a log, and is nowhere else, is gone.
  private func forgive(_ lost: [Identifier]) {
    for id in lost where owed.contains(id) && vault.sequences[id] == nil {
      if devices.allSatisfy({ $0.disk[id] == nil }) { owed.remove(id) }
    }
  }

  private func signOut(_ device: SimulatedDevice) {
    guard device.isSyncing else { return }
    device.memory.replica = nil
    device.forgetWhatIsUnderWay()
    device.save()
  }

  /// The journal of the device comes along; all of it is offered.
  func signIn(_ device: SimulatedDevice) throws(Violation) {
    let hasKey = device.memory.keyVersion == vault.keyVersion
    guard try unlock(device) else { return }
    guard device.memory.replica == nil else {
      // Of the same account: it goes on where it was.
      if !hasKey {
        device.forgetWhatIsUnderWay()
        device.save()
      }
      return
    }
    renumber(
      &device.memory, .all(epoch: vault.epoch), acknowledged: 0, as: dice.next())
    device.memory.replica = Replica(
      account: account, device: device.memory.clock.device, epoch: vault.epoch,
      changes: device.memory.clock.number, remembering: SimulationLimits.remembered)
    device.save()
    try device.checkNumbers()
  }

  /// The server moves a body to another place, or a later version writes what this one cannot read.
  private func forge() {
    guard let entry = vault.log.last else { return }
    let id = identifier()
    let device = dice.next()
    let stamp = Stamp(milliseconds: serverTime.milliseconds, counter: 0, device: device)
    var body = entry.sealed.body
    // Of a key that nobody has, where the server lies about it.
    let isUnknown = dice.once(in: 3)
    let version = isUnknown ? 1 << 40 : vault.keyVersion
    if !isUnknown, dice.once(in: 2) {
      let data = SealedChange.associatedData(
        account: account, keyVersion: version, id: id, device: device, number: 1, stamp: stamp)
      body = SimulatedSeal.sealed(
        Padding.padded([.max] + Array(id.text.utf8)), data,
        key: keys[Int(version) - 1], nonce: dice.next())
    }
    forged.insert(id)
    vault.forge(
      SealedChange(
        id: id, device: device, number: 1, stamp: stamp, keyVersion: version, body: body))
  }
}
