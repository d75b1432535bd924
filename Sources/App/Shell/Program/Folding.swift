// Many small records become few chunks, so that a start stays quick after ten years.
import Engine

extension BackupsState {
  /// The chunks that change when everything in the log moves into chunks.
  func fold(_ moment: Moment, _ desk: inout Desk) -> [Effect] {
    if case .rewriting(let rewriting) = desk.sync.work { return desk.rewritten(rewriting, moment) }
    let damaged = desk.storage.facts.damaged
    guard damaged == 0 || desk.isMended, !desk.storage.logged.isEmpty, !desk.isDemo else {
      return []
    }
    // A copy of the week asks for the quiet moment too; a short log stays as it is then.
    guard desk.isLogLong || !desk.records.journal.unreadable.isEmpty || !snapshotIsDue(moment, desk)
    else {
      return []
    }
    var byKey: [String: [Change]] = [:]
    for change in desk.storage.logged {
      byKey[desk.chunkKey(of: change), default: []].append(change)
    }
    if !desk.records.journal.unreadable.isEmpty { byKey[Desk.baseKey, default: []] += [] }
    var chunks: [StoredChunk] = []
    for key in Array(byKey.keys).ordered(by: { $0 < $1 }) {
      guard let chunk = desk.merged(byKey[key] ?? [], into: key) else { return [] }
      chunks.append(chunk)
    }
    desk.storage.folding = (chunks, desk.storage.logged.count, damaged)
    return [.writeChunks(chunks, throughRecord: desk.storage.lastRecord, putsAside: damaged)]
  }
}

extension Desk {
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
    storage.facts.damaged -= min(putsAside, storage.facts.damaged)
    for chunk in chunks { storage.chunks[chunk.key] = chunk.bytes }
    storage.logged.removeFirst(min(changes, storage.logged.count))
    storage.folding = nil
    storage.facts.records = count
  }

  /// Chunks hold the entities of one month; what belongs to no day is in the base.
  func chunkKey(of change: Change) -> String {
    Happening.day(of: records.journal[change.entity])?.month.text ?? Desk.baseKey
  }

  static let baseKey = "base"

  fileprivate func merged(_ changes: [Change], into key: String) -> StoredChunk? {
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
      key == Desk.baseKey
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
