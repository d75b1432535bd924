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
  /// Made for this alone.
  public let publicKey: [UInt8]
  public let createdAt: Instant
  public let isDenied: Bool
  /// The vault key, sealed to the public key; nothing until another device gave it.
  public let sealed: [UInt8]?

  public init(
    id: Identifier, account: Identifier, session: Identifier, deviceName: String,
    publicKey: [UInt8], createdAt: Instant, isDenied: Bool = false, sealed: [UInt8]? = nil
  ) {
    self.id = id
    self.account = account
    self.session = session
    self.deviceName = deviceName
    self.publicKey = publicKey
    self.createdAt = createdAt
    self.isDenied = isDenied
    self.sealed = sealed
  }

  public var isWaiting: Bool { !isDenied && sealed == nil }
}
