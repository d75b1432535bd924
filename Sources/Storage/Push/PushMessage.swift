// A message on its way from a box to a push service.

import Engine

/// One sealed message that is due. Whoever holds it may hand it over once.
public struct PushMessage: Equatable, Sendable {
  /// Which message of all.
  public struct Name: Hashable, Sendable {
    public let box: PushBox
    public let delivery: Identifier
    public let subscription: Identifier
  }

  public let name: Name
  public let endpoint: String
  public let body: [UInt8]
  public let window: Range<Instant>
  /// How often it was claimed, with this time.
  public let tries: Int64
}

/// What became of a message that was claimed.
public struct PushOutcome: Equatable, Sendable {
  public enum Kind: Equatable, Sendable {
    /// Taken, refused, or nobody knows: it does not go out again.
    case over
    /// The push service did not take it, for certain.
    case again(at: Instant)
    /// The push service does not know the subscription any more.
    case removed
  }

  public let message: PushMessage.Name
  /// Where it went: a subscription that has another address by now stays.
  public let endpoint: String
  public let kind: Kind

  public init(_ message: PushMessage, _ kind: Kind) {
    self.message = message.name
    endpoint = message.endpoint
    self.kind = kind
  }
}

/// Messages that were due and are the caller's now, until they have begun or the server stops.
public struct PushClaim: Equatable, Sendable {
  public let messages: [PushMessage]
  /// What is left of the room with these messages in it.
  public let room: PushRoom
  /// How many were due and fell into a quiet time, were too late, or had a used slot.
  public let dropped: Int64
  /// Whether more may be due.
  public let isMore: Bool
}
