// What opens each account now, and which accounts are gone: kept beside the copies of the database,
// so that a copy which is put back does not bring back what was taken back since.

import Engine
import Foundation
import GRDB

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A small database of its own: one file, each change on the disk before it counts as told.
public struct AccessLedger: Sendable {
  static let fileName = "access.db"

  let path: String

  /// `data` is the data directory.
  public init(data: String) { path = data + "/" + Backups.folder + "/" + AccessLedger.fileName }

  init(path: String) { self.path = path }

  var isThere: Bool { access(path, F_OK) == 0 }

  /// Writes down what the database has noted since the last time.
  public func tell(_ source: SQLiteDatabase, now: Instant) throws(BackupError) {
    do {
      try source.queue.write { try tell($0, now) }
    } catch {
      throw .cannotWrite(path)
    }
  }

  func tell(_ source: Database, _ now: Instant) throws {
    let erased = try String.fetchAll(source, sql: "SELECT account FROM erased_accounts")
    let changed = try String.fetchAll(
      source, sql: "SELECT account FROM access_versions WHERE is_told = 0")
    let areUsed =
      try Int.fetchOne(source, sql: "SELECT 1 FROM used_invitations WHERE is_told = 0") != nil
    guard !erased.isEmpty || !changed.isEmpty || areUsed else { return }
    let ledger = try opened()
    try ledger.write { database in
      try database.execute(
        sql: "DELETE FROM used_invitations WHERE expires_at <= ?", arguments: [now.milliseconds])
      try AccessRows.copyInvitations(from: source, where: "is_told = 0", to: database)
      for account in changed { try AccessRows.copy(account, from: source, to: database, now) }
      for account in erased { try AccessRows.erase(account, in: database, now) }
    }
    try ledger.close()
    try source.execute(sql: "DELETE FROM erased_accounts")
    try source.execute(
      sql: "DELETE FROM access_versions WHERE account NOT IN (SELECT id FROM accounts)")
    for table in ["access_versions", "used_invitations"] {
      try source.execute(sql: "UPDATE \(table) SET is_told = 1 WHERE is_told = 0")
    }
  }

  /// The marks of all accounts that are gone.
  func erased() throws -> Set<Data> {
    try reading().read { try Set(Data.fetchAll($0, sql: "SELECT mark FROM erased")) }
  }

  /// Takes over which accounts are gone, where a copy comes with a list from another place.
  func take(erasedFrom other: AccessLedger) throws {
    let marks = try other.reading().read { database in
      try Row.fetchAll(database, sql: "SELECT mark, at FROM erased")
    }
    let ledger = try opened()
    try ledger.write { database in
      for row in marks {
        try database.execute(
          sql: "INSERT OR IGNORE INTO erased VALUES (?, ?)",
          arguments: StatementArguments(row.databaseValues))
      }
    }
    try ledger.close()
  }

  /// What a power cut left half done is undone first, which needs the right to write.
  func reading() throws -> DatabaseQueue {
    if access(path + "-journal", F_OK) == 0 { try opened().close() }
    return try DatabaseCopy.reading(path)
  }

  /// An account that is gone is known by this alone; its number cannot be found from it.
  static func mark(_ account: String) -> Data {
    Data(SHA256.hash(Array("redstart erased \(account)".utf8)))
  }

  private func opened() throws -> DatabaseQueue {
    let folder = String(path.dropLast(AccessLedger.fileName.count + 1))
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let isNew = !isThere
    let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw CocoaError(.fileWriteUnknown) }
    close(file)
    if isNew { try DatabaseCopy.sync(folder) }
    var configuration = Configuration()
    configuration.busyMode = .timeout(StorageLimits.busySeconds)
    configuration.prepareDatabase { database in
      try database.execute(
        sql: "PRAGMA journal_mode = DELETE; PRAGMA synchronous = EXTRA; PRAGMA secure_delete = ON")
    }
    let queue = try DatabaseQueue(path: path, configuration: configuration)
    try queue.write { try $0.execute(sql: AccessRows.tables) }
    return queue
  }
}
