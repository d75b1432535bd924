// `redstart simulate`: small worlds in which everything goes wrong, and what must hold in them.

import ArgumentParser
import Engine
import Simulation

struct SimulateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "simulate", abstract: "Prove what cannot be tried out by hand.",
    subcommands: [
      SimulateSync.self, SimulateForecast.self, SimulateNudges.self, SimulateInsights.self,
    ])
}

struct SimulateSync: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sync",
    abstract: "Let simulated devices share a journal through crashes, copies, losses and restores.")

  @Option(help: "How many small worlds to run.")
  var schedules = 10_000

  @Option(help: "Where the chance begins; the same seed gives the same run.")
  var seed: UInt64 = 1

  @Option(help: "A mistake to plant, which has to be found; \"list\" prints them.")
  var plant: String?

  @Flag(help: "Print what the run amounts to as one number.")
  var trace = false

  func validate() throws {
    guard schedules > 0 else { throw ValidationError("--schedules is at least 1") }
    guard let plant, plant != "list", PlantedBug(rawValue: plant) == nil else { return }
    throw ValidationError("--plant is one of those that --plant list prints")
  }

  /// Prints `{"schedules":10000,"steps":850000,"violations":0,"seconds":6.1}`.
  func run() throws {
    if plant == "list" {
      let names = PlantedBug.allCases.map { $0.rawValue + "\n" }
      return try CommandFiles.print(Array(names.joined().utf8))
    }
    let simulation = SyncSimulation(
      schedules: schedules, seed: seed, bug: plant.flatMap { PlantedBug(rawValue: $0) })
    let start = ContinuousClock.now
    let result = simulation.run()
    let seconds = Double((ContinuousClock.now - start) / .milliseconds(1)) / 1000
    if let found = result.found {
      let violation = found.violation
      throw CommandProblem(
        "seed \(found.seed): \(violation.text) (invariant \(violation.invariant) of Docs/sync.md)")
    }
    try print(result, seconds)
  }

  private func print(_ result: SyncSimulation.Result, _ seconds: Double) throws {
    var writer = JSONWriter()
    writer.beginObject()
    writer.key("schedules")
    writer.int64(Int64(result.schedules))
    writer.key("steps")
    writer.int64(Int64(result.steps))
    writer.key("violations")
    writer.int64(0)
    writer.key("seconds")
    writer.double((seconds * 10).rounded() / 10)
    if trace {
      writer.key("trace")
      writer.string(String(result.trace, radix: 16))
    }
    writer.endObject()
    try CommandFiles.print(writer.bytes + Array("\n".utf8))
  }
}
