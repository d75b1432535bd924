// A server that keeps a change from one device, and devices that tell each other what they saw.

import Engine

/// The device that does not hear of a change, and the place of the change in the log.
struct Withheld {
  let device: Int
  let sequence: Int64
}

extension World {
  /// The server may leave out what a device has not seen yet, at some time or before the last
  /// exchange.
  func withhold() {
    guard plan.withholds, withheld == nil else { return }
    let place = dice.below(devices.count)
    guard devices[place].isRunning, let replica = devices[place].memory.replica,
      replica.epoch == vault.epoch,
      replica.cursor < Int64(vault.log.count)
    else { return }
    let left = Int(Int64(vault.log.count) - replica.cursor)
    let sequence = replica.cursor + 1 + Int64(dice.below(left))
    let id = vault.log[Int(sequence) - 1].sealed.id
    // It has it already: nothing is kept from it.
    if devices[place].memory[id] != nil { return }
    // What was said of the log is news for nobody.
    let known = devices.first { $0.memory[id] != nil }?.memory[id]
    guard let known, known.kind != LogReport.kind else { return }
    devices[place].forgetWhatIsUnderWay()
    withheld = Withheld(device: place, sequence: sequence)
    count(.withheld)
  }

  /// In a new history the device is shown all again.
  func forgetWithheld() {
    if withheld != nil { hasWithheld = true }
    withheld = nil
  }

  /// The log as the server shows it to this device.
  func shown(to device: SimulatedDevice) -> [SealedChange] {
    let all = vault.log.map { $0.sealed }
    guard let withheld, devices[withheld.device] === device else { return all }
    var some = all
    some.remove(at: Int(withheld.sequence) - 1)
    return some
  }

  func isKept(fromDeviceAt place: Int) -> Bool { withheld?.device == place }

  /// The same answer, numbered as the device is to see it.
  func renumbered(_ answer: PushAnswer, for place: Int) -> PushAnswer {
    guard let withheld, isKept(fromDeviceAt: place) else { return answer }
    func moved(_ sequence: Int64) -> Int64 {
      sequence > withheld.sequence ? sequence - 1 : sequence
    }
    let items = answer.items.map { item in
      switch item.verdict {
      case .accepted(let sequence):
        PushAnswer.Item(id: item.id, verdict: .accepted(sequence: moved(sequence)))
      case .duplicate(let sequence):
        PushAnswer.Item(id: item.id, verdict: .duplicate(sequence: moved(sequence)))
      case .rejected: item
      }
    }
    return PushAnswer(
      epoch: answer.epoch, head: moved(answer.head), last: answer.last, time: answer.time,
      items: items, stop: answer.stop)
  }

  /// Each device says what it was shown, an hour after it last did.
  func reportAll() {
    if bug == .reportNotWritten { return }
    now += LogReport.interval
    for device in devices { report(device) }
  }

  /// More comes to the log in front of what the devices say than any of them remembers one by one.
  func reportLate() throws(Violation) {
    let remembered = Int64(SimulationLimits.remembered)
    if bug != .reportNotWritten {
      now += LogReport.interval
      latestLink = max(0, vault.head - 1) / remembered * remembered
      let before = saidOfLog
      for device in devices.dropFirst() { report(device) }
      // Nobody said anything: nothing can be noticed.
      if saidOfLog == before { latestLink = 0 }
    }
    let count = devices[0].memory.changes.count
    while devices[0].memory.changes.count < count + SimulationLimits.remembered + 2 {
      try write(devices[0])
      if !devices[0].isRunning { try devices[0].restart() }
    }
    try exchange()
  }

  private var saidOfLog: Int { occurrences[Occurrence.reported.rawValue] }

  /// An hour has passed, or, while all is tried out, less.
  func report(_ device: SimulatedDevice) {
    let wall = device.clockTime(now)
    guard var replica = device.memory.replica, !isHealing || replica.isReportDue(wall),
      let report = replica.report
    else { return }
    replica.reported(wall, upTo: report.to)
    device.memory.replica = replica
    var fields = report.fields
    if bug == .reportPastCursor {
      fields = fields.map { $0.name == "to" ? Field("to", .int(report.to + 1)) : $0 }
    }
    let draft = Draft(
      id: identifier(), entity: LogReport.name(of: replica.device), kind: LogReport.kind,
      action: .set(fields))
    let change = draft.stamped(by: &device.memory.clock, now: replica.corrected(wall))
    device.memory.add(change)
    device.apply(change)
    device.save()
    saved.insert(change.id)
    owed.insert(change.id)
    count(.reported)
    if divided != nil { hasReportedDivided = true }
  }

  /// The device says that something is amiss, unless a mistake was planted.
  func notice(
    _ replica: Replica, _ run: PullRun, _ changes: [SealedChange], _ device: SimulatedDevice
  ) {
    func isAmiss(_ replica: Replica?) -> Bool {
      replica?.attention.contains { $0.reason == .withheld } ?? false
    }
    guard isAmiss(replica), !isAmiss(device.memory.replica) else { return }
    for (count, sealed) in changes.enumerated() {
      guard let said = opened(sealed), said.kind == LogReport.kind,
        case .set(let fields) = said.action
      else { continue }
      let place = run.from + Int64(count) + 1
      let epoch = fields.first { $0.name == "epoch" }?.value
      if bug == .reportOfOtherEpochIgnored, epoch != .text(run.epoch.text) { return }
      if bug == .oldReportIgnored,
        case .int(let from)? = fields.first(where: { $0.name == "from" })?.value,
        from < place - Int64(SimulationLimits.remembered)
      {
        return
      }
    }
    device.memory.hasNoticed = true
  }

  /// What stands in it, for whoever knows all keys.
  private func opened(_ sealed: SealedChange) -> Change? {
    guard keys.indices.contains(Int(clamping: sealed.keyVersion) - 1),
      let text = SimulatedSeal.opened(
        sealed.body, sealed.associatedData(account: account),
        key: keys[Int(sealed.keyVersion) - 1]),
      let bytes = Padding.removed(text)
    else { return nil }
    return (try? Pack(bytes))?.changes.first
  }

  /// What was kept from a device is noticed by it or by another one, and nothing else is.
  func checkWithheld() throws(Violation) {
    let noticed = devices.contains { $0.memory.hasNoticed }
    if divided != nil {
      guard noticed || !hasReportedDivided else {
        throw Violation(11, "nobody noticed that there are two histories")
      }
    } else if let withheld {
      let device = devices[withheld.device]
      let id = vault.log[Int(withheld.sequence) - 1].sealed.id
      guard device.memory[id] == nil, device.memory.replica?.epoch == vault.epoch else { return }
      if let latestLink, withheld.sequence > latestLink { return }
      // Who began with a checkpoint remembers nothing of the log before it.
      guard noticed || hasTakenCheckpoint else {
        throw Violation(11, "nobody noticed that a change was withheld")
      }
    } else if noticed, !hasWithheld {
      throw Violation(11, "a change was said to be withheld, and was not")
    }
  }
}
