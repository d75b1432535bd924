// Many lives with reminders, each from its own seed.

import Engine

/// Lives in which people log, travel, dismiss and stay away, and what must hold of every reminder.
public struct NudgeSimulation: Sendable {
  /// Days of one life.
  public static let daysOfLife = 21

  public let days: Int
  public let seed: UInt64
  public let bug: NudgeBug?

  public init(days: Int, seed: UInt64, bug: NudgeBug? = nil) {
    self.days = days
    self.seed = seed
    self.bug = bug
  }

  public struct Found: Equatable, Sendable {
    /// With this seed and one life the violation comes again.
    public let seed: UInt64
    public let text: String
  }

  public struct Result: Equatable, Sendable {
    /// Days that were lived, up to the first violation.
    public let days: Int
    /// Planned reminders that were looked at.
    public let candidates: Int
    /// Reminders that were shown.
    public let shown: Int
    /// How many of each kind were shown, in the order of the kinds.
    public let kinds: [Int]
    public let found: Found?
  }

  /// Ends at the first violation.
  public func run() -> Result {
    var (lived, candidates, shown) = (0, 0, 0)
    var kinds = [Int](repeating: 0, count: ReminderKind.allCases.count)
    var place: UInt64 = 0
    var found: Found?
    while lived < days, found == nil {
      let world = NudgeWorld(seed: seed &+ place, bug: bug)
      do throws(NudgeViolation) {
        try world.live(days: NudgeSimulation.daysOfLife)
      } catch {
        found = Found(seed: seed &+ place, text: error.text)
      }
      place += 1
      lived += world.livedDays
      candidates += world.candidates
      shown += world.shows.count
      for show in world.shows {
        kinds[ReminderKind.allCases.firstIndex(of: show.delivery.kind) ?? 0] += 1
      }
    }
    return Result(days: lived, candidates: candidates, shown: shown, kinds: kinds, found: found)
  }
}

/// A rule of reminders that does not hold.
struct NudgeViolation: Error {
  let text: String
}
