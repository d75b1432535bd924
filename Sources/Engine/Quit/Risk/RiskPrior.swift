// What holds for people in general, before a person's own days say otherwise.
//
// No study gave these numbers. They were fitted to 1,800 simulated people by
// `redstart simulate forecast --fit` (Docs/forecast.md, "Where the general weights come from").

/// The belief about a person whom nobody knows yet.
enum RiskPrior {
  /// The logarithmic odds of use tomorrow for people in general.
  static func odds(_ terms: RiskTerms, used: Bool) -> Double {
    let weights = used ? afterUse : afterNone
    var sum = 0.0
    for (index, value) in terms.values.enumerated() { sum += weights[index] * value }
    return sum
  }

  /// Adds what each number adds to the odds to its topic.
  static func add(_ terms: RiskTerms, used: Bool, to pushes: inout RiskPushes) {
    let weights = used ? afterUse : afterNone
    for (index, value) in terms.values.enumerated() {
      pushes[terms.topics[index]] += weights[index] * value
    }
  }

  /// How much people differ, as standard deviations: the base, the odds, what follows use, the
  /// shortest memory, the weekday, two weekends, six feelings, craving of late, and blanks.
  static let spreads: [Double] = [
    0.3, 0.1, 0.42, 0.28, 0.28, 0.3, 0.3, 0.4, 0.2, 0.2, 0.14, 0.28, 0.2, 0.28, 0.1,
  ]

  /// Weights of `RiskTerms.values` on the evening of a day with use.
  static let afterUse: [Double] = [
    -0.351, 0.993, 0.487, -0.293, -0.698, 0.906, -0.128, -0.232, 0.202, 0.109, 0.081, 0.065,
    0.083, 0.069, 0.080, 0.035, 0.600, 1.492, 0.000, 0.133, -0.032, -0.210, 0.282, 0.337, 0.245,
    0.566, 0.106, 0.071, 0.440, -0.212, -0.098, 0.033, -0.053, -0.062, -0.040, -0.011, 0.156,
    -0.228, 0.066, 0.010, -0.046, 0.080, -0.066, -0.027, -0.174, 0.218, -0.095, -0.022, 0.210,
    -0.050, 0.022, -0.104,
  ]

  /// Weights on the evening of a day without use.
  static let afterNone: [Double] = [
    0.290, -0.949, 0.501, 0.160, -1.279, 1.828, -0.366, 0.035, 0.274, 0.118, 0.074, 0.058,
    0.072, 0.062, 0.066, 0.055, -0.529, -1.947, 1.098, 0.126, 0.025, -0.097, 0.353, 0.410,
    0.323, 0.490, 0.240, 0.064, 0.371, 0.061, 0.025, -0.005, -0.048, 0.014, -0.115, 0.037,
    0.117, 0.105, 0.076, -0.024, -0.022, -0.019, -0.092, 0.032, -0.142, -0.061, -0.052, -0.008,
    0.242, -0.085, -0.073, -0.234,
  ]
}
