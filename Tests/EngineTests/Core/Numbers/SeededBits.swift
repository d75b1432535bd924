// A stream of bits that a test can repeat: the same seed, the same cases.

/// SplitMix64 by Sebastiano Vigna (https://prng.di.unimi.it/splitmix64.c).
struct SeededBits: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  /// A number of the range, for tests that need no perfect evenness.
  mutating func number(in range: ClosedRange<Double>) -> Double {
    let part = Double(next() >> 11) / 9_007_199_254_740_992
    return range.lowerBound + (range.upperBound - range.lowerBound) * part
  }
}
