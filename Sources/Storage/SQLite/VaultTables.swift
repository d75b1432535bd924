// The tables of the vault: the log of each account, and what was said about offered numbers.

import GRDB

enum VaultTables {
  static func register(in migrator: inout DatabaseMigrator) {
    migrator.registerMigration("vault 1") { database in
      try database.execute(
        sql: """
          CREATE TABLE heads (
            account TEXT NOT NULL PRIMARY KEY REFERENCES accounts(id) ON DELETE CASCADE,
            head INTEGER NOT NULL,
            bytes INTEGER NOT NULL
          ) WITHOUT ROWID
          """)
    }
  }
}
