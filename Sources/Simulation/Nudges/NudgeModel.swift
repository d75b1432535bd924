// What a life knows about itself, told a second time and without the engine's help: so that a
// mistake of the planner cannot hide in its own words.

import Engine

/// A tracker as the life remembers it.
struct ModelTracker {
  enum Kind { case counter, yesNo, noticed, use, stopped }
  let id: Identifier
  let kind: Kind
  let goal: Int64
  /// Bit 0 is Monday.
  let schedule: Int
  let stoppedAt: Instant?
  var times: [Int] = []
  var weekdays = 0
  var lookBack = 12
  var isArchived = false

  var isUse: Bool { kind == .use || kind == .stopped }
}

/// Something that was logged.
struct ModelLog {
  let id: Identifier
  let tracker: Identifier
  let day: Day
  let pressed: Instant
  var isDeleted = false
}

/// A craving.
struct ModelCraving {
  let at: Instant
  let day: Day
  /// Minutes on the clock, there and then.
  let minutes: Int
}

/// A reminder that was shown.
struct ModelShow {
  let delivery: Delivery
  let at: Instant
  let zone: String
  var answer: ReminderAnswer?

  var name: String {
    let it = delivery.occurrence
    return "\(it.kind.rawValue) \(it.subject) \(it.day.text) \(it.minutes)"
  }
}

/// A clock on the wall.
struct ModelClock {
  let zone: Zone
  let now: Instant

  private var local: Int64 {
    now.milliseconds + Int64(zone.offset(now).minutes) * 60_000
  }

  /// Minutes since midnight.
  var minutes: Int { Int(floored(local, 86_400_000).rest / 60_000) }

  /// The date in the calendar.
  var date: Day { Day(number: Int32(floored(local, 86_400_000).whole)) }

  /// The person's day, which begins at four.
  var day: Day { Day(number: Int32(floored(local - 4 * 3_600_000, 86_400_000).whole)) }

  private func floored(_ value: Int64, _ by: Int64) -> (whole: Int64, rest: Int64) {
    let rest = ((value % by) + by) % by
    return ((value - rest) / by, rest)
  }
}

/// What was chosen.
struct ModelChoices {
  var level = ReminderLevel.own
  var budget = 2
  var quietFrom = 22 * 60
  var quietTo = 8 * 60
  var switched: [ReminderKind: Bool] = [:]
  var opened: Day
  var asks = false

  func isQuiet(_ minutes: Int) -> Bool {
    let length = (quietTo - quietFrom + 1440) % 1440
    return (minutes - quietFrom + 1440) % 1440 < length
  }

  func wants(_ kind: ReminderKind) -> Bool {
    if kind == .tracker || kind == .stillWanted { return true }
    if let answer = switched[kind] { return answer }
    let all: [ReminderKind] =
      switch level {
      case .own: []
      case .milestones: [.milestone]
      case .essentials: [.milestone, .checkIn]
      case .often: [.milestone, .checkIn, .morning, .risky, .better, .rising, .away]
      }
    return all.contains(kind)
  }
}
