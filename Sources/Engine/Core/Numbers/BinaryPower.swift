// Powers of 2 from an exponent with more digits than a Double has.
//
// 2^(k + f) = 2^k · e^(f ln 2) with a whole k and 0 ≤ f < 1; Taylor's series in integers.

extension WideNumber {
  /// 2 to the power of this number, as the nearest Double but for an error of 2⁻⁶⁰ of it.
  var powerOfTwo: Double {
    // From ±2048 on, the result is infinite or zero; below 2⁻⁶⁴ it is 1.
    guard exponent < 11 else { return negative ? 0 : .infinity }
    guard exponent >= -65 else { return 1 }
    // Fixed point with 64 bits behind the point.
    let fixed = bits >> UInt128(63 - exponent)
    let size = Int(truncatingIfNeeded: fixed >> 64)
    let part = UInt64(truncatingIfNeeded: fixed)
    guard negative else { return WideNumber.powerOfTwo(size, part) }
    return WideNumber.powerOfTwo(part == 0 ? -size : -size - 1, 0 &- part)
  }

  /// 2^(whole + part × 2⁻⁶⁴).
  private static func powerOfTwo(_ whole: Int, _ part: UInt64) -> Double {
    let angle = fractionProduct(part, naturalLogOfTwo)
    var sum: UInt64 = 0
    for coefficient in factorialReciprocals {
      sum = coefficient + fractionProduct(sum, angle)
    }
    // e^r − 1 = r + r² · (1/2 + r/6 + …), in units of 2⁻⁶⁴.
    let growth = angle + fractionProduct(angle, fractionProduct(angle, sum))
    return double((1 << 63) | (growth >> 1) | (growth & 1), whole, false)
  }

  /// 1/20!, 1/19! … 1/2! in units of 2⁻⁶⁴.
  private static let factorialReciprocals: [UInt64] = [
    0x0000_0000_0000_0008, 0x0000_0000_0000_0098, 0x0000_0000_0000_0b41, 0x0000_0000_0000_ca96,
    0x0000_0000_000d_73fa, 0x0000_0000_00d7_3f9f, 0x0000_0000_0c9c_ba54, 0x0000_0000_b092_309d,
    0x0000_0008_f76c_77fc, 0x0000_006b_9915_9fd5, 0x0000_049f_93ed_de28, 0x0000_2e3b_c74a_ad8e,
    0x0001_a01a_01a0_1a02, 0x000d_00d0_0d00_d00d, 0x005b_05b0_5b05_b05b, 0x0222_2222_2222_2222,
    0x0aaa_aaaa_aaaa_aaab, 0x2aaa_aaaa_aaaa_aaab, 0x8000_0000_0000_0000,
  ]

  /// ln 2 in units of 2⁻⁶⁴, rounded down.
  private static let naturalLogOfTwo: UInt64 = 0xb172_17f7_d1cf_79ab
}
