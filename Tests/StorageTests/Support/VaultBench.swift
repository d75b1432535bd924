// A database with accounts in it, and changes to offer to its vault.

import Engine
import Foundation
import GRDB
import Storage

/// A vault in a directory of its own.
struct VaultBench {
  static let now = Instant(milliseconds: 1_790_000_000_000)

  /// The newest version of each account's vault key.
  static let keyVersion: Int64 = 4

  let folder: Scratch
  let vault: SQLiteVault
  var path: String { folder.path + "/redstart.db" }

  /// Makes the accounts 1, 2, 3 …
  init(accounts: Int = 1, accountBytes: Int64 = SyncLimits.accountBytes) throws {
    folder = try Scratch()
    vault = SQLiteVault(
      try SQLiteDatabase(path: folder.path + "/redstart.db"), accountBytes: accountBytes)
    try VaultBench.add((1...accounts).map { VaultBench.account($0) }, to: path)
  }

  static func account(_ number: Int) -> Identifier { Identifier(high: 0xacc, low: UInt64(number)) }

  /// Fills whatever columns accounts have.
  static func add(_ accounts: [Identifier], to path: String) throws {
    try DatabaseQueue(path: path).writeWithoutTransaction { database in
      try database.execute(sql: "PRAGMA ignore_check_constraints = TRUE")
      let columns = try Row.fetchAll(database, sql: "PRAGMA table_info(accounts)")
      let names = columns.map { $0["name"] as String }.joined(separator: ", ")
      let marks = columns.map { _ in "?" }.joined(separator: ", ")
      for account in accounts {
        let values = columns.map { column -> (any DatabaseValueConvertible)? in
          let type = column["type"] as String
          if (column["name"] as String) == "key_version" { return VaultBench.keyVersion }
          if type == "INTEGER" { return 0 }
          return type == "BLOB" ? Data(account.text.utf8) : account.text
        }
        try database.execute(
          sql: "INSERT INTO accounts (\(names)) VALUES (\(marks))",
          arguments: StatementArguments(values))
      }
    }
  }

  /// How many rows of the vault speak of the account.
  static func rows(of account: Identifier, in path: String) throws -> Int {
    try DatabaseQueue(path: path).read { database in
      try ["heads", "counts", "changes", "used_numbers"].reduce(0) { sum, table in
        sum
          + (try Int.fetchOne(
            database, sql: "SELECT COUNT(*) FROM \(table) WHERE account = ?",
            arguments: [account.text]) ?? 0)
      }
    }
  }

  /// The whole log, in runs of at most `limit`.
  func log(_ account: Identifier, limit: Int = 2_000) async throws -> [SealedChange] {
    var all: [SealedChange] = []
    while true {
      let answer = try await vault.pull(
        account: account, from: Int64(all.count), epoch: nil, limit: limit, now: VaultBench.now)
      all += answer.changes
      if answer.to == answer.head { return all }
    }
  }

  @discardableResult
  func push(
    _ account: Identifier, _ changes: [SealedChange], device: UInt64 = 1, epoch: Identifier? = nil
  ) async throws -> PushAnswer {
    try await vault.push(
      account: account, PushRequest(epoch: epoch, device: device, changes: changes),
      now: VaultBench.now)
  }
}

/// A change with the given number; another `id` or `size` makes it another one.
func change(
  _ number: Int64, device: UInt64 = 1, id: UInt64? = nil, size: Int = 128,
  ahead: Int64 = 0
) -> SealedChange {
  let id = Identifier(high: device, low: id ?? UInt64(number))
  return SealedChange(
    id: id, device: device, number: number,
    stamp: Stamp(
      milliseconds: VaultBench.now.milliseconds + ahead, counter: UInt16(number & 0xffff),
      device: device), keyVersion: 1,
    body: [UInt8](repeating: UInt8(truncatingIfNeeded: id.low), count: size))
}
