// Checks of the calendar, above all where an `Int` of 32 bits could not hold it.

import Engine

enum TimeChecks {
  static var all: [Check] {
    [
      Check(
        "The dates and weekdays of 1900–2999 are those of Python's calendar",
        finds: "fc44b4452bcc88fd144e15a7cf76e3ae14c85de1bd31b2d0d67cfe5ed5b18642",
        in: datesOfElevenCenturies),
      Check(
        "Months of 2000–2035 end and follow each other as in Python's calendar",
        finds: "467d37dffe0a0fdb1c7de3117f576519e933afc7efc476f242035218af881ffd",
        in: monthsOfThreeDecades),
      Check(
        "The last moment that an instant can hold has a date", finds: "5881580-07-11 4"
      ) {
        let day = UTCOffset.utc.local(Instant(milliseconds: .max)).day
        return "\(day.text) \(day.weekday.rawValue)"
      },
      Check(
        "Moments far beyond 32 bits keep their date and time", finds: "2999-12-31 23:59"
      ) {
        let local = UTCOffset.utc.local(Instant(milliseconds: 32_503_679_999_999))
        return "\(local.day.text) \(local.time.text)"
      },
      Check(
        "A day is read from its text and from nothing else", finds: "2026-03-29 - - -"
      ) {
        ["2026-03-29", "2026-02-29", "2026-3-29", "२०२६-03-29"]
          .map { Day(text: $0)?.text ?? "-" }.joined(separator: " ")
      },
      Check(
        "Skipped and repeated times become moments", finds: "1774747800000 1792888200000"
      ) {
        let time = TimeOfDay(minutes: 150)!
        let skipped = berlin2026.instant(Day(year: 2026, month: 3, day: 29)!, time)
        let repeated = berlin2026.instant(Day(year: 2026, month: 10, day: 25)!, time)
        return "\(skipped.milliseconds) \(repeated.milliseconds)"
      },
      Check(
        "Days of 23, 24 and 25 hours have their length", finds: "23 24 25"
      ) {
        [
          Day(year: 2026, month: 3, day: 28)!, Day(year: 2026, month: 3, day: 29)!,
          Day(year: 2026, month: 10, day: 24)!,
        ].map { day in
          let (start, end) = DayBoundary.standard.interval(of: day, in: berlin2026)
          return "\(end.milliseconds(since: start) / Milliseconds.hour)"
        }.joined(separator: " ")
      },
    ]
  }

  private static func datesOfElevenCenturies() -> String {
    var dates = Fingerprint()
    for number in stride(from: Day.first.number, through: Day.last.number, by: 29) {
      let day = Day(number: number)
      dates.add("\(day.text) \(day.weekday.rawValue)\n")
    }
    return dates.text
  }

  private static func monthsOfThreeDecades() -> String {
    var months = Fingerprint()
    for count in 0..<432 {
      let month = Month(year: 2017, month: 12).adding(months: count - 215)
      months.add("\(month.text) \(month.lastDay.text)\n")
    }
    return months.text
  }

  /// Berlin with the two changes of 2026: 01:00 UTC on 29 March and on 25 October.
  private static let berlin2026 = Zone(name: "Europe/Berlin") { instant in
    let isSummer =
      Instant(milliseconds: 1_774_746_000_000) <= instant
      && instant < Instant(milliseconds: 1_792_890_000_000)
    return UTCOffset(minutes: isSummer ? 120 : 60)!
  }
}
