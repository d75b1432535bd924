// Takes accounts that are gone out of the copies of the database, too.

import Foundation
import GRDB

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

extension Backups {
  /// Goes through the copies and through what restores put aside, by the list beside the copies;
  /// the paths of those that could not be read or changed.
  public func scrub() -> [String] {
    let ledger = AccessLedger(data: data)
    guard ledger.isThere else { return [] }
    guard let gone = try? ledger.erased() else { return [ledger.path] }
    guard !gone.isEmpty else { return [] }
    return (paths + Restoring.aside(in: data)).filter { path in
      (try? CopyScrub.run(path, gone)) == nil
    }
  }
}

enum CopyScrub {
  static func run(_ path: String, _ gone: Set<Data>) throws {
    let found = try accounts(path, gone)
    // A log that is there may have ended half way: what it says is not in the file yet.
    guard !found.isEmpty || access(path + "-wal", F_OK) == 0 else { return }
    let queue = try opened(path)
    try queue.write { database in
      for account in found { try erase(account, in: database) }
    }
    try queue.writeWithoutTransaction { database in
      try database.execute(sql: "PRAGMA wal_checkpoint(TRUNCATE)")
      try database.execute(sql: "PRAGMA journal_mode = DELETE")
    }
    try queue.close()
    try DatabaseCopy.sync(path)
  }

  private static func accounts(_ path: String, _ gone: Set<Data>) throws -> [String] {
    let queue = try DatabaseCopy.reading(path)
    defer { try? queue.close() }
    let all = try queue.read { try String.fetchAll($0, sql: "SELECT id FROM accounts") }
    return all.filter { gone.contains(AccessLedger.mark($0)) }
  }

  /// A log holds the new pages only; a rollback journal would write the old ones down once more.
  private static func opened(_ path: String) throws -> DatabaseQueue {
    var configuration = Configuration()
    configuration.busyMode = .timeout(StorageLimits.busySeconds)
    configuration.journalMode = .wal
    configuration.foreignKeysEnabled = true
    configuration.prepareDatabase { try $0.execute(sql: "PRAGMA secure_delete = ON") }
    return try DatabaseQueue(path: path, configuration: configuration)
  }

  /// Also the notes that its going leaves. A copy of an earlier version may have no such tables.
  private static func erase(_ account: String, in copy: Database) throws {
    try copy.execute(sql: "DELETE FROM accounts WHERE id = ?", arguments: [account])
    for table in ["erased_accounts", "access_versions"] where try copy.tableExists(table) {
      try copy.execute(sql: "DELETE FROM \(table) WHERE account = ?", arguments: [account])
    }
  }
}
