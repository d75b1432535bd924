// One day as the calendar draws it, from the outside in.

/// What a focus tracker was on a day.
public struct FocusDay: Hashable, Sendable {
  public let tracker: Identifier
  /// Nothing where the day is not judged.
  public let mark: DayMark?
  /// As `TrackerDays.value(on:)` has it.
  public let value: Int?
}

/// What was used on a day, and how much the plan allowed.
public struct PlanDay: Hashable, Sendable {
  public let tracker: Identifier
  /// Thousandths of a unit; nothing where nobody said.
  public let used: Int64?
  /// Whole units.
  public let target: Int?
  public let outcome: DayOutcome?
  /// Whether the day is not over and above its target already.
  public let isPastTarget: Bool
}

/// A day of the calendar.
public struct CalendarDay: Hashable, Sendable {
  /// Trackers in the middle of a day.
  public static let mostFocus = 2

  public let day: Day
  public let isToday: Bool
  /// Whether the day has not come yet; then nothing is known of it.
  public let isAhead: Bool
  public var mindful: RingFill?
  public var workout: RingFill?
  public var drinks: DrinkLevel?
  /// Up to two.
  public var focus: [FocusDay] = []
  public var plans: [PlanDay] = []
  public var excuse: ExcuseReason?
  public var hasNote = false

  init(day: Day, today: Day) {
    self.day = day
    isToday = day == today
    isAhead = day > today
  }

  /// An archived tracker has the place that it had while it was watched, unless two others have
  /// something to show on that day.
  mutating func add(focus days: TrackerDays) {
    let mark = days.marks?.mark(on: day)
    if days.tracker.isArchived {
      guard let mark, mark != .open else { return }
      if focus.count == CalendarDay.mostFocus,
        let free = focus.firstIndex(where: { $0.mark == nil })
      {
        focus.remove(at: free)
      }
    }
    guard focus.count < CalendarDay.mostFocus else { return }
    focus.append(FocusDay(tracker: days.tracker.id, mark: mark, value: days.value(on: day)))
  }
}
