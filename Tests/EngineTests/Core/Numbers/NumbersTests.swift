// Exponentials and logarithms against the C library, over everything that a Double can be.

import Engine
import Foundation
import Testing

/// A result this many units in the last place away from the C library's is still good.
let acceptedDistance: UInt64 = 2

/// The number of Doubles between two results; none between NaNs, however they are written.
func distance(_ a: Double, _ b: Double) -> UInt64 {
  if a.isNaN && b.isNaN { return 0 }
  if a.isNaN || b.isNaN { return .max }
  // Zeros of different sign are different results.
  let places = [a, b].map { number in
    let size = Int64(number.magnitude.bitPattern)
    return number.sign == .minus ? -size - 1 : size
  }
  return (places[0] - places[1]).magnitude
}

/// Doubles where functions tend to go wrong.
let awkwardNumbers: [Double] = [
  0, 0.5, 1, 2, 3, 10, 100, 1000, 0.1, 1 / 3, .ulpOfOne, 1 - .ulpOfOne / 2, 1 + .ulpOfOne,
  0.7071067811865475, 0.7071067811865476, 1.4142135623730951, 1.4142135623730947,
  .leastNonzeroMagnitude, 2 * Double.leastNonzeroMagnitude, .leastNormalMagnitude,
  Double.leastNormalMagnitude.nextDown,
  .greatestFiniteMagnitude, .infinity, 709.782712893384, 709.7827128933841, 745.1332191019411,
  745.1332191019412, 708.3964185322641, 1074, 1075, 1023, 1024, 9_007_199_254_740_991,
  9_007_199_254_740_992, 1e18, 1e19, 1e300, 5e-17, 1.2e-16, 0.999, 1.001,
]

let awkwardSignedNumbers = awkwardNumbers + awkwardNumbers.map { -$0 } + [.nan]

struct NumbersTests {
  static let caseCount = 100_000

  @Test("The exponential is that of the C library on awkward numbers")
  func awkwardExp() {
    for x in awkwardSignedNumbers {
      #expect(distance(Numbers.exp(x), Foundation.exp(x)) <= acceptedDistance, "exp(\(x))")
    }
  }

  @Test(
    "The exponential is that of the C library on random numbers", arguments: [1] as [UInt64])
  func randomExp(seed: UInt64) {
    var bits = SeededBits(seed: seed)
    var worst: (distance: UInt64, x: Double) = (0, 0)
    for index in 0..<Self.caseCount {
      let x =
        index % 3 == 0 ? Double(bitPattern: bits.next()) : bits.number(in: -750...712)
      worst = max(worst, (distance(Numbers.exp(x), Foundation.exp(x)), x)) { $0.distance }
    }
    #expect(worst.distance <= acceptedDistance, "seed \(seed): exp(\(worst.x))")
  }

  @Test("Logarithms are those of the C library on awkward numbers")
  func awkwardLogarithms() {
    for x in awkwardSignedNumbers {
      #expect(distance(Numbers.log(x), Foundation.log(x)) <= acceptedDistance, "log(\(x))")
      #expect(distance(Numbers.log10(x), Foundation.log10(x)) <= acceptedDistance, "log10(\(x))")
    }
  }

  @Test("Logarithms are those of the C library on random numbers", arguments: [2] as [UInt64])
  func randomLogarithms(seed: UInt64) {
    var bits = SeededBits(seed: seed)
    var worst: (distance: UInt64, x: Double) = (0, 0)
    for index in 0..<Self.caseCount {
      let x =
        index % 2 == 0
        ? Double(bitPattern: bits.next() >> 1) : nearOne(&bits)
      worst = max(worst, (distance(Numbers.log(x), Foundation.log(x)), x)) { $0.distance }
      worst = max(worst, (distance(Numbers.log10(x), Foundation.log10(x)), x)) { $0.distance }
    }
    #expect(worst.distance <= acceptedDistance, "seed \(seed): logarithm of \(worst.x)")
  }

  @Test("Whole powers of ten have whole logarithms to base ten", arguments: 0...22)
  func wholeLogarithms(power: Int) {
    #expect(Numbers.log10(Foundation.pow(10, Double(power))) == Double(power))
  }

  @Test("The exponential never falls", arguments: [3] as [UInt64])
  func monotony(seed: UInt64) {
    var bits = SeededBits(seed: seed)
    for _ in 0..<Self.caseCount / 4 {
      let x = bits.number(in: -750...712)
      #expect(Numbers.exp(x) <= Numbers.exp(x.nextUp), "seed \(seed): exp(\(x))")
    }
  }
}

/// A number whose distance from 1 is anything from 2⁻⁵² to 1.
func nearOne(_ bits: inout SeededBits) -> Double {
  let size = Foundation.exp2(-bits.number(in: 0...53))
  return bits.next() & 1 == 0 ? 1 + size : max(1 - size, 0.25)
}

/// The one that is larger by a measure.
func max<T>(_ a: T, _ b: T, by measure: (T) -> UInt64) -> T {
  measure(b) > measure(a) ? b : a
}
