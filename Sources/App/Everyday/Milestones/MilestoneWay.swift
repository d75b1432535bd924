// The way to the next milestone of free time, as Today draws it around the clock.
import Engine

extension MilestonesState {
  /// The milestone of free time that comes next; nothing on a first visit, where none is known,
  /// and where this time is still on the way to what an earlier one had reached.
  func comingTime(of tracker: Tracker, _ moment: Moment, _ desk: Desk) -> OpenMilestone? {
    guard desk.showsMilestones, let gallery = self.gallery,
      MilestonesState.begun(moment, desk) != nil
    else { return nil }
    return gallery.nextTime(of: tracker.id)
  }
}

extension Desk {
  /// "2 days to 2 weeks free"
  @inline(never)  // Not of a first visit.
  func way(to next: OpenMilestone) -> (thousandths: Int, line: String) {
    let text = MilestonesText(language: language)
    return (next.thousandths, text.way(timeLeft(next), text.name(next.milestone)))
  }

  /// The time to a milestone, begun days and minutes as whole ones.
  func timeLeft(_ open: OpenMilestone) -> String {
    let left = open.left * Milliseconds.second
    let day = 24 * Milliseconds.hour
    let unit = left >= day ? day : Milliseconds.minute
    return locale.duration(milliseconds: (left + unit - 1) / unit * unit)
  }
}
