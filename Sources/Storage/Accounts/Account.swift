// What the server knows about an account: an address, and keys that it cannot use.

import Engine

/// How a device proves that it knows the password; the server sees neither password nor key.
public struct Credentials: Sendable, Equatable {
  /// 16 bytes, for the device's key derivation.
  public let salt: [UInt8]
  public let rounds: Int64
  /// bcrypt of the sign-in secret.
  public let signIn: String

  public init(salt: [UInt8], rounds: Int64, signIn: String) {
    self.salt = salt
    self.rounds = rounds
    self.signIn = signIn
  }
}

/// A confirmed account.
public struct Account: Sendable, Equatable {
  public let id: Identifier
  public let email: String
  /// Nothing for who signs in by a provider and has no password.
  public let credentials: Credentials?
  public let wrapName: Identifier
  public let keyVersion: Int64
  /// Nothing after a reset, until the person sets a new one.
  public let passwordWrap: [UInt8]?
  public let recoveryWrap: [UInt8]?
  /// `en` or `de`.
  public let language: String
  public let createdAt: Instant
  /// When the account and all that belongs to it is removed, once that was asked for.
  public let deletionAt: Instant?
}

extension Account {
  init(_ signUp: SignUp, id: Identifier, at: Instant) {
    self.init(
      id: id, email: signUp.email, credentials: signUp.credentials, wrapName: signUp.wrapName,
      keyVersion: 1, passwordWrap: signUp.passwordWrap, recoveryWrap: signUp.recoveryWrap,
      language: signUp.language, createdAt: at, deletionAt: nil)
  }

  init(_ signUp: ProviderSignUp, email: String, id: Identifier, at: Instant) {
    self.init(
      id: id, email: email, credentials: nil, wrapName: signUp.wrapName, keyVersion: 1,
      passwordWrap: nil, recoveryWrap: signUp.recoveryWrap, language: signUp.language,
      createdAt: at, deletionAt: nil)
  }
}

/// What a person signs up with.
public struct SignUp: Sendable, Equatable {
  public let email: String
  public let credentials: Credentials
  public let wrapName: Identifier
  public let passwordWrap: [UInt8]
  public let recoveryWrap: [UInt8]
  public let language: String

  public init(
    email: String, credentials: Credentials, wrapName: Identifier, passwordWrap: [UInt8],
    recoveryWrap: [UInt8], language: String
  ) {
    self.email = email
    self.credentials = credentials
    self.wrapName = wrapName
    self.passwordWrap = passwordWrap
    self.recoveryWrap = recoveryWrap
    self.language = language
  }
}

/// An address that waits for its link to be opened.
public struct WaitingAddress: Sendable, Equatable {
  public let email: String
  /// Those of the sign-up, or of the account that is to have the address.
  public let credentials: Credentials?
  /// Nothing for a sign-up.
  public let account: Identifier?
}

/// How many sign-ins were refused since the first one that still counts.
public struct Refusals: Sendable, Equatable {
  public let count: Int64
  public let since: Instant
}

/// An account whose password was chosen anew.
public struct ResetOutcome: Sendable, Equatable {
  public let account: Account
  /// What providers can be told to forget now.
  public let grants: [ProviderGrant]
}

/// Which key a wrap is under.
public enum WrapKind: String, Sendable, CaseIterable {
  case password
  case recovery
}
