// A time zone as the shell knows it: the engine has no zone data of its own.

/// A named time zone and its offsets.
///
/// The offsets come from the shell (the browser's `Intl`, Foundation, a constant in a test).
public struct Zone: Sendable {
  /// The IANA name, such as `Europe/Berlin`.
  public let name: String
  /// The offset in force at a moment.
  public let offset: @Sendable (Instant) -> UTCOffset

  /// A zone whose offsets come from `offset`, which must be the same for the same moment.
  public init(name: String, offset: @escaping @Sendable (Instant) -> UTCOffset) {
    self.name = name
    self.offset = offset
  }

  /// A zone whose clock never changes.
  public static func fixed(_ offset: UTCOffset, name: String = "UTC") -> Zone {
    Zone(name: name) { _ in offset }
  }

  /// The moment at which the clocks of this zone show a date and time.
  ///
  /// A time that the zone skips counts from the clock before the jump (02:30 becomes 03:30);
  /// of a time that it shows twice, the first is meant.
  public func instant(_ day: Day, _ time: TimeOfDay) -> Instant {
    // The offsets a day before and a day after bracket any change on this date.
    let naive = UTCOffset.utc.instant(day, time)
    let before = offset(naive.adding(milliseconds: -LocalDay.milliseconds))
    let after = offset(naive.adding(milliseconds: LocalDay.milliseconds))
    let early = before.instant(day, time)
    if offset(early) == before { return early }
    let late = after.instant(day, time)
    return offset(late) == after ? late : early
  }
}
