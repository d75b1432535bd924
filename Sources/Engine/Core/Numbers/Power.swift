// One number to the power of another, with the special cases of the C standard (annex F.10.4.4).

extension Numbers {
  /// `base` to the power of `exponent`; NaN for a negative base and an exponent with a fraction.
  ///
  /// Anything to the power of 0 is 1, and 1 to the power of anything is 1, also with NaN.
  public static func pow(_ base: Double, _ exponent: Double) -> Double {
    if exponent == 0 || base == 1 { return 1 }
    if base.isNaN || exponent.isNaN { return .nan }
    if exponent.isInfinite { return power(base, infinite: exponent) }
    let isOdd = isOddInteger(exponent)
    if base == 0 || base.isInfinite {
      let size = (base == 0) == (exponent > 0) ? 0 : Double.infinity
      return base.sign == .minus && isOdd ? -size : size
    }
    if base < 0 && !isInteger(exponent) { return .nan }
    let size = power(size: base.magnitude, exponent)
    return base < 0 && isOdd ? -size : size
  }

  /// Both are finite and not zero.
  private static func power(size: Double, _ exponent: Double) -> Double {
    guard let log2 = WideNumber.log2(size) else { return 1 }
    return log2.times(WideNumber(exponent)).powerOfTwo
  }

  private static func power(_ base: Double, infinite exponent: Double) -> Double {
    if base == -1 { return 1 }
    return (base.magnitude > 1) == (exponent > 0) ? .infinity : 0
  }

  /// From here on, every Double is an even integer.
  private static let firstAllEven = 9_007_199_254_740_992.0

  private static func isInteger(_ value: Double) -> Bool {
    value.magnitude >= firstAllEven || Double(Int64(value)) == value
  }

  private static func isOddInteger(_ value: Double) -> Bool {
    value.magnitude < firstAllEven && isInteger(value) && Int64(value) % 2 != 0
  }
}
