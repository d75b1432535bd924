// `redstart simulate insights`: how often connections are told of where there are none, and how
// often one is found that is there.

import ArgumentParser
import Engine
import Simulation

struct SimulateInsights: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "insights", abstract: "Measure what goes together in made-up journals.")

  @Option(help: "How many people of each kind.")
  var people = 1000

  @Option(help: "Where the chance begins; the same seed gives the same people.")
  var seed: UInt64 = 1

  @Option(help: "Print so many looks with their numbers, for another program to do again.")
  var examples = 0

  func validate() throws {
    guard (1...100_000).contains(people), (0...1000).contains(examples) else {
      throw ValidationError("--people is 1 to 100000, --examples 0 to 1000")
    }
  }

  func run() throws {
    if examples > 0 {
      return try CommandFiles.print(ConnectionTrial.examples(examples, seed: seed))
    }
    for length in [28, 56, 60, 90, 120, 182] {
      let none = ConnectionTrial(people: people, length: length, seed: seed)
      var line = "\(length) days: of \(people), \(none.told) told of nothing real"
      for effect in [0.3, 0.5, 0.8] {
        let trial = ConnectionTrial(
          people: people, length: length, effect: effect, isNarrow: true, seed: seed)
        line += "; \(effect) SD found by \(trial.found)"
      }
      try CommandFiles.print(Array((line + "\n").utf8))
    }
  }
}
