// Days with use among days, where old days may weigh less.

/// Days with use among all days of a kind, by weight.
struct RiskTally: Equatable, Sendable {
  var used = 0.0
  var days = 0.0

  /// Lets everything so far weigh less, and adds a day.
  mutating func add(_ isUsed: Bool, fading: Double) {
    used = used * fading + (isUsed ? 1 : 0)
    days = days * fading + 1
  }

  /// The share with use as if `weight` more days had had the share `towards`.
  func share(towards: Double, weight: Double) -> Double {
    (used + weight * towards) / (days + weight)
  }
}
