// How a person differs from people in general, learnt day by day.
//
// Bayesian logistic regression, forward in time: after each outcome the belief over the weights is
// replaced by its Laplace approximation, one step at a time, as in an extended Kalman filter
// (D. J. Spiegelhalter and S. L. Lauritzen 1990; D. J. C. MacKay 1992).

/// Additions to the general odds, with how sure they are.
struct PersonalWeights: Equatable, Sendable {
  /// How much the belief widens from day to day, since people change.
  static let widening = 1.004

  private(set) var means: [Double]
  /// The covariance, row by row.
  private var spread: [Double]
  private let limits: [Double]

  /// Nothing differs yet; `spreads` are the standard deviations over people.
  init(spreads: [Double]) {
    let count = spreads.count
    means = [Double](repeating: 0, count: count)
    limits = spreads.map { $0 * $0 }
    spread = [Double](repeating: 0, count: count * count)
    for index in 0..<count { spread[index * count + index] = limits[index] }
  }

  /// What the weights add to the odds.
  func sum(_ values: [Double]) -> Double { product(means, values) }

  /// Adds what each weight adds to the odds to its topic.
  func add(_ values: [Double], to pushes: inout RiskPushes) {
    for index in means.indices {
      pushes[RiskTerms.personalTopics[index]] += means[index] * values[index]
    }
  }

  /// The covariance times these values: where learning from them would lead.
  func reach(_ values: [Double]) -> [Double] {
    let count = means.count
    var reach = [Double](repeating: 0, count: count)
    for row in 0..<count {
      let value = values[row]
      guard value != 0 else { continue }
      for column in 0..<count { reach[column] += spread[row * count + column] * value }
    }
    return reach
  }

  /// Learns that a day came out so; `reach` is that of the values, `doubt` its product with them.
  mutating func learn(reach: [Double], doubt: Double, chance: Double, used: Bool) {
    let count = means.count
    let weight = max(chance * (1 - chance), 1e-4)
    let gain = weight / (1 + weight * doubt)
    let step = ((used ? 1 : 0) - chance) * gain / weight
    for row in 0..<count {
      means[row] += step * reach[row]
      let part = gain * reach[row]
      for column in 0..<count { spread[row * count + column] -= part * reach[column] }
    }
    widen()
  }

  /// Widens, but never beyond what is believed before the first day.
  private mutating func widen() {
    let count = means.count
    for row in 0..<count where spread[row * count + row] * Self.widening < limits[row] {
      for column in 0..<count {
        spread[row * count + column] *= Self.half
        spread[column * count + row] *= Self.half
      }
    }
  }

  private static let half = widening.squareRoot()
}

/// The sum of the products of two lists of one length.
func product(_ a: [Double], _ b: [Double]) -> Double {
  var sum = 0.0
  for index in a.indices { sum += a[index] * b[index] }
  return sum
}
