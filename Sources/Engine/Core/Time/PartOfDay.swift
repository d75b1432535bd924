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
    let now = PartOfDay(hour: time.hour)
    var hour = time.hour + 1
    while PartOfDay(hour: hour % 24) == now { hour += 1 }
    return hour * 60 - time.minutes
  }
}
