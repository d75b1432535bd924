// From local times to moments, through every change of the clock 2000–2035.

import Engine
import Foundation
import Testing

struct ZoneTests {
  @Test(
    "A local time that exists once is the moment that Foundation finds", arguments: AwkwardZone.all)
  func ordinaryTimes(awkward: AwkwardZone) {
    let seed: UInt64 = 40
    var bits = SeededBits(seed: seed)
    let calendar = calendar(awkward.timeZone)
    for _ in 0..<500 {
      let number = Int32.random(
        in: AwkwardZone.firstDay.number...AwkwardZone.lastDay.number, using: &bits)
      let day = Day(number: number)
      let time = TimeOfDay(minutes: Int.random(in: 0..<1440, using: &bits))!
      let moment = awkward.zone.instant(day, time)
      let shown = calendar.dateComponents(
        [.year, .month, .day, .hour, .minute, .second], from: Date(moment))
      if awkward.isSkipped(day, time) { continue }
      let place = "seed \(seed), \(awkward.zone.name) \(day.text) \(time.text)"
      #expect(shown.year == day.civil.year && shown.month == day.civil.month, "\(place)")
      #expect(shown.day == day.civil.day && shown.hour == time.hour, "\(place)")
      #expect(shown.minute == time.minute && shown.second == 0, "\(place)")
    }
  }

  @Test("A skipped time counts from the clock before the jump", arguments: AwkwardZone.all)
  func skippedTimes(awkward: AwkwardZone) {
    for change in awkward.changes where change.jump > 0 {
      for minute in stride(from: 0, to: change.jump / Milliseconds.minute, by: 7) {
        let moment = change.moment.adding(milliseconds: minute * Milliseconds.minute)
        let (day, time) = change.before.local(moment)
        #expect(awkward.isSkipped(day, time))
        #expect(awkward.zone.instant(day, time) == moment, "\(day.text) \(time.text)")
      }
    }
  }

  @Test("Of a time that is shown twice the first is meant", arguments: AwkwardZone.all)
  func repeatedTimes(awkward: AwkwardZone) {
    for change in awkward.changes where change.jump < 0 {
      for minute in stride(from: 0, to: -change.jump / Milliseconds.minute, by: 7) {
        let second = change.moment.adding(milliseconds: minute * Milliseconds.minute)
        let first = second.adding(milliseconds: change.jump)
        let (day, time) = change.after.local(second)
        #expect(change.before.local(first) == (day, time))
        #expect(awkward.zone.instant(day, time) == first, "\(day.text) \(time.text)")
      }
    }
  }

  @Test("The minutes around a change are not touched by it", arguments: AwkwardZone.all)
  func aroundChanges(awkward: AwkwardZone) {
    for change in awkward.changes {
      let lastMinute = change.moment.adding(milliseconds: min(0, change.jump))
        .adding(milliseconds: -Milliseconds.minute)
      let before = change.before.local(lastMinute)
      #expect(awkward.zone.instant(before.day, before.time) == lastMinute, "\(before.day.text)")
      let firstMinute = change.moment.adding(milliseconds: max(0, -change.jump))
      let after = change.after.local(firstMinute)
      #expect(awkward.zone.instant(after.day, after.time) == firstMinute, "\(after.day.text)")
    }
  }

  @Test(
    "A known local time is a known moment",
    arguments: [
      ("Europe/Berlin", "2026-03-29", "01:59", "2026-03-29T00:59:00Z"),
      ("Europe/Berlin", "2026-03-29", "02:30", "2026-03-29T01:30:00Z"),
      ("Europe/Berlin", "2026-03-29", "03:00", "2026-03-29T01:00:00Z"),
      ("Europe/Berlin", "2026-10-25", "02:30", "2026-10-25T00:30:00Z"),
      ("Europe/Berlin", "2026-10-25", "03:00", "2026-10-25T02:00:00Z"),
      ("America/New_York", "2026-03-08", "02:30", "2026-03-08T07:30:00Z"),
      ("America/New_York", "2026-11-01", "01:30", "2026-11-01T05:30:00Z"),
      ("Asia/Kathmandu", "2026-01-01", "00:00", "2025-12-31T18:15:00Z"),
      ("Australia/Lord_Howe", "2025-10-05", "02:15", "2025-10-04T15:45:00Z"),
      ("Australia/Lord_Howe", "2025-10-05", "02:30", "2025-10-04T15:30:00Z"),
      ("Australia/Lord_Howe", "2026-04-05", "01:45", "2026-04-04T14:45:00Z"),
      ("Australia/Lord_Howe", "2026-04-05", "02:00", "2026-04-04T15:30:00Z"),
      ("Pacific/Apia", "2011-12-29", "23:59", "2011-12-30T09:59:00Z"),
      ("Pacific/Apia", "2011-12-30", "12:00", "2011-12-30T22:00:00Z"),
      ("Pacific/Apia", "2011-12-31", "00:00", "2011-12-30T10:00:00Z"),
      ("America/Sao_Paulo", "2018-11-04", "00:00", "2018-11-04T03:00:00Z"),
      ("America/Sao_Paulo", "2018-11-04", "01:00", "2018-11-04T03:00:00Z"),
      ("America/Sao_Paulo", "2019-02-16", "23:30", "2019-02-17T01:30:00Z"),
      ("America/Sao_Paulo", "2019-02-17", "00:00", "2019-02-17T03:00:00Z"),
    ])
  func knownTimes(zone: String, day: String, time: String, moment: String) {
    let found = AwkwardZone.named(zone).zone.instant(Day(text: day)!, TimeOfDay(text: time)!)
    #expect(found == Instant(moment))
  }

  @Test("A fixed zone never changes its clock")
  func fixed() {
    let zone = Zone.fixed(UTCOffset(minutes: 90)!, name: "Test")
    #expect(zone.name == "Test")
    let moment = zone.instant(Day(number: 0), TimeOfDay(text: "01:30")!)
    #expect(moment == Instant(milliseconds: 0))
  }

  @Test("The zones of these tests change their clocks")
  func changesExist() {
    #expect(AwkwardZone.named("Europe/Berlin").changes.count == 72)
    #expect(AwkwardZone.named("Asia/Kolkata").changes.isEmpty)
    #expect(
      AwkwardZone.named("Pacific/Apia").changes.contains { $0.jump == 24 * Milliseconds.hour })
    #expect(
      AwkwardZone.named("Australia/Lord_Howe").changes.allSatisfy {
        abs($0.jump) == 30 * Milliseconds.minute
      })
  }
}

extension AwkwardZone {
  /// Whether the clocks of this zone never show a date and time.
  func isSkipped(_ day: Day, _ time: TimeOfDay) -> Bool {
    let reading = UTCOffset.utc.instant(day, time).milliseconds
    return changes.contains { $0.jump > 0 && $0.disturbed.contains(reading) }
  }
}
