// Notes which accounts have changed in what opens them, until that stands beside the copies, too.

import GRDB

/// The notes are taken by the database itself, so that no way to change an account forgets them.
enum AccessTables {
  static func register(in migrator: inout DatabaseMigrator) {
    migrator.registerMigration("access 1") { database in
      try database.execute(sql: tables + onAccounts)
      for table in ["passkeys", "provider_links"] {
        for (event, row) in [("INSERT", "NEW"), ("DELETE", "OLD")] {
          try database.execute(
            sql: """
              CREATE TRIGGER \(table)_access_\(event) AFTER \(event) ON \(table) BEGIN
                \(count(row + ".account"))
              END
              """)
        }
      }
    }
  }

  /// `version` counts the changes of one account, so that nothing depends on a clock.
  private static let tables = """
    CREATE TABLE access_versions (
      account TEXT NOT NULL PRIMARY KEY,
      version INTEGER NOT NULL,
      is_told INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE erased_accounts (
      account TEXT NOT NULL PRIMARY KEY
    ) STRICT, WITHOUT ROWID;

    """

  private static let onAccounts = """
    CREATE TRIGGER accounts_access AFTER UPDATE OF email, salt, rounds, sign_in, key_version,
      password_wrap, recovery_wrap, deletion_at ON accounts BEGIN
      \(count("NEW.id"))
    END;
    CREATE TRIGGER accounts_erased AFTER DELETE ON accounts BEGIN
      INSERT OR IGNORE INTO erased_accounts VALUES (OLD.id);
    END;
    """

  private static func count(_ account: String) -> String {
    """
    INSERT INTO access_versions VALUES (\(account), 1, 0)
      ON CONFLICT (account) DO UPDATE SET version = version + 1, is_told = 0;
    """
  }
}
