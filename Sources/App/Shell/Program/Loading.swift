// From the store into memory, when the app starts and when another tab has written.
import Engine

extension Desk {
  mutating func load(chunk bytes: [UInt8]) {
    guard let chunk = ChunkContent(bytes) else {
      // Kept where it is: a later version may read it, and folding stays off until then.
      storage.facts.damaged += 1
      storage.misread += 1
      storage.unread.append(bytes)
      return
    }
    let changes = chunk.pack.allChanges
    records.reserve(records.all.count + changes.count)
    apply(changes)
    note(stored: changes)
    for record in chunk.pack.unreadable { records.keep(unreadable: record) }
    storage.chunks[chunk.key] = bytes
  }

  mutating func load(record number: Int, _ bytes: [UInt8]) {
    storage.lastRecord = max(storage.lastRecord, number)
    do throws(PackError) {
      let pack = try Pack(bytes)
      storage.logged += pack.changes
      note(stored: pack.changes)
      take(pack.changes, unreadable: pack.unreadable)
    } catch {
      keep(bytes, error)
    }
  }

  /// What was written elsewhere belongs into the person's own journal, over which a made-up one
  /// may lie.
  private mutating func take(_ changes: [Change], unreadable: [[UInt8]]) {
    if isDemo {
      storage.beforeDemo?.take(changes, unreadable: unreadable)
    } else {
      if storage.isOpen { take(changes) } else { apply(changes) }
      for record in unreadable { records.keep(unreadable: record) }
    }
  }

  /// Bytes of a later version are kept as they are; bytes that are no pack count as damaged.
  private mutating func keep(_ bytes: [UInt8], _ error: PackError) {
    if case .later = error {
      take([], unreadable: [bytes])
    } else {
      storage.facts.damaged += 1
      storage.misread += 1
    }
  }
}
