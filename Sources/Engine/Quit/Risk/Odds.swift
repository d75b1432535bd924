// Chances and odds with the same bits everywhere, quick enough for ten years of days.
//
// `Numbers.pow` rounds better and takes a hundred times as long; a forecast needs 12 digits.

/// Chances between 0 and 1 and their logarithmic odds.
public enum Odds {
  /// The chance that belongs to logarithmic odds.
  public static func chance(_ odds: Double) -> Double { 1 / (1 + exp(-odds)) }

  /// The logarithmic odds of a chance; 0 and 1 are taken for a millionth and its counterpart.
  public static func odds(_ chance: Double) -> Double {
    let inside = min(max(chance, 1e-6), 1 - 1e-6)
    return log(inside / (1 - inside))
  }

  /// e to the power of a number, which is taken for ±40 beyond that.
  public static func exp(_ value: Double) -> Double {
    guard !value.isNaN else { return value }
    let held = min(max(value, -40), 40)
    let whole = (held / ln2).rounded()
    let rest = held - whole * ln2High - whole * ln2Low
    var sum = 1.0
    for part in reciprocals { sum = 1 + sum * rest * part }
    return sum * Double(bitPattern: UInt64(1023 + Int(whole)) << 52)
  }

  /// The natural logarithm of a normal positive number.
  public static func log(_ value: Double) -> Double {
    var power = Int(value.bitPattern >> 52) - 1023
    var part = Double(bitPattern: value.bitPattern & mantissa | one)
    if part > 1.414_213_562_373_095 {
      part /= 2
      power += 1
    }
    let ratio = (part - 1) / (part + 1)
    let square = ratio * ratio
    var sum = 0.0
    for part in oddReciprocals { sum = part + sum * square }
    return Double(power) * ln2 + 2 * ratio * sum
  }

  private static let ln2 = 0.693_147_180_559_945_3
  /// ln 2 in two parts: the first ends in zeros, so that a small multiple of it is exact.
  private static let ln2High = 0.693_147_180_369_123_8
  private static let ln2Low = 1.908_214_929_270_587_7e-10
  private static let mantissa: UInt64 = 0x000F_FFFF_FFFF_FFFF
  private static let one: UInt64 = 0x3FF0_0000_0000_0000
  private static let reciprocals: [Double] = [
    1 / 13, 1 / 12, 1 / 11, 1 / 10, 1 / 9, 1 / 8, 1 / 7, 1 / 6, 1 / 5, 1 / 4, 1 / 3, 1 / 2, 1,
  ]
  private static let oddReciprocals: [Double] = [
    1 / 17, 1 / 15, 1 / 13, 1 / 11, 1 / 9, 1 / 7, 1 / 5, 1 / 3, 1,
  ]
}
