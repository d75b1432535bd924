// Twelve zones whose clocks do what calendars get wrong, with their data from Foundation.

import Engine
import Foundation
import Testing

/// A zone of Foundation as the engine sees it, and every change of its clock 2000–2035.
struct AwkwardZone: Sendable, CustomTestStringConvertible {
  /// A moment from which on the clock has another offset.
  struct Change: Sendable {
    let moment: Instant
    let before: UTCOffset
    let after: UTCOffset

    /// Milliseconds that the clock jumps forward, or back when negative.
    var jump: Int64 { after.reading(moment) - before.reading(moment) }

    /// The readings that the clock skips or shows twice.
    var disturbed: Range<Int64> {
      let (old, new) = (before.reading(moment), after.reading(moment))
      return min(old, new)..<max(old, new)
    }
  }

  let timeZone: TimeZone
  let zone: Zone
  let changes: [Change]

  init(_ name: String) {
    let timeZone = TimeZone(identifier: name)!
    self.timeZone = timeZone
    zone = Zone(name: name) { instant in
      UTCOffset(minutes: timeZone.secondsFromGMT(for: Date(instant)) / 60)!
    }
    changes = AwkwardZone.changes(of: zone)
  }

  var testDescription: String { zone.name }

  static let all = [
    "Europe/Berlin", "America/New_York", "Pacific/Auckland", "Asia/Kolkata", "Asia/Kathmandu",
    "Australia/Lord_Howe", "America/St_Johns", "Pacific/Apia", "Africa/Casablanca",
    "Africa/Cairo", "America/Sao_Paulo", "Asia/Tehran",
  ].map { AwkwardZone($0) }

  static func named(_ name: String) -> AwkwardZone { all.first { $0.zone.name == name }! }

  static let firstDay = Day(year: 2000, month: 1, day: 1)!
  static let lastDay = Day(year: 2035, month: 12, day: 31)!

  /// Every day of the years that are tested.
  static var days: [Day] {
    (firstDay.number...lastDay.number).map { Day(number: $0) }
  }

  /// What `Zone.instant` promises: only a reading behind all that a change disturbs is the new
  /// clock's.
  func expectedInstant(_ day: Day, _ time: TimeOfDay) -> Instant {
    let reading = UTCOffset.utc.instant(day, time).milliseconds
    let last = changes.last { $0.disturbed.upperBound <= reading }
    let offset = last?.after ?? changes.first?.before ?? zone.offset(Instant(milliseconds: reading))
    return offset.instant(day, time)
  }

  private static func changes(of zone: Zone) -> [Change] {
    var changes: [Change] = []
    for day in days {
      let start = UTCOffset.utc.instant(day, .midnight)
      let end = start.adding(milliseconds: 24 * Milliseconds.hour)
      let (before, after) = (zone.offset(start), zone.offset(end))
      guard before != after else { continue }
      changes.append(
        Change(moment: firstMoment(of: after, in: zone, start, end), before: before, after: after))
    }
    return changes
  }

  private static func firstMoment(
    of offset: UTCOffset, in zone: Zone, _ start: Instant, _ end: Instant
  ) -> Instant {
    var (low, high) = (start.milliseconds, end.milliseconds)
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if zone.offset(Instant(milliseconds: middle)) == offset {
        high = middle
      } else {
        low = middle
      }
    }
    return Instant(milliseconds: high)
  }
}

extension UTCOffset {
  /// What a clock with this offset shows at a moment, in milliseconds since 1970 on that clock.
  func reading(_ moment: Instant) -> Int64 {
    moment.milliseconds + Int64(minutes) * Milliseconds.minute
  }
}

extension Date {
  init(_ instant: Instant) {
    self.init(timeIntervalSince1970: Double(instant.milliseconds) / 1000)
  }
}

extension Instant {
  /// Reads `2026-03-29T01:00:00Z`.
  init(_ text: String) {
    let date = try! Date(text, strategy: .iso8601)
    self.init(milliseconds: Int64(date.timeIntervalSince1970 * 1000))
  }
}

/// Foundation's calendar in a zone.
func calendar(_ timeZone: TimeZone) -> Calendar {
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = timeZone
  return calendar
}
