// A server that keeps a change from one device, and devices that tell each other what they saw.

import Engine

/// The device that does not hear of a change, and the place of the change in the log.
struct Withheld {
  let device: Int
  let sequence: Int64
}

extension World {
  /// Before the last exchange, the server may leave out what a device has not seen yet.
  func withhold() {
    guard plan.withholds else { return }
    let place = dice.below(devices.count)
    guard let replica = devices[place].memory.replica, replica.epoch == vault.epoch,
      replica.cursor < Int64(vault.log.count)
    else { return }
    let left = Int(Int64(vault.log.count) - replica.cursor)
    let sequence = replica.cursor + 1 + Int64(dice.below(left))
    // It has it already: nothing is kept from it.
    if devices[place].memory[vault.log[Int(sequence) - 1].sealed.id] != nil { return }
    withheld = Withheld(device: place, sequence: sequence)
    count(.withheld)
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
  func reportAll() throws(Violation) {
    if bug == .reportNotWritten { return }
    now += LogReport.interval
    for device in devices { try report(device) }
  }

  private func report(_ device: SimulatedDevice) throws(Violation) {
    let wall = device.clockTime(now)
    guard var replica = device.memory.replica, replica.isReportDue(wall),
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
  }

  /// What was kept from a device is noticed by it or by another one, and nothing else is.
  func checkWithheld() throws(Violation) {
    let noticed = devices.contains { device in
      device.memory.replica?.attention.contains { $0.reason == .withheld } ?? false
    }
    if let withheld {
      let device = devices[withheld.device]
      let id = vault.log[Int(withheld.sequence) - 1].sealed.id
      guard device.memory[id] == nil, device.memory.replica?.epoch == vault.epoch else { return }
      // Who began with a checkpoint remembers nothing of the log before it.
      guard noticed || hasTakenCheckpoint else {
        throw Violation(11, "nobody noticed that a change was withheld")
      }
    } else if noticed {
      throw Violation(11, "a change was said to be withheld, and was not")
    }
  }
}
