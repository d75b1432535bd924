// A checkpoint comes here, or goes to the server: part by part, with what a person does between.
import Engine

extension Desk {
  private static let partsPath = checkpointsPath + "/parts/"

  // Here

  mutating func fetchPart(of taking: CheckpointTaking) -> [Effect] {
    sync.work = .checkpoint(.fetchingPart)
    let part = taking.checkpoint.parts[taking.parts]
    return [.ask(token: sync.nextToken(), Ask(.get, Desk.partsPath + part.nameText))]
  }

  mutating func fetchedPart(_ answer: Answer, _ moment: Moment) -> [Effect] {
    if answer.status >= 500 || answer.status == 429 {
      return troubled(.odd, moment, after: answer.retrySeconds)
    }
    guard answer.isGood, let body = answer.json.flatMap({ CheckpointPart.body($0) }),
      let record = sync.record, let taking = sync.checkpoints.taking,
      taking.keyVersion == record.keyVersion
    else { return readLogInstead() }
    sync.work = .checkpoint(.openingPart)
    return [
      .open(
        token: sync.nextToken(), key: record.vaultKey,
        [SealedPart(bound: partData(record), body)])
    ]
  }

  /// The log is pulled, and this page does not look again.
  fileprivate mutating func readLogInstead() -> [Effect] {
    sync.checkpoints.taking = nil
    return []
  }

  // To the server

  /// Where everything is here and can be read.
  mutating func offer(after latest: Checkpoint?) -> [Effect] {
    guard let replica = sync.record?.replica, let epoch = replica.epoch,
      !sync.checkpoints.isFutile,
      replica.isCheckpointDue(last: sync.checkpoints.last ?? 0)
    else { return [] }
    guard
      let logged = replica.logged(
        storedChanges, head: sync.head ?? 0, hasUnreadable: !records.journal.unreadable.isEmpty),
      let cut = CheckpointCut(logged, sequence: replica.cursor, last: latest)
    else { return giveUp() }
    let offering = CheckpointOffering(epoch: epoch, cut: cut)
    sync.checkpoints.offering = offering
    return goOn(offering)
  }

  mutating func goOn(_ offering: CheckpointOffering) -> [Effect] {
    guard let record = sync.record, record.replica.epoch == offering.epoch else {
      return giveUp()
    }
    if !offering.body.isEmpty { return sendPart(offering.body) }
    if offering.names.count < offering.packs.count {
      sync.work = .checkpoint(.sealingPart)
      let part = SealedPart(bound: partData(record), offering.packs[offering.names.count])
      return [.seal(token: sync.nextToken(), key: record.vaultKey, [part])]
    }
    guard let checkpoint = offering.cut.named(offering.names) else { return giveUp() }
    sync.work = .checkpoint(.sealingList(checkpoint))
    let bound = SealedCheckpoint.associatedData(
      account: record.replica.account, keyVersion: record.keyVersion, epoch: offering.epoch,
      sequence: checkpoint.sequence)
    return [
      .seal(
        token: sync.nextToken(), key: record.vaultKey,
        [SealedPart(bound: bound, checkpoint.bytes)])
    ]
  }

  mutating func sealedPart(_ body: [UInt8]) -> [Effect] {
    sync.work = .none
    guard !body.isEmpty else { return giveUp() }
    sync.checkpoints.offering?.body = body
    return sendPart(body)
  }

  private mutating func sendPart(_ body: [UInt8]) -> [Effect] {
    sync.work = .checkpoint(.sendingPart)
    let path = Desk.partsPath + Hex.encode(SHA256.hash(body))
    return [.ask(token: sync.nextToken(), Ask(.put, path, body: CheckpointPart.json(body)))]
  }

  mutating func sentPart(_ answer: Answer, _ moment: Moment) -> [Effect] {
    guard answer.isGood else { return refused(answer, moment) }
    guard let offering = sync.checkpoints.offering else { return [] }
    sync.checkpoints.offering?.names.append(SHA256.hash(offering.body))
    sync.checkpoints.offering?.body = []
    return []
  }

  mutating func sealedList(_ checkpoint: Checkpoint, _ body: [UInt8]) -> [Effect] {
    sync.work = .none
    guard let record = sync.record, let offering = sync.checkpoints.offering, !body.isEmpty
    else { return giveUp() }
    let sealed = SealedCheckpoint(
      epoch: offering.epoch, sequence: checkpoint.sequence, keyVersion: record.keyVersion,
      body: body)
    let offer = CheckpointOffer(sealed, parts: checkpoint.parts.map { $0.name })
    sync.work = .checkpoint(.sendingList(checkpoint))
    return [
      .ask(
        token: sync.nextToken(), Ask(.put, Desk.checkpointsPath, body: offer.bytes))
    ]
  }

  mutating func sentList(
    _ checkpoint: Checkpoint, _ answer: Answer, _ moment: Moment
  ) -> [Effect] {
    guard answer.isGood else { return refused(answer, moment) }
    sync.checkpoints.offering = nil
    sync.checkpoints.last = checkpoint.sequence
    return []
  }

  /// A busy server is asked again; anything else waits for the next start.
  private mutating func refused(_ answer: Answer, _ moment: Moment) -> [Effect] {
    if answer.status == 503 || answer.status == 429 {
      return troubled(.odd, moment, after: answer.retrySeconds)
    }
    return giveUp()
  }

  private mutating func giveUp() -> [Effect] {
    sync.checkpoints.offering = nil
    sync.checkpoints.isFutile = true
    return []
  }

  private func partData(_ record: AccountRecord) -> [UInt8] {
    Checkpoint.partData(account: record.replica.account, keyVersion: record.keyVersion)
  }
}

extension State {
  mutating func openedPart(_ bytes: [UInt8]?, _ moment: Moment) -> [Effect] {
    desk.sync.work = .none
    guard var taking = desk.sync.checkpoints.taking,
      let changes = bytes.flatMap({ State.changes(in: $0) })
    else { return desk.readLogInstead() }
    desk.sync.checkpoints.taking = nil
    taking.changes += changes
    taking.parts += 1
    guard taking.parts == taking.checkpoint.parts.count else {
      desk.sync.checkpoints.taking = taking
      return []
    }
    return take(taking, moment)
  }

  /// Nothing for a form that this version cannot read: the log has each change by itself.
  private static func changes(in bytes: [UInt8]) -> [Change]? {
    do throws(PackError) {
      let pack = try Pack(bytes)
      return pack.unreadable.isEmpty ? pack.changes : nil
    } catch {
      return nil
    }
  }

  /// All of it goes to the disk together with how far it reaches.
  private mutating func take(_ taking: CheckpointTaking, _ moment: Moment) -> [Effect] {
    guard var record = desk.sync.record else { return [] }
    let held = desk.sync.held
    let outcome = record.replica.took(
      taking.checkpoint, taking.changes, epoch: taking.answer.epoch, time: taking.answer.time,
      holding: { held[$0] })
    switch outcome {
    case .ignored: return desk.readLogInstead()
    case .renumber(let extent): return desk.rewrite(.renumber(extent), moment)
    case .taken(let pulled):
      return keep(pulled, record, moment)
    }
  }
}
