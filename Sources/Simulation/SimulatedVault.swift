// The server: the real rules over a log in memory, each request one transaction.

import Engine

/// One history of one account. A copy of it is a backup.
struct SimulatedVault {
  struct Entry {
    let sequence: Int64
    let sealed: SealedChange
  }

  /// What became of a device's number.
  private struct Judged {
    let id: Identifier
    let refusal: Verdict.Refusal?
  }

  var epoch: Identifier
  /// The version of the vault key that the account has; sessions from before it are over.
  var keyVersion: Int64 = 1
  private(set) var log: [Entry] = []
  private(set) var sequences: [Identifier: Int64] = [:]
  private var judged: [UInt64: [Judged]] = [:]
  private var headBefore: Int64 = 0
  /// The milliseconds of the latest stamp in the log.
  private var latest: Int64 = 0
  var isFull = false
  var checkpoints = SimulatedCheckpoints()
  var attachments: [Identifier: SimulatedAttachment] = [:]
  let bug: PlantedBug?

  init(epoch: Identifier, bug: PlantedBug?) {
    self.epoch = epoch
    self.bug = bug
  }

  var head: Int64 { log.last?.sequence ?? 0 }

  mutating func push(_ request: PushRequest, now: Instant, isUnlucky: Bool) -> PushAnswer {
    if let known = request.epoch, known != epoch {
      return answer(request, now, [], .epoch)
    }
    let before = self
    let base = bug == .headReadOutsideTransaction && isUnlucky ? headBefore : head
    headBefore = head
    var taken: Int64 = 0
    var items: [PushAnswer.Item] = []
    for change in request.changes {
      switch judge(change, now) {
      case .accept:
        taken += 1
        append(change, sequence: base + taken)
        use(change, nil)
        items.append(.init(id: change.id, verdict: .accepted(sequence: base + taken)))
      case .duplicate(let sequence, let usesNumber):
        if bug == .duplicateAppended, usesNumber { append(change, sequence: head + 1) }
        if bug == .sequenceWithGaps, usesNumber { taken += 1 }
        if usesNumber { use(change, nil) }
        items.append(.init(id: change.id, verdict: .duplicate(sequence: sequence)))
      case .reject(let refusal, let usesNumber):
        if bug == .sequenceWithGaps { taken += 1 }
        if usesNumber, bug != .rejectedKeepsNumber { use(change, refusal) }
        items.append(.init(id: change.id, verdict: .rejected(refusal)))
      case .stop(let stop):
        return answer(request, now, items, stop)
      }
    }
    let told = answer(request, now, items, nil)
    if bug == .answeredBeforeCommit, isUnlucky { self = before }
    return told
  }

  private func judge(_ change: SealedChange, _ now: Instant) -> Judgement {
    let used = judged[change.device] ?? []
    let place = Int(change.number) - 1
    let holder = used.indices.contains(place) ? used[place] : nil
    let facts = OfferFacts(
      last: Int64(used.count), holder: holder?.id, sequence: sequences[change.id],
      refusal: holder?.refusal, room: isFull ? 0 : SyncLimits.accountBytes,
      latest: bug == .latestNotCounted ? 0 : latest)
    let judgement = VaultRules.judge(change, facts, now: now)
    switch judgement {
    case .stop(.forked) where bug == .forkNotNoticed:
      return .duplicate(sequence: head, usesNumber: false)
    case .stop(.clockSkew) where bug == .skewedStampsTaken: return .accept
    default: return judgement
    }
  }

  private mutating func append(_ change: SealedChange, sequence: Int64) {
    log.append(Entry(sequence: sequence, sealed: change))
    sequences[change.id] = sequence
    latest = max(latest, change.stamp.milliseconds)
  }

  private mutating func use(_ change: SealedChange, _ refusal: Verdict.Refusal?) {
    judged[change.device, default: []].append(Judged(id: change.id, refusal: refusal))
  }

  private func answer(
    _ request: PushRequest, _ now: Instant, _ items: [PushAnswer.Item], _ stop: PushStop?
  ) -> PushAnswer {
    PushAnswer(
      epoch: epoch, head: head, last: Int64(judged[request.device]?.count ?? 0), time: now,
      items: items, stop: stop)
  }

  /// A run of the log; nothing for a device that knows another history.
  func pull(
    _ request: PullRequest, limit: Int, now: Instant, isUnlucky: Bool, hiding: Int64? = nil
  ) -> PullAnswer? {
    if let known = request.epoch, known != epoch { return nil }
    let log = log.filter { $0.sequence != hiding }
    let head = hiding == nil ? head : Int64(log.count)
    guard request.from <= head else { return nil }
    var first = Int(request.from)
    if bug == .pullBeginsLate, isUnlucky, first < log.count { first += 1 }
    let changes = log.dropFirst(first).prefix(limit).map { $0.sealed }
    return PullAnswer(epoch: epoch, from: request.from, head: head, time: now, changes: changes)
  }

  /// A server that is not ours to trust adds what no device wrote.
  mutating func forge(_ change: SealedChange) {
    append(change, sequence: head + 1)
    use(change, nil)
  }
}
