// `redstart journal`: what the engine makes of a journal at one moment.

import ArgumentParser
import Engine

struct JournalCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "journal", abstract: "Print every projection of a journal as JSON.")

  @Argument(help: "A journal as `redstart export` prints it.")
  var file: String

  @Option(help: "The moment to look from, as 2026-03-29T12:00:00Z or milliseconds since 1970.")
  var now: String

  @Option(help: "The zone of the person, as Europe/Berlin.")
  var zone: String

  func validate() throws {
    _ = try Instant(argument: now)
    _ = try Zone(named: zone)
  }

  func run() throws {
    let records = try CommandFiles.records(file)
    try CommandFiles.print(
      JournalSummary.json(records, now: try Instant(argument: now), zone: try Zone(named: zone)))
  }
}
