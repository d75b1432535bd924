// What waits in SQLite for a link in a mail to be followed.

import Engine
import Foundation
import GRDB

extension SQLiteAccountStore {
  public func add(
    _ signUp: SignUp, token: [UInt8], until: Instant
  ) async throws(StorageError) {
    try await transaction { database in
      try database.execute(
        sql: "INSERT INTO sign_ups VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        arguments: [
          Data(token), signUp.email, Data(signUp.credentials.salt), signUp.credentials.rounds,
          signUp.credentials.signIn, signUp.wrapName.text, Data(signUp.passwordWrap),
          Data(signUp.recoveryWrap), signUp.language, until.milliseconds,
        ])
    }
  }

  public func addEmailChange(
    of account: Identifier, to email: String, token: [UInt8], until: Instant
  ) async throws(StorageError) {
    try await insert(account, email, token, until)
  }

  public func addReset(
    of account: Identifier, token: [UInt8], until: Instant
  ) async throws(StorageError) {
    try await insert(account, nil, token, until)
  }

  private func insert(
    _ account: Identifier, _ email: String?, _ token: [UInt8], _ until: Instant
  ) async throws(StorageError) {
    try await transaction { database in
      try database.execute(
        sql: "INSERT INTO mail_tokens (token, account, email, expires_at) VALUES (?, ?, ?, ?)",
        arguments: [Data(token), account.text, email, until.milliseconds])
    }
  }

  public func confirm(
    token: [UInt8], id: Identifier, now: Instant
  ) async throws(StorageError) -> Identifier? {
    try await told { database in
      if let row = try taken(database, from: "sign_ups", token, now) {
        let signUp = try signUp(row)
        return try AccountRow.insert(database, Account(signUp, id: id, at: now)) ? id : nil
      }
      let change = try taken(
        database, from: "mail_tokens", where: "email IS NOT NULL", token, now)
      guard let row = change else { return nil }
      let account = try AccountRow.identifier(row["account"])
      return try AccountRow.setEmail(database, account, row["email"]) ? account : nil
    }
  }

  public func waiting(
    token: [UInt8], now: Instant
  ) async throws(StorageError) -> WaitingAddress? {
    try await transaction { database in
      if let row = try found(database, "sign_ups", token, now) {
        return WaitingAddress(
          email: row["email"], credentials: AccountRow.credentials(row), account: nil)
      }
      guard let row = try found(database, "mail_tokens", where: "email IS NOT NULL", token, now),
        let account = try AccountRow.one(database, where: "id = ?", row["account"])
      else { return nil }
      return WaitingAddress(
        email: row["email"], credentials: account.credentials, account: account.id)
    }
  }

  public func reset(
    token: [UInt8], _ credentials: Credentials, keepOthers: Bool, now: Instant
  ) async throws(StorageError) -> ResetOutcome? {
    try await told { database in
      guard let row = try taken(database, from: "mail_tokens", where: "email IS NULL", token, now)
      else { return nil }
      let id = try AccountRow.identifier(row["account"])
      try AccountRow.set(database, id, credentials, wrap: nil)
      let grants = keepOthers ? [] : try ProviderRows.grants(database, of: id)
      let others = keepOthers ? [] : ["passkeys", "provider_links"]
      for table in ["sessions", "mail_tokens"] + others {
        try database.execute(
          sql: "DELETE FROM \(table) WHERE account = ?", arguments: [id.text])
      }
      return try AccountRow.one(database, where: "id = ?", id.text).map {
        ResetOutcome(account: $0, grants: grants)
      }
    }
  }
}

/// The row of a token that has not run out.
private func found(
  _ database: Database, _ table: String, where condition: String = "1", _ token: [UInt8],
  _ now: Instant
) throws -> Row? {
  try Row.fetchOne(
    database,
    sql: "SELECT * FROM \(table) WHERE token = ? AND expires_at > ? AND \(condition)",
    arguments: [Data(token), now.milliseconds])
}

/// The same; it is gone afterwards.
private func taken(
  _ database: Database, from table: String, where condition: String = "1", _ token: [UInt8],
  _ now: Instant
) throws -> Row? {
  guard let row = try found(database, table, where: condition, token, now) else { return nil }
  try database.execute(sql: "DELETE FROM \(table) WHERE token = ?", arguments: [Data(token)])
  return row
}

private func signUp(_ row: Row) throws -> SignUp {
  guard let credentials = AccountRow.credentials(row) else { throw StorageError.broken }
  return SignUp(
    email: row["email"], credentials: credentials,
    wrapName: try AccountRow.identifier(row["wrap_name"]),
    passwordWrap: Array(row["password_wrap"] as Data),
    recoveryWrap: Array(row["recovery_wrap"] as Data), language: row["language"])
}
