// The words that were chosen on the latest day that has any, so that a row can show them at once.

/// The words of one day.
public struct DayWords: Hashable, Sendable {
  public private(set) var day: Day
  /// Each once, in the order in which they were chosen.
  public private(set) var words: [String] = []

  init(day: Day) { self.day = day }

  /// Of another day only the later one stays.
  mutating func add(_ new: [String], on newDay: Day) {
    guard newDay >= day else { return }
    if newDay > day {
      day = newDay
      words = []
    }
    for word in new where !words.contains(word) { words.append(word) }
  }
}
