// What one cigarette, puff or drink costs, kept as the fraction that it is.

/// A pack price over the units in a pack.
public struct UnitPrice: Hashable, Sendable {
  /// Amounts of use are counted in thousandths of a unit.
  public static let thousandths: Int64 = 1000

  /// Minor units for a pack.
  public let price: Int64
  public let packUnits: Int
  public let currency: Currency

  /// Nothing when price or pack are outside `PlanLimits`.
  public init?(price: Int64, packUnits: Int, currency: Currency) {
    guard PlanLimits.packPrice.contains(price), PlanLimits.packUnits.contains(packUnits) else {
      return nil
    }
    self.price = price
    self.packUnits = packUnits
    self.currency = currency
  }

  /// Divides thousandths times price into minor units.
  var denominator: Int64 { Int64(packUnits) * UnitPrice.thousandths }

  /// The largest amount whose product with a price fits; far more than anybody can use.
  private static let largestAmount = Int64.max / PlanLimits.packPrice.upperBound

  /// The cost of an amount in thousandths of a unit: multiplied first, rounded once.
  public func cost(of amount: Int64) -> Money {
    let bounded = min(max(0, amount), UnitPrice.largestAmount)
    return Money(
      minorUnits: Money.rounded(bounded * price, over: denominator), currency: currency)
  }
}
