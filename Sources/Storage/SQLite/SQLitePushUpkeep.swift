// Forgetting boxes that nobody uses, and what was sent long ago.

import Engine
import GRDB

extension SQLitePushStore {
  /// In pieces, so that whoever else waits for the one connection gets a turn in between.
  public func purge(now: Instant) async throws(StorageError) {
    let idle = now.milliseconds - StorageLimits.pushIdleMilliseconds
    let old = now.milliseconds - StorageLimits.pushMemoryMilliseconds
    for (table, key, condition, time) in [
      ("boxes", "box", "seen < ?", idle), ("slots", "box, slot", "used < ?", old),
      ("deliveries", "box, id", "begun < ?", old), ("deliveries", "box, id", "dropped < ?", old),
    ] {
      let rows = table == "boxes" ? StorageLimits.erasedBodies : StorageLimits.erasedRows
      while try await transaction({ database in
        try database.execute(
          sql: """
            DELETE FROM \(table) WHERE (\(key)) IN (
              SELECT \(key) FROM \(table) WHERE \(condition) LIMIT ?)
            """, arguments: [time, rows])
        return database.changesCount > 0
      }) {}
    }
    await emptyLog()
  }
}
