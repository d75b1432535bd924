// `redstart invite`: a code with which one person can sign up.

import ArgumentParser
import Engine
import Server

struct InviteCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "invite", abstract: "Make a code with which one person can sign up.",
    discussion: """
      For a server with --sign-up invitation, also while it runs. A code is good once, for some \
      days.
      """)

  @Option(help: "The data directory of the server.")
  var data = "./data"

  @Option(help: "For how many days the code is good, 1 to 90.")
  var days: Int64 = 7

  func validate() throws {
    guard (1...90).contains(days) else { throw ValidationError("--days is from 1 to 90") }
  }

  /// Prints the code.
  func run() throws {
    let code = try Invitation.text(data: data, days: days, now: .present)
    try CommandFiles.print(Array("\(code)\n".utf8))
  }
}
