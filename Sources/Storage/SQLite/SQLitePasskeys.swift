// Passkeys in SQLite.

import Engine
import Foundation
import GRDB

extension SQLiteAccountStore {
  public func add(_ passkey: Passkey) async throws(StorageError) -> PasskeyOutcome {
    try await told { database in
      guard try PasskeyRow.one(database, passkey.credential) == nil else { return .known }
      guard try PasskeyRow.all(database, of: passkey.account).count < StorageLimits.passkeys else {
        return .tooMany
      }
      try database.execute(
        sql: "INSERT INTO passkeys VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        arguments: [
          passkey.id.text, passkey.account.text, Data(passkey.credential),
          Data(passkey.publicKey), passkey.counter, passkey.name, passkey.wrap.map { Data($0) },
          passkey.createdAt.milliseconds, passkey.usedAt?.milliseconds,
        ])
      return .kept
    }
  }

  public func passkeys(of account: Identifier) async throws(StorageError) -> [Passkey] {
    try await transaction { try PasskeyRow.all($0, of: account) }
  }

  public func passkey(credential: [UInt8]) async throws(StorageError) -> Passkey? {
    try await transaction { try PasskeyRow.one($0, credential) }
  }

  public func use(
    _ passkey: Identifier, counter: Int64, at: Instant
  ) async throws(StorageError) -> Bool {
    try await transaction { database in
      try database.execute(
        sql: """
          UPDATE passkeys SET counter = ?1, used_at = ?2
          WHERE id = ?3 AND (counter < ?1 OR (counter = 0 AND ?1 = 0))
          """,
        arguments: [counter, at.milliseconds, passkey.text])
      return database.changesCount > 0
    }
  }

  public func remove(
    _ passkey: Identifier, of account: Identifier
  ) async throws(StorageError) -> RemovalOutcome {
    try await told { database in
      let isThere = try PasskeyRow.all(database, of: account).contains { $0.id == passkey }
      guard isThere else { return .unknown }
      guard try AccountRow.waysIn(database, to: account) > 1 else { return .lastWay }
      try database.execute(
        sql: "DELETE FROM passkeys WHERE id = ? AND account = ?",
        arguments: [passkey.text, account.text])
      return .removed()
    }
  }
}

/// One passkey as a row.
private enum PasskeyRow {
  static func one(_ database: Database, _ credential: [UInt8]) throws -> Passkey? {
    try Row.fetchOne(
      database, sql: "SELECT * FROM passkeys WHERE credential = ?", arguments: [Data(credential)]
    ).map(passkey)
  }

  static func all(_ database: Database, of account: Identifier) throws -> [Passkey] {
    try Row.fetchAll(
      database, sql: "SELECT * FROM passkeys WHERE account = ? ORDER BY created_at, id",
      arguments: [account.text]
    ).map(passkey)
  }

  private static func passkey(_ row: Row) throws -> Passkey {
    let usedAt: Int64? = row["used_at"]
    return Passkey(
      id: try AccountRow.identifier(row["id"]),
      account: try AccountRow.identifier(row["account"]),
      credential: Array(row["credential"] as Data), publicKey: Array(row["public_key"] as Data),
      counter: row["counter"], name: row["name"],
      wrap: (row["wrap"] as Data?).map { Array($0) },
      createdAt: Instant(milliseconds: row["created_at"]),
      usedAt: usedAt.map { Instant(milliseconds: $0) })
  }
}
