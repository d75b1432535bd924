// A stream of bits that is the same on every platform.

/// Xorshift64 by George Marsaglia (Journal of Statistical Software 8/14, 2003).
struct CheckBits {
  private var state: UInt64

  /// The seed must not be 0.
  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }

  /// 0 ..< 1, in steps of 2⁻⁵³.
  mutating func fraction() -> Double {
    Double(next() >> 11) / 9_007_199_254_740_992
  }
}
