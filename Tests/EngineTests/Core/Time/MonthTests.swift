// Months against Foundation's Gregorian calendar.

import Engine
import Foundation
import Testing

struct MonthTests {
  private let utc = calendar(TimeZone(identifier: "UTC")!)

  private static var months: [Month] {
    (2000...2035).flatMap { year in (1...12).map { Month(year: year, month: $0) } }
  }

  private func date(_ month: Month) -> Date {
    utc.date(from: DateComponents(year: month.year, month: month.month, day: 1))!
  }

  @Test("Every month of 2000–2035 has the length that Foundation gives it")
  func lengths() {
    for month in Self.months {
      #expect(utc.range(of: .day, in: .month, for: date(month))?.count == month.length)
      #expect(month.firstDay.month == month)
      #expect(month.lastDay.month == month)
      #expect(month.lastDay.adding(days: 1) == month.adding(months: 1).firstDay)
    }
  }

  @Test("Adding months ends in the month that Foundation finds", arguments: [20] as [UInt64])
  func adding(seed: UInt64) {
    var bits = SeededBits(seed: seed)
    for month in Self.months {
      let count = Int.random(in: -500...500, using: &bits)
      let theirs = utc.dateComponents(
        [.year, .month], from: utc.date(byAdding: .month, value: count, to: date(month))!)
      let ours = month.adding(months: count)
      #expect(
        ours.year == theirs.year && ours.month == theirs.month, "seed \(seed), \(month.text)")
      #expect(ours.adding(months: -count) == month)
    }
  }

  @Test("Only every fourth century starts with a leap year")
  func centuries() {
    #expect(Month(year: 1900, month: 2).length == 28)
    #expect(Month(year: 2000, month: 2).length == 29)
    #expect(Month(year: 2100, month: 2).length == 28)
    #expect(Month(year: 2400, month: 2).length == 29)
  }

  @Test("Months sort by year before month and have four digits of year")
  func order() {
    #expect(Month(year: 2025, month: 12) < Month(year: 2026, month: 1))
    #expect(!(Month(year: 2026, month: 1) < Month(year: 2026, month: 1)))
    #expect(Month(year: 2026, month: 3).text == "2026-03")
    #expect(Month(year: 2026, month: 1).adding(months: -1).text == "2025-12")
  }
}
