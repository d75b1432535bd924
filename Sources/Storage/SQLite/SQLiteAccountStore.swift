// The accounts in SQLite: reading and changing an account.

import Engine
import Foundation
import GRDB

/// Each call is one transaction on the database's single connection.
public struct SQLiteAccountStore: AccountStore {
  private let database: SQLiteDatabase
  /// Nothing where no copies are kept.
  private let ledger: AccessLedger?
  private let clock: @Sendable () -> Instant

  /// `clock` dates what goes into the ledger.
  public init(
    _ database: SQLiteDatabase, ledger: AccessLedger? = nil,
    clock: @escaping @Sendable () -> Instant = { Instant(milliseconds: 0) }
  ) {
    self.database = database
    self.ledger = ledger
    self.clock = clock
  }

  public func tellAccess() async throws(StorageError) {
    guard let ledger else { return }
    let now = clock()
    try await transaction { try ledger.tell($0, now) }
  }

  /// A transaction that takes something back, which the list beside the copies hears at once. What
  /// does not reach it now is noted in the database, and is told with the next or within an hour.
  func told<Value: Sendable>(
    _ work: @escaping @Sendable (Database) throws -> Value
  ) async throws(StorageError) -> Value {
    let value = try await transaction(work)
    try? await tellAccess()
    return value
  }

  func emptyLog() async throws { try await database.emptyLog() }

  /// Runs one transaction, and says what went wrong in the storage's own words.
  func transaction<Value: Sendable>(
    _ work: @escaping @Sendable (Database) throws -> Value
  ) async throws(StorageError) -> Value {
    try await database.transaction(work)
  }

  public func account(email: String) async throws(StorageError) -> Account? {
    try await transaction { try AccountRow.one($0, where: "email = ?", email) }
  }

  public func account(id: Identifier) async throws(StorageError) -> Account? {
    try await transaction { try AccountRow.one($0, where: "id = ?", id.text) }
  }

  public func create(
    _ signUp: SignUp, id: Identifier, at: Instant
  ) async throws(StorageError) -> Bool {
    try await transaction { try AccountRow.insert($0, Account(signUp, id: id, at: at)) }
  }

  public func setPassword(
    of account: Identifier, _ credentials: Credentials, wrap: [UInt8], keeping: Identifier
  ) async throws(StorageError) {
    try await told { database in
      try AccountRow.set(database, account, credentials, wrap: wrap)
      try database.execute(
        sql: "DELETE FROM sessions WHERE account = ? AND id <> ?",
        arguments: [account.text, keeping.text])
      try database.execute(
        sql: "DELETE FROM mail_tokens WHERE account = ?", arguments: [account.text])
    }
  }

  public func setWrap(
    _ kind: WrapKind, of account: Identifier, _ wrap: [UInt8]
  ) async throws(StorageError) {
    try await told { database in
      try database.execute(
        sql: "UPDATE accounts SET \(kind.rawValue)_wrap = ? WHERE id = ?",
        arguments: [Data(wrap), account.text])
    }
  }

  public func setEmail(
    of account: Identifier, _ email: String
  ) async throws(StorageError) -> Bool {
    try await told { try AccountRow.setEmail($0, account, email) }
  }

  public func scheduleDeletion(
    of account: Identifier, at: Instant
  ) async throws(StorageError) {
    try await told { database in
      try database.execute(
        sql: "UPDATE accounts SET deletion_at = ? WHERE id = ? AND deletion_at IS NULL",
        arguments: [at.milliseconds, account.text])
      try database.execute(
        sql: "DELETE FROM mail_tokens WHERE account = ?", arguments: [account.text])
    }
  }

  public func keep(_ account: Identifier) async throws(StorageError) {
    try await told { database in
      try database.execute(
        sql: "UPDATE accounts SET deletion_at = NULL WHERE id = ?", arguments: [account.text])
      try database.execute(
        sql: "DELETE FROM sessions WHERE account = ?", arguments: [account.text])
    }
  }
}
