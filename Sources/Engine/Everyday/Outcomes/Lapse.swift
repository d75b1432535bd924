// Use after the moment of stopping, as the last days tell it. Derived, never stored.

/// The latest slip of one tracker.
public struct Lapse: Hashable, Sendable {
  /// Use on so many days running asks for other help than one day does; a convention of this app.
  public static let runLength = 7

  /// The latest day of use since the stop.
  public let day: Day
  /// Days running with use, up to `day`.
  public let run: Int

  /// Whether use is back for now: help and plan come before looking back.
  public var isRun: Bool { run >= Lapse.runLength }

  /// Nothing without use on today or yesterday after `stop`. On the day of the stop only what has
  /// a moment after it counts.
  public init?(_ series: UseSeries, stop: Instant, stopDay: Day, today: Day) {
    func isUsed(_ day: Day) -> Bool {
      if day > stopDay { return (series.amount(on: day) ?? 0) > 0 }
      return day == stopDay && series.lastUse.map { $0 > stop } ?? false
    }
    let days = [today, today.adding(days: -1)]
    guard let day = days.first(where: { isUsed($0) }) else { return nil }
    var run = 1
    while run < Lapse.runLength, isUsed(day.adding(days: -run)) { run += 1 }
    self.day = day
    self.run = run
  }
}
