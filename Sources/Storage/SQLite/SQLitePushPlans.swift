// Putting a plan in the place of the one before.

import Engine
import Foundation
import GRDB

extension SQLitePushStore {
  public func keep(
    _ plan: PushPlan, in box: PushBox, now: Instant
  ) async throws(StorageError) -> PushPlanAnswer? {
    try await transaction { database in
      try database.cachedStatement(sql: "UPDATE boxes SET seen = ? WHERE box = ?")
        .execute(arguments: [now.milliseconds, box.data])
      guard database.changesCount > 0 else { return nil }
      var planning = try PushPlanning(box, in: database)
      return try planning.take(plan)
    }
  }
}

/// One plan on its way into the tables.
private struct PushPlanning {
  /// What the box has of a delivery.
  private struct Standing {
    let slot: String
    let hasBegun: Bool
  }

  private let database: Database
  private let box: PushBox
  private var deliveries: [Identifier: Standing] = [:]
  private let subscriptions: Set<Identifier>

  init(_ box: PushBox, in database: Database) throws {
    self.box = box
    self.database = database
    subscriptions = Set(
      try Row.fetchAll(
        database.cachedStatement(sql: "SELECT id FROM subscriptions WHERE box = ?"),
        arguments: [box.data]
      ).compactMap { $0.identifier(0) })
    let rows = try Row.fetchAll(
      database.cachedStatement(
        sql: "SELECT id, slot, begun IS NOT NULL FROM deliveries WHERE box = ?"),
      arguments: [box.data])
    for row in rows {
      guard let id = row.identifier(0), let slot: String = row.value(1),
        let hasBegun: Bool = row.value(2)
      else { continue }
      deliveries[id] = Standing(slot: slot, hasBegun: hasBegun)
    }
  }

  mutating func take(_ plan: PushPlan) throws -> PushPlanAnswer {
    guard deliveries.count + plan.new.count <= StorageLimits.pushRecords else {
      throw StorageError.full
    }
    try set(plan.quiet)
    try cancel(keeping: Set(plan.kept).union(plan.new.map { $0.id }))
    // What is used by now counts, and not what the plan itself is about to use.
    let slots = plan.kept.compactMap { deliveries[$0]?.slot } + plan.new.map { $0.slot }
    let spent = try spent(slots)
    for delivery in plan.new where !spent.contains(delivery.slot) { try add(delivery) }
    let gone = Set(plan.new.flatMap { $0.bodies.keys }).subtracting(subscriptions)
    return PushPlanAnswer(
      missing: plan.kept.filter { deliveries[$0] == nil }, gone: gone.sorted(),
      spent: spent.sorted())
  }

  private func set(_ quiet: [Range<Instant>]) throws {
    try database.cachedStatement(sql: "DELETE FROM quiet WHERE box = ?")
      .execute(arguments: [box.data])
    for (place, times) in quiet.enumerated() {
      try database.cachedStatement(sql: "INSERT INTO quiet VALUES (?, ?, ?, ?)")
        .execute(arguments: [
          box.data, place, times.lowerBound.milliseconds, times.upperBound.milliseconds,
        ])
    }
  }

  /// Of what has begun the note stays, and what of it still waits for another try goes.
  private mutating func cancel(keeping kept: Set<Identifier>) throws {
    for (id, standing) in deliveries where !kept.contains(id) {
      if standing.hasBegun {
        try database.cachedStatement(sql: "DELETE FROM messages WHERE box = ? AND delivery = ?")
          .execute(arguments: [box.data, id.data])
      } else {
        try remove(id)
      }
    }
  }

  private mutating func remove(_ id: Identifier) throws {
    try database.cachedStatement(sql: "DELETE FROM deliveries WHERE box = ? AND id = ?")
      .execute(arguments: [box.data, id.data])
    deliveries[id] = nil
  }

  private func spent(_ slots: [String]) throws -> Set<String> {
    try Set(slots).filter { slot in
      try Row.fetchOne(
        database.cachedStatement(sql: "SELECT 1 FROM slots WHERE box = ? AND slot = ?"),
        arguments: [box.data, slot]) != nil
    }
  }

  /// One that has begun stays as it is. One for no subscription of the box is not kept.
  private mutating func add(_ delivery: PushDelivery) throws {
    if let known = deliveries[delivery.id] {
      if known.hasBegun { return }
      try remove(delivery.id)
    }
    let bodies = delivery.bodies.filter { subscriptions.contains($0.key) }
    guard !bodies.isEmpty else { return }
    try database.cachedStatement(sql: "INSERT INTO deliveries VALUES (?, ?, ?, ?, ?, NULL, NULL)")
      .execute(arguments: [
        box.data, delivery.id.data, delivery.window.lowerBound.milliseconds,
        delivery.window.upperBound.milliseconds, delivery.slot,
      ])
    for (subscription, body) in bodies {
      try database.cachedStatement(sql: "INSERT INTO messages VALUES (?, ?, ?, ?, 0, ?)")
        .execute(arguments: [
          box.data, delivery.id.data, subscription.data, delivery.window.lowerBound.milliseconds,
          Data(body),
        ])
    }
    deliveries[delivery.id] = Standing(slot: delivery.slot, hasBegun: false)
  }
}
