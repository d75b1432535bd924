// `redstart crisis`: what texts say about danger, a line for a line.

import ArgumentParser
import Engine

struct CrisisCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "crisis", abstract: "Say what texts tell about danger, a line of JSON for each.",
    discussion: """
      Reads {"id","text"} on each line of standard input and prints {"id","level","kind"}: level 2 \
      is immediate, 1 elevated, 0 neither and without a kind. English and German are understood \
      together.
      """)

  @Option(help: "The language that counts where a text could be either: en or de.")
  var language = "en"

  @Flag(help: .hidden)
  var features = false

  func validate() throws {
    guard language == "en" || language == "de" else {
      throw ValidationError("--language is en or de")
    }
  }

  func run() throws {
    var number = 0
    while let line = readLine() {
      number += 1
      guard let asked = try? JSONValue(parsing: Array(line.utf8)), let id = asked["id"],
        case .string(let text)? = asked["text"]
      else {
        throw CommandProblem("line \(number): no JSON object with id and text")
      }
      let said = features ? CrisisCommand.features(text) : answer(text)
      try CommandFiles.print(JSONValue.object([JSONMember("id", id)] + said).bytes + [0x0A])
    }
  }

  private func answer(_ text: String) -> [JSONMember] {
    let finding = Crisis.look(at: text, isGerman: language == "de")
    let kind = finding.kind.map { JSONValue.string($0.rawValue) } ?? .null
    return [JSONMember("level", .int(Int64(finding.level.rawValue))), JSONMember("kind", kind)]
  }

  /// What `tools/crisis.py` trains on.
  private static func features(_ text: String) -> [JSONMember] {
    let features = Crisis.features(of: text)
    return [
      JSONMember("level", .int(Int64(features?.ruled.level.rawValue ?? 0))),
      JSONMember("group", .int(Int64(features?.group ?? 0))),
      JSONMember("places", .array((features?.places ?? []).map { .int(Int64($0)) })),
    ]
  }
}
