// Accounts without a password, and the tables of who is known by a sign-in provider.

import GRDB

enum ProviderTables {
  static func register(in migrator: inout DatabaseMigrator) {
    migrator.registerMigration("providers 1") { try $0.execute(sql: accounts + providers) }
  }

  /// SQLite takes no NOT NULL away, so the table is written anew. The migrator has foreign keys
  /// turned off for that, and checks them before it commits.
  private static let accounts = """
    CREATE TABLE accounts_2 (
      id TEXT NOT NULL PRIMARY KEY,
      email TEXT NOT NULL UNIQUE,
      salt BLOB,
      rounds INTEGER,
      sign_in TEXT,
      wrap_name TEXT NOT NULL,
      key_version INTEGER NOT NULL,
      password_wrap BLOB,
      recovery_wrap BLOB,
      language TEXT NOT NULL,
      created_at INTEGER NOT NULL,
      deletion_at INTEGER
    ) WITHOUT ROWID;
    INSERT INTO accounts_2 SELECT id, email, salt, rounds, sign_in, wrap_name, key_version,
      password_wrap, recovery_wrap, language, created_at, deletion_at FROM accounts;
    DROP TABLE accounts;
    ALTER TABLE accounts_2 RENAME TO accounts;

    """

  private static let providers = """
    CREATE TABLE provider_links (
      provider TEXT NOT NULL,
      subject TEXT NOT NULL,
      account TEXT NOT NULL REFERENCES accounts(id) ON DELETE CASCADE,
      refresh_token BLOB,
      PRIMARY KEY (provider, subject),
      UNIQUE (account, provider)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE provider_tickets (
      ticket BLOB NOT NULL PRIMARY KEY,
      provider TEXT NOT NULL,
      subject TEXT NOT NULL,
      email TEXT,
      name TEXT,
      refresh_token BLOB,
      expires_at INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    """
}
