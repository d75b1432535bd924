// Who somebody is at a sign-in provider, such as Apple or Google.

import Engine

/// What a provider said, kept until a device asks for it.
public struct ProviderTicket: Sendable, Equatable {
  /// The provider's name here.
  public let provider: String
  /// The person's name at the provider: no address, and never given to another person.
  public let subject: String
  /// Confirmed by the provider; may be one that it relays.
  public let email: String?
  public let name: String?
  /// What the provider can be told to forget later, sealed.
  public let refreshToken: [UInt8]?

  public init(
    provider: String, subject: String, email: String?, name: String?, refreshToken: [UInt8]?
  ) {
    self.provider = provider
    self.subject = subject
    self.email = email
    self.name = name
    self.refreshToken = refreshToken
  }
}

/// Where a ticket leads.
public enum ProviderEntry: Sendable, Equatable {
  /// The account that belongs to the person at the provider; the ticket is used up, unless the
  /// account waits for its removal.
  case linked(Account)
  /// The person's account is not the one that was meant; nothing was used up.
  case other
  /// Nobody has this address.
  case new(ProviderTicket)
  /// There is an account with this address, which was not linked yet.
  case known(ProviderTicket)
  /// The ticket was used or has run out.
  case gone
}

/// What a person without a password signs up with.
public struct ProviderSignUp: Sendable, Equatable {
  public let wrapName: Identifier
  public let recoveryWrap: [UInt8]
  public let language: String

  public init(wrapName: Identifier, recoveryWrap: [UInt8], language: String) {
    self.wrapName = wrapName
    self.recoveryWrap = recoveryWrap
    self.language = language
  }
}

/// What became of a way to sign in that was to be removed.
public enum RemovalOutcome: Sendable, Equatable {
  /// With what its provider can be told to forget.
  case removed(ProviderGrant? = nil)
  case unknown
  /// Nothing else lets anybody in, so it stays.
  case lastWay
}

/// A sealed token that a provider is to forget.
public struct ProviderGrant: Sendable, Equatable {
  public let provider: String
  public let refreshToken: [UInt8]
}
