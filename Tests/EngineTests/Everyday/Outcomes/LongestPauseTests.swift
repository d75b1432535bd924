// The longest time between two uses: only what is known to lie between them counts.
import Engine
import Testing

private let tracker = Tracker.identifier(for: .cigarettes)
private func at(_ day: String, _ time: String) -> Instant {
  UTCOffset.utc.instant(Day(text: day)!, TimeOfDay(text: time)!)
}

private func pause(
  _ uses: [(day: String, time: String)], totals: [(day: String, units: Int64)] = [],
  now: Instant = at("2026-03-09", "12:00")
) -> Int64? {
  var records = Records()
  var clock = Clock(device: 1)
  var drafts: [Draft] = []
  for (place, use) in uses.enumerated() {
    drafts.append(
      .create(
        Identifier(high: 1, low: UInt64(place + 1)), kind: Entry.kind,
        [
          Field("tracker", .text(tracker.text)), Field("amount", .int(Entry.unit)),
          Field("at", .int(at(use.day, use.time).milliseconds)),
          Field("day", .int(Int64(Day(text: use.day)!.number))),
        ]))
  }
  for total in totals {
    let day = Day(text: total.day)!
    drafts.append(
      .create(
        DayTotal.identifier(of: tracker, on: day), kind: DayTotal.kind,
        [
          Field("tracker", .text(tracker.text)), Field("day", .int(Int64(day.number))),
          Field("amount", .int(total.units * Entry.unit)),
        ]))
  }
  for draft in drafts { records.apply(draft.stamped(by: &clock, now: Instant(milliseconds: 0))) }
  return Overview(records).use(of: tracker).longestPause(now: now) {
    DayBoundary.standard.day(of: $0, offset: .utc)
  }
}

@Suite("The longest pause") struct LongestPauseTests {
  private let hour: Int64 = 3_600_000

  @Test("It is the longest time between two uses, and since the last one")
  func longest() {
    #expect(pause([("2026-03-09", "08:00"), ("2026-03-09", "10:00")]) == 2 * hour)
    #expect(pause([("2026-03-09", "08:00"), ("2026-03-09", "09:00")]) == 3 * hour, "it goes on")
    #expect(pause([("2026-03-08", "22:00"), ("2026-03-09", "08:00")]) == 10 * hour)
  }

  @Test("One use alone is no pause, and what lies ahead is not heard of")
  func one() {
    #expect(pause([]) == nil)
    #expect(pause([("2026-03-09", "08:00")]) == nil)
    #expect(pause([("2026-03-09", "08:00"), ("2026-03-09", "18:00")]) == nil)
  }

  @Test("Over a day that nobody told of, or that only a total tells of, there is none")
  func unknown() {
    let uses = [("2026-03-05", "22:00"), ("2026-03-07", "08:00"), ("2026-03-07", "09:00")]
    let soon = at("2026-03-07", "09:30")
    #expect(pause(uses, now: soon) == hour)
    #expect(pause(uses, totals: [("2026-03-06", 0)], now: soon) == 34 * hour, "said to be none")
    #expect(pause(uses, totals: [("2026-03-06", 4)], now: soon) == hour)
    #expect(pause(uses, totals: [("2026-03-07", 9)], now: soon) == nil, "its hours are not all")
  }
}
