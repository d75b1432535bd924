// Months as they hang on a wall, in both habits of writing a week.
import Engine
import Foundation
import Testing

@Suite("Month grid")
struct MonthGridTests {
  @Test(
    "Every month has each of its days once, in the column of its weekday",
    arguments: [false, true])
  func wholeMonths(startsOnSunday: Bool) {
    for index in 0..<(12 * 400) {
      let month = Month(year: 1900, month: 1).adding(months: index)
      let grid = MonthGrid(month, startsOnSunday: startsOnSunday)
      var seen: [Day] = []
      for week in grid.weeks {
        #expect(week.count == 7)
        for (column, day) in week.enumerated() {
          guard let day else { continue }
          #expect(day.weekday == grid.weekdays[column])
          seen.append(day)
        }
        #expect(week.contains { $0 != nil }, "no week is empty")
      }
      #expect(seen.first == month.firstDay && seen.last == month.lastDay)
      #expect(seen.count == month.length)
    }
  }

  @Test("The last day of a month and today are in the grid")
  func lastDay() {
    let grid = MonthGrid(Month(year: 2026, month: 3))
    #expect(grid.weeks.count == 6)
    #expect(grid.weeks[5][1] == Day(text: "2026-03-31"))
    #expect(grid.weeks[0][6] == Day(text: "2026-03-01"))
    let american = MonthGrid(Month(year: 2026, month: 3), startsOnSunday: true)
    #expect(american.weeks.count == 5)
    #expect(american.weeks[0][0] == Day(text: "2026-03-01"))
  }

  @Test(
    "The week begins as the data of the country have it",
    arguments: [
      "AR", "AU", "AT", "BE", "BR", "BG", "CA", "CL", "CO", "HR", "CZ", "DK", "EE", "FI", "FR",
      "DE", "GR", "HK", "HU", "IN", "ID", "IE", "IL", "IT", "JP", "LV", "LT", "MY", "MT", "MX",
      "NL", "NZ", "NG", "NO", "PE", "PH", "PL", "PT", "RO", "SG", "SK", "SI", "ZA", "KR", "ES",
      "SE", "CH", "TH", "TR", "UA", "GB", "US", "VN",
    ])
  func countries(code: String) {
    var calendar = Foundation.Calendar(identifier: .gregorian)
    calendar.locale = Foundation.Locale(identifier: "en_" + code)
    #expect(MonthGrid.startsOnSunday(in: code) == (calendar.firstWeekday == 1))
  }

  @Test("Without a country, and for one nobody knows, the week begins on Monday")
  func unknownCountry() {
    for code in [nil, "", "XX", "us"] { #expect(!MonthGrid.startsOnSunday(in: code)) }
  }
}
