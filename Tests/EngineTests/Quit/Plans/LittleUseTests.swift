// What may be called little, and what a first target may be.
import Engine
import Testing

private let today = Day(text: "2026-03-10")!
private func plan(_ baseline: Int64) -> Plan {
  Plan(
    fromDay: today, kind: .reduce, baseline: baseline, quitDay: today.adding(days: 60))
}

@Suite("Little use") struct LittleUseTests {
  @Test("31 drinks a week are never called little, in no country", arguments: DrinkRegion.allCases)
  func drinks(region: DrinkRegion) {
    for baseline: Int64 in [2_500, 4_500, 12_000] {
      #expect(!plan(baseline).notices(of: .alcohol, in: region).contains(.lowUse), "\(baseline)")
    }
  }

  @Test("Drinks are little only within what the country's authority calls a low risk")
  func lowRisk() {
    // One drink of 10 g a day: 70 g a week, below the 112 g of 14 British units, above 27 g.
    #expect(plan(1_000).notices(of: .alcohol, in: .britain) == [.lowUse])
    #expect(plan(1_000).notices(of: .alcohol, in: .germany) == [])
    #expect(plan(1_500).notices(of: .alcohol, in: .australia) == [])
    // No authority, no number, no praise.
    #expect(plan(1_000).notices(of: .alcohol, in: .unitedStates) == [])
    #expect(plan(1_000).notices(of: .alcohol, in: .elsewhere) == [])
  }

  @Test("What has a name of its own is never called little: nobody knows its unit")
  func ownName() {
    #expect(plan(1_000).notices(of: nil, in: .britain) == [])
    #expect(plan(4_000).notices(of: .cigarettes, in: .britain) == [.lowUse])
  }

  @Test("No first target is above the use before it", arguments: Curve.allCases)
  func firstTarget(curve: Curve) {
    for cadence in Plan.Cadence.allCases {
      for baseline: Int64 in [1_000, 1_500, 4_500, 12_300, 1_999_900] {
        var plan = plan(baseline)
        plan.curve = curve
        plan.cadence = cadence
        for offset in 0...60 {
          let target = plan.target(on: today.adding(days: offset)) ?? 0
          #expect(Int64(target) * 1000 <= baseline, "\(baseline), day \(offset)")
        }
        #expect(plan.target(on: today) ?? 0 > 0)
      }
    }
  }
}
