// Checks of trackers: tables that stand next to each other, and days that begin at hours of their
// own in zones with odd clocks.

import Engine

enum TrackerChecks {
  static var all: [Check] {
    [
      Check(
        "Each side and each preset has its own table",
        finds: """
          counter yesNo levels feelings gratitude | awareness avoidance levels
          awful gloomy okay good great | low medium high
          """, in: tables),
      Check(
        "A day that begins at six in the evening ends a minute before it, in five zones",
        finds: "UTC 9 10 Berlin 28 29 NewYork 7 8 Auckland 4 5 Kolkata 9 10", in: cutoffs),
    ]
  }

  private static func tables() -> String {
    let sides = TrackerSide.allCases.map { side in
      side.modes.map { $0.rawValue }.joined(separator: " ")
    }
    let levels = [TrackerPreset.mood, .energy].map { preset in
      preset.levels.map { $0.key }.joined(separator: " ")
    }
    return sides.joined(separator: " | ") + "\n" + levels.joined(separator: " | ")
  }

  /// The days of the month at 17:59 and 18:00, where a clock changes on that very day.
  private static func cutoffs() -> String {
    let places: [(name: String, minutes: Int, month: Int, day: Int)] = [
      ("UTC", 0, 3, 10), ("Berlin", 120, 3, 29), ("NewYork", -240, 3, 8), ("Auckland", 720, 4, 5),
      ("Kolkata", 330, 3, 10),
    ]
    var found: [String] = []
    for place in places {
      guard let offset = UTCOffset(minutes: place.minutes),
        let day = Day(year: 2026, month: place.month, day: place.day),
        let evening = DayBoundary(cutoffHour: 18), let six = TimeOfDay(minutes: 1080)
      else { return "none" }
      let at = offset.instant(day, six)
      let before = evening.day(of: at.adding(milliseconds: -60_000), offset: offset).civil.day
      let after = evening.day(of: at, offset: offset).civil.day
      found.append("\(place.name) \(before) \(after)")
    }
    return found.joined(separator: " ")
  }
}
