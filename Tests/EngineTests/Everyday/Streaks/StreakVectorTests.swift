// The agreed vectors of streaks, through the assignment of days in five zones and over every change
// of the clock.

import Engine
import Testing

/// What was logged on days in a row, and what it comes to.
struct StreakVector: Sendable, CustomTestStringConvertible {
  /// Repetitions of a letter: G good, x nothing; s steady, e easy, w wild; . today with nothing.
  let days: [(Character, Int)]
  let current: Int
  let grace: Int
  let used: Int
  let total: Int

  var letters: [Character] { days.flatMap { Array(repeating: $0.0, count: $0.1) } }
  var testDescription: String { String(letters) }

  static let all = [
    StreakVector(days: [("G", 7)], current: 7, grace: 1, used: 0, total: 7),
    StreakVector(days: [("G", 7), ("x", 1)], current: 8, grace: 0, used: 1, total: 7),
    StreakVector(days: [("G", 14)], current: 14, grace: 2, used: 0, total: 14),
    StreakVector(days: [("G", 7), ("x", 1), ("G", 1)], current: 9, grace: 0, used: 1, total: 8),
    StreakVector(days: [("G", 28)], current: 28, grace: 3, used: 0, total: 28),
    StreakVector(days: [("G", 7), ("x", 2)], current: 0, grace: 0, used: 0, total: 7),
    StreakVector(days: [("G", 3), ("x", 1), ("G", 3)], current: 3, grace: 0, used: 0, total: 6),
    StreakVector(days: [("G", 7), ("x", 2), ("G", 1)], current: 1, grace: 0, used: 0, total: 8),
    StreakVector(days: [("G", 6), ("x", 1)], current: 7, grace: 0, used: 1, total: 6),
    StreakVector(days: [("G", 14), ("x", 2), ("G", 1)], current: 17, grace: 0, used: 2, total: 15),
    StreakVector(days: [("G", 6), ("x", 1), ("G", 1)], current: 8, grace: 0, used: 1, total: 7),
    StreakVector(days: [("G", 33), ("x", 1), ("G", 8)], current: 42, grace: 3, used: 1, total: 41),
    StreakVector(days: [("s", 21), ("e", 3), ("s", 7)], current: 31, grace: 1, used: 3, total: 28),
    StreakVector(days: [("s", 7), ("w", 1)], current: 8, grace: 0, used: 1, total: 7),
    StreakVector(days: [("G", 1)], current: 1, grace: 0, used: 0, total: 1),
    StreakVector(days: [], current: 0, grace: 0, used: 0, total: 0),
    StreakVector(days: [("G", 9), (".", 1)], current: 9, grace: 1, used: 0, total: 9),
    StreakVector(days: [(".", 1)], current: 0, grace: 0, used: 0, total: 0),
  ]
}

/// A vector lived through in a zone from a day on, under a boundary.
private struct Life {
  let zone: Zone
  let boundary: DayBoundary
  let start: Day

  /// Today is the last day of the letters, or the day after it where nothing was logged on that.
  func streak(_ vector: StreakVector) -> Streak {
    let letters = vector.letters
    let isAlcohol = letters.contains("s")
    var journal = StreakJournal(isAlcohol ? Field.alcohol : [Field.mode(.yesNo), Field.forgiving])
    for (place, letter) in letters.enumerated() where letter != "x" && letter != "." {
      let moment = moment(start.adding(days: place), isLate: place % 2 == 1)
      journal.add(
        at: moment, offset: zone.offset(moment), boundary: boundary,
        level: isAlcohol ? ["s": 0, "e": 1, "w": 2][letter] : nil)
    }
    let days = letters.last == "x" ? letters.count + 1 : letters.count
    let now = moment(start.adding(days: days - 1), isLate: true)
    return journal.streak(today: boundary.day(of: now, offset: zone.offset(now)))
  }

  /// The first or the last minute of a day.
  private func moment(_ day: Day, isLate: Bool) -> Instant {
    let (start, end) = boundary.interval(of: day, in: zone)
    return isLate ? end.adding(milliseconds: -Milliseconds.minute) : start
  }

  /// In the middle of a vector lie the changes of the clock, where the zone has any.
  static func all(_ name: String, length: Int) -> [Life] {
    let zone = AwkwardZone(name)
    var middles = zone.changes.map { zone.zone.offset($0.moment).local($0.moment).day }
    middles = middles.filter { $0.civil.year == 2026 }
    if middles.isEmpty { middles = [Day(text: "2026-03-29")!] }
    return middles.flatMap { middle in
      [DayBoundary.midnight, .standard, DayBoundary(cutoffHour: 18)!].map {
        Life(zone: zone.zone, boundary: $0, start: middle.adding(days: -length / 2))
      }
    }
  }
}

struct StreakVectorTests {
  @Test(
    "Every vector holds in every zone, at both ends of the day, over both changes of the clock",
    arguments: [
      "UTC", "Europe/Berlin", "America/New_York", "Pacific/Auckland", "Asia/Kolkata",
    ])
  func vectors(_ zone: String) {
    for vector in StreakVector.all {
      for life in Life.all(zone, length: vector.letters.count) {
        let streak = life.streak(vector)
        let place: Comment = "\(vector) from \(life.start.text) at \(life.boundary.start.text)"
        #expect(streak.current == vector.current, place)
        #expect(streak.graceOnHand == vector.grace, place)
        #expect(streak.mended.count == vector.used, place)
        #expect(streak.total == vector.total, place)
      }
    }
  }

  @Test("The clock changes twice a year where it does, and there the vectors lie")
  func changes() {
    #expect(Life.all("Europe/Berlin", length: 14).count == 6)
    #expect(Life.all("America/New_York", length: 14).count == 6)
    #expect(Life.all("Pacific/Auckland", length: 14).count == 6)
    #expect(Life.all("Asia/Kolkata", length: 14).count == 3)
  }

  @Test("The best run has its days, and a later one as long does not take its place")
  func best() {
    let first = Day(text: "2026-01-01")!
    let marks = TrackerMarks(first: first, letters("GGGGGxGGxGGGGG"))
    let streak = Streak(marks, .strict)
    #expect(streak.best == 5)
    #expect(streak.bestFrom == first)
    #expect(streak.bestThrough == first.adding(days: 4))
    #expect(streak.current == 5)
    #expect(streak.currentFrom == first.adding(days: 9))
    #expect(streak.total == 12)
  }

  @Test("The days that grace mended are named, and forgotten with their run")
  func mended() {
    let first = Day(text: "2026-01-01")!
    let one = Streak(TrackerMarks(first: first, letters("GGGGGGGxGG")), .forgiving)
    #expect(one.mended == [first.adding(days: 7)])
    let over = Streak(TrackerMarks(first: first, letters("GGGGGGGxxGG")), .forgiving)
    #expect(over.mended.isEmpty)
    #expect(over.best == 8)
  }

  @Test(
    "The rule of a tracker says how grace is earned and kept",
    arguments: [
      ("GGGGGG", 3, 3, 6, 2), ("GGGGGGGGGGGG", 3, 2, 12, 2), ("GGGx", 3, 1, 4, 0),
      ("Gx", 1, 1, 2, 0), ("xxxx", 1, 1, 4, 0), ("GGGGGGGGGGGGGGG", 30, 10, 15, 0),
      ("GGGGGGGb", 7, 3, 0, 0), ("GGGGGGGn", 7, 3, 8, 0), ("GGG-e?GGGG", 7, 3, 7, 1),
      ("GGGGGGGeeeeeeeeG", 7, 3, 8, 1),
    ])
  func rules(_ text: String, _ earn: Int, _ hold: Int, _ current: Int, _ grace: Int) {
    let rule = StreakRule(earnEvery: earn, mostOnHand: hold, canHeal: true)
    let streak = Streak(TrackerMarks(first: Day(number: 20_000), letters(text)), rule)
    #expect(streak.current == current)
    #expect(streak.graceOnHand == grace)
  }

  @Test("A strict rule mends nothing and has no grace to show")
  func strict() {
    let streak = Streak(
      TrackerMarks(first: Day(number: 20_000), letters("GGGGGGGGGGGGGGx")), .strict)
    #expect(streak.current == 0)
    #expect(streak.graceOnHand == 0)
    #expect(streak.best == 14)
    #expect(streak.total == 14)
  }
}

func letters(_ text: String) -> [DayMark] {
  text.map { letter in DayMark.allCases.first { $0.letter == letter }! }
}
