// Devices that ask another one for the vault key, in SQLite.

import Engine
import Foundation
import GRDB

extension SQLiteAccountStore {
  public func ask(_ approval: KeyApproval) async throws(StorageError) {
    try await transaction { database in
      try database.execute(
        sql: "DELETE FROM approvals WHERE session = ? OR created_at <= ?",
        arguments: [
          approval.session.text, approval.createdAt.milliseconds - Approval.milliseconds,
        ])
      try database.execute(
        sql: """
          INSERT INTO approvals (id, account, session, public_key, created_at)
          VALUES (?, ?, ?, ?, ?)
          """,
        arguments: [
          approval.id.text, approval.account.text, approval.session.text,
          Data(approval.publicKey), approval.createdAt.milliseconds,
        ])
    }
  }

  public func approvals(
    of account: Identifier, now: Instant
  ) async throws(StorageError) -> [KeyApproval] {
    try await transaction { database in
      try Row.fetchAll(
        database,
        sql: """
          SELECT approvals.*, name FROM approvals JOIN sessions ON sessions.id = session
          WHERE approvals.account = ? AND approvals.created_at > ?
          ORDER BY approvals.created_at, approvals.id
          """,
        arguments: [account.text, now.milliseconds - Approval.milliseconds]
      ).map(approval)
    }
  }

  public func answer(
    _ approval: Identifier, of account: Identifier, sealed: [UInt8]?, now: Instant
  ) async throws(StorageError) -> Bool {
    try await transaction { database in
      try database.execute(
        sql: """
          UPDATE approvals SET sealed = ?1, is_denied = ?2
          WHERE id = ?3 AND account = ?4 AND sealed IS NULL AND is_denied = 0 AND created_at > ?5
          """,
        arguments: [
          sealed.map { Data($0) }, sealed == nil, approval.text, account.text,
          now.milliseconds - Approval.milliseconds,
        ])
      return database.changesCount > 0
    }
  }

  public func withdraw(
    _ approval: Identifier, of session: Identifier
  ) async throws(StorageError) -> Bool {
    try await transaction { database in
      try database.execute(
        sql: "DELETE FROM approvals WHERE id = ? AND session = ?",
        arguments: [approval.text, session.text])
      return database.changesCount > 0
    }
  }
}

private func approval(_ row: Row) throws -> KeyApproval {
  KeyApproval(
    id: try AccountRow.identifier(row["id"]), account: try AccountRow.identifier(row["account"]),
    session: try AccountRow.identifier(row["session"]), deviceName: row["name"],
    publicKey: Array(row["public_key"] as Data),
    createdAt: Instant(milliseconds: row["created_at"]), isDenied: row["is_denied"],
    sealed: (row["sealed"] as Data?).map { Array($0) })
}
