// Judges the days of one tracker in their order, walking along its records once.

/// The judge of one tracker in one mode.
///
/// An excuse goes before everything, and so does a day that was skipped; then the schedule, then
/// what was recorded. With a number of
/// times a week, 7 less that number of days may go by in each week (Monday to Sunday) without
/// being good; each further one was one too many, because the number could no longer be reached.
/// So what a day was never depends on a later day. Excused days and the days before the first one
/// use up none of them.
struct DayJudge {
  private let tracker: Tracker
  private let mode: TrackerMode
  private let facts: TrackerFacts
  private var usePlace: Int
  private var levelPlace: Int
  /// How many days of the week may still go by; whoever goes on later sets it to where it stood.
  var spareDays: Int
  /// What a counter's day wants, in thousandths.
  private let wanted: Int64

  private static let week = 7

  init(_ tracker: Tracker, _ mode: TrackerMode, _ facts: TrackerFacts, from first: Day) {
    self.tracker = tracker
    self.mode = mode
    self.facts = facts
    wanted = tracker.wanted
    usePlace = facts.use.place(from: first)
    levelPlace = facts.levels.place(of: first)
    spareDays = DayJudge.spareDays(tracker.schedule)
  }

  private static func spareDays(_ schedule: Schedule?) -> Int {
    if case .timesPerWeek(let times)? = schedule { return week - times }
    return 0
  }

  /// Days are asked for in their order, none left out.
  mutating func mark(_ day: Day, isExcused: Bool) -> DayMark {
    if day.weekday == .monday { spareDays = DayJudge.spareDays(tracker.schedule) }
    let recorded = recorded(on: day)
    if isExcused || isSkipped(day) { return .excused }
    guard let schedule = tracker.schedule, schedule.isDue(on: day) else { return .notDue }
    let mark = recorded ?? (day == facts.today ? .open : .empty)
    guard mark == .empty || mark == .needsGrace, spareDays > 0 else { return mark }
    spareDays -= 1
    return .notDue
  }

  /// Whether the person took the day out of the count of this tracker and then recorded nothing.
  private func isSkipped(_ day: Day) -> Bool {
    facts.use.isSkipped(on: day) && facts.use.amount(on: day) == nil
  }

  /// What the records of a day say; nothing where they leave it open.
  private mutating func recorded(on day: Day) -> DayMark? {
    let amount = amount(on: day)
    let level = level(on: day)
    switch mode {
    case .counter: return amount >= wanted ? .good : nil
    case .yesNo, .awareness, .feelings, .gratitude: return amount > 0 ? .good : nil
    case .avoidance: return amount > 0 ? .needsGrace : day < facts.today ? .good : nil
    case .levels: return level.map { effect(of: $0) }
    }
  }

  /// A level that the tracker no longer has says nothing about a day, for good or for ill.
  private func effect(of level: Int) -> DayMark {
    for known in tracker.levels where known.id == level {
      switch known.effect {
      case .success: return .good
      case .needsGrace: return .needsGrace
      case .breaks: return .broken
      }
    }
    return .notDue
  }

  private mutating func amount(on day: Day) -> Int64 {
    guard usePlace < facts.use.count else { return 0 }
    let record = facts.use.record(at: usePlace)
    guard record.day == day else { return 0 }
    usePlace += 1
    return record.amount
  }

  private mutating func level(on day: Day) -> Int? {
    guard levelPlace < facts.levels.days.count, facts.levels.days[levelPlace].day == day else {
      return nil
    }
    levelPlace += 1
    return facts.levels.days[levelPlace - 1].level
  }
}
