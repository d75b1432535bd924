// Addresses that an operator lets in for a while, whatever strangers were refused there.

import Engine
import Foundation
import GRDB

enum AdmissionTables {
  static func register(in migrator: inout DatabaseMigrator) {
    migrator.registerMigration("admissions 1") { database in
      try database.execute(
        sql: """
          CREATE TABLE admissions (
            name BLOB NOT NULL PRIMARY KEY,
            until INTEGER NOT NULL
          ) STRICT, WITHOUT ROWID
          """)
    }
  }
}

extension SQLiteAccountStore {
  /// Forgets what was refused at the address, too.
  public func admit(_ name: [UInt8], until: Instant) async throws(StorageError) {
    try await transaction { database in
      try database.execute(sql: "DELETE FROM refusals WHERE name = ?", arguments: [Data(name)])
      try database.execute(
        sql: "INSERT OR REPLACE INTO admissions VALUES (?, ?)",
        arguments: [Data(name), until.milliseconds])
    }
  }

  public func isAdmitted(_ name: [UInt8], now: Instant) async throws(StorageError) -> Bool {
    try await transaction { database in
      try Int.fetchOne(
        database, sql: "SELECT 1 FROM admissions WHERE name = ? AND until > ?",
        arguments: [Data(name), now.milliseconds]) != nil
    }
  }
}
