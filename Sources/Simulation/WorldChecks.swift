// The invariants of Docs/sync.md.

import Engine

extension World {
  /// Brings everything right and lets all devices talk until nothing moves.
  func heal() throws(Violation) {
    isHealing = true
    vault.isFull = false
    // A server that was behind from the beginning stays so.
    serverError = plan.serverError
    mark = now + plan.serverError
    for device in devices {
      device.clockError = 0
      if !device.isRunning { try device.restart() }
      try signIn(device)
      device.forgetWhatIsUnderWay()
    }
    withhold()
    divide()
    try exchange()
    if plan.isLate, divided == nil { return try reportLate() }
    reportAll()
    try exchange()
    // What was said last is heard by all.
    reportAll()
    try exchange()
  }

  func exchange() throws(Violation) {
    for _ in 0..<SimulationLimits.healingRounds {
      if isQuiet { return }
      now += 1000
      for device in devices {
        try settle()
        if !device.isRunning { try device.restart() }
        try startPush(device)
        try settle()
        startPull(device)
        try settle()
      }
    }
    guard isQuiet else { throw Violation(2, "devices do not come to rest") }
  }

  private func settle() throws(Violation) {
    while !messages.isEmpty {
      try deliver()
      try checkLog()
    }
    for device in devices where device.opening != nil { try open(device) }
  }

  private var isQuiet: Bool {
    for (place, device) in devices.enumerated() {
      guard let replica = device.memory.replica, replica.epoch == epoch(toldTo: place),
        replica.cursor == Int64(shown(to: device).count),
        replica.outbox(of: device.memory.changes).isEmpty
      else { return false }
    }
    return messages.isEmpty
  }

  /// What came to the log since the last step.
  func checkLog() throws(Violation) {
    guard vault.log.count > checked else { return }
    guard vault.sequences.count == vault.log.count else {
      throw Violation(4, "the log holds an id twice")
    }
    var latest = vault.log[..<checked].reduce(0) { max($0, $1.sealed.stamp.milliseconds) }
    for place in checked..<vault.log.count {
      let entry = vault.log[place]
      guard entry.sequence == Int64(place) + 1 else {
        throw Violation(4, "the log is not dense")
      }
      let stamp = entry.sealed.stamp.milliseconds
      guard
        stamp <= serverTime.milliseconds + SyncLimits.stampAhead
          || stamp <= latest + SyncLimits.stampPastLatest
      else { throw Violation(7, "a stamp in the log is ahead of the server") }
      latest = max(latest, stamp)
      try checkBody(entry.sealed)
    }
    checked = vault.log.count
  }

  private func checkBody(_ sealed: SealedChange) throws(Violation) {
    guard !forged.contains(sealed.id) else { return }
    let key = keys[Int(sealed.keyVersion) - 1]
    let data = sealed.associatedData(account: account)
    guard SimulatedSeal.opened(sealed.body, data, key: key) != nil else {
      throw Violation(8, "a body does not open in its place")
    }
    guard SimulatedSeal.opened(sealed.body, data + [0], key: key) == nil else {
      throw Violation(8, "a body opens elsewhere")
    }
  }

  /// After healing.
  func checkEnd() throws(Violation) {
    let expected = try journalOfLog().sorted
    try checkLaterWins()
    var refused: Set<Identifier> = []
    for device in devices {
      let mine = refusals(device)
      for id in mine where device.memory[id] != nil { refused.insert(id) }
      guard device.memory.journal(without: mine).sorted == expected else {
        throw Violation(2, "journals differ")
      }
      guard device.journal.sorted == device.memory.journal().sorted else {
        throw Violation(2, "a journal is not what its changes add up to")
      }
      guard device.memory.places.count == device.memory.changes.count else {
        throw Violation(3, "a change is there twice")
      }
      for change in device.memory.changes where !saved.contains(change.id) {
        throw Violation(3, "a change is there that nobody wrote")
      }
    }
    for id in owed where vault.sequences[id] == nil && !refused.contains(id) {
      throw Violation(3, "a saved change is lost")
    }
  }

  private func refusals(_ device: SimulatedDevice) -> Set<Identifier> {
    var ids: Set<Identifier> = []
    for item in device.memory.replica?.attention ?? [] where item.reason != .unreadable {
      ids.insert(item.id)
    }
    return ids
  }

  private func journalOfLog() throws(Violation) -> Journal {
    var journal = Journal()
    for entry in vault.log where !forged.contains(entry.sealed.id) {
      let sealed = entry.sealed
      guard
        let text = SimulatedSeal.opened(
          sealed.body, sealed.associatedData(account: account),
          key: keys[Int(sealed.keyVersion) - 1]),
        let bytes = Padding.removed(text), let pack = try? Pack(bytes)
      else { throw Violation(8, "a body in the log does not open") }
      for change in pack.changes { journal.apply(change) }
    }
    return journal
  }
}
