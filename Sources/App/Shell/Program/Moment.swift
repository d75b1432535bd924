// What a message brings along from the world: when, where, and some randomness.
import Engine

/// The circumstances of one message. The app has no clock, no zone and no random source.
public struct Moment {
  public let now: Instant
  public let zone: Zone
  public let entropy: Entropy
  /// Milliseconds of a clock that nobody sets and that only this page knows.
  public let uptime: Int64

  /// Without an uptime both clocks go alike.
  public init(now: Instant, zone: Zone, entropy: Entropy, uptime: Int64? = nil) {
    self.now = now
    self.zone = zone
    self.entropy = entropy
    self.uptime = uptime ?? now.milliseconds
  }

  public var offset: UTCOffset { zone.offset(now) }
}
