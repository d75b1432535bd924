// The one place that says what a day was: calendar, day page, journey and weekly review all ask
// here, and this asks the marks that the streaks are counted from.

/// The days of all trackers in a stretch of time.
public struct DayBook: Sendable {
  public let first: Day
  public let last: Day
  public let today: Day
  /// Those that were asked for, or else all that are not archived, in the person's order. An
  /// archived one has its days through the last one on which it was watched.
  public let trackers: [TrackerDays]
  private let overview: Overview

  /// `now` and `offset` say which day it is, for the person and for trackers with a start of their
  /// own; `only` leaves out all other trackers, and may name archived ones.
  public init(
    _ overview: Overview, only: [Tracker]? = nil, from first: Day, through last: Day, now: Instant,
    offset: UTCOffset
  ) {
    self.first = first
    self.last = last
    self.today = overview.settings.dayBoundary.day(of: now, offset: offset)
    self.overview = overview
    var days: [TrackerDays] = []
    for tracker in only ?? overview.trackers {
      var own = overview.day(of: tracker, at: now, offset: offset)
      if tracker.isArchived {
        guard let last = overview.lastDay(of: tracker), last >= first else { continue }
        own = min(own, last)
      }
      days.append(TrackerDays(tracker, overview, from: first, through: last, today: own))
    }
    trackers = days
  }

  public func days(of tracker: Identifier) -> TrackerDays? {
    trackers.first { $0.tracker.id == tracker }
  }

  /// A day as the calendar draws it.
  public func calendarDay(_ day: Day) -> CalendarDay {
    var cell = CalendarDay(day: day, today: today)
    guard day <= today else { return cell }
    let rhythm = overview.settings.rhythm
    for kind in MinuteKind.allCases {
      let ring = RingFill(amount: overview.minutes(kind, on: day), aim: rhythm.aim(kind))
      if kind == .mindful { cell.mindful = ring } else { cell.workout = ring }
    }
    cell.drinks = overview.drinks(on: day)
    cell.excuse = overview.excuse(on: day, today: today)?.reason
    cell.hasNote = overview.reflections.note(on: day) != nil
    for days in trackers {
      let id = days.tracker.id
      if days.tracker.isInCalendar { cell.add(focus: days) }
      guard let record = days.record(on: day) else { continue }
      guard record.isRecorded || record.target != nil else { continue }
      cell.plans.append(
        PlanDay(
          tracker: id, used: record.used, target: record.target, outcome: record.outcome,
          isPastTarget: record.isPastTarget))
    }
    return cell
  }
}

extension Overview {
  /// The last day on which an archived tracker was watched: when it was put away, or else its last
  /// record, as where another app had put it away. Nothing where it has neither.
  public func lastDay(of archived: Tracker) -> Day? {
    archived.archivedOn ?? use(of: archived.id).days.last
  }
}
