// One account as a row.

import Engine
import Foundation
import GRDB

enum AccountRow {
  static func one(_ database: Database, where condition: String, _ value: String) throws
    -> Account?
  {
    try Row.fetchOne(
      database, sql: "SELECT * FROM accounts WHERE \(condition)", arguments: [value]
    ).map(account)
  }

  /// False when the address is taken.
  static func insert(_ database: Database, _ account: Account) throws -> Bool {
    guard try one(database, where: "email = ?", account.email) == nil else { return false }
    try database.execute(
      sql: """
        INSERT INTO accounts (id, email, salt, rounds, sign_in, wrap_name, key_version,
          password_wrap, recovery_wrap, language, created_at)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """,
      arguments: [
        account.id.text, account.email, account.credentials.map { Data($0.salt) },
        account.credentials?.rounds, account.credentials?.signIn, account.wrapName.text,
        account.keyVersion, account.passwordWrap.map { Data($0) },
        account.recoveryWrap.map { Data($0) }, account.language,
        account.createdAt.milliseconds,
      ])
    return true
  }

  /// Without a wrap the vault opens by the recovery code alone.
  static func set(
    _ database: Database, _ account: Identifier, _ credentials: Credentials, wrap: [UInt8]?
  ) throws {
    try database.execute(
      sql: """
        UPDATE accounts SET salt = ?, rounds = ?, sign_in = ?, password_wrap = ? WHERE id = ?
        """,
      arguments: [
        Data(credentials.salt), credentials.rounds, credentials.signIn, wrap.map { Data($0) },
        account.text,
      ])
  }

  /// False when the address is taken.
  static func setEmail(
    _ database: Database, _ account: Identifier, _ email: String
  ) throws -> Bool {
    if let holder = try one(database, where: "email = ?", email) { return holder.id == account }
    try database.execute(
      sql: "UPDATE accounts SET email = ? WHERE id = ?", arguments: [email, account.text])
    return true
  }

  /// How many ways there are to sign in: a password, passkeys, providers.
  static func waysIn(_ database: Database, to account: Identifier) throws -> Int {
    try Int.fetchOne(
      database,
      sql: """
        SELECT (sign_in IS NOT NULL)
          + (SELECT count(*) FROM passkeys WHERE passkeys.account = accounts.id)
          + (SELECT count(*) FROM provider_links WHERE provider_links.account = accounts.id)
        FROM accounts WHERE id = ?
        """, arguments: [account.text]) ?? 0
  }

  private static func account(_ row: Row) throws -> Account {
    let deletion: Int64? = row["deletion_at"]
    return Account(
      id: try identifier(row["id"]), email: row["email"], credentials: credentials(row),
      wrapName: try identifier(row["wrap_name"]), keyVersion: row["key_version"],
      passwordWrap: (row["password_wrap"] as Data?).map { Array($0) },
      recoveryWrap: (row["recovery_wrap"] as Data?).map { Array($0) },
      language: row["language"], createdAt: Instant(milliseconds: row["created_at"]),
      deletionAt: deletion.map { Instant(milliseconds: $0) })
  }

  /// Nothing where there is no password.
  static func credentials(_ row: Row) -> Credentials? {
    guard let salt: Data = row["salt"], let rounds: Int64 = row["rounds"],
      let signIn: String = row["sign_in"]
    else { return nil }
    return Credentials(salt: Array(salt), rounds: rounds, signIn: signIn)
  }

  static func identifier(_ text: String) throws -> Identifier {
    guard let value = Identifier(text: text) else { throw StorageError.broken }
    return value
  }
}
