// The published tables of the curves, and the edges of their ranges.
import Engine
import Testing

@Suite("Step-down") struct StepDownTests {
  @Test("Twenty puffs over seven weeks go down as in the example")
  func example() throws {
    let targets = try StepDown.weekly(start: 20, weeks: 7, curve: .linear)
    #expect(targets == [20, 17, 14, 11, 8, 5, 2, 0])
  }

  @Test(
    "Twenty a day over thirty days follow each curve to the unit",
    arguments: [
      (Curve.linear, [20, 16, 12, 8, 4, 1]), (.exponential, [20, 14, 10, 7, 3, 1]),
      (.logarithmic, [20, 12, 7, 4, 2, 1]), (.stepped, [20, 16, 12, 8, 4, 4]),
      (.gentle, [20, 18, 14, 10, 6, 1]),
    ])
  func table(curve: Curve, expected: [Int]) throws {
    let targets = try StepDown.daily(start: 20, days: 30, curve: curve)
    #expect([0, 6, 12, 18, 24, 29].map { targets[$0] } == expected)
    #expect(targets.count == 31)
    #expect(targets[30] == 0)
  }

  @Test("A stepped plan of a few days still goes down to zero", arguments: 1...6)
  func shortStepped(days: Int) throws {
    let expected = [
      [20, 0], [20, 12, 0], [20, 16, 8, 0], [20, 16, 12, 8, 0], [20, 16, 12, 8, 4, 0],
      [20, 20, 16, 12, 8, 4, 0],
    ]
    #expect(try StepDown.daily(start: 20, days: days, curve: .stepped) == expected[days - 1])
  }

  @Test("Weekly targets of the other curves are rounded down")
  func weeklyCurves() throws {
    #expect(
      try StepDown.weekly(start: 20, weeks: 7, curve: .stepped) == [20, 20, 16, 12, 12, 8, 4, 0])
    #expect(try StepDown.weekly(start: 20, weeks: 1, curve: .gentle) == [20, 0])
    // 20 (1 − (w/4)^0.7) = 20, 12.4, 7.7, 3.6
    #expect(
      try StepDown.weekly(start: 20, weeks: 4, curve: .exponential) == [20, 12, 7, 3, 0])
    // 20 (1 − log10(1 + 9w/4)) = 20, 9.8, 5.2, 2.2
    #expect(
      try StepDown.weekly(start: 20, weeks: 4, curve: .logarithmic) == [20, 9, 5, 2, 0])
    // 20 (1 − (w/4)^1.3) = 20, 16.7, 11.9, 6.2
    #expect(try StepDown.weekly(start: 20, weeks: 4, curve: .gentle) == [20, 16, 11, 6, 0])
  }

  @Test("Starts and lengths outside the limits are refused, those at them are not")
  func limits() throws {
    #expect(throws: StepDown.Problem.start) {
      try StepDown.weekly(start: -1, weeks: 7, curve: .linear)
    }
    #expect(throws: StepDown.Problem.start) {
      try StepDown.daily(start: 100_001, days: 7, curve: .linear)
    }
    #expect(throws: StepDown.Problem.length) {
      try StepDown.daily(start: 20, days: 0, curve: .linear)
    }
    #expect(throws: StepDown.Problem.length) {
      try StepDown.daily(start: 20, days: 3651, curve: .stepped)
    }
    #expect(throws: StepDown.Problem.length) {
      try StepDown.weekly(start: 20, weeks: 0, curve: .linear)
    }
    #expect(throws: StepDown.Problem.length) {
      try StepDown.weekly(start: 20, weeks: 522, curve: .linear)
    }
    #expect(try StepDown.daily(start: 0, days: 3, curve: .gentle) == [0, 0, 0, 0])
    #expect(try StepDown.daily(start: 100_000, days: 3650, curve: .linear)[1825] == 50_000)
  }

  @Test("Every curve starts at the start, never rises and ends at zero", arguments: Curve.allCases)
  func neverRises(curve: Curve) throws {
    for start in [0, 1, 2, 7, 20, 333, 100_000] {
      for days in [1, 2, 4, 5, 13, 30, 365, 3650] {
        let targets = try StepDown.daily(start: start, days: days, curve: curve)
        #expect(targets.first == start)
        #expect(targets.last == 0)
        #expect(zip(targets, targets.dropFirst()).allSatisfy { $0 >= $1 }, "\(start), \(days)")
      }
    }
  }

  @Test("A curve is stored under its name")
  func codes() {
    #expect(
      Curve.allCases.map { $0.code } == [
        "linear", "exponential", "logarithmic", "stepped", "gentle",
      ])
    #expect(Curve(code: "gentle") == .gentle)
    #expect(Curve(code: "Linear") == nil)
  }
}
