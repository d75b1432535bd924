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

  /// Makes what is missing. The caller holds the directory's lock.
  public init(directory: String, logger: Logger) throws {
    secrets = ServerSecrets(try SecretsFile.load(directory + "/secret"))
    database = try SQLiteDatabase(path: directory + "/" + SQLiteDatabase.fileName)
    backups = Backups(data: directory)
    audit = AuditLog(directory: directory, secrets: secrets, logger: logger)
    if let line = audit.firstProblem() {
      logger.error("the audit log was changed", metadata: ["line": "\(line)"])
    }
  }
}
