// Keys that the server keeps for an account and cannot use.

import Engine

/// Others seal to the public half; the private half is sealed under the vault key.
public struct AccountKeyPair: Sendable, Equatable {
  /// The version of the vault key that sealed the private half.
  public let keyVersion: Int64
  public let publicKey: [UInt8]
  public let privateKey: [UInt8]

  public init(keyVersion: Int64, publicKey: [UInt8], privateKey: [UInt8]) {
    self.keyVersion = keyVersion
    self.publicKey = publicKey
    self.privateKey = privateKey
  }
}

/// A new version of the vault key, under the keys that open it.
public struct KeyChange: Sendable, Equatable {
  public let keyVersion: Int64
  /// Nothing where the account has no password.
  public let passwordWrap: [UInt8]?
  public let recoveryWrap: [UInt8]
  /// The versions before it, sealed under this one.
  public let keyRing: [UInt8]

  public init(
    keyVersion: Int64, passwordWrap: [UInt8]?, recoveryWrap: [UInt8], keyRing: [UInt8]
  ) {
    self.keyVersion = keyVersion
    self.passwordWrap = passwordWrap
    self.recoveryWrap = recoveryWrap
    self.keyRing = keyRing
  }
}

/// A signed-in device that asks another one for the vault key.
public struct KeyApproval: Sendable, Equatable {
  public let id: Identifier
  public let account: Identifier
  /// The session of the device that asks; it has at most one of these.
  public let session: Identifier
  public let deviceName: String
  /// Fixes the key and the nonce that the device reveals later.
  public let commitment: [UInt8]
  public let createdAt: Instant
  /// What the first session that looked at it answered.
  public var met: ApprovalMeeting?
  public var revealed: ApprovalReveal?
  public var isDenied = false
  /// The vault key, sealed to the public key; nothing until another device gave it.
  public var sealed: [UInt8]?

  public init(
    id: Identifier, account: Identifier, session: Identifier, deviceName: String,
    commitment: [UInt8], createdAt: Instant
  ) {
    self.id = id
    self.account = account
    self.session = session
    self.deviceName = deviceName
    self.commitment = commitment
    self.createdAt = createdAt
  }

  public enum State: String, Sendable {
    case waiting, met, revealed, approved, denied
  }

  /// Each follows the one before; a no ends it anywhere.
  public var state: State {
    if isDenied { return .denied }
    if sealed != nil { return .approved }
    if revealed != nil { return .revealed }
    return met == nil ? .waiting : .met
  }

  public var isOpen: Bool { !isDenied && sealed == nil }
}

/// The nonce of the device that may give the key, and its session.
public struct ApprovalMeeting: Sendable, Equatable {
  public let session: Identifier
  public let nonce: [UInt8]

  public init(session: Identifier, nonce: [UInt8]) {
    self.session = session
    self.nonce = nonce
  }
}

/// What the asking device had committed to.
public struct ApprovalReveal: Sendable, Equatable {
  /// Made for this alone.
  public let publicKey: [UInt8]
  public let nonce: [UInt8]

  public init(publicKey: [UInt8], nonce: [UInt8]) {
    self.publicKey = publicKey
    self.nonce = nonce
  }
}
