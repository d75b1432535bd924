// An account that is removed goes in pieces.

import Engine
import Foundation
import GRDB
import Storage
import Synchronization
import Testing

@Suite("Removing a large account")
struct ErasureTests {
  private let one = VaultBench.account(1)
  private let two = VaultBench.account(2)

  /// Much of everything that one account can have.
  private func fill(_ bench: VaultBench) async throws {
    let numbers = "WITH n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?2)"
    let tables: [(String, Int)] = [
      ("changes SELECT ?1, i, CAST(i AS BLOB), 1, i, '', 1, zeroblob(99), 0", 1_100),
      ("used_numbers SELECT ?1, i % 3, i, CAST(i AS BLOB), NULL", 1_100),
      ("attachments SELECT ?1, CAST(i AS BLOB), 1, zeroblob(99), 0", 20),
      ("checkpoint_parts SELECT ?1, CAST(i AS BLOB), zeroblob(99), 0, 0", 20),
    ]
    try await DatabaseQueue(path: bench.path).write { [one] database in
      try database.execute(
        sql: "UPDATE accounts SET deletion_at = NULL WHERE id <> ?", arguments: [one.text])
      for (rows, count) in tables {
        try database.execute(
          sql: "\(numbers) INSERT INTO \(rows) FROM n", arguments: [one.text, count])
      }
    }
  }

  /// Rows of the account in every table that speaks of accounts.
  private func rows(of account: Identifier, in queue: DatabaseQueue) async throws -> Int {
    try await queue.read { database in
      let tables = try String.fetchAll(
        database, sql: "SELECT name FROM sqlite_master WHERE type = 'table'")
      return try tables.reduce(0) { sum, table in
        let columns = try database.columns(in: table).map { $0.name }
        let name = table == "accounts" ? "id" : "account"
        guard columns.contains(name) else { return sum }
        let count = try Int.fetchOne(
          database, sql: "SELECT count(*) FROM \(table) WHERE \(name) = ?",
          arguments: [account.text])
        return sum + (count ?? 0)
      }
    }
  }

  @Test("It leaves nothing, others write in between, and nobody takes back what is not whole")
  func pieces() async throws {
    let bench = try VaultBench(accounts: 2)
    try await fill(bench)
    let store = SQLiteAccountStore(
      try SQLiteDatabase(path: bench.path), ledger: AccessLedger(data: bench.folder.path))
    let queue = try DatabaseQueue(path: bench.path)
    let before = try await rows(of: one, in: queue)
    #expect(before > 2_200)
    let seen = Mutex<[Int]>([])
    let gone = try await store.purge(now: VaultBench.now) {
      do {
        let left = try await rows(of: one, in: queue)
        let turn = seen.withLock { seen in
          seen.append(left)
          return Int64(seen.count)
        }
        try await bench.push(two, [change(turn)])
        #expect(try await store.account(id: one)?.credentials == nil)
      } catch {
        Issue.record(error)
      }
    }
    #expect(gone == [one])
    #expect(try await rows(of: one, in: queue) == 0)
    let turns = seen.withLock { $0 }
    #expect(turns.count >= 3 + 3 + 3 + 3)
    for (earlier, later) in zip([before] + turns, turns) {
      #expect(later < earlier && earlier - later <= 600, "a piece is small")
    }
    #expect(try await bench.log(two).count == turns.count)
    #expect(try await store.purge(now: VaultBench.now).isEmpty)
  }
}
