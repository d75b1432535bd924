// One sign-in on one device, and the chain of refresh tokens that keeps it open.

import Engine

/// An open session; one that ended is gone.
public struct Session: Sendable, Equatable {
  public let id: Identifier
  public let account: Identifier
  public let device: UInt64
  public let name: String
  public let createdAt: Instant
  /// When its refresh token was last used.
  public let seenAt: Instant

  public init(
    id: Identifier, account: Identifier, device: UInt64, name: String, createdAt: Instant,
    seenAt: Instant
  ) {
    self.id = id
    self.account = account
    self.device = device
    self.name = name
    self.createdAt = createdAt
    self.seenAt = seenAt
  }
}

/// What an access token leads to at this moment.
public struct SessionStanding: Sendable, Equatable {
  /// Nothing where the session has ended.
  public let session: Session?
  public let deletionAt: Instant?
}

/// What became of a refresh token that was shown.
public enum RefreshOutcome: Sendable, Equatable {
  /// Its successor is in force now: for the first time, within the grace, or not used by anybody.
  case turned(Session)
  /// It came back after its successor was used, so somebody has a copy: the session is ended.
  case reused(Session)
  /// The account waits for its removal.
  case accountDeleted(Identifier, Instant)
  case unknown
}
