// Dates and times as words.
import Engine

extension Locale {
  /// "Mon" / "Mo".
  public func shortWeekday(_ weekday: Weekday) -> String {
    language.pick(
      ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
      ["Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"])[weekday.rawValue]
  }

  /// "Monday" / "Montag".
  public func weekday(_ weekday: Weekday) -> String {
    language.pick(
      ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
      ["Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag", "Sonntag"])[
        weekday.rawValue]
  }

  /// "March" / "März"; months count from 1.
  public func month(_ month: Int) -> String {
    language.pick(
      [
        "January", "February", "March", "April", "May", "June", "July", "August", "September",
        "October", "November", "December",
      ],
      [
        "Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September",
        "Oktober", "November", "Dezember",
      ])[month - 1]
  }

  /// "29 Mar" / "29. März": short, without the year.
  public func shortDate(_ day: Day) -> String {
    let parts = day.civil
    let english = String(month(parts.month).prefix(3))
    return language.pick("\(parts.day) \(english)", "\(parts.day). \(shortMonth(parts.month))")
  }

  /// "Mar" / "März".
  public func shortMonth(_ month: Int) -> String {
    let german = [
      "Jan.", "Feb.", "März", "Apr.", "Mai", "Juni", "Juli", "Aug.", "Sept.", "Okt.", "Nov.",
      "Dez.",
    ]
    return language.pick(String(self.month(month).prefix(3)), german[month - 1])
  }

  /// "Sunday, 29 March 2026" / "Sonntag, 29. März 2026".
  public func longDate(_ day: Day) -> String {
    let parts = day.civil
    let name = month(parts.month)
    return language.pick(
      "\(weekday(day.weekday)), \(parts.day) \(name) \(parts.year)",
      "\(weekday(day.weekday)), \(parts.day). \(name) \(parts.year)")
  }

  /// "29 March 2026" / "29. März 2026".
  public func date(_ day: Day) -> String {
    let parts = day.civil
    let name = month(parts.month)
    return language.pick(
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

  /// "1 day", "12 days" / "1 Tag", "12 Tage".
  public func days(_ count: Int64) -> String {
    language.pick(
      count == 1 ? "1 day" : "\(number(count)) days", count == 1 ? "1 Tag" : "\(number(count)) Tage"
    )
  }
}
