// The tables of the vault: the log of each account, and what was said about offered numbers.

import Engine
import Foundation
import GRDB

enum VaultTables {
  static let firstStep = "vault 1"

  static func register(in migrator: inout DatabaseMigrator) {
    migrator.registerMigration(firstStep) { database in
      try database.execute(sql: accounts + epoch)
      try nameHistory(in: database)
    }
    migrator.registerMigration("vault 2") { database in
      try database.execute(sql: attachments)
    }
    migrator.registerMigration("vault 3") { database in
      try database.execute(sql: clocks)
      try fillLatest(in: database)
    }
  }

  /// Gives the history a random name; a device that knows another one offers all it has again.
  static func nameHistory(in database: Database) throws {
    let name = Identifier(high: .random(in: 0 ... .max), low: .random(in: 0 ... .max))
    try database.execute(
      sql: "INSERT INTO epoch (row, name) VALUES (1, ?1) ON CONFLICT DO UPDATE SET name = ?1",
      arguments: [name.data])
  }

  /// `latest` is the milliseconds of the latest stamp in the log, which a wrong clock may have left
  /// far ahead. `server_clock` has the latest time that the server has seen.
  private static let clocks = """
    ALTER TABLE heads ADD COLUMN latest INTEGER NOT NULL DEFAULT 0;
    CREATE TABLE server_clock (
      row INTEGER NOT NULL PRIMARY KEY CHECK (row = 1),
      seen INTEGER NOT NULL
    ) STRICT;
    """

  private static func fillLatest(in database: Database) throws {
    let rows = try Row.fetchAll(
      database, sql: "SELECT account, max(stamp) FROM changes GROUP BY account")
    for row in rows {
      guard let account: String = row.value(0), let text: String = row.value(1),
        let stamp = Stamp(text: text)
      else { continue }
      try database.execute(
        sql: "UPDATE heads SET latest = ? WHERE account = ?",
        arguments: [stamp.milliseconds, account])
    }
  }

  /// `number` counts the changes of a device: one is in `changes` if it was accepted, and otherwise
  /// in `used_numbers`, with a refusal if there was one. `checksum` is of envelope and body.
  private static let accounts = """
    CREATE TABLE heads (
      account TEXT NOT NULL PRIMARY KEY REFERENCES accounts(id) ON DELETE CASCADE,
      head INTEGER NOT NULL,
      bytes INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE counts (
      account TEXT NOT NULL REFERENCES accounts(id) ON DELETE CASCADE,
      device INTEGER NOT NULL,
      last INTEGER NOT NULL,
      PRIMARY KEY (account, device)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE changes (
      account TEXT NOT NULL REFERENCES accounts(id) ON DELETE CASCADE,
      sequence INTEGER NOT NULL,
      id BLOB NOT NULL,
      device INTEGER NOT NULL,
      number INTEGER NOT NULL,
      stamp TEXT NOT NULL,
      key_version INTEGER NOT NULL,
      body BLOB NOT NULL,
      checksum INTEGER NOT NULL,
      PRIMARY KEY (account, sequence),
      UNIQUE (account, id),
      UNIQUE (account, device, number)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE used_numbers (
      account TEXT NOT NULL REFERENCES accounts(id) ON DELETE CASCADE,
      device INTEGER NOT NULL,
      number INTEGER NOT NULL,
      id BLOB NOT NULL,
      refusal TEXT,
      PRIMARY KEY (account, device, number)
    ) STRICT, WITHOUT ROWID;

    """

  private static let attachments = """
    CREATE TABLE attachments (
      account TEXT NOT NULL REFERENCES accounts(id) ON DELETE CASCADE,
      id BLOB NOT NULL,
      key_version INTEGER NOT NULL,
      body BLOB NOT NULL,
      checksum INTEGER NOT NULL,
      PRIMARY KEY (account, id)
    ) STRICT;
    """

  private static let epoch = """
    CREATE TABLE epoch (
      row INTEGER NOT NULL PRIMARY KEY CHECK (row = 1),
      name BLOB NOT NULL
    ) STRICT;
    """
}
