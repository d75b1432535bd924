// The vault in the server's own database.

import Engine
import GRDB

/// A `VaultStore` over one SQLite file.
public struct SQLiteVault: VaultStore {
  private let queue: DatabaseQueue
  private let commits: GroupCommit<PushAnswer>
  let accountBytes: Int64

  /// `accountBytes` is what one account may keep.
  public init(_ database: SQLiteDatabase, accountBytes: Int64 = SyncLimits.accountBytes) {
    queue = database.queue
    commits = GroupCommit(database.queue)
    self.accountBytes = accountBytes
  }

  public func push(
    account: Identifier, _ request: PushRequest, now: Instant
  ) async throws(VaultError) -> PushAnswer {
    guard (SyncLimits.oldestVersion...SyncLimits.version).contains(request.version) else {
      throw .otherVersion
    }
    let accountBytes = accountBytes
    return try await commits.commit { database in
      var vault = try AccountVault(account, accountBytes, in: database)
      return try vault.take(request, now: now)
    }
  }

  public func pull(
    account: Identifier, from: Int64, epoch: Identifier?, limit: Int, now: Instant
  ) async throws(VaultError) -> PullAnswer {
    let accountBytes = accountBytes
    return try await read { database in
      let vault = try AccountVault(account, accountBytes, in: database)
      guard (epoch ?? vault.epoch) == vault.epoch, (0...vault.head).contains(from) else {
        throw VaultError.epoch(vault.epoch)
      }
      return PullAnswer(
        epoch: vault.epoch, from: from, head: vault.head, time: now,
        changes: try vault.changes(after: from, limit: limit))
    }
  }

  public func state(account: Identifier) async throws(VaultError) -> VaultState {
    let accountBytes = accountBytes
    return try await read { database in
      let vault = try AccountVault(account, accountBytes, in: database)
      return VaultState(
        epoch: vault.epoch, head: vault.head, bytes: vault.bytes, roomBytes: max(0, vault.room))
    }
  }

  func read<Value: Sendable>(
    _ work: @escaping @Sendable (Database) throws -> Value
  ) async throws(VaultError) -> Value {
    do {
      return try await queue.read(work)
    } catch {
      throw VaultError(error)
    }
  }

  /// One transaction of its own; what it answered is on the disk.
  func write<Value: Sendable>(
    _ work: @escaping @Sendable (Database) throws -> Value
  ) async throws(VaultError) -> Value {
    do {
      return try await queue.write(work)
    } catch {
      throw VaultError(error)
    }
  }
}
