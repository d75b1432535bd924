// Powers against the C library, with every special case of the C standard.

import Engine
import Foundation
import Testing

struct PowerTests {
  @Test("A power is that of the C library for every pair of awkward numbers")
  func awkwardPairs() {
    for base in awkwardSignedNumbers {
      for exponent in awkwardSignedNumbers {
        let apart = distance(
          Numbers.pow(base, exponent), Foundation.pow(base, exponent))
        #expect(apart <= acceptedDistance, "pow(\(base), \(exponent))")
      }
    }
  }

  @Test("A power is that of the C library for random numbers", arguments: [4] as [UInt64])
  func randomPairs(seed: UInt64) {
    var bits = SeededBits(seed: seed)
    var worst: (distance: UInt64, base: Double, exponent: Double) = (0, 0, 0)
    for index in 0..<NumbersTests.caseCount {
      let (base, exponent) = pair(index, &bits)
      let apart = distance(
        Numbers.pow(base, exponent), Foundation.pow(base, exponent))
      worst = max(worst, (apart, base, exponent)) { $0.distance }
    }
    #expect(
      worst.distance <= acceptedDistance, "seed \(seed): pow(\(worst.base), \(worst.exponent))")
  }

  /// Any two Doubles, everyday numbers, or a pair whose power is neither infinite nor zero.
  private func pair(_ index: Int, _ bits: inout SeededBits) -> (Double, Double) {
    switch index % 4 {
    case 0:
      return (Double(bitPattern: bits.next()), Double(bitPattern: bits.next()))
    case 1:
      return (bits.number(in: -20...20), Double(Int(bits.number(in: -40...40))))
    case 2:
      let base = nearOne(&bits)
      return (base, bits.number(in: -746...710) / Foundation.log(base))
    default:
      let base = Double(bitPattern: bits.next() >> 1)
      return (base, bits.number(in: -746...710) / Foundation.log(base))
    }
  }

  @Test(
    "Whole powers that fit are exact",
    arguments: [(2, 10, 1024), (3, 4, 81), (10, 15, 1e15), (-3, 3, -27), (0.5, 2, 0.25)])
  func exactPowers(base: Double, exponent: Double, result: Double) {
    #expect(Numbers.pow(base, exponent) == result)
  }

  @Test("A half-life of thirteen halves after thirteen")
  func halfLife() {
    #expect(Numbers.pow(0.5, 13.0 / 13) == 0.5)
    #expect(Numbers.pow(0.5, 26.0 / 13) == 0.25)
  }
}
