// Which day a tracker is on: its own start of the day goes before the person's.
import Engine

extension Desk {
  /// What is logged now belongs to this day of the tracker. What was logged keeps its day, whatever
  /// becomes of the boundary and wherever the person goes.
  func today(of tracker: Tracker, _ moment: Moment) -> Day {
    overview.day(of: tracker, at: moment.now, offset: moment.offset)
  }
}
