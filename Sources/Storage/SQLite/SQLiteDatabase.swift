// The server's own database: one file, one connection, and no acknowledgement before the disk has
// it.

import GRDB
import GRDBSQLite

/// Why the database cannot be used; each is one line that names the cure.
public enum DatabaseFileError: Error, CustomStringConvertible, Equatable {
  case cannotOpen(String)
  case damaged(String)
  /// The boxes of pushes, which no backup holds.
  case damagedBoxes(String)
  /// The file was written by a later version.
  case newer(String)
  case diskFull(String)
  /// The setting that makes a commit survive a power cut does not hold.
  case notDurable(String)

  public var description: String {
    switch self {
    case .cannotOpen(let path):
      "cannot open the database \(path); give this user the right to read and write it"
    case .damaged(let path):
      "the database \(path) is damaged; put a backup back with redstart restore"
    case .damagedBoxes(let path):
      "the database \(path) is damaged; remove it with its -wal and -shm: devices fill it again"
    case .newer(let path):
      "the database \(path) was written by a later version; install that version or a newer one"
    case .diskFull(let path):
      "the disk has no room for the database \(path); make room"
    case .notDurable(let path):
      "the database \(path) does not wait for the disk; move it to a local file system"
    }
  }
}

/// One SQLite file in WAL mode with a single connection: below version 3.51.3 two connections that
/// write or checkpoint at once can damage a file (sqlite.org, WAL-reset bug of 2026-03-03).
public struct SQLiteDatabase: Sendable {
  /// What it is called in the data directory.
  public static let fileName = "redstart.db"
  /// What the one of the boxes is called there.
  public static let pushFileName = "push.db"

  let queue: DatabaseQueue

  /// Below this one, two connections that write or checkpoint at once can damage a file.
  public static let firstSoundVersion = "3.51.3"

  /// The version of SQLite that is linked, and whether it is below the first sound one.
  public static var version: (text: String, isOld: Bool) {
    (String(cString: sqlite3_libversion()), sqlite3_libversion_number() < 3_051_003)
  }

  /// Opens the file, makes it when it is missing, checks it, and brings its tables up to date. It
  /// does not grow above `largestBytes`: then it is as if the disk were full.
  public init(path: String, largestBytes: Int64? = nil) throws(DatabaseFileError) {
    try self.init(path: path, largestBytes: largestBytes, SQLiteDatabase.migrator)
  }

  /// The one in which boxes stand, and nothing else: no copies are made of it.
  public static func boxes(
    path: String, largestBytes: Int64 = StorageLimits.pushBytes
  ) throws(DatabaseFileError) -> SQLiteDatabase {
    var migrator = DatabaseMigrator()
    PushTables.register(in: &migrator)
    do {
      return try SQLiteDatabase(path: path, largestBytes: largestBytes, migrator)
    } catch {
      throw error == .damaged(path) ? .damagedBoxes(path) : error
    }
  }

  private init(
    path: String, largestBytes: Int64?, _ migrator: DatabaseMigrator
  ) throws(DatabaseFileError) {
    do {
      queue = try SQLiteDatabase.opened(path, largestBytes)
    } catch DatabaseError.SQLITE_CORRUPT {
      // The list of its tables is read at the door already.
      throw .damaged(path)
    } catch {
      throw .cannotOpen(path)
    }
    let isWhole = try? queue.read { database in
      try String.fetchOne(database, sql: "PRAGMA quick_check(1)") == "ok"
    }
    guard isWhole == true else { throw .damaged(path) }
    let isDurable = try? queue.read { database in
      try Int.fetchOne(database, sql: "PRAGMA synchronous") == SQLiteDatabase.full
    }
    guard isDurable == true else { throw .notDurable(path) }
    if (try? queue.read { try migrator.hasBeenSuperseded($0) }) != false { throw .newer(path) }
    do {
      try migrator.migrate(queue)
    } catch DatabaseError.SQLITE_FULL {
      throw .diskFull(path)
    } catch {
      throw .damaged(path)
    }
  }

  /// What `PRAGMA synchronous` answers when each commit waits for the disk.
  private static let full = 2

  private static func opened(_ path: String, _ largestBytes: Int64?) throws -> DatabaseQueue {
    var configuration = Configuration()
    configuration.busyMode = .timeout(StorageLimits.busySeconds)
    configuration.journalMode = .wal
    configuration.foreignKeysEnabled = true
    // What is deleted is written over, in the file and in its copies.
    configuration.prepareDatabase { try $0.execute(sql: "PRAGMA secure_delete = ON") }
    PrivateFile.make(path)
    for sidecar in DatabaseCopy.sidecars.dropFirst() { PrivateFile.tighten(path + sidecar) }
    let queue = try DatabaseQueue(path: path, configuration: configuration)
    // Turning WAL on sets NORMAL, with which a power cut takes acknowledged commits away.
    try queue.writeWithoutTransaction { database in
      try database.execute(sql: "PRAGMA synchronous = FULL")
      guard let largestBytes else { return }
      let pageBytes = try Int64.fetchOne(database, sql: "PRAGMA page_size") ?? 1
      try database.execute(sql: "PRAGMA max_page_count = \(largestBytes / pageBytes)")
    }
    return queue
  }

  /// Empties the write-ahead log, in which the pages of before still stand.
  public func emptyLog() async throws {
    try await queue.writeWithoutTransaction { database in
      try database.execute(sql: "PRAGMA wal_checkpoint(TRUNCATE)")
    }
  }

  /// Ends the one connection: what stands in the write-ahead log is in the file then, and the log
  /// is gone. What still waits for an answer is answered first, what comes later gets none.
  public func close() throws { try queue.close() }

  /// Each table group brings its own steps; a step that was released is never edited.
  static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    AccountTables.register(in: &migrator)
    VaultTables.register(in: &migrator)
    SpareKeyTables.register(in: &migrator)
    PasskeyTables.register(in: &migrator)
    ProviderTables.register(in: &migrator)
    CheckpointTables.register(in: &migrator)
    KeyTables.register(in: &migrator)
    AccessTables.register(in: &migrator)
    AuditTables.register(in: &migrator)
    InvitationTables.register(in: &migrator)
    AdmissionTables.register(in: &migrator)
    return migrator
  }
}
