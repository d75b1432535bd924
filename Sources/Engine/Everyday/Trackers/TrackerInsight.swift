// What the noticed moments of a tracker say: when they come, what sets them off, where, and
// whether they become fewer. Nothing is said from too little.

/// How often something was named.
public struct NamedCount: Hashable, Sendable {
  public let key: String
  public let count: Int
}

/// What can be read from the last weeks of one tracker.
public struct TrackerInsight: Hashable, Sendable {
  /// Weeks that are looked at, and their days.
  public static let weeks = 4
  public static let days = 7 * weeks
  /// Moments from which on something is said.
  public static let fewest = 7
  /// Hours of one stretch of the day.
  public static let stretchHours = 3
  /// Names of one list.
  public static let mostNames = 3
  /// A stretch stands out from so many moments on.
  static let fewestInStretch = 3

  /// Moments in the weeks.
  public let count: Int
  /// Moments by stretch of the day, from midnight on; what has no time is in none.
  public let byStretch: [Int]
  /// The most frequent first.
  public let triggers: [NamedCount]
  public let places: [NamedCount]
  /// Moments of each week, the oldest first; the last one ends today.
  public let byWeek: [Int]

  /// `entries` of the tracker in any order; what lies outside the weeks is left out.
  public init(_ entries: [Entry], today: Day) {
    var byStretch = [Int](repeating: 0, count: 24 / TrackerInsight.stretchHours)
    var byWeek = [Int](repeating: 0, count: TrackerInsight.weeks)
    var triggers = NameCounts()
    var places = NameCounts()
    var count = 0
    for entry in entries {
      let ago = today.days(since: entry.day)
      guard (0..<TrackerInsight.days).contains(ago), entry.amount > 0 else { continue }
      count += 1
      byWeek[TrackerInsight.weeks - 1 - ago / 7] += 1
      if let at = entry.at {
        byStretch[entry.offset.local(at).time.hour / TrackerInsight.stretchHours] += 1
      }
      for trigger in entry.context.triggers { triggers.add(trigger) }
      places.add(entry.context.place)
    }
    self.count = count
    self.byStretch = byStretch
    self.byWeek = byWeek
    self.triggers = triggers.top
    self.places = places.top
  }

  public var isEnough: Bool { count >= TrackerInsight.fewest }

  /// The hours at which the stretches begin that stand out: a quarter of all moments or more, the
  /// fullest first, two at most.
  public var riskHours: [Int] {
    var timed = 0
    for count in byStretch { timed += count }
    var places: [Int] = []
    for (place, count) in byStretch.enumerated()
    where count >= TrackerInsight.fewestInStretch && count * 4 >= timed {
      places.append(place)
    }
    let fullest = places.ordered {
      (byStretch[$1], $0) < (byStretch[$0], $1)
    }
    return fullest.prefix(2).map { $0 * TrackerInsight.stretchHours }
  }
}

/// Names and how often each came; few, so a plain list does.
private struct NameCounts {
  private var counts: [NamedCount] = []

  mutating func add(_ key: String) {
    guard !key.isEmpty else { return }
    if let place = counts.firstIndex(where: { $0.key == key }) {
      counts[place] = NamedCount(key: key, count: counts[place].count + 1)
    } else {
      counts.append(NamedCount(key: key, count: 1))
    }
  }

  var top: [NamedCount] {
    let sorted = counts.ordered { ($1.count, $0.key) < ($0.count, $1.key) }
    return Array(sorted.prefix(TrackerInsight.mostNames))
  }
}
