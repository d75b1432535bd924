// `redstart simulate nudges`: lives with reminders, and what must hold of each reminder.

import ArgumentParser
import Engine
import Simulation

struct SimulateNudges: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "nudges",
    abstract: "Let simulated people log, travel, dismiss and stay away while reminders are planned."
  )

  @Option(help: "How many days to live through.")
  var days = 2_000

  @Option(help: "Where the chance begins; the same seed gives the same run.")
  var seed: UInt64 = 1

  @Option(help: "A mistake to plant, which has to be found; \"list\" prints them.")
  var plant: String?

  func validate() throws {
    guard days > 0 else { throw ValidationError("--days is at least 1") }
    guard let plant, plant != "list", NudgeBug(rawValue: plant) == nil else { return }
    throw ValidationError("--plant is one of those that --plant list prints")
  }

  /// Prints `{"days":2016,"candidates":140000,"shown":1300,"violations":0}`.
  func run() throws {
    if plant == "list" {
      let names = NudgeBug.allCases.map { $0.rawValue + "\n" }
      return try CommandFiles.print(Array(names.joined().utf8))
    }
    let bug = plant.flatMap { NudgeBug(rawValue: $0) }
    let result = NudgeSimulation(days: days, seed: seed, bug: bug).run()
    if let found = result.found {
      throw CommandProblem("seed \(found.seed): \(found.text)")
    }
    var writer = JSONWriter()
    writer.beginObject()
    for (name, count) in [
      ("days", result.days), ("candidates", result.candidates), ("shown", result.shown),
      ("violations", 0),
    ] {
      writer.key(name)
      writer.int64(Int64(count))
    }
    writer.endObject()
    try CommandFiles.print(writer.bytes + Array("\n".utf8))
  }
}
