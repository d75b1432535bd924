// Mistakes that reminders of other apps made. Each can be planted, to prove that it would be found.

import Engine

/// A mistake in what the planner is told, or in what becomes of its plan.
public enum NudgeBug: String, CaseIterable, Sendable {
  // The budget.
  case oneMore = "one-more"
  case budgetInMemory = "budget-in-memory"
  case budgetByZone = "budget-by-zone"
  case answeredAgain = "answered-again"
  // The clock.
  case quietIgnored = "quiet-ignored"
  case quietEndsLate = "quiet-ends-late"
  case quietBeginsLate = "quiet-begins-late"
  case quietNotOverMidnight = "quiet-not-over-midnight"
  case zoneIgnored = "zone-ignored"
  case minuteIgnored = "minute-ignored"
  case weekdayIgnored = "weekday-ignored"
  case weekdayShifted = "weekday-shifted"
  // What was logged.
  case logIgnored = "log-ignored"
  case logAtMidnight = "log-at-midnight"
  case logCancelsAll = "log-cancels-all"
  case logMovesTheWeek = "log-moves-the-week"
  case lookBackIgnored = "look-back-ignored"
  case eveningThoughDone = "evening-though-done"
  case twinInTheEvening = "twin-in-the-evening"
  case morningOfNothing = "morning-of-nothing"
  case stirIgnored = "stir-ignored"
  case riskyAfterOneDay = "risky-after-one-day"
  case milestoneEarly = "milestone-early"
  // What the person said.
  case stopIgnored = "stop-ignored"
  case levelIgnored = "level-ignored"
  case dismissalsIgnored = "dismissals-ignored"
  case deletedReturns = "deleted-returns"
  case awaySinceSetUp = "away-since-set-up"
  // The plan itself.
  case chanceInThePlan = "chance-in-the-plan"
}

extension NudgeBug {
  /// Spoils what the planner is told.
  func spoil(_ facts: inout ReminderFacts, _ world: NudgeWorld) {
    let today = facts.today
    switch self {
    case .oneMore: facts.choices.budget += 1
    case .budgetInMemory: facts.shown.removeAll { $0.occurrence.day == today && $0.answer != nil }
    case .budgetByZone: facts.shown.removeAll { world.zone(at: $0.shownAt) != facts.zone.name }
    case .answeredAgain: facts.shown.removeAll { $0.answer == .done }
    case .quietIgnored:
      facts.choices.quiet = QuietHours(from: .midnight, to: .midnight)
    case .quietEndsLate: moveQuiet(&facts, from: 0, to: 1)
    case .quietBeginsLate: moveQuiet(&facts, from: 1, to: 0)
    case .quietNotOverMidnight:
      let quiet = facts.choices.quiet
      if quiet.from > quiet.to { facts.choices.quiet = QuietHours(from: quiet.to, to: quiet.to) }
    case .zoneIgnored: facts.zone = .fixed(.utc)
    case .levelIgnored: facts.choices.level = .often
    case .stopIgnored: facts.choices.switched = [:]
    case .awaySinceSetUp: facts.choices.openedOn = today
    case .dismissalsIgnored: facts.shown = world.shownWithoutDismissals
    case .morningOfNothing: facts.knowsYesterday = true
    case .stirIgnored: facts.lastStir = nil
    case .riskyAfterOneDay: facts.riskyHours = world.hoursOfAnyCraving(facts)
    case .milestoneEarly:
      facts.milestones = facts.milestones.map {
        ReminderMilestone(
          $0.tracker, seconds: $0.seconds, at: $0.at.adding(seconds: -36 * 3600))
      }
    case .deletedReturns: facts.subjects += world.archivedSubjects(facts)
    default: for place in facts.subjects.indices { spoil(&facts.subjects[place], facts, world) }
    }
  }

  private func moveQuiet(_ facts: inout ReminderFacts, from: Int, to: Int) {
    let quiet = facts.choices.quiet
    facts.choices.quiet = QuietHours(
      from: TimeOfDay(minutes: (quiet.from.minutes + from) % 1440) ?? quiet.from,
      to: TimeOfDay(minutes: (quiet.to.minutes + to) % 1440) ?? quiet.to)
  }

  private func spoil(
    _ subject: inout ReminderSubject, _ facts: ReminderFacts, _ world: NudgeWorld
  ) {
    let old = subject.reminder
    switch self {
    case .logIgnored: subject.noted = nil
    case .logAtMidnight:
      subject.noted = subject.noted.map {
        facts.zone.instant(subject.boundary.day(of: $0, in: facts.zone), .midnight)
      }
    case .logCancelsAll: subject.noted = world.latestLog ?? subject.noted
    case .lookBackIgnored:
      subject.reminder = old.map {
        TrackerReminder(times: $0.times, weekdays: $0.weekdays, lookBack: 24)
      }
    case .minuteIgnored:
      subject.reminder = old.map {
        TrackerReminder(
          times: $0.times.compactMap { TimeOfDay(minutes: $0.hour * 60) }, weekdays: $0.weekdays,
          lookBack: $0.lookBack)
      }
    case .weekdayIgnored:
      subject.reminder = old.map {
        TrackerReminder(times: $0.times, weekdays: 127, lookBack: $0.lookBack)
      }
    case .weekdayShifted:
      subject.reminder = old.map {
        let days = ($0.weekdays << 1 | $0.weekdays >> 6) & 127
        return TrackerReminder(times: $0.times, weekdays: days, lookBack: $0.lookBack)
      }
    case .eveningThoughDone: subject.openDays = subject.dueDays
    default: break
    }
  }

  /// Spoils what became of it.
  func spoil(_ deliveries: [Delivery], _ world: NudgeWorld) -> [Delivery] {
    switch self {
    case .logMovesTheWeek where world.latestLog != nil:
      let first = world.today.adding(days: 6)
      return deliveries.filter { $0.occurrence.day > first }
    case .twinInTheEvening:
      return deliveries.map {
        $0.kind == .checkIn ? $0.about(world.openTrackers) : $0
      }
    case .chanceInThePlan: return world.planCount % 2 == 0 ? deliveries : deliveries.reversed()
    default: return deliveries
    }
  }
}

extension Delivery {
  fileprivate func about(_ trackers: [Identifier]) -> Delivery {
    var copy = Delivery(
      occurrence, at: at, until: until, about: trackers.isEmpty ? about : trackers)
    copy.slot = slot
    return copy
  }
}
