// The tables of checkpoints.

import GRDB

enum CheckpointTables {
  static func register(in migrator: inout DatabaseMigrator) {
    migrator.registerMigration("checkpoints 1") { try $0.execute(sql: tables) }
  }

  /// Drops all checkpoints and gives their room back: they were of another history.
  static func empty(in database: Database) throws {
    try database.execute(
      sql: """
        UPDATE heads SET bytes = max(0, bytes - (
          SELECT coalesce(sum(length(body) + \(StorageLimits.rowBytes)), 0) FROM (
            SELECT account, body FROM checkpoints
            UNION ALL SELECT account, body FROM checkpoint_parts)
          WHERE account = heads.account));
        DELETE FROM checkpoints;
        DELETE FROM checkpoint_parts;
        """)
  }

  /// A part is kept once, however many checkpoints use it.
  private static let tables = """
    CREATE TABLE checkpoint_parts (
      account TEXT NOT NULL REFERENCES accounts(id) ON DELETE CASCADE,
      name BLOB NOT NULL,
      body BLOB NOT NULL,
      checksum INTEGER NOT NULL,
      kept_at INTEGER NOT NULL,
      PRIMARY KEY (account, name)
    ) STRICT;
    CREATE TABLE checkpoints (
      account TEXT NOT NULL REFERENCES accounts(id) ON DELETE CASCADE,
      epoch BLOB NOT NULL,
      sequence INTEGER NOT NULL,
      key_version INTEGER NOT NULL,
      body BLOB NOT NULL,
      checksum INTEGER NOT NULL,
      PRIMARY KEY (account, epoch, sequence)
    ) STRICT;
    CREATE TABLE checkpoint_uses (
      account TEXT NOT NULL,
      epoch BLOB NOT NULL,
      sequence INTEGER NOT NULL,
      name BLOB NOT NULL,
      PRIMARY KEY (account, epoch, sequence, name),
      FOREIGN KEY (account, epoch, sequence)
        REFERENCES checkpoints(account, epoch, sequence) ON DELETE CASCADE
    ) STRICT, WITHOUT ROWID;
    """
}
