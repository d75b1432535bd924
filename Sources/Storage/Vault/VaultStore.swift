// What the server asks of the place where sealed changes are kept.

import Engine

/// The ordered log of sealed changes of each account.
///
/// What it answered is on the disk; what it could not put there it throws.
public protocol VaultStore: Sendable {
  /// Judges the changes one after another and takes what it can, all in one step. `now` is the
  /// server's clock.
  func push(
    account: Identifier, _ request: PushRequest, now: Instant
  ) async throws(VaultError) -> PushAnswer

  /// The changes after `from`, at most `limit` of them; no `epoch` means a device that has none.
  func pull(
    account: Identifier, from: Int64, epoch: Identifier?, limit: Int, now: Instant
  ) async throws(VaultError) -> PullAnswer

  /// Where the log of the account stands.
  func state(account: Identifier) async throws(VaultError) -> VaultState
}

/// How far the log of an account has come and what it takes up.
public struct VaultState: Hashable, Sendable {
  public let epoch: Identifier
  /// The sequence number of the latest change, which is also how many there are.
  public let head: Int64
  public let bytes: Int64
  /// Bytes that the account may still add.
  public let roomBytes: Int64
}

/// Why the vault did not do what it was asked.
public enum VaultError: Error, Hashable {
  /// The device speaks a version of the protocol that is not answered.
  case otherVersion
  /// The cursor belongs to another history than this one.
  case epoch(Identifier)
  /// It names a version of the vault key that the account does not have.
  case unknownKey
  /// The account was deleted meanwhile.
  case noAccount
  /// The disk has no room. Nothing was taken.
  case storageFull
  /// Nothing was taken; the cause is for the operator only.
  case unavailable(cause: String)
}
