// What SQLite keeps of an account's keys: its key pair, its older vault keys, all of them sealed.

import Engine
import Foundation
import GRDB

enum KeyTables {
  static func register(in migrator: inout DatabaseMigrator) {
    migrator.registerMigration("keys 1") { database in
      try database.execute(sql: tables)
    }
    migrator.registerMigration("keys 2") { database in
      try database.execute(sql: approvals)
    }
  }

  /// An approval belongs to the session that asks, and goes with it.
  private static let tables = """
    CREATE TABLE key_pairs (
      account TEXT NOT NULL PRIMARY KEY REFERENCES accounts(id) ON DELETE CASCADE,
      key_version INTEGER NOT NULL,
      public_key BLOB NOT NULL,
      private_key BLOB NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE key_rings (
      account TEXT NOT NULL PRIMARY KEY REFERENCES accounts(id) ON DELETE CASCADE,
      sealed BLOB NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE approvals (
      id TEXT NOT NULL PRIMARY KEY,
      account TEXT NOT NULL REFERENCES accounts(id) ON DELETE CASCADE,
      session TEXT NOT NULL UNIQUE REFERENCES sessions(id) ON DELETE CASCADE,
      public_key BLOB NOT NULL,
      created_at INTEGER NOT NULL,
      is_denied INTEGER NOT NULL DEFAULT 0,
      sealed BLOB
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX approvals_account ON approvals(account);
    """

  /// A question lives ten minutes: those that wait in the form before are asked again.
  private static let approvals = """
    DROP TABLE approvals;
    CREATE TABLE approvals (
      id TEXT NOT NULL PRIMARY KEY,
      account TEXT NOT NULL REFERENCES accounts(id) ON DELETE CASCADE,
      session TEXT NOT NULL UNIQUE REFERENCES sessions(id) ON DELETE CASCADE,
      commitment BLOB NOT NULL,
      created_at INTEGER NOT NULL,
      met_by TEXT,
      answer BLOB,
      public_key BLOB,
      nonce BLOB,
      is_denied INTEGER NOT NULL DEFAULT 0,
      sealed BLOB
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX approvals_account ON approvals(account);
    """
}

extension KeyTables {
  /// Whatever holds the key before is of no use, and nobody else has the new one.
  static func forgetKey(of account: String, in database: Database) throws {
    for sql in [
      "DELETE FROM key_pairs WHERE account = ?", "DELETE FROM spare_keys WHERE account = ?",
      "DELETE FROM approvals WHERE account = ?",
      "UPDATE passkeys SET wrap = NULL WHERE account = ?",
    ] {
      try database.execute(sql: sql, arguments: [account])
    }
  }
}

extension SQLiteAccountStore {
  public func keyPair(of account: Identifier) async throws(StorageError) -> AccountKeyPair? {
    try await transaction { database in
      try Row.fetchOne(
        database, sql: "SELECT * FROM key_pairs WHERE account = ?", arguments: [account.text]
      ).map { row in
        AccountKeyPair(
          keyVersion: row["key_version"], publicKey: Array(row["public_key"] as Data),
          privateKey: Array(row["private_key"] as Data))
      }
    }
  }

  public func setKeyPair(
    of account: Identifier, _ pair: AccountKeyPair
  ) async throws(StorageError) -> Bool {
    try await transaction { database in
      let account = account.text
      let version = try Int64.fetchOne(
        database, sql: "SELECT key_version FROM accounts WHERE id = ?", arguments: [account])
      guard version == pair.keyVersion else { return false }
      try database.execute(
        sql: "INSERT OR REPLACE INTO key_pairs VALUES (?, ?, ?, ?)",
        arguments: [
          account, pair.keyVersion, Data(pair.publicKey), Data(pair.privateKey),
        ])
      return true
    }
  }

  public func keyRing(of account: Identifier) async throws(StorageError) -> [UInt8]? {
    try await transaction { database in
      try Data.fetchOne(
        database, sql: "SELECT sealed FROM key_rings WHERE account = ?", arguments: [account.text]
      ).map { Array($0) }
    }
  }

  public func changeKey(
    of account: Identifier, _ change: KeyChange, keeping session: Identifier
  ) async throws(StorageError) -> Bool {
    try await told { database in
      let account = account.text
      try database.execute(
        sql: """
          UPDATE accounts SET key_version = ?1, password_wrap = ?2, recovery_wrap = ?3
          WHERE id = ?4 AND key_version < ?1
          """,
        arguments: [
          change.keyVersion, change.passwordWrap.map { Data($0) }, Data(change.recoveryWrap),
          account,
        ])
      guard database.changesCount > 0 else { return false }
      try database.execute(
        sql: "INSERT OR REPLACE INTO key_rings VALUES (?, ?)",
        arguments: [account, Data(change.keyRing)])
      try KeyTables.forgetKey(of: account, in: database)
      try database.execute(
        sql: "DELETE FROM sessions WHERE account = ? AND id <> ?",
        arguments: [account, session.text])
      return true
    }
  }
}
