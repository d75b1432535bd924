// How long Today stays true as it stands. The page keeps it for the next start, which shows it
// until the app is there; Docs/architecture.md says what else it is bound to.
import Engine

extension Desk {
  /// The first moment at which something on Today changes by itself that a picture of it shows: the
  /// person's day, the greeting, the days of a clock. What changes sooner is hidden in a picture.
  func todayHolds(_ moment: Moment) -> Instant {
    let day = overview.settings.dayBoundary.interval(of: today(moment), in: moment.zone).end
    let time = moment.offset.local(moment.now).time
    let minutes = Int64(PartOfDay.minutesToNext(after: time))
    // A minute early rather than late: `time` has no seconds.
    let greeting = moment.now.adding(milliseconds: (minutes - 1) * Milliseconds.minute)
    let clocks = overview.watched.compactMap { nextWholeDay(of: $0, moment) }
    return ([day, greeting] + clocks).min() ?? moment.now
  }
}
