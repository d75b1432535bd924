// Takes an account out of the database piece by piece, so that whoever else waits for the one
// connection gets a turn in between.

import Engine
import GRDB

enum AccountErasure {
  /// A table in which one account may have much.
  struct Piece: Sendable {
    let table: String
    /// The columns that name a row of an account.
    let key: String
    let rows: Int
  }

  static let pieces = [
    Piece(table: "changes", key: "sequence", rows: StorageLimits.erasedRows),
    Piece(table: "used_numbers", key: "device, number", rows: StorageLimits.erasedRows),
    Piece(table: "attachments", key: "id", rows: StorageLimits.erasedBodies),
    Piece(table: "checkpoint_parts", key: "name", rows: StorageLimits.erasedBodies),
  ]

  /// Takes every way in from the accounts that are due, since nobody may take back what is not
  /// whole any more, and says which they are.
  static func close(in database: Database, _ now: Instant) throws -> [Identifier] {
    let due = try String.fetchAll(
      database, sql: "SELECT id FROM accounts WHERE deletion_at <= ? ORDER BY id",
      arguments: [now.milliseconds])
    for account in due {
      for table in ["sessions", "mail_tokens", "passkeys", "provider_links"] {
        try database.execute(
          sql: "DELETE FROM \(table) WHERE account = ?", arguments: [account])
      }
      try database.execute(
        sql: """
          UPDATE accounts SET email = id, salt = NULL, rounds = NULL, sign_in = NULL WHERE id = ?
          """, arguments: [account])
    }
    return try due.map { try AccountRow.identifier($0) }
  }

  /// False when nothing of this kind was left.
  static func remove(
    _ piece: Piece, of account: Identifier, in database: Database
  ) throws -> Bool {
    try database.execute(
      sql: """
        DELETE FROM \(piece.table) WHERE account = ?1 AND (\(piece.key)) IN (
          SELECT \(piece.key) FROM \(piece.table) WHERE account = ?1 LIMIT ?2)
        """, arguments: [account.text, piece.rows])
    return database.changesCount > 0
  }
}
