// A person's days: how long they are, that they leave no gap, and what belongs to them.

import Engine
import Testing

struct DayBoundaryTests {
  static let boundaries = ["00:00", "02:00", "02:30", "03:00", "04:00", "06:00"].map {
    DayBoundary(start: TimeOfDay(text: $0)!)!
  }

  @Test("A day starts by six at the latest")
  func latest() {
    #expect(DayBoundary(start: TimeOfDay(text: "06:00")!) != nil)
    #expect(DayBoundary(start: TimeOfDay(text: "06:01")!) == nil)
    #expect(DayBoundary(start: TimeOfDay(text: "23:59")!) == nil)
    #expect(DayBoundary.standard.start.text == "04:00")
  }

  @Test(
    "What happens before the boundary belongs to yesterday",
    arguments: [
      ("2026-06-10T03:59:59Z", "2026-06-09"), ("2026-06-10T04:00:00Z", "2026-06-10"),
      ("2026-06-10T23:59:59Z", "2026-06-10"), ("2026-01-01T00:00:00Z", "2025-12-31"),
    ])
  func beforeTheBoundary(moment: String, day: String) {
    #expect(DayBoundary.standard.day(of: Instant(moment), offset: .utc).text == day)
  }

  @Test("Every day is as long as the changes of the clock make it", arguments: AwkwardZone.all)
  func lengths(awkward: AwkwardZone) {
    let boundary = DayBoundary.standard
    for day in AwkwardZone.days.dropFirst().dropLast() {
      let (start, end) = boundary.interval(of: day, in: awkward.zone)
      let expected = awkward.expectedInstant(day.adding(days: 1), boundary.start)
        .milliseconds(since: awkward.expectedInstant(day, boundary.start))
      #expect(end.milliseconds(since: start) == expected, "\(day.text)")
    }
  }

  @Test("Days around a change touch and follow the clock", arguments: AwkwardZone.all)
  func intervals(awkward: AwkwardZone) {
    for boundary in Self.boundaries {
      for day in awkward.daysAroundChanges {
        let (start, end) = boundary.interval(of: day, in: awkward.zone)
        #expect(start == awkward.expectedInstant(day, boundary.start), "\(day.text)")
        #expect(start <= end)
        let next = boundary.interval(of: day.adding(days: 1), in: awkward.zone)
        #expect(end == next.start, "\(day.text)")
      }
    }
  }

  @Test("Each moment of a day's interval is on that day", arguments: AwkwardZone.all)
  func membership(awkward: AwkwardZone) {
    let seed: UInt64 = 50
    var bits = SeededBits(seed: seed)
    for boundary in Self.boundaries {
      for day in awkward.daysAroundChanges {
        let (start, end) = boundary.interval(of: day, in: awkward.zone)
        guard start < end else { continue }
        let span = start.milliseconds...(end.milliseconds - 1)
        let inside = (0..<4).map { _ in Int64.random(in: span, using: &bits) }
        for number in inside + [span.lowerBound, span.upperBound] {
          let moment = Instant(milliseconds: number)
          let found = boundary.day(of: moment, offset: awkward.zone.offset(moment))
          let excused = awkward.isUndecided(moment, boundary)
          #expect(found == day || excused, "seed \(seed): \(day.text), \(number)")
        }
      }
    }
  }

  @Test(
    "A day has a known length",
    arguments: [
      ("Europe/Berlin", "2026-03-28", "04:00", 1380),
      ("Europe/Berlin", "2026-03-29", "04:00", 1440),
      ("Europe/Berlin", "2026-03-29", "00:00", 1380),
      ("Europe/Berlin", "2026-10-24", "04:00", 1500),
      ("Europe/Berlin", "2026-10-25", "00:00", 1500),
      ("Europe/Berlin", "2026-10-26", "00:00", 1440),
      ("America/New_York", "2026-03-07", "04:00", 1380),
      ("America/New_York", "2026-10-31", "04:00", 1500),
      ("Australia/Lord_Howe", "2025-10-05", "00:00", 1410),
      ("Australia/Lord_Howe", "2026-04-05", "00:00", 1470),
      ("Pacific/Apia", "2011-12-29", "00:00", 1440), ("Pacific/Apia", "2011-12-30", "00:00", 0),
      ("Pacific/Apia", "2011-12-31", "00:00", 1440), ("Pacific/Apia", "2011-12-30", "04:00", 0),
      ("America/Sao_Paulo", "2018-11-03", "00:00", 1440),
      ("America/Sao_Paulo", "2018-11-04", "00:00", 1380),
      ("America/Sao_Paulo", "2019-02-16", "00:00", 1500),
      ("Asia/Kolkata", "2026-03-29", "04:00", 1440),
    ])
  func knownLengths(zone: String, day: String, boundary: String, minutes: Int64) {
    let boundary = DayBoundary(start: TimeOfDay(text: boundary)!)!
    let (start, end) = boundary.interval(of: Day(text: day)!, in: AwkwardZone.named(zone).zone)
    #expect(end.milliseconds(since: start) == minutes * Milliseconds.minute)
  }

  @Test(
    "Where a change skips or repeats the boundary, the clock and the interval differ for a while",
    arguments: [
      // Clocks jump from 02:00 to 03:00, the day starts half an hour later.
      ("Europe/Berlin", "2026-03-29T01:00:00Z", "02:30", "2026-03-29", "2026-03-28"),
      ("Europe/Berlin", "2026-03-29T01:30:00Z", "02:30", "2026-03-29", "2026-03-29"),
      // Clocks fall from 03:00 to 02:00, the day started half an hour ago.
      ("Europe/Berlin", "2026-10-25T01:00:00Z", "02:30", "2026-10-24", "2026-10-25"),
      ("Europe/Berlin", "2026-10-25T01:30:00Z", "02:30", "2026-10-25", "2026-10-25"),
      // The clock shows four hours of a day that has no length.
      ("Pacific/Apia", "2011-12-30T10:00:00Z", "04:00", "2011-12-30", "2011-12-29"),
      ("Pacific/Apia", "2011-12-30T14:00:00Z", "04:00", "2011-12-31", "2011-12-31"),
    ])
  func differences(zone: String, moment: String, start: String, byClock: String, byInterval: String)
  {
    let (zone, moment) = (AwkwardZone.named(zone).zone, Instant(moment))
    let boundary = DayBoundary(start: TimeOfDay(text: start)!)!
    #expect(boundary.day(of: moment, offset: zone.offset(moment)).text == byClock)
    let (start, end) = boundary.interval(of: Day(text: byInterval)!, in: zone)
    #expect(start <= moment && moment < end)
  }
}

extension AwkwardZone {
  /// The days within two of a change, or a year of days in a zone without any.
  fileprivate var daysAroundChanges: [Day] {
    guard !changes.isEmpty else { return Array(Self.days[1...365]) }
    return changes.flatMap { change in
      (-2...2).map { change.before.local(change.moment).day.adding(days: $0) }
    }
  }

  /// Whether a change has just skipped or repeated the start of a day, shorter ago than it jumped.
  fileprivate func isUndecided(_ moment: Instant, _ boundary: DayBoundary) -> Bool {
    changes.contains { change in
      let passed = moment.milliseconds(since: change.moment)
      guard passed >= 0 && passed < abs(change.jump) else { return false }
      return (-1...1).contains { offset in
        let day = change.after.local(change.moment).day.adding(days: offset)
        let start = UTCOffset.utc.instant(day, boundary.start).milliseconds
        return change.disturbed.contains(start) && start != change.disturbed.lowerBound
      }
    }
  }
}
