// How far a local clock is from UTC at one moment.

/// Minutes that a local clock is ahead of UTC, −18:00 … +18:00.
public struct UTCOffset: Hashable, Sendable {
  /// Positive east of Greenwich.
  public let minutes: Int

  /// No offset at all.
  public static let utc = UTCOffset(minutes: 0)!
  /// What java.time allows, too; real zones stay within −12:00 … +14:00.
  public static let range = -1080...1080

  /// Nothing outside of the range.
  public init?(minutes: Int) {
    guard UTCOffset.range.contains(minutes) else { return nil }
    self.minutes = minutes
  }

  var milliseconds: Int64 { Int64(minutes) * Milliseconds.minute }

  /// The local date and time of day that a clock with this offset shows at `instant`.
  public func local(_ instant: Instant) -> (day: Day, time: TimeOfDay) {
    let local = instant.adding(milliseconds: milliseconds).milliseconds
    let (days, rest) = flooredDivision(local, LocalDay.milliseconds)
    let minutes = Int(rest / Milliseconds.minute)
    return (Day(number: Int32(clamping: days)), TimeOfDay(minutes: minutes)!)
  }

  /// The moment at which a clock with this offset shows this date and time.
  public func instant(_ day: Day, _ time: TimeOfDay) -> Instant {
    let local = Int64(day.number) * LocalDay.milliseconds + Int64(time.minutes) * 60_000
    return Instant(milliseconds: local - milliseconds)
  }
}

/// A day on a clock that never changes its offset; real days are as long as their `Zone` makes
/// them.
enum LocalDay {
  static let milliseconds: Int64 = 24 * Milliseconds.hour
}

/// Quotient rounded down and remainder 0 ..< divisor.
func flooredDivision(_ value: Int64, _ divisor: Int64) -> (quotient: Int64, remainder: Int64) {
  let (quotient, remainder) = value.quotientAndRemainder(dividingBy: divisor)
  return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
}
