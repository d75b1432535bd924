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
          INSERT INTO approvals (id, account, session, commitment, created_at)
          VALUES (?, ?, ?, ?, ?)
          """,
        arguments: [
          approval.id.text, approval.account.text, approval.session.text,
          Data(approval.commitment), approval.createdAt.milliseconds,
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

  public func meet(
    _ approval: Identifier, of account: Identifier, _ meeting: ApprovalMeeting, now: Instant
  ) async throws(StorageError) -> Bool {
    try await change(
      """
      UPDATE approvals SET met_by = ?3, answer = ?4
      WHERE id = ?1 AND created_at > ?2 AND account = ?5 AND session <> ?3
        AND is_denied = 0 AND sealed IS NULL
        AND (met_by IS NULL OR (met_by = ?3 AND answer = ?4))
      """,
      approval, now, [meeting.session.text, Data(meeting.nonce), account.text])
  }

  public func reveal(
    _ approval: Identifier, of session: Identifier, _ reveal: ApprovalReveal, now: Instant
  ) async throws(StorageError) -> Bool {
    try await change(
      """
      UPDATE approvals SET public_key = ?3, nonce = ?4
      WHERE id = ?1 AND created_at > ?2 AND session = ?5 AND met_by IS NOT NULL
        AND is_denied = 0 AND sealed IS NULL
        AND (public_key IS NULL OR (public_key = ?3 AND nonce = ?4))
      """,
      approval, now, [Data(reveal.publicKey), Data(reveal.nonce), session.text])
  }

  public func give(
    _ approval: Identifier, by session: Identifier, sealed: [UInt8], now: Instant
  ) async throws(StorageError) -> Bool {
    try await change(
      """
      UPDATE approvals SET sealed = ?3
      WHERE id = ?1 AND created_at > ?2 AND met_by = ?4 AND public_key IS NOT NULL
        AND is_denied = 0 AND sealed IS NULL
      """,
      approval, now, [Data(sealed), session.text])
  }

  public func deny(
    _ approval: Identifier, of account: Identifier, now: Instant
  ) async throws(StorageError) -> Bool {
    try await change(
      """
      UPDATE approvals SET is_denied = 1
      WHERE id = ?1 AND created_at > ?2 AND account = ?3 AND is_denied = 0 AND sealed IS NULL
      """,
      approval, now, [account.text])
  }

  /// Whether a question that has not run out was there to be changed.
  private func change(
    _ sql: String, _ approval: Identifier, _ now: Instant, _ others: [any DatabaseValueConvertible]
  ) async throws(StorageError) -> Bool {
    let start = now.milliseconds - Approval.milliseconds
    let values =
      [approval.text.databaseValue, start.databaseValue] + others.map { $0.databaseValue }
    return try await transaction { database in
      try database.execute(sql: sql, arguments: StatementArguments(values))
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
  var approval = KeyApproval(
    id: try AccountRow.identifier(row["id"]), account: try AccountRow.identifier(row["account"]),
    session: try AccountRow.identifier(row["session"]), deviceName: row["name"],
    commitment: Array(row["commitment"] as Data),
    createdAt: Instant(milliseconds: row["created_at"]))
  if let session = row["met_by"] as String?, let nonce = row["answer"] as Data? {
    approval.met = ApprovalMeeting(
      session: try AccountRow.identifier(session), nonce: Array(nonce))
  }
  if let publicKey = row["public_key"] as Data?, let nonce = row["nonce"] as Data? {
    approval.revealed = ApprovalReveal(publicKey: Array(publicKey), nonce: Array(nonce))
  }
  approval.isDenied = row["is_denied"]
  approval.sealed = (row["sealed"] as Data?).map { Array($0) }
  return approval
}
