// The last four weeks as insights look at them: the cravings and the uses that were noted, without
// the days that the person took out of the count.

/// What was noted in a stretch of days.
public struct InsightDays: Sendable {
  /// Days of the stretch; it ends today.
  public static let length = 28

  public let today: Day
  /// Days of the stretch that are excused, and so left out.
  public let leftOut: Int
  /// Oldest first.
  public let cravings: [Craving]
  /// Uses of what is watched, each with an amount, oldest first.
  public let uses: [Entry]
  /// Days of the stretch, not excused and over, on which anything was noted; oldest first.
  public let notedDays: [Day]

  /// `records` are those from which the overview was made.
  init(_ overview: Overview, _ records: Records, today: Day) {
    let watched = overview.watched.map { $0.id }
    let excused = overview.excusedDays(today: today)
    var cravings: [Craving] = []
    var uses: [Entry] = []
    var noted: [Day] = []
    var leftOut = 0
    for ago in (0..<InsightDays.length).reversed() {
      let day = today.adding(days: -ago)
      guard !excused.contains(where: { $0.contains(day) }) else {
        leftOut += 1
        continue
      }
      let found = overview.records(on: day, in: records)
      if !found.isEmpty, day < today { noted.append(day) }
      for record in found {
        switch record {
        case .craving(let craving): cravings.append(craving)
        case .entry(let entry) where entry.amount > 0 && watched.contains(entry.tracker):
          uses.append(entry)
        default: break
        }
      }
    }
    self.today = today
    self.leftOut = leftOut
    self.cravings = cravings.ordered { ($0.at, $0.id) < ($1.at, $1.id) }
    self.uses = uses.ordered { ($0.day, $0.id) < ($1.day, $1.id) }
    notedDays = noted
  }

  /// The cravings of the last days up to today, or of as many days before these.
  func cravings(days: Int, skipping skipped: Int = 0) -> [Craving] {
    let last = today.adding(days: -skipped)
    let first = last.adding(days: 1 - days)
    return cravings.filter { $0.day >= first && $0.day <= last }
  }
}
