// How much an account keeps beside its log, within one transaction.

import Engine
import GRDB

struct AccountRoom {
  let database: Database
  let account: String
  private(set) var bytes: Int64

  init(_ account: Identifier, in database: Database) throws {
    self.database = database
    self.account = account.text
    bytes =
      try Int64.fetchOne(
        database.cachedStatement(sql: "SELECT bytes FROM heads WHERE account = ?"),
        arguments: [account.text]) ?? 0
  }

  /// Below 0 where something goes.
  mutating func add(_ weight: Int64) throws {
    bytes = max(0, bytes + weight)
    try database.cachedStatement(
      sql: """
        INSERT INTO heads (account, head, bytes) VALUES (?1, 0, ?2)
        ON CONFLICT DO UPDATE SET bytes = ?2
        """
    ).execute(arguments: [account, bytes])
  }
}
