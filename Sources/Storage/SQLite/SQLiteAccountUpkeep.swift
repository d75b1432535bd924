// What runs out in SQLite and is removed, and how many sign-ins were refused.

import Engine
import Foundation
import GRDB

extension SQLiteAccountStore {
  public func purge(now: Instant) async throws(StorageError) -> [Identifier] {
    try await purge(now: now) {}
  }

  /// `between` runs whenever others may use the database.
  public func purge(
    now: Instant, between: () async -> Void
  ) async throws(StorageError) -> [Identifier] {
    let due = try await told { try AccountErasure.close(in: $0, now) }
    for account in due {
      for piece in AccountErasure.pieces {
        while try await transaction({
          try AccountErasure.remove(piece, of: account, in: $0)
        }) {
          await between()
        }
      }
    }
    try await told { database in
      for account in due {
        try database.execute(
          sql: "DELETE FROM accounts WHERE id = ?", arguments: [account.text])
      }
    }
    try await removeRunOut(now)
    // What a log cannot give up now it gives up in an hour.
    try? await emptyLog()
    return due
  }

  private func removeRunOut(_ now: Instant) async throws(StorageError) {
    try await transaction { database in
      let time = now.milliseconds
      for table in ["sign_ups", "mail_tokens", "provider_tickets"] {
        try database.execute(
          sql: "DELETE FROM \(table) WHERE expires_at <= ?", arguments: [time])
      }
      try database.execute(sql: "DELETE FROM admissions WHERE until <= ?", arguments: [time])
      try database.execute(
        sql: "DELETE FROM approvals WHERE created_at <= ?",
        arguments: [time - Approval.milliseconds])
      // Those of accounts that wait for their removal still have to be told so.
      try database.execute(
        sql: """
          DELETE FROM sessions WHERE (seen_at < ? OR created_at < ?)
            AND account IN (SELECT id FROM accounts WHERE deletion_at IS NULL)
          """,
        arguments: [
          time - StorageLimits.idleMilliseconds, time - StorageLimits.sessionMilliseconds,
        ])
      try database.execute(
        sql: "DELETE FROM refresh_tokens WHERE used_at < ?",
        arguments: [time - StorageLimits.idleMilliseconds])
      try database.execute(
        sql: "DELETE FROM refusals WHERE at < ?",
        arguments: [time - StorageLimits.refusalMilliseconds])
    }
  }

  public func refusals(
    of name: [UInt8], now: Instant
  ) async throws(StorageError) -> Refusals? {
    try await transaction { database in
      let since = now.milliseconds - StorageLimits.refusalMilliseconds
      return try Row.fetchOne(
        database, sql: "SELECT count, at FROM refusals WHERE name = ? AND at > ? AND at <= ?",
        arguments: [Data(name), since, now.milliseconds]
      ).map { Refusals(count: $0["count"], since: Instant(milliseconds: $0["at"])) }
    }
  }

  public func addRefusal(of name: [UInt8], at: Instant) async throws(StorageError) {
    try await transaction { database in
      try database.execute(
        sql: """
          INSERT INTO refusals VALUES (?1, 1, ?2) ON CONFLICT (name) DO UPDATE SET
            count = CASE WHEN at > ?3 AND at <= ?2 THEN count + 1 ELSE 1 END,
            at = CASE WHEN at > ?3 AND at <= ?2 THEN at ELSE ?2 END
          """,
        arguments: [
          Data(name), at.milliseconds, at.milliseconds - StorageLimits.refusalMilliseconds,
        ])
    }
  }

  public func clearRefusals(of name: [UInt8]) async throws(StorageError) {
    try await transaction { database in
      try database.execute(sql: "DELETE FROM refusals WHERE name = ?", arguments: [Data(name)])
    }
  }
}
