// What the server asks of the place where sealed checkpoints are kept.

import Engine

/// The latest checkpoints of each account and their sealed parts.
public protocol CheckpointStore: Sendable {
  /// Keeps a part under its name, which the caller has checked. False when the account has no room
  /// for it: some is left to changes.
  func keep(
    part name: [UInt8], _ body: [UInt8], of account: Identifier, now: Instant
  ) async throws(VaultError) -> Bool

  func part(_ name: [UInt8], of account: Identifier) async throws(VaultError) -> [UInt8]?

  /// Puts a checkpoint behind its parts, all in one step; then the older ones go, and parts that
  /// none needs.
  func keep(
    _ offer: CheckpointOffer, of account: Identifier, now: Instant
  ) async throws(VaultError) -> CheckpointVerdict

  /// The latest checkpoint of the present history.
  func latestCheckpoint(
    of account: Identifier, now: Instant
  ) async throws(VaultError) -> CheckpointAnswer
}

/// What became of an offered checkpoint.
public enum CheckpointVerdict: Hashable, Sendable {
  case kept
  /// There is a later one, or one at the same place.
  case notNewer
  /// It speaks of changes that the log does not have.
  case beyondHead
  /// One of its parts is not here.
  case missingPart
  case noRoom
}
