// What opens an account, as rows of the list beside the copies.

import Engine
import Foundation
import GRDB

enum AccessRows {
  static let tables = """
    CREATE TABLE IF NOT EXISTS access (
      account TEXT NOT NULL PRIMARY KEY,
      version INTEGER NOT NULL,
      at INTEGER NOT NULL,
      email TEXT NOT NULL,
      salt BLOB,
      rounds INTEGER,
      sign_in TEXT,
      key_version INTEGER NOT NULL,
      password_wrap BLOB,
      recovery_wrap BLOB,
      deletion_at INTEGER,
      key_ring BLOB
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS passkeys (
      id TEXT NOT NULL PRIMARY KEY,
      account TEXT NOT NULL,
      credential BLOB NOT NULL,
      public_key BLOB NOT NULL,
      counter INTEGER NOT NULL,
      name TEXT NOT NULL,
      wrap BLOB,
      created_at INTEGER NOT NULL,
      used_at INTEGER
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS provider_links (
      provider TEXT NOT NULL,
      subject TEXT NOT NULL,
      account TEXT NOT NULL,
      refresh_token BLOB,
      PRIMARY KEY (provider, subject)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS used_invitations (
      name BLOB NOT NULL PRIMARY KEY,
      holder BLOB NOT NULL,
      expires_at INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS erased (
      mark BLOB NOT NULL PRIMARY KEY,
      at INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    """

  /// The tables that an account has several rows in, and how many columns they have.
  static let ways = [("passkeys", 9), ("provider_links", 4)]

  static func marks(_ count: Int) -> String {
    repeatElement("?", count: count).joined(separator: ", ")
  }

  /// All of one account, in the place of what was written down before.
  static func copy(
    _ account: String, from source: Database, to ledger: Database, _ now: Instant
  ) throws {
    try forget(account, in: ledger)
    let row = try Row.fetchOne(
      source,
      sql: """
        SELECT id, version, ?, email, salt, rounds, sign_in, key_version, password_wrap,
          recovery_wrap, deletion_at, sealed
        FROM accounts JOIN access_versions ON access_versions.account = id
        LEFT JOIN key_rings ON key_rings.account = id WHERE id = ?
        """, arguments: [now.milliseconds, account])
    guard let row else { return }
    try ledger.execute(
      sql: "INSERT INTO access VALUES (\(marks(12)))",
      arguments: StatementArguments(row.databaseValues))
    for (table, columns) in ways {
      try copy(table, columns, of: account, from: source, to: ledger)
    }
  }

  /// Other holders of the same passkey or link give way: the newest word counts.
  static func copy(
    _ table: String, _ columns: Int, of account: String, from source: Database,
    to target: Database
  ) throws {
    let rows = try Row.fetchAll(
      source, sql: "SELECT * FROM \(table) WHERE account = ?", arguments: [account])
    for row in rows {
      try target.execute(
        sql: "INSERT OR REPLACE INTO \(table) VALUES (\(marks(columns)))",
        arguments: StatementArguments(row.databaseValues))
    }
  }

  /// Adds those that were used to those that are written down.
  static func copyInvitations(
    from source: Database, where condition: String = "1", to target: Database
  ) throws {
    let rows = try Row.fetchAll(
      source, sql: "SELECT name, holder, expires_at FROM used_invitations WHERE \(condition)")
    for row in rows {
      try target.execute(
        sql: "INSERT OR IGNORE INTO used_invitations (name, holder, expires_at) VALUES (?, ?, ?)",
        arguments: StatementArguments(row.databaseValues))
    }
  }

  static func erase(_ account: String, in ledger: Database, _ now: Instant) throws {
    try forget(account, in: ledger)
    try ledger.execute(
      sql: "INSERT OR IGNORE INTO erased VALUES (?, ?)",
      arguments: [AccessLedger.mark(account), now.milliseconds])
  }

  private static func forget(_ account: String, in ledger: Database) throws {
    for table in ["access", "passkeys", "provider_links"] {
      try ledger.execute(sql: "DELETE FROM \(table) WHERE account = ?", arguments: [account])
    }
  }
}
