// Where the general weights of the forecast come from: people of two simulated populations.

import Engine

/// Fits the weights that `RiskPrior` has: logistic regression with a weak ridge, by Newton's steps.
public struct ForecastFit: Sendable {
  /// For evenings of days with use.
  public let afterUse: [Double]
  /// For evenings of days without.
  public let afterNone: [Double]

  private static let ridge = 3.0
  private static let steps = 7

  /// An evening's numbers, and whether there was use on the next day.
  private typealias Evening = (values: [Double], used: Bool)

  public init(people: Int, seed: UInt64) {
    var evenings: [[Evening]] = [[], []]
    for population in [SimulatedPopulation.odds, .phases] {
      for person in population.people(people, seed: seed) {
        var memory = RiskMemory()
        for (day, next) in zip(person.days, person.days.dropFirst()) {
          memory.add(day)
          guard next.day == day.day.adding(days: 1) else { continue }
          evenings[day.used ? 1 : 0].append((RiskTerms(memory).values, next.used))
        }
      }
    }
    afterUse = Self.weights(evenings[1])
    afterNone = Self.weights(evenings[0])
  }

  private static func weights(_ evenings: [Evening]) -> [Double] {
    let count = evenings.first?.values.count ?? 0
    var weights = [Double](repeating: 0, count: count)
    for _ in 0..<steps {
      var gradient = weights.map { -ridge * $0 }
      var curve = [[Double]](repeating: [Double](repeating: 0, count: count), count: count)
      for row in 0..<count { curve[row][row] = ridge }
      for evening in evenings { add(evening, weights, &gradient, &curve) }
      let step = solve(curve, gradient)
      for index in 0..<count { weights[index] += step[index] }
    }
    return weights
  }

  private static func add(
    _ evening: Evening, _ weights: [Double], _ gradient: inout [Double], _ curve: inout [[Double]]
  ) {
    let values = evening.values
    let odds = zip(weights, values).reduce(0) { sum, pair in sum + pair.0 * pair.1 }
    let chance = Odds.chance(odds)
    let miss = (evening.used ? 1 : 0) - chance
    let weight = max(chance * (1 - chance), 1e-5)
    for row in values.indices where values[row] != 0 {
      gradient[row] += miss * values[row]
      let part = weight * values[row]
      for column in 0...row { curve[row][column] += part * values[column] }
    }
  }

  /// Solves for a symmetric positive matrix, of which the lower half is read (Cholesky).
  private static func solve(_ matrix: [[Double]], _ right: [Double]) -> [Double] {
    var root = matrix
    var result = right
    for row in right.indices {
      for column in 0...row {
        var sum = matrix[row][column]
        for index in 0..<column { sum -= root[row][index] * root[column][index] }
        root[row][column] = row == column ? sum.squareRoot() : sum / root[column][column]
      }
      for column in 0..<row { result[row] -= root[row][column] * result[column] }
      result[row] /= root[row][row]
    }
    for row in right.indices.reversed() {
      for below in right.indices where below > row {
        result[row] -= root[below][row] * result[below]
      }
      result[row] /= root[row][row]
    }
    return result
  }
}
