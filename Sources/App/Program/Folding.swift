// Many small records become few chunks, so that a start stays quick after ten years.
import Engine

extension State {
  /// The chunks that change when everything in the log moves into chunks.
  mutating func fold(_ moment: Moment) -> [Effect] {
    if case .rewriting(let rewriting) = sync.work { return rewritten(rewriting, moment) }
    let putsAside = isMended
    guard storage.facts.damaged == 0 || putsAside, !storage.logged.isEmpty, !isDemo else {
      return []
    }
    // A copy of the week asks for the quiet moment too; a short log stays as it is then.
    guard isLogLong || !records.journal.unreadable.isEmpty || !snapshotIsDue(moment) else {
      return []
    }
    var byKey: [String: [Change]] = [:]
    for change in storage.logged { byKey[chunkKey(of: change), default: []].append(change) }
    if !records.journal.unreadable.isEmpty { byKey[State.baseKey, default: []] += [] }
    var chunks: [StoredChunk] = []
    for key in Array(byKey.keys).ordered(by: { $0 < $1 }) {
      guard let chunk = merged(byKey[key] ?? [], into: key) else { return [] }
      chunks.append(chunk)
    }
    storage.folding = (chunks, storage.logged.count, putsAside)
    return [.writeChunks(chunks, throughRecord: storage.lastRecord, putsAside: putsAside)]
  }

  /// Whatever the server has of the damaged parts is here again, so they need not be in the way of
  /// what rests while there are any.
  var isMended: Bool {
    guard let replica = sync.record?.replica, sync.isActive, sync.isLeading,
      storage.facts.damaged > 0, storage.misread == 0
    else { return false }
    return replica.mended == Int64(storage.facts.damaged) && sync.head == replica.cursor
  }

  var isLogLong: Bool {
    storage.facts.records > Storage.recordsBeforeFolding
      || storage.logged.count > Storage.changesBeforeFolding
  }

  /// The chunks are on the disk and the records that they hold are gone from the log.
  mutating func folded(records count: Int) {
    guard let (chunks, changes, putsAside) = storage.folding else { return }
    if putsAside { storage.facts.damaged = 0 }
    for chunk in chunks { storage.chunks[chunk.key] = chunk.bytes }
    storage.logged.removeFirst(min(changes, storage.logged.count))
    storage.folding = nil
    storage.facts.records = count
  }

  /// Chunks hold the entities of one month; what belongs to no day is in the base.
  func chunkKey(of change: Change) -> String {
    guard let number = records.journal[change.entity]?["day"]?.asInt, let day = Day(stored: number)
    else { return State.baseKey }
    return day.month.text
  }

  static let baseKey = "base"

  private func merged(_ changes: [Change], into key: String) -> StoredChunk? {
    var old: [Change] = []
    if let bytes = storage.chunks[key] {
      // A chunk that cannot be read must not be replaced.
      guard let chunk = ChunkContent(bytes) else { return nil }
      old = chunk.pack.allChanges
    }
    var known = Set<Identifier>()
    for change in old { known.insert(change.id) }
    return chunk(of: old + changes.filter { !known.contains($0.id) }, under: key)
  }

  func chunk(of changes: [Change], under key: String) -> StoredChunk {
    let ordered = changes.ordered {
      ($0.device, $0.number, $0.id) < ($1.device, $1.number, $1.id)
    }
    let unreadable =
      key == State.baseKey
      ? Array(records.journal.unreadable).ordered { $0.lexicographicallyPrecedes($1) } : []
    let bytes = PackWriter.columns(ordered, unreadable: unreadable)
    return StoredChunk(key: key, bytes: ChunkContent.bytes(key: key, pack: bytes))
  }
}

/// A chunk as the store keeps it: its own key, then a pack, which may have columns.
struct ChunkContent {
  let key: String
  let pack: Pack

  static let longestKey = 32

  static func bytes(key: String, pack: [UInt8]) -> [UInt8] {
    var writer = ByteWriter()
    writer.text(key)
    writer.raw(pack)
    return writer.bytes
  }

  /// Nothing for bytes that are no chunk of this version.
  init?(_ bytes: [UInt8]) {
    var reader = ByteReader(bytes)
    do throws(BytesError) {
      key = try reader.text(limit: ChunkContent.longestKey)
      let rest = try reader.raw(count: reader.remaining)
      do throws(PackError) { pack = try Pack(stored: rest) } catch { return nil }
    } catch {
      return nil
    }
  }
}
