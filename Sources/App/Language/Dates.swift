// Dates and times as words.
import Engine

extension Locale {
  /// "Mon" / "Mo".
  public func shortWeekday(_ weekday: Weekday) -> String {
    switch weekday {
    case .monday: language.pick("Mon", "Mo")
    case .tuesday: language.pick("Tue", "Di")
    case .wednesday: language.pick("Wed", "Mi")
    case .thursday: language.pick("Thu", "Do")
    case .friday: language.pick("Fri", "Fr")
    case .saturday: language.pick("Sat", "Sa")
    case .sunday: language.pick("Sun", "So")
    }
  }

  /// "Monday" / "Montag".
  public func weekday(_ weekday: Weekday) -> String {
    switch weekday {
    case .monday: language.pick("Monday", "Montag")
    case .tuesday: language.pick("Tuesday", "Dienstag")
    case .wednesday: language.pick("Wednesday", "Mittwoch")
    case .thursday: language.pick("Thursday", "Donnerstag")
    case .friday: language.pick("Friday", "Freitag")
    case .saturday: language.pick("Saturday", "Samstag")
    case .sunday: language.pick("Sunday", "Sonntag")
    }
  }

  /// "March" / "März"; months count from 1.
  public func month(_ month: Int) -> String {
    switch month {
    case 1: language.pick("January", "Januar")
    case 2: language.pick("February", "Februar")
    case 3: language.pick("March", "März")
    case 4: "April"
    case 5: language.pick("May", "Mai")
    case 6: language.pick("June", "Juni")
    case 7: language.pick("July", "Juli")
    case 8: "August"
    case 9: "September"
    case 10: language.pick("October", "Oktober")
    case 11: "November"
    default: language.pick("December", "Dezember")
    }
  }

  /// "29 Mar" / "29. März": short, without the year.
  public func shortDate(_ day: Day) -> String {
    let parts = day.civil
    let name = shortMonth(parts.month)
    return language.pickLazily("\(parts.day) \(name)", "\(parts.day). \(name)")
  }

  /// "Mar" / "März".
  public func shortMonth(_ month: Int) -> String {
    if language == .english { return String(self.month(month).prefix(3)) }
    let names = [
      "Jan.", "Feb.", "März", "Apr.", "Mai", "Juni", "Juli", "Aug.", "Sept.", "Okt.", "Nov.",
      "Dez.",
    ]
    return names[month - 1]
  }

  /// "Sunday, 29 March 2026" / "Sonntag, 29. März 2026".
  public func longDate(_ day: Day) -> String {
    let parts = day.civil
    let name = month(parts.month)
    return language.pickLazily(
      "\(weekday(day.weekday)), \(parts.day) \(name) \(parts.year)",
      "\(weekday(day.weekday)), \(parts.day). \(name) \(parts.year)")
  }

  /// "29 March 2026" / "29. März 2026".
  public func date(_ day: Day) -> String {
    let parts = day.civil
    let name = month(parts.month)
    return language.pickLazily(
      "\(parts.day) \(name) \(parts.year)", "\(parts.day). \(name) \(parts.year)")
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
    return language.pickLazily("\(time) ago", "vor " + time + (days > 1 ? "n" : ""))
  }

  /// "1 day", "12 days" / "1 Tag", "12 Tage".
  public func days(_ count: Int64) -> String {
    language.pickLazily(
      count == 1 ? "1 day" : "\(number(count)) days", count == 1 ? "1 Tag" : "\(number(count)) Tage"
    )
  }
}
