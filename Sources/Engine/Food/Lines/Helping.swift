// How much of a food somebody had, in the measure in which they said it.

/// So many of a measure: `1.5` of `1 cup`, or `80` of a gram.
public struct Helping: Hashable, Sendable {
  /// Thousandths of the measure: 0.001 … 10,000.
  public static let amounts: ClosedRange<Int64> = 1...10_000_000
  /// Tenths of a gram that one measure can weigh: up to 10 kg.
  public static let weights: ClosedRange<Int64> = 1...100_000
  /// Tenths of a gram of all of it, at the most: 100 kg.
  public static let heaviest: Int64 = 1_000_000
  /// Characters of a measure.
  public static let longestMeasure = 80
  /// The measure of who weighs.
  public static let gram = "g"
  /// The same of a drink, which counts as water.
  public static let millilitre = "ml"

  /// Thousandths of the measure.
  public let amount: Int64
  /// As the table or the person words it; empty for the usual amount of the food.
  public let measure: String
  /// Tenths of a gram that one measure weighs; nothing where nobody knows.
  public let measureWeight: Int64?

  /// Numbers outside of their ranges become the nearest, an impossible weight none.
  public init(_ amount: Int64 = Entry.unit, of measure: String = "", weighing weight: Int64?) {
    self.amount = min(max(amount, Helping.amounts.lowerBound), Helping.amounts.upperBound)
    self.measure = measure.cut(at: Helping.longestMeasure)
    measureWeight = weight.flatMap { Helping.weights.contains($0) ? $0 : nil }
  }

  /// So many whole grams.
  public static func grams(_ grams: Int64) -> Helping {
    let most = amounts.upperBound / Entry.unit
    return Helping(min(max(1, grams), most) * Entry.unit, of: gram, weighing: 10)
  }

  /// Tenths of a gram of all of it, rounded; nothing where unknown.
  public var weight: Int64? {
    measureWeight.map { min(Helping.heaviest, max(1, ($0 * amount + 500) / 1000)) }
  }
}
