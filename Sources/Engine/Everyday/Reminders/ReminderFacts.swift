// All that the planner of reminders looks at, taken out of the journal once.

/// What is known of one tracker that may remind.
public struct ReminderSubject: Hashable, Sendable {
  public let tracker: Identifier
  /// Nothing where the person set none.
  public var reminder: TrackerReminder?
  /// When its days begin.
  public var boundary: DayBoundary
  /// From yesterday on, of the days that are planned, those on which it is due.
  public var dueDays: [Day]
  /// Of these the ones on which something is still to be done.
  public var openDays: [Day]
  /// Whether a single entry is not enough: a counter wants its goal.
  public var wantsGoal: Bool
  /// When the person last noted something for it, whichever day that was for.
  public var noted: Instant?

  public init(
    _ tracker: Identifier, _ reminder: TrackerReminder?, boundary: DayBoundary, dueDays: [Day],
    openDays: [Day], wantsGoal: Bool = false, noted: Instant? = nil
  ) {
    self.tracker = tracker
    self.reminder = reminder
    self.boundary = boundary
    self.dueDays = dueDays
    self.openDays = openDays
    self.wantsGoal = wantsGoal
    self.noted = noted
  }
}

/// A milestone of free time, by when it is there.
public struct ReminderMilestone: Hashable, Sendable {
  public let tracker: Identifier
  public let seconds: Int64
  public let at: Instant

  public init(_ tracker: Identifier, seconds: Int64, at: Instant) {
    self.tracker = tracker
    self.seconds = seconds
    self.at = at
  }
}

/// A week that went another way than the one before.
public struct WeekTurn: Hashable, Sendable {
  public let tracker: Identifier
  public let isBetter: Bool

  public init(_ tracker: Identifier, isBetter: Bool) {
    self.tracker = tracker
    self.isBetter = isBetter
  }
}

/// What is known at one moment in one zone.
public struct ReminderFacts: Sendable {
  /// Local days from today on that are planned.
  public static let days = 14

  public var now: Instant
  public var zone: Zone
  public var choices: ReminderChoices
  /// The person's own start of a day.
  public var boundary: DayBoundary
  /// Oldest first.
  public var shown: [ReminderRecord]
  /// In the person's order.
  public var subjects: [ReminderSubject] = []
  public var riskyHours: [RiskyHour] = []
  /// When a craving or a use was last noted.
  public var lastStir: Instant?
  /// When a craving's session that runs will end.
  public var sessionEnd: Instant?
  public var milestones: [ReminderMilestone] = []
  /// Of the week that began last.
  public var turns: [WeekTurn] = []
  /// When the last practice was done.
  public var practised: Instant?
  /// The latest day that needs no recall any more.
  public var recalled: Day?
  /// The Monday of the latest week whose focus was looked at.
  public var focused: Day?
  public var reviewDay = Weekday.sunday
  /// The latest review that was put away.
  public var reviewed: Day?
  /// Whether something was noted of the day before today.
  public var knowsYesterday = false
  /// Two months after a stop it gets calm: what came daily comes weekly.
  public var isCalm = false
  /// While it is calm: a day that the forecast calls no harder than others.
  public var easyDay: Day?

  public init(
    now: Instant, zone: Zone, choices: ReminderChoices, boundary: DayBoundary,
    shown: [ReminderRecord]
  ) {
    self.now = now
    self.zone = zone
    self.choices = choices
    self.boundary = boundary
    self.shown = shown
  }

  /// The date on the person's clock.
  public var today: Day { zone.offset(now).local(now).day }
}
