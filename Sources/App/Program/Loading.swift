// From the store into memory, when the app starts and when another tab has written.
import Engine

extension State {
  mutating func load(chunk bytes: [UInt8]) {
    guard let chunk = ChunkContent(bytes) else {
      // Kept where it is: a later version may read it, and folding stays off until then.
      storage.facts.damaged += 1
      return
    }
    records.reserve(records.all.count + chunk.pack.changes.count)
    apply(chunk.pack.changes)
    for record in chunk.pack.unreadable { records.keep(unreadable: record) }
    storage.chunks[chunk.key] = bytes
  }

  mutating func load(record number: Int, _ bytes: [UInt8]) {
    storage.lastRecord = max(storage.lastRecord, number)
    do throws(PackError) {
      let pack = try Pack(bytes)
      apply(pack.changes)
      storage.logged += pack.changes
      for record in pack.unreadable { records.keep(unreadable: record) }
    } catch {
      keep(bytes, error)
    }
    if storage.isOpen { overview = Overview(records) }
  }

  /// Bytes of a later version are kept as they are; bytes that are no pack count as damaged.
  private mutating func keep(_ bytes: [UInt8], _ error: PackError) {
    if case .later = error {
      records.keep(unreadable: bytes)
    } else {
      storage.facts.damaged += 1
    }
  }
}
