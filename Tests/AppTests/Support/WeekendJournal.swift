// A journal of somebody who smokes on Fridays and Saturdays alone: what a forecast may speak of.
import App
import Engine

enum WeekendJournal {
  /// A Monday.
  static let first = Day(text: "2026-01-05")!
  /// The days before a Friday, enough of them to forecast it.
  static let beforeFriday = 16 * 7 + 4

  /// Totals from a Monday on; nothing for a day that nobody told.
  static func journal(_ count: Int, _ used: (Int) -> Int64?) -> [Draft] {
    [SampleJournal.tracker(.cigarettes)]
      + (0..<count).compactMap { number in
        used(number).map {
          SampleJournal.total(
            $0, on: first.adding(days: number).text, of: SampleJournal.smoking)
        }
      }
  }

  /// Use on Fridays and Saturdays alone.
  static func weekends(_ count: Int) -> [Draft] {
    journal(count) { [4, 5].contains($0 % 7) ? 9 : 0 }
  }

  /// A page on the day after so many days.
  static func sitting(
    _ route: Route, _ journal: [Draft], after days: Int, language: String = "en"
  ) -> Sitting {
    Sitting(
      route, on: first.adding(days: days).text, language: language, journal: journal)
  }

  /// A page on a Friday that was told nothing of yet.
  static func friday(_ route: Route, language: String = "en") -> Sitting {
    sitting(route, weekends(beforeFriday), after: beforeFriday, language: language)
  }
}
