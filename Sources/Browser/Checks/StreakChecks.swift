// The vectors of streaks and the closed form of strength, through the assignment of days in five
// zones and over both changes of their clocks.

import Engine

enum StreakChecks {
  static var all: [Check] {
    [
      Check(
        "Streaks are the agreed ones in every zone and over both changes of the clock",
        finds: "16 of 16, 16 of 16, 16 of 16, 16 of 16, 16 of 16", in: vectors),
      Check(
        "Strength halves in thirteen days and is the same number everywhere",
        finds: "500000000000 250000000000 10650189210", in: strength),
      Check(
        "Twenty years of days are one streak with its grace", finds: "7305 3 7305",
        in: twentyYears),
    ]
  }

  /// For each zone how many vectors hold, at the first or the last minute of the days in turn.
  private static func vectors() -> String {
    var lines: [String] = []
    for zone in zones {
      var held = 0
      for vector in table where zone.changes.allSatisfy({ holds(vector, zone, around: $0) }) {
        held += 1
      }
      lines.append("\(held) of \(table.count)")
    }
    return lines.joined(separator: ", ")
  }

  private static func holds(_ vector: StreakVector, _ zone: ClockChanges, around change: Instant)
    -> Bool
  {
    let letters = Array(vector.letters.utf8)
    let middle = zone.zone.offset(change).local(change).day
    let start = middle.adding(days: -letters.count / 2)
    var marks: [DayMark] = []
    for (place, letter) in letters.enumerated() {
      let (first, end) = DayBoundary.standard.interval(
        of: start.adding(days: place), in: zone.zone)
      let moment = place % 2 == 0 ? first : end.adding(milliseconds: -Milliseconds.minute)
      let day = DayBoundary.standard.day(of: moment, offset: zone.zone.offset(moment))
      guard day == start.adding(days: place) else { return false }
      marks.append(letter == UInt8(ascii: "G") ? .good : .empty)
    }
    let streak = Streak(TrackerMarks(first: start, marks), .forgiving)
    return streak.current == vector.current && streak.graceOnHand == vector.grace
  }

  private static func strength() -> String {
    var daily = Strength(times: 1, days: 1)
    for _ in 0..<13 { daily.add(day: 1) }
    let half = daily.score
    for _ in 0..<13 { daily.add(day: 0) }
    var rare = Strength(times: 2, days: 3)
    rare.add(day: 1)
    return "\(units(half)) \(units(daily.score)) \(units(rare.score))"
  }

  /// In units of 10⁻¹².
  private static func units(_ score: Double) -> Int64 {
    Int64(score * 1_000_000_000_000 + 0.5)
  }

  private static func twentyYears() -> String {
    let marks = [DayMark](repeating: .good, count: 7305)
    let streak = Streak(TrackerMarks(first: Day(number: 10_000), marks), .forgiving)
    return "\(streak.current) \(streak.graceOnHand) \(streak.total)"
  }

  private static let table = [
    StreakVector("GGGGGGG", 7, 1), StreakVector("GGGGGGGx", 8, 0),
    StreakVector("GGGGGGGGGGGGGG", 14, 2), StreakVector("GGGGGGGxG", 9, 0),
    StreakVector("GGGGGGGGGGGGGGGGGGGGGGGGGGGG", 28, 3), StreakVector("GGGGGGGxx", 0, 0),
    StreakVector("GGGxGGG", 3, 0), StreakVector("GGGGGGGxxG", 1, 0),
    StreakVector("GGGGGGx", 7, 0), StreakVector("GGGGGGGGGGGGGGxxG", 17, 0),
    StreakVector("GGGGGGxG", 8, 0),
    StreakVector("GGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGGxGGGGGGGG", 42, 3),
    StreakVector("GGGGGGGGGGGGGGGGGGGGGxxxGGGGGGG", 31, 1), StreakVector("G", 1, 0),
    StreakVector("", 0, 0), StreakVector("xxG", 1, 0),
  ]

  /// The changes of 2026: clocks go forward in the north's spring and back in its autumn.
  private static let zones = [
    ClockChanges("UTC", 0, 0, from: 1_774_746_000_000, to: 1_792_890_000_000),
    ClockChanges("Europe/Berlin", 60, 120, from: 1_774_746_000_000, to: 1_792_890_000_000),
    ClockChanges("America/New_York", -300, -240, from: 1_772_953_200_000, to: 1_793_512_800_000),
    ClockChanges("Pacific/Auckland", 780, 720, from: 1_775_311_200_000, to: 1_790_431_200_000),
    ClockChanges("Asia/Kolkata", 330, 330, from: 1_774_746_000_000, to: 1_792_890_000_000),
  ]
}

/// Days as letters, G good and x without anything, and what they come to.
private struct StreakVector: Sendable {
  let letters: String
  let current: Int
  let grace: Int

  init(_ letters: String, _ current: Int, _ grace: Int) {
    self.letters = letters
    self.current = current
    self.grace = grace
  }
}

/// A zone with its two changes of one year.
private struct ClockChanges: Sendable {
  let zone: Zone
  let changes: [Instant]

  /// Minutes at the year's ends and in its middle; the moments of the changes in milliseconds.
  init(_ name: String, _ outer: Int, _ inner: Int, from: Int64, to: Int64) {
    changes = [Instant(milliseconds: from), Instant(milliseconds: to)]
    zone = Zone(name: name) { instant in
      let isInner = from <= instant.milliseconds && instant.milliseconds < to
      return UTCOffset(minutes: isInner ? inner : outer)!
    }
  }
}
