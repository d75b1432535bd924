// What a message brings along from the world: when, where, and some randomness.
import Engine

/// The circumstances of one message. The app has no clock, no zone and no random source.
public struct Moment: Sendable {
  public let now: Instant
  public let zone: Zone
  public var entropy: Entropy

  public init(now: Instant, zone: Zone, entropy: Entropy) {
    self.now = now
    self.zone = zone
    self.entropy = entropy
  }

  public var offset: UTCOffset { zone.offset(now) }
}
