// The shapes in which a plan goes down from a baseline to zero.

/// How the target falls between the first day of a plan and its quit day.
public enum Curve: String, CaseIterable, Sendable {
  case linear, exponential, logarithmic, stepped, gentle

  /// The name under which a plan is stored and a command line asks for it; never changes.
  public var code: String { rawValue }

  public init?(code: String) { self.init(rawValue: code) }

  /// A stepped plan has this many equal blocks, each a fifth of the start lower than the last.
  static let blocks: Int64 = 5

  /// What is left of `start` at `step` of `steps`, as a fraction whose parts are exact where the
  /// curve allows it; 0 ≤ step < steps.
  func remaining(start: Int64, step: Int64, steps: Int64) -> Remainder {
    let progress = Double(step) / Double(steps)
    switch self {
    case .linear: return .exact(start * (steps - step), over: steps)
    case .stepped:
      let block = min(Curve.blocks - 1, Curve.blocks * step / steps)
      return .exact(start * (Curve.blocks - block), over: Curve.blocks)
    case .exponential: return .near(Double(start) * (1 - power(progress, 0.7)))
    case .gentle: return .near(Double(start) * (1 - power(progress, 1.3)))
    case .logarithmic: return .near(Double(start) * (1 - Numbers.log10(1 + 9 * progress)))
    }
  }

  private func power(_ progress: Double, _ exponent: Double) -> Double {
    progress == 0 ? 0 : Numbers.pow(progress, exponent)
  }
}

/// What a curve leaves of a start value, before it becomes a whole number; never below zero.
enum Remainder {
  case exact(_ numerator: Int64, over: Int64)
  case near(Double)

  /// Forgives the last bits of a binary fraction that should have been whole.
  private static let tolerance = 1e-9

  var floor: Int {
    switch self {
    case .exact(let numerator, let denominator): return Int(numerator / denominator)
    case .near(let value): return Int(value + Remainder.tolerance)
    }
  }

  var ceiling: Int {
    switch self {
    case .exact(let numerator, let denominator):
      return Int((numerator + denominator - 1) / denominator)
    case .near(let value):
      let lowered = value - Remainder.tolerance
      let whole = Int(lowered)
      return Double(whole) < lowered ? whole + 1 : whole
    }
  }
}
