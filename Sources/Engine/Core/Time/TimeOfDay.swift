// A reading of the clock on the wall.

/// A time of day to the minute, 00:00 … 23:59.
public struct TimeOfDay: Hashable, Comparable, Sendable {
  /// Minutes since midnight, 0 … 1439.
  public let minutes: Int

  /// Nothing outside of 0 … 1439.
  public init?(minutes: Int) {
    guard (0..<1440).contains(minutes) else { return nil }
    self.minutes = minutes
  }

  /// Nothing outside of 00:00 … 23:59.
  public init?(hour: Int, minute: Int) {
    guard (0..<24).contains(hour), (0..<60).contains(minute) else { return nil }
    self.minutes = hour * 60 + minute
  }

  /// 00:00.
  public static let midnight = TimeOfDay(minutes: 0)!
  /// 12:00.
  public static let noon = TimeOfDay(minutes: 720)!

  /// 0 … 23.
  public var hour: Int { minutes / 60 }
  /// 0 … 59.
  public var minute: Int { minutes % 60 }

  public static func < (a: TimeOfDay, b: TimeOfDay) -> Bool { a.minutes < b.minutes }

  /// The time as `07:05`, always 24 hours.
  public var text: String { "\(padded(hour, 2)):\(padded(minute, 2))" }

  /// Reads `07:05` and nothing else.
  public init?(text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count == 5, bytes[2] == UInt8(ascii: ":"),
      let hour = digits(bytes[0..<2]), let minute = digits(bytes[3..<5])
    else { return nil }
    self.init(hour: hour, minute: minute)
  }
}
