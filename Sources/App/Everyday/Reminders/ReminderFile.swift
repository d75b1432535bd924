// The person's own reminders as a file for any calendar (RFC 5545): times and weekdays, and not a
// word of what they are about.
import Engine

extension Desk {
  func reminderFile(_ moment: Moment) -> Effect {
    .download(
      name: "redstart-\(today(moment).text).ics", type: "text/calendar",
      bytes: Array(calendarText(moment).utf8))
  }

  private func calendarText(_ moment: Moment) -> String {
    let local = moment.offset.local(moment.now)
    var lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//-//-", "CALSCALE:GREGORIAN"]
    for tracker in overview.trackers {
      guard let reminder = tracker.reminder else { continue }
      let mask = tracker.remindedDays
      guard let first = Desk.first(of: mask, from: local.day) else { continue }
      for time in reminder.times {
        // The name says nothing of the tracker, and is the same in each file.
        let name = Identifier(kind: "calendar", tracker.id.text, time.text)
        lines += [
          "BEGIN:VEVENT", "UID:" + name.text,
          "DTSTAMP:" + Desk.compact(UTCOffset.utc.local(moment.now)) + "Z",
          "DTSTART:" + Desk.compact((first, time)), "DURATION:PT5M",
          "RRULE:FREQ=WEEKLY;BYDAY=" + Desk.names(of: mask),
          "SUMMARY:" + remindersText.fileEvent, "TRANSP:TRANSPARENT", "BEGIN:VALARM",
          "ACTION:DISPLAY", "DESCRIPTION:" + remindersText.fileEvent, "TRIGGER:PT0S", "END:VALARM",
          "END:VEVENT",
        ]
      }
    }
    return (lines + ["END:VCALENDAR", ""]).joined(separator: "\r\n")
  }

  private static func first(of mask: Int, from day: Day) -> Day? {
    for number in 0..<7 {
      let day = day.adding(days: number)
      if mask >> day.weekday.rawValue & 1 == 1 { return day }
    }
    return nil
  }

  /// 20260329T073000, on whatever clock is on the wall.
  private static func compact(_ local: (day: Day, time: TimeOfDay)) -> String {
    var text = ""
    for part in local.day.text where part != "-" { text.append(part) }
    return text + "T" + local.time.text.prefix(2) + local.time.text.suffix(2) + "00"
  }

  private static func names(of mask: Int) -> String {
    let names = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]
    return names.indices.filter { mask >> $0 & 1 == 1 }.map { names[$0] }.joined(separator: ",")
  }
}

extension Tracker {
  /// The weekdays on which it reminds, as a calendar can say them; bit 0 is Monday.
  fileprivate var remindedDays: Int {
    if let days = reminder?.weekdays, days != 0 { return days }
    if case .weekdays(let days) = schedule { return days }
    return 127
  }
}
