// Between sync and the store: what is on the disk, what has still to go out, and how the store is
// written anew.
import Engine

extension Desk {
  /// Lies beside the journal and comes before it.
  mutating func load(account bytes: [UInt8]) {
    sync.record = AccountRecord(bytes: bytes)
    sync.remembered = RememberedKey.list(bytes: bytes) ?? []
  }

  /// Changes that are on the disk.
  mutating func note(stored changes: [Change]) {
    if sync.isOn { offer(stored: changes) }
  }

  @inline(never)  // Not of a first visit.
  private mutating func offer(stored changes: [Change]) {
    guard let replica = sync.record?.replica else { return }
    for change in changes {
      sync.held[change.id] = change.bare
      if change.device == replica.device && change.number > replica.acknowledged {
        sync.outbox.append(change)
      }
    }
  }

  /// Everything has been loaded, perhaps not in the order of the numbers.
  mutating func orderOutbox() {
    sync.outbox = sync.outbox.ordered { $0.number < $1.number }
  }

  /// Looks at the whole store again: the account is new here.
  mutating func collectStored() {
    sync.outbox = []
    sync.held = [:]
    note(stored: storedChanges)
    orderOutbox()
  }

  /// Every change on the disk that this version can read.
  var storedChanges: [Change] {
    var changes: [Change] = []
    for key in Array(storage.chunks.keys).ordered(by: { $0 < $1 }) {
      if let chunk = ChunkContent(storage.chunks[key] ?? []) { changes += chunk.pack.allChanges }
    }
    return changes + storage.logged
  }

  /// This tab speaks with the server now, and starts with what is on the disk.
  mutating func led(_ bytes: [UInt8]) {
    sync.isLeading = true
    sync.work = .none
    guard let record = AccountRecord(bytes: bytes) else {
      load(account: bytes)
      return
    }
    sync.record = record
    sync.outbox.removeAll {
      $0.device != record.replica.device || $0.number <= record.replica.acknowledged
    }
  }

  mutating func followed() {
    sync.isLeading = false
    sync.isListening = false
    sync.work = .none
    // The one that leads now fetches the same.
    storage.pending.removeAll { !$0.isOwn }
  }

  /// What was fetched, on its way to the disk with the record that goes with it.
  mutating func write(
    pulled: Pulled, _ record: AccountRecord, _ moment: Moment
  ) -> [Effect] {
    let new = PendingWrite(
      token: storage.nextToken, drafts: [], changes: pulled.changes, unreadable: pulled.unreadable,
      record: record)
    storage.nextToken += 1
    take(pulled.changes)
    for bytes in pulled.unreadable { records.keep(unreadable: bytes) }
    storage.pending.append(new)
    return [new.save]
  }

  /// Asks for the store to be written anew; the app then starts again from it.
  mutating func rewrite(_ rewriting: SyncState.Rewriting, _ moment: Moment) -> [Effect] {
    // Each rewriting is a new life of the app; a server that always asks for another one waits.
    if device.life > Desk.mostRewritings {
      return troubled(.odd, moment, after: Desk.rewritingPause)
    }
    sync.work = .rewriting(rewriting)
    return [.rewriteStore]
  }

  private static let mostRewritings: Int64 = 5
  /// Seconds; each time the whole journal goes out again.
  private static let rewritingPause: Int64 = 3600

  /// The whole store as it is to be, under the lock.
  mutating func rewritten(_ rewriting: SyncState.Rewriting, _ moment: Moment) -> [Effect] {
    guard var record = sync.record else { return troubled(.odd, moment) }
    // What the store cannot read is no reason to keep back the rest. The page keeps parts that do
    // not open; parts of another form go along to the byte.
    for bytes in storage.unread { records.keep(unreadable: bytes) }
    let stored = storedChanges
    var changes = stored
    var next = clock
    switch rewriting {
    case .renumber(let extent):
      let result = Renumbering.renumbered(
        stored, extent, acknowledged: record.replica.acknowledged, clock,
        as: moment.entropy.identifier().high)
      record.replica.renumber(extent, as: result.clock)
      // A server that was put back may lack the key pair.
      record.pairVersion = 0
      (changes, next) = (result.changes, result.clock)
    case .restamp(let limit):
      let result = Restamping.restamped(stored, record.replica, clock, notAfter: limit)
      record.replica.stampBack()
      (changes, next) = (result.changes, result.clock)
    case .replace(let others):
      var byName: [Identifier: Change] = [:]
      for change in others { byName[change.id] = change }
      changes = stored.map { byName[$0.id] ?? $0 }
    }
    let chunks = wholeChunks(changes)
    return [
      .writeChunks(
        chunks, throughRecord: storage.lastRecord,
        anew: StoreHead(clock: next.bytes, account: record.bytes))
    ]
  }

  private func wholeChunks(_ changes: [Change]) -> [StoredChunk] {
    var byKey: [String: [Change]] = [Desk.baseKey: []]
    for key in storage.chunks.keys { byKey[key] = [] }
    for change in changes { byKey[chunkKey(of: change), default: []].append(change) }
    var chunks: [StoredChunk] = []
    for key in Array(byKey.keys).ordered(by: { $0 < $1 }) {
      chunks.append(chunk(of: byKey[key] ?? [], under: key))
    }
    return chunks
  }
}

extension Change {
  /// The change without what it says, apart from its kind.
  fileprivate var bare: Change {
    Change(
      id: id, device: device, number: number, stamp: stamp, entity: entity, kind: kind,
      action: .delete)
  }
}
