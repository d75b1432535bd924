// Times of day, offsets from UTC, and instants at the ends of their range.

import Engine
import Testing

struct ClockTests {
  @Test("Every minute of the day survives being written and read")
  func everyMinute() {
    for minutes in 0..<1440 {
      let time = TimeOfDay(minutes: minutes)!
      #expect(TimeOfDay(text: time.text) == time)
      #expect(TimeOfDay(hour: time.hour, minute: time.minute) == time)
    }
  }

  @Test(
    "A text that is no time of day is refused",
    arguments: [
      "", "7:05", "24:00", "23:60", "07.05", "07:5", "07:05 ", "-1:05", "07:05:00", "٠7:05",
    ])
  func wrongTexts(text: String) {
    #expect(TimeOfDay(text: text) == nil)
  }

  @Test("Times outside of the day do not exist")
  func outside() {
    #expect(TimeOfDay(minutes: -1) == nil)
    #expect(TimeOfDay(minutes: 1440) == nil)
    #expect(TimeOfDay(hour: 24, minute: 0) == nil)
    #expect(TimeOfDay(hour: 0, minute: 60) == nil)
    #expect(TimeOfDay(hour: -1, minute: 0) == nil)
  }

  @Test("Offsets end at eighteen hours")
  func offsets() {
    #expect(UTCOffset(minutes: 1080) != nil)
    #expect(UTCOffset(minutes: -1080) != nil)
    #expect(UTCOffset(minutes: 1081) == nil)
    #expect(UTCOffset(minutes: -1081) == nil)
  }

  @Test("A millisecond before 1970 is in the last minute of 1969")
  func beforeTheEpoch() {
    let local = UTCOffset.utc.local(Instant(milliseconds: -1))
    #expect(local.day.text == "1969-12-31")
    #expect(local.time.text == "23:59")
  }

  @Test("An offset carries the date over midnight in both directions")
  func overMidnight() {
    let noon = UTCOffset.utc.instant(Day(text: "2026-03-01")!, TimeOfDay(text: "12:00")!)
    #expect(UTCOffset(minutes: 840)!.local(noon).day.text == "2026-03-02")
    #expect(UTCOffset(minutes: -720)!.local(noon).time.text == "00:00")
    #expect(UTCOffset(minutes: -721)!.local(noon).day.text == "2026-02-28")
    #expect(UTCOffset(minutes: 345)!.local(noon).time.text == "17:45")
  }

  @Test("A local time and its offset give the moment back", arguments: [30] as [UInt64])
  func roundTrip(seed: UInt64) {
    var bits = SeededBits(seed: seed)
    for _ in 0..<5000 {
      let minute = Int64.random(in: -36_000_000...540_000_000, using: &bits)
      let offset = UTCOffset(minutes: Int.random(in: UTCOffset.range, using: &bits))!
      let moment = Instant(milliseconds: minute * Milliseconds.minute)
      let local = offset.local(moment)
      #expect(offset.instant(local.day, local.time) == moment, "seed \(seed)")
    }
  }

  @Test("Instants stop at the ends of their range")
  func ends() {
    let (first, last) = (Instant(milliseconds: .min), Instant(milliseconds: .max))
    #expect(last.adding(milliseconds: 1) == last)
    #expect(first.adding(milliseconds: -1) == first)
    #expect(Instant(milliseconds: 0).adding(seconds: .max) == last)
    #expect(Instant(milliseconds: 0).adding(seconds: .min) == first)
    #expect(last.milliseconds(since: first) == .max)
    #expect(first.milliseconds(since: last) == .min)
    #expect(Instant(milliseconds: 5).milliseconds(since: Instant(milliseconds: 8)) == -3)
  }

  @Test("The ends of time have dates and weekdays")
  func datesAtTheEnds() {
    let last = UTCOffset(minutes: 1080)!.local(Instant(milliseconds: .max)).day
    let first = UTCOffset(minutes: -1080)!.local(Instant(milliseconds: .min)).day
    #expect(last.number == .max)
    #expect(first.number == .min)
    #expect(last.civil == (5_881_580, 7, 11))
    #expect(first.civil == (-5_877_641, 6, 23))
    #expect(last.weekday == .friday)
  }
}
