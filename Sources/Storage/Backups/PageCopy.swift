// Copies the pages of a database in slices, so that whoever waits for it is let in between two.

import GRDB
import GRDBSQLite

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// SQLite's own copying. What the source's connection writes between two slices reaches the copy
/// by itself; with a write of another connection it begins anew.
enum PageCopy {
  /// `pages` is the size of a slice; below 0 there is one slice.
  static func run(
    _ source: DatabaseQueue, to target: Database, pages: CInt, between: () throws -> Void
  ) throws {
    let started = source.inDatabase { database in
      sqlite3_backup_init(target.sqliteConnection, "main", database.sqliteConnection, "main")
    }
    guard let backup = started else { throw DatabaseFileError.cannotOpen("the copy") }
    defer { source.inDatabase { _ in _ = sqlite3_backup_finish(backup) } }
    while true {
      let code = source.inDatabase { _ in sqlite3_backup_step(backup, pages) }
      switch code {
      case SQLITE_DONE: return
      case SQLITE_OK: try between()
      case SQLITE_BUSY, SQLITE_LOCKED: usleep(StorageLimits.copyPause)
      default: throw DatabaseError(resultCode: ResultCode(rawValue: code))
      }
    }
  }
}
