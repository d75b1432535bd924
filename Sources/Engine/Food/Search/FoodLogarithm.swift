// How rare a word is and how common a food, on a scale where double is one step more.

enum FoodLogarithm {
  /// Hundredths of the logarithm to base 2, straight between the powers of two (at most 9 too
  /// small); 0 for numbers below 2.
  static func hundredths(_ number: Int) -> Int {
    guard number > 1 else { return 0 }
    let power = Int.bitWidth - 1 - number.leadingZeroBitCount
    let above = Int64(number) - (1 << Int64(power))
    return 100 * power + Int((100 * above) >> Int64(power))
  }
}
