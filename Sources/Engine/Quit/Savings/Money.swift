// Amounts of money in whole minor units; there are no binary fractions of a cent.

/// An amount in one currency.
public struct Money: Hashable, Sendable {
  /// Cents, pence, yen.
  public let minorUnits: Int64
  public let currency: Currency

  public init(minorUnits: Int64, currency: Currency) {
    self.minorUnits = minorUnits
    self.currency = currency
  }

  /// The digits alone with a point, such as `-12.05`, for exports and command lines.
  public var plainText: String {
    let perMajor = currency.minorPerMajor.magnitude
    let size = minorUnits.magnitude
    let sign = minorUnits < 0 ? "-" : ""
    guard currency.decimals > 0 else { return sign + String(size) }
    let fraction = padded(Int(size % perMajor), currency.decimals)
    return sign + String(size / perMajor) + "." + fraction
  }

  /// A fraction as the nearest whole number, halves away from zero; the one rule for money.
  ///
  /// The denominator is positive.
  static func rounded(_ numerator: Int64, over denominator: Int64) -> Int64 {
    let whole = numerator / denominator
    let rest = (numerator % denominator).magnitude
    guard rest >= denominator.magnitude - rest else { return whole }
    return numerator < 0 ? whole - 1 : whole + 1
  }
}
