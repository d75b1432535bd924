// Devices that share a journal lose nothing, whatever happens; and the simulator would notice.

import Foundation
import Simulation
import Testing

struct SyncSimulationTests {
  /// As many where the code is optimised, fewer where it is not.
  private static func schedules(_ optimised: Int) -> Int {
    #if DEBUG
    max(1, optimised / 20)
    #else
    optimised
    #endif
  }

  /// A quarter of a hundred thousand where `make test-long` asks for all, else of eight thousand.
  private static let quarter =
    ProcessInfo.processInfo.environment["REDSTART_LONG"] == nil ? 2000 : 25_000

  /// Each quarter is free to run beside the others.
  @Test(
    "No schedule breaks an invariant",
    arguments: [20_260_329, 1_020_260_329, 2_020_260_329, 3_020_260_329])
  func nothingIsFound(_ seed: UInt64) {
    let wanted = SyncSimulationTests.schedules(SyncSimulationTests.quarter)
    let result = SyncSimulation(schedules: wanted, seed: seed).run()
    #expect(result.found == nil, "\(result)")
    #expect(result.schedules == wanted)
    #expect(result.steps >= wanted * SimulationLimits.steps.lowerBound)
  }

  @Test("Everything that sync has to cope with happens, and often")
  func happens() {
    let count = SyncSimulationTests.schedules(4000)
    let result = SyncSimulation(schedules: count, seed: 99).run()
    for occurrence in Occurrence.allCases {
      #expect(result.occurrences[occurrence.rawValue] * 200 >= count, "\(occurrence)")
    }
  }

  @Test("The same seed does the same, another one does not")
  func sameSeed() {
    let count = SyncSimulationTests.schedules(1000)
    let first = SyncSimulation(schedules: count, seed: 7).run()
    #expect(SyncSimulation(schedules: count, seed: 7).run() == first)
    #expect(SyncSimulation(schedules: count, seed: 8).run().trace != first.trace)
  }

  @Test(
    "Each planted mistake is found from whatever seed", arguments: PlantedBug.allCases,
    [1, 50_000_000, 1_000_003_000])
  func planted(_ bug: PlantedBug, _ seed: UInt64) {
    let result = SyncSimulation(schedules: 20_000, seed: seed, bug: bug).run()
    #expect(result.found != nil, "\(bug.rawValue), seed \(seed)")
  }

  @Test("What was found comes again from its own seed at once")
  func again() throws {
    let bug = PlantedBug.ownStampKept
    let found = try #require(SyncSimulation(schedules: 20_000, seed: 5, bug: bug).run().found)
    let again = SyncSimulation(schedules: 1, seed: found.seed, bug: bug).run()
    #expect(again.found == found)
    #expect(SyncSimulation(schedules: 1, seed: found.seed).run().found == nil)
  }

  @Test("There are many mistakes to plant, each under its own name")
  func names() {
    #expect(PlantedBug.allCases.count >= 61)
    #expect(Set(PlantedBug.allCases.map { $0.rawValue }).count == PlantedBug.allCases.count)
  }
}
