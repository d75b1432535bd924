// Powers and logarithms with the same bits on the server, on a phone and in the browser.

/// Functions on Doubles that agree to the last bit on every platform.
///
/// Results are within 2 units in the last place of the C library's. Special cases follow annex F
/// of the C standard; every NaN is `Double.nan`.
public enum Numbers {
  /// e to the power of `x`.
  public static func exp(_ x: Double) -> Double {
    if x.isNaN { return .nan }
    if x.isInfinite { return x < 0 ? 0 : .infinity }
    if x == 0 { return 1 }
    return log2OfE.times(WideNumber(x)).powerOfTwo
  }

  /// The logarithm to base e: −∞ for zero, NaN for negative numbers.
  public static func log(_ x: Double) -> Double {
    logarithm(x, scale: logOfTwo)
  }

  /// The logarithm to base 10: −∞ for zero, NaN for negative numbers.
  public static func log10(_ x: Double) -> Double {
    logarithm(x, scale: log10OfTwo)
  }

  private static func logarithm(_ x: Double, scale: WideNumber) -> Double {
    if x == 0 { return -.infinity }
    guard x > 0 else { return .nan }
    if x.isInfinite { return .infinity }
    guard let log2 = WideNumber.log2(x) else { return 0 }
    return scale.times(log2).rounded
  }

  private static let log2OfE = WideNumber(
    negative: false, bits: 0xb8aa_3b29_5c17_f0bb_be87_fed0_691d_3e89, exponent: 0)
  private static let logOfTwo = WideNumber(
    negative: false, bits: 0xb172_17f7_d1cf_79ab_c9e3_b398_03f2_f6af, exponent: -1)
  private static let log10OfTwo = WideNumber(
    negative: false, bits: 0x9a20_9a84_fbcf_f798_8f89_59ac_0b7c_9178, exponent: -2)
}
