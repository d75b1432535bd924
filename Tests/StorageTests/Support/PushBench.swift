// A file of boxes that can be closed and opened again, and what stands in a plan.

import Engine
import Foundation
import GRDB
import Storage

/// The boxes' database in a directory of its own.
final class PushBench {
  static let now = Instant(milliseconds: 1_800_000_000_000)
  static let hour: Int64 = 3_600_000
  static let day = 24 * hour

  let folder: Scratch
  let path: String
  private(set) var store: SQLitePushStore

  init(mostBoxes: Int = StorageLimits.pushBoxes, largestBytes: Int64 = 1 << 30) throws {
    folder = try Scratch()
    path = folder.path + "/push.db"
    store = SQLitePushStore(
      try SQLiteDatabase.boxes(path: path, largestBytes: largestBytes), mostBoxes: mostBoxes)
  }

  /// As after a crash: a second connection to what is on the disk, and nothing from memory.
  func reopen() throws { store = SQLitePushStore(try SQLiteDatabase.boxes(path: path)) }

  static func box(_ number: UInt8) -> PushBox {
    PushBox(name: [UInt8](repeating: number, count: PushBox.bytes))!
  }

  static func id(_ number: UInt64) -> Identifier { Identifier(high: 7, low: number) }

  static func later(_ milliseconds: Int64) -> Instant { now.adding(milliseconds: milliseconds) }

  static func subscription(_ number: UInt64, at host: String = "one") -> PushSubscription {
    PushSubscription(id: id(number), endpoint: "https://\(host).example/\(number)")
  }

  /// Due `at` milliseconds from now, for an hour.
  static func delivery(
    _ number: UInt64, at: Int64 = 0, slot: String? = nil, to subscriptions: [UInt64] = [1],
    text: String = "sealed"
  ) -> PushDelivery {
    PushDelivery(
      id: id(number), window: later(at)..<later(at + hour), slot: slot ?? "slot-\(number)",
      bodies: Dictionary(
        uniqueKeysWithValues: subscriptions.map { (id($0), Array("\(text) \(number)".utf8)) }))
  }

  static func plan(
    _ new: [PushDelivery] = [], keeping kept: [UInt64] = [], quiet: [Range<Instant>] = []
  ) -> PushPlan {
    PushPlan(quiet: quiet, kept: kept.map(id), new: new)
  }

  /// A box with some subscriptions.
  @discardableResult
  func box(_ number: UInt8 = 1, subscriptions: [UInt64] = [1]) async throws -> PushBox {
    let box = PushBench.box(number)
    for subscription in subscriptions {
      _ = try await store.keep(PushBench.subscription(subscription), in: box, now: PushBench.now)
    }
    return box
  }

  /// What is handed out, and has not begun.
  func held(
    _ outcomes: [PushOutcome] = [], most: Int = 100, after milliseconds: Int64 = 0
  ) async throws -> [PushMessage] {
    let room = PushRoom(most, ofService: most)
    return try await store.claim(
      room, settling: outcomes, now: PushBench.later(milliseconds)
    ).messages
  }

  /// What is handed out and has begun.
  func claim(
    _ outcomes: [PushOutcome] = [], most: Int = 100, after milliseconds: Int64 = 0
  ) async throws -> [PushMessage] {
    let held = try await held(outcomes, most: most, after: milliseconds)
    let begun = try await store.begin(held.map { $0.name })
    return held.filter { begun.contains($0.name) }
  }

  /// Rows of all tables that begin with a box.
  func rows() throws -> [String: Int] {
    try DatabaseQueue(path: path).read { database in
      var rows: [String: Int] = [:]
      for table in ["boxes", "subscriptions", "quiet", "slots", "deliveries", "messages"] {
        rows[table] = try Int.fetchOne(database, sql: "SELECT count(*) FROM \(table)")
      }
      return rows
    }
  }

  /// Whether a text stands anywhere in the file or beside it.
  func holds(_ text: String) throws -> Bool {
    try folder.names.contains { name in
      try Data(contentsOf: URL(fileURLWithPath: folder.path + "/" + name))
        .range(of: Data(text.utf8)) != nil
    }
  }
}

extension PushMessage {
  var number: UInt64 { name.delivery.low }
}
