// A moment on the one time line that every device shares.

/// A point in time, in whole milliseconds since 1970-01-01T00:00:00Z (leap seconds not counted).
///
/// Always 64 bits: `Int` has 32 in the browser and cannot hold a date.
public struct Instant: Hashable, Comparable, Sendable {
  /// Since 1970-01-01T00:00:00Z, negative before it.
  public let milliseconds: Int64

  /// The moment that many milliseconds after 1970-01-01T00:00:00Z.
  public init(milliseconds: Int64) {
    self.milliseconds = milliseconds
  }

  public static func < (a: Instant, b: Instant) -> Bool { a.milliseconds < b.milliseconds }

  /// This moment moved by whole milliseconds; stays at the end of the range instead of trapping.
  public func adding(milliseconds more: Int64) -> Instant {
    let (sum, overflow) = milliseconds.addingReportingOverflow(more)
    guard overflow else { return Instant(milliseconds: sum) }
    return Instant(milliseconds: more > 0 ? .max : .min)
  }

  /// This moment moved by whole seconds.
  public func adding(seconds: Int64) -> Instant {
    let (product, overflow) = seconds.multipliedReportingOverflow(by: 1000)
    return adding(milliseconds: overflow ? (seconds > 0 ? .max : .min) : product)
  }

  /// Milliseconds from `earlier` to this moment; negative when `earlier` is later.
  public func milliseconds(since earlier: Instant) -> Int64 {
    let (difference, overflow) = milliseconds.subtractingReportingOverflow(earlier.milliseconds)
    return overflow ? (milliseconds > earlier.milliseconds ? .max : .min) : difference
  }
}

/// Milliseconds in units that have a fixed length. A day has none: ask a `Zone`.
public enum Milliseconds {
  /// 1000.
  public static let second: Int64 = 1000
  /// 60,000.
  public static let minute: Int64 = 60 * second
  /// 3,600,000.
  public static let hour: Int64 = 60 * minute
}
