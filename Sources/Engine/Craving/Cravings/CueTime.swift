// The time of day at which the same thing usually sets a craving off.

/// A usual time of day, from the cravings of the last weeks.
public enum CueTime {
  /// How far it looks back, in days.
  public static let days = 28
  /// Fewer cravings than this say nothing.
  public static let leastCravings = 3
  /// Cravings of one day are one day: it takes this many of them.
  public static let leastDays = 3

  /// The middle of the times at which such cravings came; nothing while there are too few.
  ///
  /// `cravings` are oldest first. The day starts at `start`, so half an hour after midnight is
  /// late, not early.
  public static func usual(
    of cravings: [Craving], today: Day, start: TimeOfDay, where fits: (Craving) -> Bool
  ) -> TimeOfDay? {
    let first = today.adding(days: 1 - days)
    var minutes: [Int] = []
    var seen: [Day] = []
    for craving in cravings.reversed() {
      // Ten years of cravings are not looked through: the last weeks stand at the end.
      if craving.day < first { break }
      guard craving.day <= today, fits(craving) else { continue }
      let time = craving.offset.local(craving.at).time.minutes
      minutes.append((time - start.minutes + dayLength) % dayLength)
      if !seen.contains(craving.day) { seen.append(craving.day) }
    }
    guard minutes.count >= leastCravings, seen.count >= leastDays else { return nil }
    let middle = minutes.ordered { $0 < $1 }[minutes.count / 2]
    return TimeOfDay(minutes: (middle + start.minutes) % dayLength)
  }

  private static let dayLength = 24 * 60
}
