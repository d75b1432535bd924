// Which days a look at several recalls covers: one day is not usual intake.

/// The days of some recalls.
public struct DayCoverage: Hashable, Sendable {
  /// Days apart that it takes before a food may be called usual: two or three that are not
  /// neighbours, one of them at the weekend, are what surveys of eating ask for.
  public static let leastApart = 2

  public let weekdays: Int
  /// Saturdays and Sundays.
  public let weekendDays: Int
  /// The most of the days of which no two are neighbours.
  public let apart: Int

  /// Days in their order, each once.
  init(_ days: [Day]) {
    var (weekdays, weekendDays, apart) = (0, 0, 0)
    var last: Day?
    for day in days {
      if day.weekday == .saturday || day.weekday == .sunday {
        weekendDays += 1
      } else {
        weekdays += 1
      }
      if let last, day.days(since: last) < 2 { continue }
      apart += 1
      last = day
    }
    self.weekdays = weekdays
    self.weekendDays = weekendDays
    self.apart = apart
  }

  public var days: Int { weekdays + weekendDays }

  /// Whether what is seen on them may be called usual.
  public var isUsual: Bool {
    apart >= DayCoverage.leastApart && weekdays > 0 && weekendDays > 0
  }

  /// What is missing until then, in the order of the list.
  public var missing: [DayGap] {
    DayGap.allCases.filter { gap in
      switch gap {
      case .anotherDay: apart < DayCoverage.leastApart
      case .weekday: weekdays == 0
      case .weekend: weekendDays == 0
      }
    }
  }
}

/// A day that would tell more.
public enum DayGap: String, CaseIterable, Sendable {
  /// One that is no neighbour of the others.
  case anotherDay
  case weekday, weekend
}
