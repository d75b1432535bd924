// How much somebody uses, in four bands, and the curve that suits them.

/// A band of the average use a day.
public enum UseLevel: String, CaseIterable, Sendable {
  /// Below 5 a day.
  case low
  /// From 5, below 10.
  case moderate
  /// From 10, below 20.
  case high
  /// From 20.
  case severe

  /// The band of an average in thousandths a day.
  public init(average: Int64) {
    switch average {
    case ..<5_000: self = .low
    case ..<10_000: self = .moderate
    case ..<20_000: self = .high
    default: self = .severe
    }
  }
}

extension Curve {
  /// The curve that a plan of `days` days starts out with, for an average in thousandths a day.
  ///
  /// A long plan may fall the way that suits the level; a short one takes the next simpler curve:
  /// low, from 14 days linear, else gentle; moderate, from 21 days exponential, else linear; high,
  /// from 30 days logarithmic, else exponential; severe, from 45 days stepped, else logarithmic.
  /// It is a suggestion by rule, which the person may overrule.
  public static func suggested(average: Int64, days: Int) -> Curve {
    switch UseLevel(average: average) {
    case .low: days >= 14 ? .linear : .gentle
    case .moderate: days >= 21 ? .exponential : .linear
    case .high: days >= 30 ? .logarithmic : .exponential
    case .severe: days >= 45 ? .stepped : .logarithmic
    }
  }
}
