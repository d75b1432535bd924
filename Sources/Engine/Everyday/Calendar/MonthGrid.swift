// A month as rows of seven days, as it hangs on a wall.

/// The days of a month in weeks.
public struct MonthGrid: Hashable, Sendable {
  public let month: Month
  /// The seven days of the head, in the order of the columns.
  public let weekdays: [Weekday]
  /// Rows of seven; nothing where a place belongs to another month.
  public let weeks: [[Day?]]

  public init(_ month: Month, startsOnSunday: Bool = false) {
    self.month = month
    let shift = startsOnSunday ? 6 : 0
    weekdays = (0..<7).map { Weekday.allCases[($0 + shift) % 7] }
    let first = month.firstDay
    let blanks = (first.weekday.rawValue + 7 - shift) % 7
    var weeks: [[Day?]] = []
    var row = [Day?](repeating: nil, count: blanks)
    for offset in 0..<month.length {
      row.append(first.adding(days: offset))
      if row.count == 7 {
        weeks.append(row)
        row = []
      }
    }
    if !row.isEmpty { weeks.append(row + [Day?](repeating: nil, count: 7 - row.count)) }
    self.weeks = weeks
  }

  /// Whether a week is usually written from Sunday on in a country of this two-letter code; Monday
  /// where nobody says. Source: Unicode CLDR 46, supplemental weekData, firstDay.
  public static func startsOnSunday(in country: String?) -> Bool {
    switch country {
    case "BR", "CA", "CO", "HK", "ID", "IL", "IN", "JP", "KR", "MT", "MX", "PE", "PH", "PT", "SG",
      "TH", "US", "ZA":
      true
    default: false
    }
  }
}
