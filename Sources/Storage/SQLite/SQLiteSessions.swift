// Sessions and their refresh tokens in SQLite.

import Engine
import Foundation
import GRDB

extension SQLiteAccountStore {
  public func open(_ session: Session, token: [UInt8]) async throws(StorageError) {
    try await transaction { database in
      try database.execute(
        sql: "DELETE FROM sessions WHERE account = ? AND device = ?",
        arguments: [session.account.text, DeviceName.text(session.device)])
      // The oldest make room.
      try database.execute(
        sql: """
          DELETE FROM sessions WHERE id IN (SELECT id FROM sessions WHERE account = ?
            ORDER BY seen_at DESC, id LIMIT -1 OFFSET ?)
          """,
        arguments: [session.account.text, StorageLimits.sessions - 1])
      try database.execute(
        sql: "INSERT INTO sessions VALUES (?, ?, ?, ?, ?, ?)",
        arguments: [
          session.id.text, session.account.text, DeviceName.text(session.device), session.name,
          session.createdAt.milliseconds, session.seenAt.milliseconds,
        ])
      try insert(database, token, session.id)
    }
  }

  public func standing(
    account: Identifier, session: Identifier
  ) async throws(StorageError) -> SessionStanding? {
    try await transaction { database in
      guard let owner = try AccountRow.one(database, where: "id = ?", account.text) else {
        return nil
      }
      let row = try Row.fetchOne(
        database, sql: "SELECT * FROM sessions WHERE id = ? AND account = ?",
        arguments: [session.text, account.text])
      return SessionStanding(
        session: try row.map { try SessionRow.session($0) }, deletionAt: owner.deletionAt)
    }
  }

  public func turn(
    token: [UInt8], successor: [UInt8], now: Instant
  ) async throws(StorageError) -> RefreshOutcome {
    try await transaction { try turned($0, token, successor, now) }
  }

  public func sessions(of account: Identifier) async throws(StorageError) -> [Session] {
    try await transaction { database in
      try Row.fetchAll(
        database, sql: "SELECT * FROM sessions WHERE account = ? ORDER BY created_at, id",
        arguments: [account.text]
      ).map { try SessionRow.session($0) }
    }
  }

  public func end(
    _ session: Identifier, of account: Identifier
  ) async throws(StorageError) -> Bool {
    try await transaction { database in
      try database.execute(
        sql: "DELETE FROM sessions WHERE id = ? AND account = ?",
        arguments: [session.text, account.text])
      return database.changesCount > 0
    }
  }

  public func endSessions(of account: Identifier) async throws(StorageError) {
    try await transaction { database in
      try database.execute(
        sql: "DELETE FROM sessions WHERE account = ?", arguments: [account.text])
    }
  }

  public func setDevice(
    of session: Session, _ device: UInt64
  ) async throws(StorageError) -> Bool {
    try await transaction { database in
      let holder = try String.fetchOne(
        database, sql: "SELECT id FROM sessions WHERE account = ? AND device = ?",
        arguments: [session.account.text, DeviceName.text(device)])
      guard holder == nil || holder == session.id.text else { return false }
      try database.execute(
        sql: "UPDATE sessions SET device = ? WHERE id = ?",
        arguments: [DeviceName.text(device), session.id.text])
      return true
    }
  }
}

enum SessionRow {
  static func session(_ row: Row) throws -> Session {
    guard let device = DeviceName.value(row["device"]) else { throw StorageError.broken }
    return Session(
      id: try AccountRow.identifier(row["id"]), account: try AccountRow.identifier(row["account"]),
      device: device, name: row["name"], createdAt: Instant(milliseconds: row["created_at"]),
      seenAt: Instant(milliseconds: row["seen_at"]))
  }
}

private func insert(_ database: Database, _ token: [UInt8], _ session: Identifier) throws {
  try database.execute(
    sql: "INSERT INTO refresh_tokens (token, session) VALUES (?, ?)",
    arguments: [Data(token), session.text])
}

private func turned(
  _ database: Database, _ token: [UInt8], _ successor: [UInt8], _ now: Instant
) throws -> RefreshOutcome {
  let row = try Row.fetchOne(
    database,
    sql: """
      SELECT sessions.*, used_at, deletion_at FROM refresh_tokens
      JOIN sessions ON sessions.id = session JOIN accounts ON accounts.id = account
      WHERE token = ?
      """, arguments: [Data(token)])
  guard let row else { return .unknown }
  let deletion: Int64? = row["deletion_at"]
  if let deletion {
    let account = try AccountRow.identifier(row["account"])
    return .accountDeleted(account, Instant(milliseconds: deletion))
  }
  let session = try SessionRow.session(row)
  let usedAt: Int64? = row["used_at"]
  guard now.milliseconds - session.seenAt.milliseconds <= StorageLimits.idleMilliseconds,
    now.milliseconds - session.createdAt.milliseconds <= StorageLimits.sessionMilliseconds
  else {
    try remove(database, session.id)
    return .unknown
  }
  if let usedAt {
    if now.milliseconds - usedAt <= StorageLimits.graceMilliseconds { return .turned(session) }
    // Its answer may never have arrived; somebody has the successor only if it was used.
    guard try wasUsed(database, successor) else { return .turned(session) }
    try remove(database, session.id)
    return .reused(session)
  }
  try database.execute(
    sql: "UPDATE refresh_tokens SET used_at = ? WHERE token = ?",
    arguments: [now.milliseconds, Data(token)])
  try insert(database, successor, session.id)
  try database.execute(
    sql: "UPDATE sessions SET seen_at = ? WHERE id = ?",
    arguments: [now.milliseconds, session.id.text])
  return .turned(session)
}

private func wasUsed(_ database: Database, _ token: [UInt8]) throws -> Bool {
  try Bool.fetchOne(
    database, sql: "SELECT used_at IS NOT NULL FROM refresh_tokens WHERE token = ?",
    arguments: [Data(token)]) ?? true
}

private func remove(_ database: Database, _ session: Identifier) throws {
  try database.execute(sql: "DELETE FROM sessions WHERE id = ?", arguments: [session.text])
}
