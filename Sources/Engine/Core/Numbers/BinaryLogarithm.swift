// Logarithms to base 2 with more digits than a Double has.
//
// The reduction is that of fdlibm's e_log.c (Sun Microsystems, 1993): x = 2^e · m with m between
// √½ and √2, s = (m − 1) / (m + 1), log m = 2 artanh s. The series is summed in integers.

extension WideNumber {
  /// The logarithm of a positive number to base 2, nothing for 1, whose logarithm is zero.
  ///
  /// The relative error is below 2⁻⁶², also next to 1.
  static func log2(_ value: Double) -> WideNumber? {
    let wide = WideNumber(value)
    let belowOne = wide.leading > squareRootOfTwo
    let power = wide.exponent + (belowOne ? 1 : 0)
    let part = reducedLog2(wide.leading, belowOne: belowOne)
    guard power != 0 else { return part }
    // Fixed point with 112 bits behind the point: 15 in front are enough for ±1075.
    var sum = Int128(power) << 112
    if let part {
      let size = Int128(truncatingIfNeeded: part.bits >> UInt128(15 - part.exponent))
      sum += part.negative ? -size : size
    }
    return WideNumber(negative: sum < 0, bits: sum.magnitude, exponent: 15)
  }

  /// The logarithm of m, which is `leading` × 2⁻⁶⁴ when below one and `leading` × 2⁻⁶³ otherwise.
  private static func reducedLog2(_ leading: UInt64, belowOne: Bool) -> WideNumber? {
    let distance = belowOne ? 0 &- leading : (leading << 1)
    guard distance > 0 else { return nil }
    // m + 1 with 62 bits behind the point; the last 11 bits of `leading` are zero.
    let sum = (leading >> (belowOne ? 2 : 1)) + (1 << 62)
    let shift = distance.leadingZeroBitCount
    let ratio = WideNumber(
      negative: belowOne,
      bits: (UInt128(distance << UInt64(shift)) << 64) / UInt128(sum), exponent: 61 - shift)
    return ratio.times(twoLog2OfE).grown(by: artanhExcess(ratio))
  }

  /// artanh(s) / s − 1 = s²/3 + s⁴/5 + …, in units of 2⁻⁶⁴, for |s| ≤ 0.172.
  private static func artanhExcess(_ ratio: WideNumber) -> UInt64 {
    let small = -1 - ratio.exponent
    let fraction = small < 64 ? ratio.leading >> UInt64(small) : 0
    let square = fractionProduct(fraction, fraction)
    var sum: UInt64 = 0
    for coefficient in oddReciprocals {
      sum = coefficient + fractionProduct(sum, square)
    }
    return fractionProduct(sum, square)
  }

  /// This number times 1 + `fraction` × 2⁻⁶⁴.
  private func grown(by fraction: UInt64) -> WideNumber {
    let more = UInt128(leading) * UInt128(fraction)
    return WideNumber(
      negative: negative, bits: (bits >> 1) + (more >> 1), exponent: exponent + 1)
  }

  /// 1/25, 1/23 … 1/3 in units of 2⁻⁶⁴; the next term would be below 2⁻⁷⁰.
  private static let oddReciprocals: [UInt64] = [
    0x0a3d_70a3_d70a_3d71, 0x0b21_642c_8590_b216, 0x0c30_c30c_30c3_0c31, 0x0d79_435e_50d7_9436,
    0x0f0f_0f0f_0f0f_0f0f, 0x1111_1111_1111_1111, 0x13b1_3b13_b13b_13b1, 0x1745_d174_5d17_45d1,
    0x1c71_c71c_71c7_1c72, 0x2492_4924_9249_2492, 0x3333_3333_3333_3333, 0x5555_5555_5555_5555,
  ]

  /// √2 in units of 2⁻⁶³.
  private static let squareRootOfTwo: UInt64 = 0xb504_f333_f9de_6484

  /// 2 / ln 2.
  private static let twoLog2OfE = WideNumber(
    negative: false, bits: 0xb8aa_3b29_5c17_f0bb_be87_fed0_691d_3e89, exponent: 1)
}
