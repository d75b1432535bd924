// Handing out messages that are due, of which each begins at most once.

import Engine
import Foundation
import GRDB

extension SQLitePushStore {
  public func claim(
    _ room: PushRoom, settling outcomes: [PushOutcome], now: Instant
  ) async throws(StorageError) -> PushClaim {
    try await transaction { database in
      for outcome in outcomes { try Self.settle(outcome, in: database) }
      guard room.free > 0 else {
        return PushClaim(messages: [], room: room, dropped: 0, isMore: false)
      }
      var claiming = PushClaiming(database, room, now)
      return try claiming.claim()
    }
  }

  /// A message that was cancelled meanwhile is not there any more, and nothing is to be done.
  private static func settle(_ outcome: PushOutcome, in database: Database) throws {
    let name = outcome.message
    let (sql, due): (String, Int64?) =
      switch outcome.kind {
      case .again(let at): ("UPDATE messages SET due = ?4, tries = tries + 1", at.milliseconds)
      case .over, .removed: ("DELETE FROM messages", nil)
      }
    var arguments: StatementArguments = [
      name.box.data, name.delivery.data, name.subscription.data,
    ]
    if let due { arguments += [due] }
    try database.cachedStatement(
      sql: sql + " WHERE box = ?1 AND delivery = ?2 AND subscription = ?3"
    ).execute(arguments: arguments)
    guard outcome.kind == .removed else { return }
    let isSame = try Row.fetchOne(
      database.cachedStatement(
        sql: "SELECT 1 FROM subscriptions WHERE box = ? AND id = ? AND endpoint = ?"),
      arguments: [name.box.data, name.subscription.data, outcome.endpoint])
    if isSame != nil { try drop(name.subscription, of: name.box, in: database) }
  }

  public func begin(
    _ messages: [PushMessage.Name]
  ) async throws(StorageError) -> Set<PushMessage.Name> {
    try await transaction { database in
      var begun: Set<PushMessage.Name> = []
      for name in messages {
        try database.cachedStatement(
          sql: """
            UPDATE messages SET due = NULL
            WHERE box = ? AND delivery = ? AND subscription = ? AND due IS NOT NULL
            """
        ).execute(arguments: [name.box.data, name.delivery.data, name.subscription.data])
        if database.changesCount > 0 { begun.insert(name) }
      }
      return begun
    }
  }

  public func forgetBegun() async throws(StorageError) -> Int64 {
    try await transaction { database in
      try database.execute(sql: "DELETE FROM messages WHERE due IS NULL")
      return Int64(database.changesCount)
    }
  }

  public func waiting() async throws(StorageError) -> Int64 {
    try await transaction { database in
      try Int64.fetchOne(
        database.cachedStatement(sql: "SELECT count(*) FROM messages WHERE due IS NOT NULL")) ?? 0
    }
  }
}

/// One look at what is due.
private struct PushClaiming {
  private struct Delivery: Hashable {
    let box: PushBox
    let id: Identifier
  }

  private let database: Database
  private var room: PushRoom
  private let now: Int64
  /// Whether a delivery goes out, as far as it was looked at.
  private var goes: [Delivery: Bool] = [:]
  private var dropped: Int64 = 0

  init(_ database: Database, _ room: PushRoom, _ now: Instant) {
    self.database = database
    self.room = room
    self.now = now.milliseconds
  }

  private static let due = """
    SELECT m.box, m.delivery, m.subscription, m.tries, m.body, s.endpoint, d.begins, d.ends,
      d.slot, d.begun IS NOT NULL, m.rowid
    FROM messages m
    JOIN deliveries d ON d.box = m.box AND d.id = m.delivery
    JOIN subscriptions s ON s.box = m.box AND s.id = m.subscription
    WHERE m.due <= ?
    """

  /// Looks past what goes to push services that have no place left.
  private func rows(_ most: Int) throws -> [Row] {
    let full = room.full
    let past = full.map { _ in " AND substr(s.endpoint, 1, ?) <> ?" }.joined()
    let arguments = full.flatMap { [$0.count, $0] as [any DatabaseValueConvertible] }
    return try Row.fetchAll(
      database.cachedStatement(sql: PushClaiming.due + past + " ORDER BY m.due LIMIT ?"),
      arguments: StatementArguments([now] + arguments + [most]))
  }

  mutating func claim() throws -> PushClaim {
    // What is on its way and has not begun is among them.
    let most = room.free + room.taken
    let rows = try rows(most)
    var messages: [PushMessage] = []
    for row in rows {
      guard let message = PushClaiming.message(row) else {
        // A damaged row would be the first one for ever.
        try database.execute(sql: "DELETE FROM messages WHERE rowid = ?", arguments: [row[10]])
        continue
      }
      // Its push service may have got its last place in this very look.
      guard room.hasPlace(for: message), try goes(message, row) else { continue }
      room.take(message)
      messages.append(message)
    }
    return PushClaim(
      messages: messages, room: room, dropped: dropped, isMore: rows.count == most)
  }

  private static func message(_ row: Row) -> PushMessage? {
    guard let box: Data = row.value(0), let box = PushBox(name: [UInt8](box)),
      let delivery = row.identifier(1), let subscription = row.identifier(2),
      let tries: Int64 = row.value(3), let body: Data = row.value(4),
      let endpoint: String = row.value(5), let begins: Int64 = row.value(6),
      let ends: Int64 = row.value(7), begins < ends
    else { return nil }
    return PushMessage(
      name: PushMessage.Name(box: box, delivery: delivery, subscription: subscription),
      endpoint: endpoint, body: [UInt8](body),
      window: Instant(milliseconds: begins)..<Instant(milliseconds: ends), tries: tries + 1)
  }

  /// All messages of a delivery go out under one slot, which is used up here and now.
  private mutating func goes(_ message: PushMessage, _ row: Row) throws -> Bool {
    let delivery = Delivery(box: message.name.box, id: message.name.delivery)
    if let known = goes[delivery] { return known }
    let hasBegun: Bool = row.value(9) ?? true
    var isGood = message.window.upperBound.milliseconds > now
    if isGood { isGood = try !isQuiet(delivery.box) }
    if isGood && !hasBegun { isGood = try uses(row.value(8) ?? "", delivery) }
    if !isGood { try drop(delivery) }
    goes[delivery] = isGood
    return isGood
  }

  private func isQuiet(_ box: PushBox) throws -> Bool {
    try Row.fetchOne(
      database.cachedStatement(
        sql: "SELECT 1 FROM quiet WHERE box = ? AND begins <= ? AND ends > ? LIMIT 1"),
      arguments: [box.data, now, now]) != nil
  }

  private func uses(_ slot: String, _ delivery: Delivery) throws -> Bool {
    try database.cachedStatement(sql: "INSERT OR IGNORE INTO slots VALUES (?, ?, ?)")
      .execute(arguments: [delivery.box.data, slot, now])
    guard database.changesCount > 0 else { return false }
    try database.cachedStatement(sql: "UPDATE deliveries SET begun = ? WHERE box = ? AND id = ?")
      .execute(arguments: [now, delivery.box.data, delivery.id.data])
    return true
  }

  private mutating func drop(_ delivery: Delivery) throws {
    // What has begun may be in the hands of a push service at this moment.
    try database.cachedStatement(
      sql: "DELETE FROM messages WHERE box = ? AND delivery = ? AND due IS NOT NULL"
    ).execute(arguments: [delivery.box.data, delivery.id.data])
    dropped += Int64(database.changesCount)
    try database.cachedStatement(
      sql: "UPDATE deliveries SET dropped = ? WHERE box = ? AND id = ? AND begun IS NULL"
    ).execute(arguments: [now, delivery.box.data, delivery.id.data])
  }
}
