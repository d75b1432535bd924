// The four parts of a day, by the hour on the person's clock.

/// A part of the day, as a greeting names it.
public enum PartOfDay: Hashable, Sendable {
  case morning, afternoon, evening, night

  /// The part that an hour, 0 … 23, belongs to.
  public init(hour: Int) {
    self =
      switch hour {
      case 5..<12: .morning
      case 12..<17: .afternoon
      case 17..<22: .evening
      default: .night
      }
  }

  /// Minutes to the next part of the day, 1 … 480, where no clock is changed.
  public static func minutesToNext(after time: TimeOfDay) -> Int {
    // At 5, 12, 17 and 22 o'clock, and at 5 of the next day.
    let starts = [300, 720, 1020, 1320, 1740]
    return (starts.first { $0 > time.minutes } ?? 1740) - time.minutes
  }
}
