// `redstart session`: where a timed session stands at given seconds.

import ArgumentParser
import Engine

struct SessionCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "session", abstract: "Print where a timed session stands at given seconds.")

  /// Seconds of a phase and of a moment: a day.
  private static let most = 86_400

  @Option(help: "Seconds of each phase with commas between them; a phase of 0 is skipped.")
  var phases: String

  @Option(help: "Seconds after the start with commas between them.")
  var at: String

  func validate() throws {
    _ = try SessionCommand.seconds(phases, named: "phases")
    _ = try SessionCommand.seconds(at, named: "at")
  }

  /// Prints `[{"at":59,"phase":1,"remaining":1},{"at":120,"phase":"finished","remaining":0}]`.
  /// Phases are counted from 1 as they were given; what remains is rounded up.
  func run() throws {
    var all: [Phase] = []
    for (place, seconds) in try SessionCommand.seconds(phases, named: "phases").enumerated() {
      all.append(Phase(.sit, seconds: seconds, place: place))
    }
    let schedule = PhaseSchedule(all)
    var writer = JSONWriter()
    writer.beginArray()
    for moment in try SessionCommand.seconds(at, named: "at") {
      SessionCommand.write(moment, schedule, &writer)
    }
    writer.endArray()
    try CommandFiles.print(writer.bytes + Array("\n".utf8))
  }

  private static func write(_ moment: Int, _ schedule: PhaseSchedule, _ writer: inout JSONWriter) {
    let position = schedule.position(at: Int64(moment) * Milliseconds.second)
    writer.beginObject()
    writer.key("at")
    writer.int64(Int64(moment))
    writer.key("phase")
    if let phase = position.phase {
      writer.int64(Int64(phase.place + 1))
    } else {
      writer.string("finished")
    }
    writer.key("remaining")
    writer.int64(position.secondsLeft ?? 0)
    writer.endObject()
  }

  private static func seconds(_ text: String, named name: String) throws -> [Int] {
    try text.split(separator: ",", omittingEmptySubsequences: false).map { part in
      guard let seconds = Int(part), (0...most).contains(seconds) else {
        throw ValidationError("--\(name) are seconds from 0 to \(most) with commas between them")
      }
      return seconds
    }
  }
}
