// In no life is a reminder untrue, too much or at night; and the simulator would notice.

import Engine
import Foundation
import Simulation
import Testing

struct NudgeSimulationTests {
  /// `redstart simulate nudges --days 20000` looks at some 10^6 planned reminders, and so does
  /// `make test-long`. Where the code is not optimised two lives have to do.
  private static var days: Int {
    #if DEBUG
    42
    #else
    ProcessInfo.processInfo.environment["REDSTART_LONG"] == nil ? 1000 : 20_000
    #endif
  }

  @Test("No reminder breaks a rule", arguments: [1, 20_260_329])
  func nothingIsFound(_ seed: UInt64) {
    let result = NudgeSimulation(days: Self.days, seed: seed).run()
    #expect(result.found == nil, "seed \(seed): \(String(describing: result.found))")
    #expect(result.days >= Self.days && result.candidates > result.days)
  }

  @Test("Each planted mistake is found", arguments: NudgeBug.allCases)
  func planted(_ bug: NudgeBug) {
    let result = NudgeSimulation(days: 40_000, seed: 1, bug: bug).run()
    #expect(result.found != nil, "\(bug.rawValue)")
  }

  @Test("What was found comes again from its own seed at once, and the same seed does the same")
  func again() throws {
    let first = NudgeSimulation(days: 4000, seed: 5, bug: .logIgnored).run()
    let found = try #require(first.found)
    #expect(NudgeSimulation(days: 1, seed: found.seed, bug: .logIgnored).run().found == found)
    #expect(NudgeSimulation(days: 1, seed: found.seed).run().found == nil)
    #expect(NudgeSimulation(days: 4000, seed: 5, bug: .logIgnored).run() == first)
  }

  @Test("There are many mistakes to plant, each under its own name")
  func names() {
    #expect(NudgeBug.allCases.count >= 15)
    #expect(Set(NudgeBug.allCases.map { $0.rawValue }).count == NudgeBug.allCases.count)
  }
}
