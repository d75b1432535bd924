// A simulated device offers what it wrote, and hears what became of it.

import Engine

extension World {
  func startPush(_ device: SimulatedDevice) throws(Violation) {
    guard isLetIn(device), let replica = device.memory.replica else { return }
    guard replica.knowsTime || bug == .offeredUnheard else { return startPull(device) }
    if device.push != nil {
      // No answer for long: start over. The old one may still come.
      guard dice.once(in: 3) else { return }
      device.push = nil
    }
    var outbox = replica.outbox(of: device.memory.changes)
    if !isHealing, outbox.count > 1, dice.once(in: 3) {
      outbox = Array(outbox.prefix(1 + dice.below(outbox.count)))
    }
    guard let push = replica.nextPush(outbox, keyVersion: device.memory.keyVersion),
      let key = device.memory.key(push.keyVersion), let request = sealed(push, under: key)
    else { return }
    let token = nextToken()
    device.push = .init(token: token, sent: push, at: now)
    send(.push(request), device, token)
  }

  private func sealed(_ push: Push, under key: UInt64) -> PushRequest? {
    var bodies: [[UInt8]] = []
    for job in push.jobs {
      let isClear = bug == .bodyInTheClear && dice.once(in: 16)
      bodies.append(
        isClear
          ? job.plaintext
          : SimulatedSeal.sealed(
            job.plaintext, job.associatedData, key: key, nonce: dice.next()))
    }
    return push.request(bodies)
  }

  func took(_ answer: PushAnswer, _ token: Int, _ device: SimulatedDevice) throws(Violation) {
    guard let awaited = device.push, device.memory.replica != nil else { return }
    var answer = altered(answer, for: awaited.sent)
    if awaited.token == token {
      device.push = nil
      hear(answer.time, since: awaited.at, &device.memory, device)
    } else if bug == .oldAnswerForNewPush {
      answer = asIfForAll(answer, awaited.sent)
    } else {
      return count(.lateAnswer)
    }
    guard var replica = device.memory.replica else { return }
    let known = replica.attention.count
    let outcome = replica.took(answer, for: awaited.sent)
    count(.refused, replica.attention.count - known)
    device.memory.replica = replica
    device.save()
    try follow(outcome, device)
  }

  private func follow(_ outcome: SyncOutcome, _ device: SimulatedDevice) throws(Violation) {
    switch outcome {
    case .ignored, .taken: break
    case .full: count(.full)
    case .renumber(let extent): try rename(device, extent)
    case .restamp(let limit): try restamp(device, notAfter: limit)
    }
  }

  func tookOtherEpoch(_ epoch: Identifier, _ token: Int, _ device: SimulatedDevice)
    throws(Violation)
  {
    guard let awaited = device.pull, awaited.token == token, let replica = device.memory.replica
    else { return }
    device.pull = nil
    try follow(replica.tookOtherEpoch(epoch, for: awaited.sent), device)
  }

  /// What a device with a planted bug hears instead.
  private func altered(_ answer: PushAnswer, for push: Push) -> PushAnswer {
    var items = answer.items
    var stop = answer.stop
    switch bug {
    case .acknowledgedByNumber:
      items = push.changes.filter { $0.number <= answer.last }.map {
        .init(id: $0.id, verdict: .duplicate(sequence: 0))
      }
      if stop == .forked { stop = nil }
    case .rejectedBlocksQueue:
      items = Array(
        items.prefix { if case .rejected = $0.verdict { false } else { true } })
    case .rejectedForgotten:
      items = items.map { .init(id: $0.id, verdict: forgotten($0.verdict)) }
    case .forkIgnored where stop == .forked: stop = nil
    case .skewIgnored where stop == .clockSkew: stop = nil
    default: return answer
    }
    return PushAnswer(
      epoch: answer.epoch, head: answer.head, last: answer.last, time: answer.time, items: items,
      stop: stop)
  }

  private func forgotten(_ verdict: Verdict) -> Verdict {
    if case .rejected = verdict { .duplicate(sequence: 0) } else { verdict }
  }

  /// Verdicts by their place instead of by id.
  private func asIfForAll(_ answer: PushAnswer, _ push: Push) -> PushAnswer {
    let items = zip(push.changes, answer.items).map {
      PushAnswer.Item(id: $0.id, verdict: $1.verdict)
    }
    return PushAnswer(
      epoch: answer.epoch, head: answer.head, last: answer.last, time: answer.time, items: items,
      stop: answer.stop)
  }
}
