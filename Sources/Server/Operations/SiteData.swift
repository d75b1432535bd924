// What the server keeps in its data directory.

import Engine
import Logging
import Storage

/// The databases, the secret and the audit log of one server.
public struct SiteData: Sendable {
  public let database: SQLiteDatabase
  /// The one of the boxes; no copies are made of it.
  public let boxes: SQLiteDatabase
  public let audit: AuditLog
  /// The dated copies of the database.
  let backups: Backups
  let secrets: ServerSecrets
  let directory: String

  /// The database and what has not been written into it yet.
  var databaseBytes: Int64 {
    [SQLiteDatabase.fileName, SQLiteDatabase.fileName + "-wal"].reduce(0) {
      $0 + (FileMark(directory + "/" + $1)?.bytes ?? 0)
    }
  }

  /// Makes what is missing. The caller holds the directory's lock.
  public init(directory: String, largestBytes: Int64? = nil, logger: Logger) throws {
    self.directory = directory
    secrets = ServerSecrets(try SecretsFile.load(directory + "/secret"))
    database = try SQLiteDatabase(
      path: directory + "/" + SQLiteDatabase.fileName, largestBytes: largestBytes)
    boxes = try SQLiteDatabase.boxes(path: directory + "/" + SQLiteDatabase.pushFileName)
    backups = Backups(data: directory)
    audit = AuditLog(
      directory: directory, secrets: secrets, database: database, logger: logger)
  }

  /// Leaves each database in one file. What keeps it from that harms nothing: the next start reads
  /// the log beside the file.
  func close(_ logger: Logger) {
    for part in [database, boxes] {
      do {
        try part.close()
      } catch {
        logger.warning("a database stays in two files until the next start")
      }
    }
  }

  /// Said once the server listens, so that what keeps it from starting is the only line.
  static func noteVersion(_ logger: Logger) {
    let sqlite = SQLiteDatabase.version
    guard sqlite.isOld else { return }
    logger.notice(
      "this SQLite can damage a file that two connections write: the server uses one",
      metadata: ["version": "\(sqlite.text)", "sound": "\(SQLiteDatabase.firstSoundVersion)"])
  }
}
