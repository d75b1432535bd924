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
  }
}

extension SQLiteDatabase {
  /// Whether the invitation is the holder's: nobody else has used it. Those that have run out are
  /// forgotten, as they are refused by their own date.
  public func useInvitation(
    _ name: [UInt8], holder: [UInt8], until: Instant, now: Instant
  ) async throws -> Bool {
    try await queue.write { database in
      try database.execute(
        sql: "DELETE FROM used_invitations WHERE expires_at <= ?", arguments: [now.milliseconds])
      try database.execute(
        sql: "INSERT INTO used_invitations VALUES (?, ?, ?) ON CONFLICT (name) DO NOTHING",
        arguments: [Data(name), Data(holder), until.milliseconds])
      let kept = try Data.fetchOne(
        database, sql: "SELECT holder FROM used_invitations WHERE name = ?",
        arguments: [Data(name)])
      return kept == Data(holder)
    }
  }

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
