// How far time and the journal have come. What is found out by walking the whole past is kept with
// such a mark: it holds for a minute, and until something is written.
import Engine

/// A minute, and what was written last by then.
struct JournalMark: Equatable, Sendable {
  let minute: Int64
  let written: Int64
  let counter: Int64
}

extension Desk {
  func mark(_ moment: Moment) -> JournalMark {
    JournalMark(
      minute: moment.now.milliseconds / Milliseconds.minute, written: clock.milliseconds,
      counter: Int64(clock.counter))
  }
}
