// `redstart audit`: whether the server's audit log is whole.

import ArgumentParser
import Server

struct AuditCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit", abstract: "Check that the server's audit log is whole.",
    discussion: """
      Also while the server runs. The log is held against the database; with --lines and --seal, \
      as they stand in a mail of the server, against that mail, too.
      """)

  @Option(help: "The data directory of the server.")
  var data = "./data"

  @Option(help: "How many lines a mail speaks of.")
  var lines: Int64?

  @Option(help: "The seal that the same mail speaks of.")
  var seal: String?

  func validate() throws {
    guard (lines == nil) == (seal == nil), lines ?? 1 > 0 else {
      throw ValidationError("--lines and --seal go together")
    }
  }

  /// Prints the number of lines and the seal of the last one.
  func run() throws {
    let end = try AuditCheck.run(data: data, lines: lines, seal: seal)
    try CommandFiles.print(Array("whole: \(end.lines) lines, seal \(end.seal)\n".utf8))
  }
}
