// The time until the moment of stopping, and the time since.

/// A stretch of time to or from the stop, in units of fixed length: a day is 24 hours here.
public struct Countdown: Hashable, Sendable {
  /// False before the stop; the moment itself is already after it.
  public let isAfter: Bool
  public let days: Int64
  /// 0 … 23.
  public let hours: Int
  /// 0 … 59.
  public let minutes: Int
  /// 0 … 59.
  public let seconds: Int

  /// Before the stop a begun second still counts; after it only a whole one does.
  public init(now: Instant, stop: Instant) {
    isAfter = now >= stop
    let distance =
      isAfter ? now.milliseconds(since: stop) : stop.milliseconds(since: now)
    let begun = !isAfter && distance % Milliseconds.second > 0
    let total = distance / Milliseconds.second + (begun ? 1 : 0)
    let minute = Milliseconds.minute / Milliseconds.second
    let hour = Milliseconds.hour / Milliseconds.second
    let day = Countdown.hoursPerDay * hour
    days = total / day
    hours = Int(total % day / hour)
    minutes = Int(total % hour / minute)
    seconds = Int(total % minute)
  }

  private static let hoursPerDay: Int64 = 24
}
