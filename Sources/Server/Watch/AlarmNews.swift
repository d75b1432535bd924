// What is to be said of one kind of sign: enough to be heard, bounded whatever happens.

import Engine

/// One mail at once, then one in each pause that says how many more there were.
struct AlarmNews {
  /// Since the start.
  private(set) var count: Int64 = 0
  private var waiting: Int64 = 0
  private var noted: Int64 = 0
  private var saidAt: Instant?
  private var isRefused = false

  /// Whether this one gets a line in the logs.
  mutating func happened() -> Bool {
    count += 1
    waiting += 1
    noted += 1
    return noted <= BreachLimits.linesInPause
  }

  /// How many a mail that goes out now speaks of; 0 where none is due.
  mutating func take(_ now: Instant) -> Int64 {
    guard waiting > 0, isRefused || isOver(now) else { return 0 }
    if isOver(now) { (saidAt, noted) = (now, 0) }
    defer { (waiting, isRefused) = (0, false) }
    return waiting
  }

  /// The mail could not be handed over: it is due again.
  mutating func putBack(_ number: Int64) {
    waiting += number
    isRefused = true
  }

  private func isOver(_ now: Instant) -> Bool {
    guard let saidAt else { return true }
    let passed = now.milliseconds(since: saidAt)
    return passed < 0 || passed >= BreachLimits.mailPause
  }
}
