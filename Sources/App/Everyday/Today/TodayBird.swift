// How the bird on Today sits: it answers what was just done, and sleeps at night.
import Engine

extension Desk {
  /// How long it answers something.
  private static let answerTime: Int64 = 5 * Milliseconds.minute

  func birdPose(_ tracker: Tracker, _ moment: Moment) -> BirdPose {
    let isRecent = { (then: Instant?) in
      guard let then, then <= moment.now else { return false }
      return moment.now.milliseconds(since: then) < Desk.answerTime
    }
    let passed = overview.cravings.last(where: { $0.outcome == .passed })
    if isRecent(passed?.endedAt ?? passed?.at) { return .flash }
    if isRecent(overview.practice.finished.last?.ended) { return .singing }
    // After a use its feathers are a little out of order, and it sits where it sat.
    if isRecent(lastUse(of: tracker)) {
      return asksForNone(tracker, moment) ? .ruffled : .looking
    }
    // Something was done that is good to do; what is noticed or left out is no reason to dance.
    let habits = ownTrackers.filter { $0.mode != .awareness && $0.mode != .avoidance }
    if habits.contains(where: { isRecent(overview.use(of: $0.id).lastUse) }) { return .hop }
    let hour = moment.offset.local(moment.now).time.hour
    return PartOfDay(hour: hour) == .night ? .sleeping : .perched
  }
}
