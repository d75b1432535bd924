// Sealed checkpoints in the server's own database.

import Engine
import Foundation
import GRDB

extension SQLiteVault: CheckpointStore {
  public func keep(
    part name: [UInt8], _ body: [UInt8], of account: Identifier, now: Instant
  ) async throws(VaultError) -> Bool {
    let mostBytes = checkpointRoom
    return try await write { database in
      var room = try AccountRoom(account, in: database)
      let weight = Int64(body.count) + StorageLimits.rowBytes
      let known = try Row.fetchOne(
        database.cachedStatement(
          sql: "SELECT 1 FROM checkpoint_parts WHERE account = ? AND name = ?"),
        arguments: [account.text, Data(name)])
      guard known == nil else {
        // It is wanted again, so it must not go before the checkpoint comes.
        try database.cachedStatement(
          sql: "UPDATE checkpoint_parts SET kept_at = ? WHERE account = ? AND name = ?"
        ).execute(arguments: [now.milliseconds, account.text, Data(name)])
        return true
      }
      if room.bytes + weight > mostBytes { try room.dropUnused(now) }
      guard room.bytes + weight <= mostBytes else { return false }
      try database.cachedStatement(
        sql: """
          INSERT INTO checkpoint_parts (account, name, body, checksum, kept_at)
          VALUES (?, ?, ?, ?, ?)
          """
      ).execute(arguments: [
        account.text, Data(name), Data(body), Int64(CRC32.checksum(name + body)),
        now.milliseconds,
      ])
      try room.add(weight)
      return true
    }
  }

  public func part(
    _ name: [UInt8], of account: Identifier
  ) async throws(VaultError) -> [UInt8]? {
    try await read { database in
      let row = try Row.fetchOne(
        database.cachedStatement(
          sql: "SELECT body, checksum FROM checkpoint_parts WHERE account = ? AND name = ?"),
        arguments: [account.text, Data(name)])
      guard let row else { return nil }
      guard let body: Data = row.value(0), let checksum: Int64 = row.value(1),
        Int64(CRC32.checksum(name + [UInt8](body))) == checksum
      else { throw VaultError.unavailable(cause: "a checkpoint has a damaged part") }
      return [UInt8](body)
    }
  }

  public func keep(
    _ offer: CheckpointOffer, of account: Identifier, now: Instant
  ) async throws(VaultError) -> CheckpointVerdict {
    let (accountBytes, mostBytes) = (accountBytes, checkpointRoom)
    return try await write { database in
      let vault = try AccountVault(account, accountBytes, in: database)
      guard offer.sealed.epoch == vault.epoch else { throw VaultError.epoch(vault.epoch) }
      guard offer.sealed.sequence <= vault.head else { return .beyondHead }
      try KeyVersion.check(offer.sealed.keyVersion, of: account.text, in: database)
      var room = try AccountRoom(account, in: database)
      if let latest = try room.latest(vault.epoch), latest.sequence >= offer.sealed.sequence {
        return .notNewer
      }
      guard try room.has(parts: offer.parts) else { return .missingPart }
      let weight = Int64(offer.sealed.body.count) + StorageLimits.rowBytes
      guard room.bytes + weight <= mostBytes else { return .noRoom }
      try room.insert(offer)
      try room.add(weight)
      try room.dropOlder(vault.epoch)
      try room.dropUnused(now)
      return .kept
    }
  }

  public func latestCheckpoint(
    of account: Identifier, now: Instant
  ) async throws(VaultError) -> CheckpointAnswer {
    let accountBytes = accountBytes
    return try await read { database in
      let vault = try AccountVault(account, accountBytes, in: database)
      return CheckpointAnswer(
        epoch: vault.epoch, head: vault.head, time: now,
        latest: try AccountRoom(account, in: database).latest(vault.epoch))
    }
  }

  private var checkpointRoom: Int64 {
    accountBytes - accountBytes / StorageLimits.changesShare
  }
}

extension AccountRoom {
  fileprivate func latest(_ epoch: Identifier) throws -> SealedCheckpoint? {
    let row = try Row.fetchOne(
      database.cachedStatement(
        sql: """
          SELECT sequence, key_version, body, checksum FROM checkpoints
          WHERE account = ? AND epoch = ? ORDER BY sequence DESC LIMIT 1
          """), arguments: [account, epoch.data])
    guard let row else { return nil }
    guard let sequence: Int64 = row.value(0), let keyVersion: Int64 = row.value(1),
      let body: Data = row.value(2), let checksum: Int64 = row.value(3)
    else { throw VaultError.unavailable(cause: "a checkpoint has a damaged row") }
    let found = SealedCheckpoint(
      epoch: epoch, sequence: sequence, keyVersion: keyVersion, body: [UInt8](body))
    guard found.checksum == checksum else {
      throw VaultError.unavailable(cause: "a checkpoint has a damaged row")
    }
    return found
  }

  fileprivate func has(parts: [[UInt8]]) throws -> Bool {
    let statement = try database.cachedStatement(
      sql: "SELECT 1 FROM checkpoint_parts WHERE account = ? AND name = ?")
    for part in parts
    where try Row.fetchOne(statement, arguments: [account, Data(part)]) == nil {
      return false
    }
    return true
  }

  fileprivate func insert(_ offer: CheckpointOffer) throws {
    let sealed = offer.sealed
    try database.cachedStatement(
      sql: """
        INSERT INTO checkpoints (account, epoch, sequence, key_version, body, checksum)
        VALUES (?, ?, ?, ?, ?, ?)
        """
    ).execute(arguments: [
      account, sealed.epoch.data, sealed.sequence, sealed.keyVersion, Data(sealed.body),
      sealed.checksum,
    ])
    let use = try database.cachedStatement(
      sql: "INSERT INTO checkpoint_uses (account, epoch, sequence, name) VALUES (?, ?, ?, ?)")
    for part in offer.parts {
      try use.execute(
        arguments: [account, sealed.epoch.data, sealed.sequence, Data(part)])
    }
  }

  /// All but the last few.
  fileprivate mutating func dropOlder(_ epoch: Identifier) throws {
    let older = """
      FROM checkpoints WHERE account = ?1 AND (epoch <> ?2 OR sequence NOT IN (
        SELECT sequence FROM checkpoints WHERE account = ?1 AND epoch = ?2
        ORDER BY sequence DESC LIMIT \(StorageLimits.checkpoints)))
      """
    try drop(older, [account, epoch.data])
  }

  /// A device may be about to need a new one: those stay for a while.
  fileprivate mutating func dropUnused(_ now: Instant) throws {
    let unused = """
      FROM checkpoint_parts WHERE account = ?1 AND kept_at <= ?2 AND name NOT IN (
        SELECT name FROM checkpoint_uses WHERE account = ?1)
      """
    try drop(unused, [account, now.milliseconds - StorageLimits.unusedPartMilliseconds])
  }

  private mutating func drop(_ rows: String, _ arguments: StatementArguments) throws {
    let sum = "SELECT coalesce(sum(length(body) + \(StorageLimits.rowBytes)), 0) "
    let weight =
      try Int64.fetchOne(database.cachedStatement(sql: sum + rows), arguments: arguments) ?? 0
    guard weight > 0 else { return }
    try database.cachedStatement(sql: "DELETE " + rows).execute(arguments: arguments)
    try add(-weight)
  }
}

extension SealedCheckpoint {
  fileprivate var checksum: Int64 {
    let zero = Identifier(high: 0, low: 0)
    return Int64(CRC32.checksum(associatedData(account: zero) + body))
  }
}
