// Chance for made-up journals: a stream of numbers that a seed repeats to the bit.

/// SplitMix64 by Sebastiano Vigna (https://prng.di.unimi.it/splitmix64.c); not for secrets.
public struct Dice: Hashable, Sendable {
  private var state: UInt64

  public init(seed: UInt64) {
    state = seed
  }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// 0 ..< `bound`, which is at least 1. Slightly uneven, as nothing here minds.
  public mutating func below(_ bound: Int64) -> Int64 {
    Int64(next() % UInt64(bound))
  }

  /// True in that many of a thousand cases.
  public mutating func chance(_ thousandths: Int64) -> Bool { below(1000) < thousandths }

  /// An element of a list that is not empty.
  public mutating func pick<Element>(_ list: [Element]) -> Element {
    list[Int(below(Int64(list.count)))]
  }

  public mutating func identifier() -> Identifier {
    let high = next()
    return Identifier(high: high, low: next())
  }
}
