// Dates and times as words.
import Engine

extension Locale {
  /// "Mon" / "Mo".
  public func shortWeekday(_ weekday: Weekday) -> String {
    switch weekday {
    case .monday: language.datesShortWeekdayMonday
    case .tuesday: language.datesShortWeekdayTuesday
    case .wednesday: language.datesShortWeekdayWednesday
    case .thursday: language.datesShortWeekdayThursday
    case .friday: language.datesShortWeekdayFriday
    case .saturday: language.datesShortWeekdaySaturday
    case .sunday: language.datesShortWeekdaySunday
    }
  }

  /// "Monday" / "Montag".
  public func weekday(_ weekday: Weekday) -> String {
    switch weekday {
    case .monday: language.datesWeekdayMonday
    case .tuesday: language.datesWeekdayTuesday
    case .wednesday: language.datesWeekdayWednesday
    case .thursday: language.datesWeekdayThursday
    case .friday: language.datesWeekdayFriday
    case .saturday: language.datesWeekdaySaturday
    case .sunday: language.datesWeekdaySunday
    }
  }

  /// "March" / "März"; months count from 1.
  public func month(_ month: Int) -> String {
    switch month {
    case 1: language.datesMonth1
    case 2: language.datesMonth2
    case 3: language.datesMonth3
    case 4: language.datesMonth4
    case 5: language.datesMonth5
    case 6: language.datesMonth6
    case 7: language.datesMonth7
    case 8: language.datesMonth8
    case 9: language.datesMonth9
    case 10: language.datesMonth10
    case 11: language.datesMonth11
    default: language.datesMonth11n2
    }
  }

  /// "29 Mar" / "29. März": short, without the year.
  public func shortDate(_ day: Day) -> String {
    let parts = day.civil
    let name = shortMonth(parts.month)
    return language.datesShortDate(day: parts.day, name: name)
  }

  /// "Mar" / "März".
  public func shortMonth(_ month: Int) -> String {
    switch month {
    case 1: language.datesShortMonth1
    case 2: language.datesShortMonth2
    case 3: language.datesShortMonth3
    case 4: language.datesShortMonth4
    case 5: language.datesShortMonth5
    case 6: language.datesShortMonth6
    case 7: language.datesShortMonth7
    case 8: language.datesShortMonth8
    case 9: language.datesShortMonth9
    case 10: language.datesShortMonth10
    case 11: language.datesShortMonth11
    default: language.datesShortMonth11n2
    }
  }

  /// "Sunday, 29 March 2026" / "Sonntag, 29. März 2026".
  public func longDate(_ day: Day) -> String {
    let parts = day.civil
    let name = month(parts.month)
    return language.datesLongDate(
      weekday: weekday(day.weekday), day: parts.day, name: name, year: parts.year)
  }

  /// "29 March 2026" / "29. März 2026".
  public func date(_ day: Day) -> String {
    let parts = day.civil
    let name = month(parts.month)
    return language.datesDate(day: parts.day, name: name, year: parts.year)
  }

  /// "19:05", or "7:05 pm" on a 12-hour clock.
  public func time(_ time: TimeOfDay) -> String {
    guard uses12Hours else { return time.text }
    let hour = time.hour % 12 == 0 ? 12 : time.hour % 12
    return "\(hour):" + time.text.suffix(2) + (time.hour < 12 ? " am" : " pm")
  }

  /// "41 min", "3 h 20 min", "2 days": how long, in the one or two units that matter.
  public func duration(milliseconds: Int64) -> String {
    let minutes = max(0, milliseconds) / Milliseconds.minute
    if minutes < 60 { return "\(minutes) min" }
    let hours = minutes / 60
    if hours < 24 {
      return minutes % 60 == 0 ? "\(hours) h" : "\(hours) h \(minutes % 60) min"
    }
    return days(hours / 24)
  }

  /// "41 min ago", "2 days ago" / "vor 41 min", "vor 2 Tagen".
  public func ago(milliseconds: Int64) -> String {
    let days = milliseconds / (24 * Milliseconds.hour)
    let time = duration(milliseconds: milliseconds)
    return days > 1
      ? language.datesAgo(time: time)
      : language.datesAgo2(time: time)
  }

  /// "1 day", "12 days" / "1 Tag", "12 Tage".
  public func days(_ count: Int64) -> String {
    language.datesDays(count: Int(clamping: count), count2: number(count))
  }
}
