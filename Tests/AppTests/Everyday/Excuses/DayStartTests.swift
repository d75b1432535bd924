// When a day begins, per person and per tracker: the past stays where it was.

import App
import Engine
import Testing

private func tracker(cutoffHour: Int64?) -> [Draft] {
  [
    StreakSample.tracker(
      1, "Water", since: "2026-05-01",
      cutoffHour.map { [Field("cutoffHour", .int($0))] } ?? [])
  ] + StreakSample.entries(1, from: "2026-05-01", days: 11)
}

private func streakValue(_ sitting: Sitting) -> String {
  PageRows(sitting.screen).rows.first { $0.key.hasPrefix("main-") }?.value ?? "-"
}

struct DayStartTests {
  @Test("A tracker's own start decides which day it is on, and a person's start the others")
  func own() {
    // At nine on the 12th a tracker that begins at 18:00 is still on the 11th.
    for (cutoff, time, day) in [
      (18, "09:00", "2026-05-11"), (18, "17:59", "2026-05-11"), (18, "18:00", "2026-05-12"),
      (0, "00:30", "2026-05-12"), (nil, "03:59", "2026-05-11"), (nil, "04:00", "2026-05-12"),
    ] as [(Int64?, String, String)] {
      let sitting = Sitting(
        .today, on: "2026-05-12", at: time, journal: tracker(cutoffHour: cutoff))
      let state = sitting.program.state
      let boundary = state.desk.overview.dayBoundary(of: state.desk.overview.trackers[0])
      let found = boundary.day(of: sitting.now, offset: sitting.moment.offset)
      #expect(found.text == day, "\(time)")
    }
  }

  @Test("At nine in the morning yesterday is still open under an 18:00 start, and breaks nothing")
  func stillOpen() {
    let evening = Sitting(
      .progress, on: "2026-05-13", at: "09:00", journal: tracker(cutoffHour: 18))
    #expect(streakValue(evening) == "11 days")
    let midnight = Sitting(
      .progress, on: "2026-05-13", at: "09:00", journal: tracker(cutoffHour: 0))
    #expect(streakValue(midnight) == "a new run")
  }

  @Test("A new start of the person's day moves no day that is past")
  func changed() {
    var sitting = Sitting(
      .settings, on: "2026-05-12", at: "12:00", journal: tracker(cutoffHour: nil))
    let before = sitting.program.state.desk.overview.use(of: StreakSample.id(1)).days
    for start in ["00:00", "06:00", "02:30"] {
      sitting.type(start, into: "day-start")
      #expect(sitting.program.state.desk.overview.use(of: StreakSample.id(1)).days == before)
      #expect(sitting.program.state.desk.overview.settings.dayBoundary.start.text == start)
    }
  }

  @Test("Whoever travels across zones finds every old day where it was")
  func travelling() {
    for minutes in [-600, -300, 0, 330, 780] {
      let zone = Zone.fixed(UTCOffset(minutes: minutes)!, name: "Away")
      let sitting = Sitting(
        .progress, on: "2026-05-11", at: "20:00", zone: zone, journal: tracker(cutoffHour: nil))
      #expect(streakValue(sitting) == "11 days", "\(minutes)")
    }
  }
}
