// What runs out in SQLite and is removed, and refused sign-ins in a row.

import Engine
import Foundation
import GRDB

extension SQLiteAccountStore {
  public func purge(now: Instant) async throws(StorageError) -> [Identifier] {
    try await transaction { database in
      let time = now.milliseconds
      let due = try String.fetchAll(
        database, sql: "SELECT id FROM accounts WHERE deletion_at <= ? ORDER BY id",
        arguments: [time])
      try database.execute(
        sql: "DELETE FROM accounts WHERE deletion_at <= ?", arguments: [time])
      try database.execute(
        sql: "DELETE FROM sign_ups WHERE expires_at <= ?", arguments: [time])
      try database.execute(
        sql: "DELETE FROM mail_tokens WHERE expires_at <= ?", arguments: [time])
      try database.execute(
        sql: "DELETE FROM provider_tickets WHERE expires_at <= ?", arguments: [time])
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
        arguments: [time - StorageLimits.sessionMilliseconds])
      return try due.map { try AccountRow.identifier($0) }
    }
  }

  public func refusals(of name: [UInt8]) async throws(StorageError) -> Int64 {
    try await transaction { database in
      try Int64.fetchOne(
        database, sql: "SELECT count FROM refusals WHERE name = ?", arguments: [Data(name)]) ?? 0
    }
  }

  public func addRefusal(of name: [UInt8], at: Instant) async throws(StorageError) {
    try await transaction { database in
      try database.execute(
        sql: """
          INSERT INTO refusals VALUES (?, 1, ?)
          ON CONFLICT (name) DO UPDATE SET count = count + 1, at = excluded.at
          """, arguments: [Data(name), at.milliseconds])
    }
  }

  public func clearRefusals(of name: [UInt8]) async throws(StorageError) {
    try await transaction { database in
      try database.execute(sql: "DELETE FROM refusals WHERE name = ?", arguments: [Data(name)])
    }
  }
}
