// The half hours of a day in which cravings came again and again lately.

/// A half hour of the day with cravings on several of the last days.
public struct RiskyHour: Hashable, Sendable {
  /// How far it looks back, in days.
  public static let days = 14
  /// Cravings of one day are one day: it takes this many of them.
  public static let leastDays = 3
  /// Minutes of one bin.
  public static let binMinutes = 30
  /// Minutes before the middle of the cravings at which the app says so.
  public static let leadMinutes = 15

  /// Counted from midnight.
  public let bin: Int
  /// The middle of the times at which they came.
  public let time: TimeOfDay

  public init(bin: Int, time: TimeOfDay) {
    self.bin = bin
    self.time = time
  }

  /// Those of the days before `today` and of today itself, in the order of the clock.
  ///
  /// `cravings` are oldest first.
  public static func all(of cravings: [Craving], today: Day) -> [RiskyHour] {
    let first = today.adding(days: 1 - days)
    var minutes = [[Int]](repeating: [], count: 1440 / binMinutes)
    var seen = [[Day]](repeating: [], count: 1440 / binMinutes)
    for craving in cravings.reversed() {
      // Ten years of cravings are not looked through: the last days stand at the end.
      if craving.day < first { break }
      guard craving.day <= today else { continue }
      let time = craving.offset.local(craving.at).time.minutes
      minutes[time / binMinutes].append(time)
      if !seen[time / binMinutes].contains(craving.day) {
        seen[time / binMinutes].append(craving.day)
      }
    }
    var hours: [RiskyHour] = []
    for bin in minutes.indices where seen[bin].count >= leastDays {
      let middle = minutes[bin].ordered { $0 < $1 }[minutes[bin].count / 2]
      guard let time = TimeOfDay(minutes: middle) else { continue }
      hours.append(RiskyHour(bin: bin, time: time))
    }
    return hours
  }
}
