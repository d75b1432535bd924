// Reproducible chance for the codec's tests.

import Engine

/// SplitMix64 (https://prng.di.unimi.it/splitmix64.c): the same seed gives the same numbers.
struct CodecDice {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 up to, but not including, the bound.
  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }

  mutating func bytes(_ count: Int) -> [UInt8] {
    (0..<count).map { _ in UInt8(truncatingIfNeeded: next()) }
  }

  /// Text with everything that needs care: quotes, controls, wide characters, formula signs.
  mutating func text(longest: Int) -> String {
    let pieces = [
      "a", "Z", " ", "\"", "\\", "/", "\n", "\r", "\r\n", "\t", "\u{0}", "\u{1F}", "\u{7F}", "é",
      "e\u{301}", "\u{7FF}", "\u{800}", "\u{D7FF}", "\u{E000}", "\u{FFFF}", "\u{10000}",
      "\u{10FFFF}", "\u{2028}", "👩‍👩‍👧", "=", "+", "-", "@", "'", ",", ";", "\u{FEFF}", "0",
    ]
    return (0..<below(longest + 1)).map { _ in pieces[below(pieces.count)] }.joined()
  }

  /// A whole number of any size, often one at the end of a range.
  mutating func integer() -> Int64 {
    let edges: [Int64] = [0, 1, -1, 9, 10, 127, 128, 1 << 53 - 1, 1 << 53 + 1, .max, .min]
    if below(4) == 0 { return edges[below(edges.count)] }
    return Int64(bitPattern: next()) >> Int64(below(64))
  }

  /// A finite number of any size.
  mutating func decimal() -> Double {
    let edges = [
      0.1, -0.0, 1.5, 1e22, 1e23, Double.leastNonzeroMagnitude, .greatestFiniteMagnitude, .pi, 0.3,
      123.456,
    ]
    if below(4) == 0 { return edges[below(edges.count)] }
    if below(2) == 0 { return Double(below(2_000_000) - 1_000_000) / 100 }
    let any = Double(bitPattern: next())
    return any.isFinite ? any : 0.5
  }

  /// A document of any shape, at most `depth` deep; no object has the same key twice.
  mutating func json(depth: Int) -> JSONValue {
    switch below(depth > 0 ? 8 : 5) {
    case 0: return .null
    case 1: return .bool(below(2) == 0)
    case 2: return .int(integer())
    case 3: return .number(decimal())
    case 4: return .string(text(longest: 20))
    case 5: return .array((0..<below(6)).map { _ in json(depth: depth - 1) })
    default:
      return .object(
        (0..<below(6)).map { index in
          JSONMember("\(index)" + text(longest: 12), json(depth: depth - 1))
        })
    }
  }
}
