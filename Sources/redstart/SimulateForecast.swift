// `redstart simulate forecast`: how good the forecast is for people who do not exist.

import ArgumentParser
import Engine
import Simulation

struct SimulateForecast: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "forecast",
    abstract: "Measure the forecast on simulated people, beside simple rules.")

  @Option(help: "odds, phases or counts: three ways to simulate people.")
  var population: SimulatedPopulation = .counts

  @Option(help: "How many people.")
  var people = 400

  @Option(help: "Where the chance begins; the same seed gives the same people.")
  var seed: UInt64 = 1

  @Flag(help: "Print the general weights, fitted to odds and phases, in place of a measure.")
  var fit = false

  func validate() throws {
    guard (1...100_000).contains(people) else {
      throw ValidationError("--people is 1 to 100000")
    }
  }

  func run() throws {
    let bytes =
      fit
      ? ForecastFit(people: people, seed: seed).report
      : ForecastTrial(population.people(people, seed: seed)).report(population)
    try CommandFiles.print(bytes + Array("\n".utf8))
  }
}

extension SimulatedPopulation: ExpressibleByArgument {}
