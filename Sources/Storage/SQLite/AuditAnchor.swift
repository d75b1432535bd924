// How far the audit log had come, kept where its file is not.

import GRDB

/// The number of the last line, and its seal.
public struct AuditAnchor: Equatable, Sendable {
  public let lines: Int64
  public let seal: String

  public init(lines: Int64, seal: String) {
    self.lines = lines
    self.seal = seal
  }
}

enum AuditTables {
  static func register(in migrator: inout DatabaseMigrator) {
    migrator.registerMigration("audit 1") { database in
      try database.execute(
        sql: """
          CREATE TABLE audit_anchor (
            only INTEGER NOT NULL PRIMARY KEY CHECK (only = 1),
            lines INTEGER NOT NULL,
            seal TEXT NOT NULL
          ) STRICT
          """)
    }
  }
}

extension SQLiteDatabase {
  /// Nothing before the first line.
  public func auditAnchor() throws -> AuditAnchor? { try queue.read { try AuditAnchor.read($0) } }

  /// Waits for the disk.
  public func keep(_ anchor: AuditAnchor) throws {
    try queue.write { database in
      try database.execute(
        sql: "INSERT OR REPLACE INTO audit_anchor VALUES (1, ?, ?)",
        arguments: [anchor.lines, anchor.seal])
    }
  }
}

extension AuditAnchor {
  /// Of the database in a data directory, whether a server uses it or not.
  public static func read(data: String) throws -> AuditAnchor? {
    try DatabaseCopy.reading(data + "/" + SQLiteDatabase.fileName).read { try read($0) }
  }

  fileprivate static func read(_ database: Database) throws -> AuditAnchor? {
    try Row.fetchOne(database, sql: "SELECT lines, seal FROM audit_anchor").map {
      AuditAnchor(lines: $0["lines"], seal: $0["seal"])
    }
  }
}
