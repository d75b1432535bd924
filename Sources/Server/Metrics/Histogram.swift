// How long something took, in steps.

/// Counts by upper bounds in seconds; the last step has none.
struct Histogram {
  static let bounds = [0.001, 0.005, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

  /// How many took no longer than the bound at the same place; then all.
  private(set) var counts = [Int64](repeating: 0, count: bounds.count + 1)
  private(set) var sum = 0.0

  mutating func add(_ seconds: Double) {
    sum += seconds
    for (place, bound) in Histogram.bounds.enumerated() where seconds <= bound {
      counts[place] += 1
    }
    counts[Histogram.bounds.count] += 1
  }
}
