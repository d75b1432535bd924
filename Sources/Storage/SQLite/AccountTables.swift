// The tables of accounts, sessions and devices.

import GRDB

enum AccountTables {
  static func register(in migrator: inout DatabaseMigrator) {
    migrator.registerMigration("accounts 1") { database in
      try database.execute(
        sql: """
          CREATE TABLE accounts (
            id TEXT NOT NULL PRIMARY KEY,
            email TEXT NOT NULL UNIQUE
          ) WITHOUT ROWID
          """)
    }
  }
}
