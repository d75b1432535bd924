// Civil dates against Foundation's Gregorian calendar.

import Engine
import Foundation
import Testing

struct DayTests {
  private let utc = calendar(TimeZone(identifier: "UTC")!)

  private func components(_ day: Day) -> DateComponents {
    let date = Date(UTCOffset.utc.instant(day, .midnight))
    return utc.dateComponents([.year, .month, .day, .weekday], from: date)
  }

  @Test("Every day of 2000–2035 has the date and the weekday that Foundation gives it")
  func everyDay() {
    for day in AwkwardZone.days {
      let (ours, theirs) = (day.civil, components(day))
      #expect(ours.year == theirs.year && ours.month == theirs.month && ours.day == theirs.day)
      // Foundation's week starts on Sunday with 1.
      #expect((day.weekday.rawValue + 1) % 7 + 1 == theirs.weekday, "\(day.text)")
      #expect(Day(year: ours.year, month: ours.month, day: ours.day) == day)
      #expect(Day(text: day.text) == day)
    }
  }

  @Test("Any day that a person may enter has Foundation's date", arguments: [10] as [UInt64])
  func randomDays(seed: UInt64) {
    var bits = SeededBits(seed: seed)
    for _ in 0..<5000 {
      let number = Int32.random(in: Day.first.number...Day.last.number, using: &bits)
      let day = Day(number: number)
      let (ours, theirs) = (day.civil, components(day))
      #expect(
        ours.year == theirs.year && ours.month == theirs.month && ours.day == theirs.day,
        "seed \(seed), day \(number)")
    }
  }

  @Test(
    "A known date has its number and its text",
    arguments: [
      ("1970-01-01", 0), ("1969-12-31", -1), ("1900-01-01", -25_567), ("2999-12-31", 376_199),
      ("2000-02-29", 11_016), ("2026-03-29", 20_541), ("0001-01-01", -719_162),
    ])
  func knownDates(text: String, number: Int32) {
    #expect(Day(text: text)?.number == number)
    #expect(Day(number: number).text == text)
  }

  @Test(
    "A text that is no date is refused",
    arguments: [
      "", "2026-02-29", "1900-02-29", "2026-13-01", "2026-00-10", "2026-04-31", "2026-04-00",
      "0000-01-01", "2026-4-01", "2026-04-1", " 2026-04-01", "2026-04-01 ", "2026/04/01",
      "-026-04-01", "+026-04-01", "2026-04-0１", "20260401--", "２026-04-01",
    ])
  func wrongTexts(text: String) {
    #expect(Day(text: text) == nil)
  }

  @Test("No bytes make the reader of dates trap", arguments: [11] as [UInt64])
  func randomTexts(seed: UInt64) {
    var bits = SeededBits(seed: seed)
    for _ in 0..<5000 {
      let bytes = (0..<10).map { _ in "0123456789-:T ".utf8.randomElement(using: &bits)! }
      let text = String(decoding: bytes, as: UTF8.self)
      if let day = Day(text: text) { #expect(day.text == text, "seed \(seed)") }
    }
  }

  @Test("Dates outside of the calendar do not exist")
  func outside() {
    #expect(Day(year: 0, month: 1, day: 1) == nil)
    #expect(Day(year: 10_000, month: 1, day: 1) == nil)
    #expect(Day(year: 2026, month: 0, day: 1) == nil)
    #expect(Day(year: 2026, month: 13, day: 1) == nil)
    #expect(Day(year: 2026, month: 2, day: 29) == nil)
    #expect(Day(year: 2028, month: 2, day: 29) != nil)
  }

  @Test("Weeks start on Monday")
  func weekStart() {
    let monday = Day(text: "2026-03-23")!
    for offset in 0..<7 {
      #expect(monday.adding(days: offset).weekStart == monday)
      #expect(monday.adding(days: offset).weekday.rawValue == offset)
    }
    #expect(monday.adding(days: -1).weekStart == Day(text: "2026-03-16"))
    #expect(Day(number: -4).weekday == .sunday)
  }

  @Test("Days between two dates are what has to be added to the earlier one")
  func difference() {
    let (start, end) = (Day(text: "2024-02-28")!, Day(text: "2025-03-01")!)
    #expect(end.days(since: start) == 367)
    #expect(start.adding(days: 367) == end)
    #expect(start.days(since: end) == -367)
    #expect(start < end)
  }
}
