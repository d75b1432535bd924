// Boxes in a SQLite file of their own.

import Engine
import Foundation
import GRDB

/// A `PushStore` over one SQLite file; each call is one transaction.
public struct SQLitePushStore: PushStore {
  private let database: SQLiteDatabase
  /// How many boxes there may be.
  private let mostBoxes: Int

  public init(_ database: SQLiteDatabase, mostBoxes: Int = StorageLimits.pushBoxes) {
    self.database = database
    self.mostBoxes = mostBoxes
  }

  func transaction<Value: Sendable>(
    _ work: @escaping @Sendable (Database) throws -> Value
  ) async throws(StorageError) -> Value {
    try await database.transaction(work)
  }

  func emptyLog() async { try? await database.emptyLog() }

  public func has(_ box: PushBox) async throws(StorageError) -> Bool {
    try await transaction { database in
      try Row.fetchOne(
        database.cachedStatement(sql: "SELECT 1 FROM boxes WHERE box = ?"),
        arguments: [box.data]) != nil
    }
  }

  public func keep(
    _ subscription: PushSubscription, in box: PushBox, now: Instant
  ) async throws(StorageError) -> PushSubscribing {
    let mostBoxes = mostBoxes
    return try await transaction { database in
      guard try Self.touch(box, now, mostBoxes, in: database) else { return .noRoom }
      let others = try Row.fetchAll(
        database.cachedStatement(sql: "SELECT id, endpoint FROM subscriptions WHERE box = ?"),
        arguments: [box.data])
      if let known = others.first(where: { $0.identifier(0) == subscription.id }) {
        if known.value(1) == subscription.endpoint { return .kept }
        try Self.drop(subscription.id, of: box, in: database)
      } else if others.count >= StorageLimits.pushSubscriptions {
        return .tooMany
      }
      try database.cachedStatement(sql: "INSERT INTO subscriptions VALUES (?, ?, ?)")
        .execute(arguments: [box.data, subscription.id.data, subscription.endpoint])
      return .kept
    }
  }

  /// Notes that a device was there. False for a new box that has no room.
  private static func touch(
    _ box: PushBox, _ now: Instant, _ mostBoxes: Int, in database: Database
  ) throws -> Bool {
    try database.cachedStatement(sql: "UPDATE boxes SET seen = ? WHERE box = ?")
      .execute(arguments: [now.milliseconds, box.data])
    if database.changesCount > 0 { return true }
    let count = try Int.fetchOne(database, sql: "SELECT count(*) FROM boxes") ?? 0
    guard count < mostBoxes else { return false }
    try database.cachedStatement(sql: "INSERT INTO boxes VALUES (?, ?)")
      .execute(arguments: [box.data, now.milliseconds])
    return true
  }

  public func drop(_ subscription: Identifier, of box: PushBox) async throws(StorageError) {
    try await transaction { try Self.drop(subscription, of: box, in: $0) }
  }

  /// Its messages go with it. A delivery that has none left and has not begun goes, too, so that a
  /// device which keeps it hears that it is missing.
  static func drop(
    _ subscription: Identifier, of box: PushBox, in database: Database
  ) throws {
    try database.cachedStatement(sql: "DELETE FROM subscriptions WHERE box = ? AND id = ?")
      .execute(arguments: [box.data, subscription.data])
    guard database.changesCount > 0 else { return }
    try database.cachedStatement(
      sql: """
        DELETE FROM deliveries WHERE box = ? AND begun IS NULL AND dropped IS NULL
          AND NOT EXISTS (
            SELECT 1 FROM messages
            WHERE messages.box = deliveries.box AND messages.delivery = deliveries.id)
        """
    ).execute(arguments: [box.data])
  }

  public func erase(_ box: PushBox) async throws(StorageError) -> Bool {
    let wasThere = try await transaction { database in
      try database.execute(sql: "DELETE FROM boxes WHERE box = ?", arguments: [box.data])
      return database.changesCount > 0
    }
    if wasThere { await emptyLog() }
    return wasThere
  }
}

extension PushBox {
  var data: Data { Data(name) }
}
