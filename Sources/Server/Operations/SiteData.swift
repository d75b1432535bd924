// What the server keeps in its data directory.

import Engine
import Logging
import Storage

/// The database, the secret and the audit log of one server.
public struct SiteData: Sendable {
  public let database: SQLiteDatabase
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
  public init(directory: String, logger: Logger) throws {
    self.directory = directory
    secrets = ServerSecrets(try SecretsFile.load(directory + "/secret"))
    database = try SQLiteDatabase(path: directory + "/" + SQLiteDatabase.fileName)
    backups = Backups(data: directory)
    audit = AuditLog(directory: directory, secrets: secrets, logger: logger)
  }
}
