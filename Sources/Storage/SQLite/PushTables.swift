// The tables of the boxes. They stand in a file of their own, of which no copies are made.

import GRDB

enum PushTables {
  static func register(in migrator: inout DatabaseMigrator) {
    migrator.registerMigration("push 1") { database in
      try database.execute(sql: boxes + deliveries + messages)
    }
  }

  /// `seen` is when a device was last there. `slots` outlive the deliveries that used them.
  private static let boxes = """
    CREATE TABLE boxes (
      box BLOB NOT NULL PRIMARY KEY,
      seen INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX boxes_by_time ON boxes (seen);
    CREATE TABLE subscriptions (
      box BLOB NOT NULL REFERENCES boxes(box) ON DELETE CASCADE,
      id BLOB NOT NULL,
      endpoint TEXT NOT NULL,
      PRIMARY KEY (box, id)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE quiet (
      box BLOB NOT NULL REFERENCES boxes(box) ON DELETE CASCADE,
      place INTEGER NOT NULL,
      begins INTEGER NOT NULL,
      ends INTEGER NOT NULL,
      PRIMARY KEY (box, place)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE slots (
      box BLOB NOT NULL REFERENCES boxes(box) ON DELETE CASCADE,
      slot TEXT NOT NULL,
      used INTEGER NOT NULL,
      PRIMARY KEY (box, slot)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX slots_by_time ON slots (used);

    """

  /// `begun` is when the slot was used up for it, `dropped` when it was found too late or quiet.
  private static let deliveries = """
    CREATE TABLE deliveries (
      box BLOB NOT NULL REFERENCES boxes(box) ON DELETE CASCADE,
      id BLOB NOT NULL,
      begins INTEGER NOT NULL,
      ends INTEGER NOT NULL,
      slot TEXT NOT NULL,
      begun INTEGER,
      dropped INTEGER,
      PRIMARY KEY (box, id)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX deliveries_by_beginning ON deliveries (begun);
    CREATE INDEX deliveries_by_dropping ON deliveries (dropped);

    """

  /// `due` is empty once the message has begun.
  private static let messages = """
    CREATE TABLE messages (
      box BLOB NOT NULL,
      delivery BLOB NOT NULL,
      subscription BLOB NOT NULL,
      due INTEGER,
      tries INTEGER NOT NULL,
      body BLOB NOT NULL,
      PRIMARY KEY (box, delivery, subscription),
      FOREIGN KEY (box, delivery) REFERENCES deliveries(box, id) ON DELETE CASCADE,
      FOREIGN KEY (box, subscription) REFERENCES subscriptions(box, id) ON DELETE CASCADE
    ) STRICT;
    CREATE INDEX messages_by_time ON messages (due);
    """
}
