// Brings what opens the accounts of a copy up to what it was at the last moment.

import Foundation
import GRDB

/// What was done to a copy so that nothing which was taken back comes back.
public struct AccessReplay: Sendable, Equatable {
  /// Accounts that were removed after the copy, and are removed again.
  public var erased = 0
  /// Accounts whose password, keys, address or ways to sign in had changed after the copy.
  public var changed = 0
  public var sessionsEnded = 0
  public var spareKeysDropped = 0
  /// Whether there was a list beside the copies.
  public var hadLedger = false

  /// Ends what is only good for as long as its history lasts.
  mutating func endWhatWaits(in copy: Database) throws {
    sessionsEnded = try Int.fetchOne(copy, sql: "SELECT count(*) FROM sessions") ?? 0
    spareKeysDropped = try Int.fetchOne(copy, sql: "SELECT count(*) FROM spare_keys") ?? 0
    for table in [
      "sessions", "spare_keys", "sign_ups", "mail_tokens", "provider_tickets", "approvals",
    ] {
      try copy.execute(sql: "DELETE FROM \(table)")
    }
  }

  mutating func apply(_ ledger: Database, to copy: Database) throws {
    hadLedger = true
    // A list of a version before has no such table.
    if try ledger.tableExists("used_invitations") {
      try AccessRows.copyInvitations(from: ledger, to: copy)
    }
    let erasures = try Set(Data.fetchAll(ledger, sql: "SELECT mark FROM erased"))
    for account in try String.fetchAll(copy, sql: "SELECT id FROM accounts ORDER BY id")
    where erasures.contains(AccessLedger.mark(account)) {
      try copy.execute(sql: "DELETE FROM accounts WHERE id = ?", arguments: [account])
      erased += 1
    }
    let later = try Row.fetchAll(ledger, sql: "SELECT * FROM access ORDER BY account").filter {
      try AccessReplay.isLater($0, than: copy)
    }
    // Addresses may have changed hands, and each is there once only.
    for row in later {
      let account: String = row["account"]
      try copy.execute(
        sql: "UPDATE accounts SET email = id WHERE id = ?", arguments: [account])
      for (table, _) in AccessRows.ways {
        try copy.execute(sql: "DELETE FROM \(table) WHERE account = ?", arguments: [account])
      }
    }
    for row in later { try AccessReplay.set(row, in: copy, from: ledger) }
    changed += later.count
  }

  private static func isLater(_ row: Row, than copy: Database) throws -> Bool {
    let account: String = row["account"]
    let known = try Int64.fetchOne(
      copy,
      sql: """
        SELECT coalesce(version, 0) FROM accounts
        LEFT JOIN access_versions ON access_versions.account = id WHERE id = ?
        """, arguments: [account])
    guard let known else { return false }
    return known < row["version"]
  }

  private static func set(_ row: Row, in copy: Database, from ledger: Database) throws {
    let account: String = row["account"]
    let version = try Int64.fetchOne(
      copy, sql: "SELECT key_version FROM accounts WHERE id = ?", arguments: [account])
    if version != row["key_version"] { try KeyTables.forgetKey(of: account, in: copy) }
    try copy.execute(
      sql: """
        UPDATE accounts SET salt = ?, rounds = ?, sign_in = ?, key_version = ?,
          password_wrap = ?, recovery_wrap = ?, deletion_at = ? WHERE id = ?
        """,
      arguments: StatementArguments(
        [
          "salt", "rounds", "sign_in", "key_version", "password_wrap", "recovery_wrap",
          "deletion_at", "account",
        ].map { row[$0] as DatabaseValue }))
    try copy.execute(
      sql: "UPDATE OR IGNORE accounts SET email = ? WHERE id = ?",
      arguments: [row["email"] as String, account])
    try copy.execute(sql: "DELETE FROM key_rings WHERE account = ?", arguments: [account])
    if let ring: Data = row["key_ring"] {
      try copy.execute(sql: "INSERT INTO key_rings VALUES (?, ?)", arguments: [account, ring])
    }
    for (table, columns) in AccessRows.ways {
      try AccessRows.copy(table, columns, of: account, from: ledger, to: copy)
    }
    try copy.execute(
      sql: "INSERT OR REPLACE INTO access_versions VALUES (?, ?, 0)",
      arguments: [account, row["version"] as Int64])
  }
}
