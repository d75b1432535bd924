// Which invitations were used, and how many accounts there are.

import Engine
import Foundation
import GRDB

enum InvitationTables {
  static func register(in migrator: inout DatabaseMigrator) {
    migrator.registerMigration("invitations 1") { database in
      try database.execute(
        sql: """
          CREATE TABLE used_invitations (
            name BLOB NOT NULL PRIMARY KEY,
            holder BLOB NOT NULL,
            expires_at INTEGER NOT NULL
          ) STRICT, WITHOUT ROWID
          """)
    }
    // Whether it stands beside the copies, too.
    migrator.registerMigration("invitations 2") { database in
      try database.execute(
        sql: "ALTER TABLE used_invitations ADD COLUMN is_told INTEGER NOT NULL DEFAULT 0")
    }
  }
}

extension SQLiteAccountStore {
  public func useInvitation(
    _ name: [UInt8], holder: [UInt8], until: Instant, now: Instant
  ) async throws(StorageError) -> Bool {
    try await told { database in
      try database.execute(
        sql: "DELETE FROM used_invitations WHERE expires_at <= ?", arguments: [now.milliseconds])
      try database.execute(
        sql: "INSERT INTO used_invitations VALUES (?, ?, ?, 0) ON CONFLICT (name) DO NOTHING",
        arguments: [Data(name), Data(holder), until.milliseconds])
      let kept = try Data.fetchOne(
        database, sql: "SELECT holder FROM used_invitations WHERE name = ?",
        arguments: [Data(name)])
      return kept == Data(holder)
    }
  }
}

extension SQLiteDatabase {
  /// Accounts, and bytes of the file in use.
  public func size() async throws -> (accounts: Int64, bytes: Int64) {
    try await queue.read { database in
      func number(_ sql: String) throws -> Int64 { try Int64.fetchOne(database, sql: sql) ?? 0 }
      let pages = try number("PRAGMA page_count") - number("PRAGMA freelist_count")
      let bytes = try pages * number("PRAGMA page_size")
      return (try number("SELECT count(*) FROM accounts"), bytes)
    }
  }
}
