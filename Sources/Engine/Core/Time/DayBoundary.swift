// When a person's day begins: somebody who smokes at 1 a.m. still lives in yesterday.

/// The time at which a new day starts: 00:00 … 06:00 for a person, any full hour for a tracker.
public struct DayBoundary: Hashable, Sendable {
  /// The first minute of the day.
  public let start: TimeOfDay

  /// 04:00, the default until the person chooses another.
  public static let standard = DayBoundary(start: TimeOfDay(minutes: 240)!)!
  /// 00:00, the day of the calendar.
  public static let midnight = DayBoundary(start: .midnight)!
  /// 06:00, in minutes since midnight.
  public static let latestStartMinutes = 360

  /// Nothing when `start` is after 06:00.
  public init?(start: TimeOfDay) {
    guard start.minutes <= DayBoundary.latestStartMinutes else { return nil }
    self.start = start
  }

  /// A tracker's own start at a full hour, 0 … 23: what happens before it belongs to the day
  /// before. Nothing for another number.
  public init?(cutoffHour: Int) {
    guard (0...23).contains(cutoffHour), let start = TimeOfDay(minutes: cutoffHour * 60) else {
      return nil
    }
    self.start = start
  }

  /// The day to which something at `instant` belongs, under the offset in force at that moment.
  public func day(of instant: Instant, offset: UTCOffset) -> Day {
    let local = offset.local(instant)
    return local.time < start ? local.day.adding(days: -1) : local.day
  }

  /// The half-open interval that `day` covers in `zone`: 23, 24 or 25 hours, as the zone has it.
  ///
  /// Intervals of consecutive days touch; a day that the zone skips has no length.
  /// `day(of:offset:)`
  /// agrees with the intervals except where a change of the clock skips or repeats the start of a
  /// day: there they may differ for as long after the change as the clock jumped.
  public func interval(of day: Day, in zone: Zone) -> (start: Instant, end: Instant) {
    (zone.instant(day, start), zone.instant(day.adding(days: 1), start))
  }
}
