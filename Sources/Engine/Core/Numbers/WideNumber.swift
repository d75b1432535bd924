// A number with more digits than a Double has, for the steps between a question and its answer.

/// A number that is not zero: ± bits × 2^(exponent − 127), with the top bit of `bits` set.
///
/// All arithmetic is on integers, so no compiler and no processor can round it in another way.
struct WideNumber {
  let negative: Bool
  let bits: UInt128
  let exponent: Int

  init(negative: Bool, bits: UInt128, exponent: Int) {
    let shift = bits.leadingZeroBitCount
    self.negative = negative
    self.bits = bits << UInt128(shift)
    self.exponent = exponent - shift
  }

  /// The exact value of a number that is neither zero nor infinite nor NaN.
  init(_ value: Double) {
    let pattern = value.bitPattern
    let fraction = pattern & 0xf_ffff_ffff_ffff
    let biased = Int(truncatingIfNeeded: (pattern >> 52) & 0x7ff)
    // A subnormal number has no hidden bit and the exponent of the smallest normal ones.
    let significand = biased == 0 ? fraction : fraction | (1 << 52)
    self.init(
      negative: value.sign == .minus,
      bits: UInt128(significand) << 75, exponent: max(biased, 1) - 1023)
  }

  /// The leading 64 bits; the top one is set.
  var leading: UInt64 { UInt64(truncatingIfNeeded: bits >> 64) }

  /// The last 64 bits.
  private var trailing: UInt64 { UInt64(truncatingIfNeeded: bits) }

  /// The product; the relative error is below 2⁻¹²⁴ because the product of the ends is left out.
  func times(_ other: WideNumber) -> WideNumber {
    let middle =
      UInt128(fractionProduct(leading, other.trailing))
      + UInt128(fractionProduct(trailing, other.leading))
    return WideNumber(
      negative: negative != other.negative,
      bits: UInt128(leading) * UInt128(other.leading) + middle,
      exponent: exponent + other.exponent + 1)
  }

  /// The nearest Double of a number inside the normal range, ties to even.
  var rounded: Double {
    double(leading | (trailing == 0 ? 0 : 1), exponent, negative)
  }
}

/// The nearest Double to ± leading × 2^(exponent − 63), ties to even.
///
/// The top bit of `leading` is set, its lowest one also stands for everything cut off behind it.
/// Too large becomes infinity, too small a subnormal number or zero.
func double(_ leading: UInt64, _ exponent: Int, _ negative: Bool) -> Double {
  let sign: UInt64 = negative ? 1 << 63 : 0
  guard exponent <= 1023 else { return Double(bitPattern: sign | (0x7ff << 52)) }
  guard exponent >= -1075 else { return Double(bitPattern: sign) }
  let lost = 11 + max(0, -1022 - exponent)
  let kept = lost < 64 ? leading >> UInt64(lost) : 0
  let rest = lost < 64 ? leading << UInt64(64 - lost) : leading
  let roundsUp = rest > 1 << 63 || (rest == 1 << 63 && kept & 1 == 1)
  // The hidden bit adds one to the exponent field, and so does a carry of rounding.
  let field = UInt64(max(exponent, -1022) + 1022) << 52
  return Double(bitPattern: sign | (field + kept + (roundsUp ? 1 : 0)))
}

/// The upper half of a product: the product of two fractions in units of 2⁻⁶⁴.
func fractionProduct(_ a: UInt64, _ b: UInt64) -> UInt64 {
  a.multipliedFullWidth(by: b).high
}
