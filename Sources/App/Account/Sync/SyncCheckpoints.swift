// Checkpoints, as a device looks for them: to begin with one, to compare, or to make the next.
import Engine

extension Desk {
  static let checkpointsPath = "/api/vault/checkpoints"

  /// A device that lacks most of the journal begins with a checkpoint, if there is one.
  mutating func mindTaking() -> [Effect]? {
    guard let replica = sync.record?.replica else { return nil }
    if let taking = sync.checkpoints.taking { return fetchPart(of: taking) }
    guard sync.checkpoints.last == nil, storage.facts.damaged == 0,
      sync.head.map({ replica.isWorthTaking($0) }) ?? false
    else { return nil }
    return look()
  }

  /// When nothing waits and everything is here: goes on with what was begun, or asks what is due.
  mutating func mindCheckpoint() -> [Effect] {
    guard let replica = sync.record?.replica, storage.pending.isEmpty, storage.problem == nil,
      storage.facts.damaged == 0
    else { return [] }
    if let offering = sync.checkpoints.offering { return goOn(offering) }
    let isDue = replica.isCheckpointDue(last: sync.checkpoints.last ?? 0)
    guard (isDue && !sync.checkpoints.isFutile) || replica.isComparisonDue else { return [] }
    return look()
  }

  private mutating func look() -> [Effect] {
    sync.work = .checkpoint(.looking)
    return [.ask(token: sync.nextToken(), Ask(.get, Desk.checkpointsPath))]
  }

  mutating func looked(_ answer: Answer, _ moment: Moment) -> [Effect] {
    if answer.status == 503 || answer.status == 429 {
      return troubled(.odd, moment, after: answer.retrySeconds)
    }
    guard answer.isGood, let said = answer.json.flatMap({ CheckpointAnswer(json: $0) }) else {
      // A server that knows no checkpoints has the log.
      sync.checkpoints.last = 0
      sync.checkpoints.isFutile = true
      return skipComparison()
    }
    went(well: moment)
    sync.checkpoints.last = said.latest?.sequence ?? 0
    guard let record = sync.record, record.replica.epoch ?? said.epoch == said.epoch else {
      return otherHistory()
    }
    guard let latest = said.latest, latest.keyVersion == record.keyVersion else {
      return use(nil, said, moment)
    }
    sync.work = .checkpoint(.openingList(said, latest))
    let part = SealedPart(
      bound: latest.associatedData(account: record.replica.account), latest.body)
    return [.open(token: sync.nextToken(), key: record.vaultKey, [part])]
  }

  /// The next pull finds out by itself.
  private mutating func otherHistory() -> [Effect] {
    sync.checkpoints = CheckpointState()
    sync.head = nil
    return []
  }

  mutating func opened(
    _ said: CheckpointAnswer, _ sealed: SealedCheckpoint, _ list: [UInt8]?, _ moment: Moment
  ) -> [Effect] {
    sync.work = .none
    let checkpoint = list.flatMap { Checkpoint(bytes: $0) }
    guard let checkpoint, checkpoint.sequence == sealed.sequence else {
      return use(nil, said, moment)
    }
    return use(checkpoint, said, moment)
  }

  /// What the latest checkpoint is good for here.
  private mutating func use(
    _ latest: Checkpoint?, _ said: CheckpointAnswer, _ moment: Moment
  ) -> [Effect] {
    guard let record = sync.record else { return [] }
    sync.head = max(sync.head ?? 0, said.head)
    if let latest, record.replica.isWorthTaking(latest.sequence) {
      let taking = CheckpointTaking(
        checkpoint: latest, answer: said, keyVersion: record.keyVersion)
      sync.checkpoints.taking = taking
      return fetchPart(of: taking)
    }
    guard record.replica.cursor == said.head, sync.outbox.isEmpty else { return [] }
    if record.replica.isComparisonDue { return compare(latest, moment) }
    return offer(after: latest)
  }

  // Comparing

  /// Where every change can be read; what lies behind the checkpoint is asked for.
  private mutating func compare(_ latest: Checkpoint?, _ moment: Moment) -> [Effect] {
    guard let latest, let replica = sync.record?.replica, latest.sequence <= replica.cursor,
      records.journal.unreadable.isEmpty,
      replica.cursor - latest.sequence <= Int64(SyncLimits.changesInPull)
    else { return skipComparison() }
    if latest.sequence == replica.cursor { return compared(latest, behind: []) }
    sync.work = .checkpoint(.readingBehind(latest))
    let ask = Desk.pullAsk(from: latest.sequence, epoch: replica.epoch)
    return [.ask(token: sync.nextToken(), ask)]
  }

  mutating func readBehind(_ latest: Checkpoint, _ answer: Answer) -> [Effect] {
    guard answer.isGood, let said = answer.json.flatMap({ PullAnswer(json: $0) }),
      let replica = sync.record?.replica, said.epoch == replica.epoch,
      said.from == latest.sequence, said.to >= replica.cursor
    else { return skipComparison() }
    let count = Int(clamping: replica.cursor - latest.sequence)
    return compared(latest, behind: said.changes.prefix(count).map { $0.id })
  }

  private mutating func compared(
    _ latest: Checkpoint, behind later: [Identifier]
  ) -> [Effect] {
    guard var record = sync.record, sync.outbox.isEmpty, storage.pending.isEmpty else {
      return []
    }
    let stored = storedChanges
    let logged = record.replica.logged(
      stored, head: record.replica.cursor, hasUnreadable: !records.journal.unreadable.isEmpty)
    guard record.replica.compared(with: latest, logged ?? stored, later: later) != nil else {
      return skipComparison()
    }
    sync.record = record
    return keepRecord()
  }

  private mutating func skipComparison() -> [Effect] {
    sync.record?.replica.skipComparison()
    return keepRecord()
  }
}
