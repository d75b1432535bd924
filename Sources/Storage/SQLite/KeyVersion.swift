// Which versions of its vault key an account has.

import Engine
import GRDB

enum KeyVersion {
  /// Refuses a version that the account has not reached: devices would take it for a new key of
  /// theirs. An account that is gone is found out about by what comes next.
  static func check(_ version: Int64, of account: String, in database: Database) throws {
    let newest = try Int64.fetchOne(
      database.cachedStatement(sql: "SELECT key_version FROM accounts WHERE id = ?"),
      arguments: [account])
    if let newest, version > newest { throw VaultError.unknownKey }
  }
}
