// A key on a person's device that signs them in without a password.

import Engine

/// What is known of a passkey: its public half, and perhaps the vault key under a key of its own.
public struct Passkey: Sendable, Equatable {
  public let id: Identifier
  public let account: Identifier
  /// How the authenticator names it.
  public let credential: [UInt8]
  /// A COSE key, checked when it came.
  public let publicKey: [UInt8]
  /// How often it had signed when it was last used; authenticators that do not count say 0.
  public let counter: Int64
  /// What the person calls it.
  public let name: String
  public let wrap: [UInt8]?
  public let createdAt: Instant
  public let usedAt: Instant?

  public init(
    id: Identifier, account: Identifier, credential: [UInt8], publicKey: [UInt8], counter: Int64,
    name: String, wrap: [UInt8]?, createdAt: Instant, usedAt: Instant? = nil
  ) {
    self.id = id
    self.account = account
    self.credential = credential
    self.publicKey = publicKey
    self.counter = counter
    self.name = name
    self.wrap = wrap
    self.createdAt = createdAt
    self.usedAt = usedAt
  }
}

/// What became of a passkey that was to be kept.
public enum PasskeyOutcome: Sendable, Equatable {
  case kept
  /// Some account has a passkey of this name already.
  case known
  /// The account has as many as it may have.
  case tooMany
}
