// Vault keys that people let this server keep, sealed under the server's own secret.

import Engine
import Foundation
import GRDB

enum SpareKeyTables {
  static func register(in migrator: inout DatabaseMigrator) {
    migrator.registerMigration("spare keys 1") { database in
      try database.execute(
        sql: """
          CREATE TABLE spare_keys (
            account TEXT NOT NULL PRIMARY KEY REFERENCES accounts(id) ON DELETE CASCADE,
            sealed BLOB NOT NULL
          ) STRICT, WITHOUT ROWID
          """)
    }
  }
}

extension SQLiteAccountStore {
  public func spareKey(of account: Identifier) async throws(StorageError) -> [UInt8]? {
    try await transaction { database in
      try Data.fetchOne(
        database, sql: "SELECT sealed FROM spare_keys WHERE account = ?",
        arguments: [account.text]
      ).map { Array($0) }
    }
  }

  public func setSpareKey(
    of account: Identifier, _ sealed: [UInt8]?
  ) async throws(StorageError) {
    try await transaction { database in
      guard let sealed else {
        return try database.execute(
          sql: "DELETE FROM spare_keys WHERE account = ?", arguments: [account.text])
      }
      try database.execute(
        sql: """
          INSERT INTO spare_keys (account, sealed) VALUES (?1, ?2)
          ON CONFLICT DO UPDATE SET sealed = ?2
          """,
        arguments: [account.text, Data(sealed)])
    }
  }
}
