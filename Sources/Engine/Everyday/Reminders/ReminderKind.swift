// What the app may say by itself, and how much of it a person wants.

/// A kind of reminder; of two that want the same slot the earlier one here goes first.
public enum ReminderKind: String, CaseIterable, Sendable {
  /// After a week away: whether reminders are still wanted.
  case stillWanted
  /// What the person asked for: a tracker at its times, and what goes with days and weeks.
  case tracker, practice, recall, focus, review
  /// A quarter of an hour before an hour at which cravings came.
  case risky
  /// In the evening, what is still open.
  case checkIn
  case milestone
  /// A week with more than the one before, said once.
  case rising
  /// On the fourth day away.
  case away
  /// A week with less than the one before.
  case better
  /// What yesterday was.
  case morning

  /// Whether only the person puts it in place; a level never does.
  public var isOwn: Bool {
    switch self {
    case .tracker, .practice, .recall, .focus, .review: true
    default: false
    }
  }

  /// The kinds that have a switch; a tracker's reminders stand at the tracker.
  public static var switched: [ReminderKind] {
    allCases.filter { $0 != .stillWanted && $0 != .tracker }
  }

  /// The usual time on the clock, in minutes; nothing where the time follows from something else.
  public var usualMinutes: Int? {
    switch self {
    case .morning: 8 * 60
    case .recall, .focus, .stillWanted: 9 * 60
    case .better, .rising: 10 * 60
    case .away: 12 * 60
    case .practice, .review: 18 * 60
    case .checkIn: 20 * 60
    case .tracker, .risky, .milestone: nil
    }
  }
}

/// How much the app says by itself; nothing until the person wants it.
public enum ReminderLevel: String, CaseIterable, Sendable {
  case own, milestones, essentials, often

  /// Whether the level has such a reminder.
  public func has(_ kind: ReminderKind) -> Bool {
    guard !kind.isOwn else { return false }
    return switch self {
    case .own: false
    case .milestones: kind == .milestone
    case .essentials: kind == .milestone || kind == .checkIn
    case .often: kind != .stillWanted
    }
  }
}

/// The hours in which nothing is said. The end is no longer quiet, and a night goes over midnight.
public struct QuietHours: Hashable, Sendable {
  public let from: TimeOfDay
  public let to: TimeOfDay

  /// 22:00 to 8:00.
  public static let standard = QuietHours(
    from: TimeOfDay(minutes: 22 * 60)!, to: TimeOfDay(minutes: 8 * 60)!)

  /// Two equal times are no quiet hours.
  public init(from: TimeOfDay, to: TimeOfDay) {
    self.from = from
    self.to = to
  }

  /// Whether a time on the clock is quiet.
  public func contains(_ time: TimeOfDay) -> Bool {
    from <= to ? from <= time && time < to : time >= from || time < to
  }
}
