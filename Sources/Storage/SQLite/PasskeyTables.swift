// The table of passkeys.

import GRDB

enum PasskeyTables {
  static func register(in migrator: inout DatabaseMigrator) {
    migrator.registerMigration("passkeys 1") { try $0.execute(sql: passkeys) }
  }

  private static let passkeys = """
    CREATE TABLE passkeys (
      id TEXT NOT NULL PRIMARY KEY,
      account TEXT NOT NULL REFERENCES accounts(id) ON DELETE CASCADE,
      credential BLOB NOT NULL UNIQUE,
      public_key BLOB NOT NULL,
      counter INTEGER NOT NULL,
      name TEXT NOT NULL,
      wrap BLOB,
      created_at INTEGER NOT NULL,
      used_at INTEGER
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX passkeys_account ON passkeys(account);
    """
}
