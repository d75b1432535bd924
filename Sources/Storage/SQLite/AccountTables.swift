// The tables of accounts, sessions and devices.

import GRDB

enum AccountTables {
  static func register(in migrator: inout DatabaseMigrator) {
    migrator.registerMigration("accounts 1") { database in
      for table in tables { try database.execute(sql: table) }
    }
  }

  private static let tables = [accounts, signUps, mailTokens, sessions, refreshTokens, refusals]

  private static let accounts = """
    CREATE TABLE accounts (
      id TEXT NOT NULL PRIMARY KEY,
      email TEXT NOT NULL UNIQUE,
      salt BLOB NOT NULL,
      rounds INTEGER NOT NULL,
      sign_in TEXT NOT NULL,
      wrap_name TEXT NOT NULL,
      key_version INTEGER NOT NULL,
      password_wrap BLOB,
      recovery_wrap BLOB,
      language TEXT NOT NULL,
      created_at INTEGER NOT NULL,
      deletion_at INTEGER
    ) WITHOUT ROWID
    """

  /// Sign-ups that wait for their mail to be answered; an address may wait more than once.
  private static let signUps = """
    CREATE TABLE sign_ups (
      token BLOB NOT NULL PRIMARY KEY,
      email TEXT NOT NULL,
      salt BLOB NOT NULL,
      rounds INTEGER NOT NULL,
      sign_in TEXT NOT NULL,
      wrap_name TEXT NOT NULL,
      password_wrap BLOB NOT NULL,
      recovery_wrap BLOB NOT NULL,
      language TEXT NOT NULL,
      expires_at INTEGER NOT NULL
    ) WITHOUT ROWID
    """

  /// A reset, or, with an address, a change to it.
  private static let mailTokens = """
    CREATE TABLE mail_tokens (
      token BLOB NOT NULL PRIMARY KEY,
      account TEXT NOT NULL REFERENCES accounts(id) ON DELETE CASCADE,
      email TEXT,
      expires_at INTEGER NOT NULL
    ) WITHOUT ROWID
    """

  private static let sessions = """
    CREATE TABLE sessions (
      id TEXT NOT NULL PRIMARY KEY,
      account TEXT NOT NULL REFERENCES accounts(id) ON DELETE CASCADE,
      device TEXT NOT NULL,
      name TEXT NOT NULL,
      created_at INTEGER NOT NULL,
      seen_at INTEGER NOT NULL,
      UNIQUE (account, device)
    ) WITHOUT ROWID
    """

  private static let refreshTokens = """
    CREATE TABLE refresh_tokens (
      token BLOB NOT NULL PRIMARY KEY,
      session TEXT NOT NULL REFERENCES sessions(id) ON DELETE CASCADE,
      used_at INTEGER
    ) WITHOUT ROWID;
    CREATE INDEX refresh_tokens_session ON refresh_tokens(session);
    CREATE INDEX mail_tokens_account ON mail_tokens(account);
    """

  private static let refusals = """
    CREATE TABLE refusals (
      name BLOB NOT NULL PRIMARY KEY,
      count INTEGER NOT NULL,
      at INTEGER NOT NULL
    ) WITHOUT ROWID
    """
}
