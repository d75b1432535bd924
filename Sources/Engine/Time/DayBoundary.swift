// When a person's day begins: somebody who smokes at 1 a.m. still lives in yesterday.

/// The time at which a new day starts, 00:00 … 06:00.
public struct DayBoundary: Hashable, Sendable {
  public let start: TimeOfDay

  /// 04:00, the default until the person chooses another.
  public static let standard = DayBoundary(start: TimeOfDay(minutes: 240)!)!
  public static let midnight = DayBoundary(start: .midnight)!
  public static let latestStartMinutes = 360

  public init?(start: TimeOfDay) {
    guard start.minutes <= DayBoundary.latestStartMinutes else { return nil }
    self.start = start
  }

  /// The day to which something at `instant` belongs, under the offset in force at that moment.
  public func day(of instant: Instant, offset: UTCOffset) -> Day {
    let local = offset.local(instant)
    return local.time < start ? local.day.adding(days: -1) : local.day
  }

  /// The half-open interval that `day` covers in `zone`: 23, 24 or 25 hours, as the zone has it.
  public func interval(of day: Day, in zone: Zone) -> (start: Instant, end: Instant) {
    (zone.instant(day, start), zone.instant(day.adding(days: 1), start))
  }
}
