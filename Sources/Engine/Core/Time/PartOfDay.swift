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
}
