// `redstart account`: what an operator can do for who has an account.

import ArgumentParser
import Engine
import Foundation
import Server
import Storage

struct AccountCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "account", abstract: "Help somebody who has an account.",
    subcommands: [AccountLetInCommand.self])
}

struct AccountLetInCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "let-in", abstract: "Let somebody sign in whose address strangers keep busy.",
    discussion: """
      Stop the server first, and start it again at once. For an hour nobody waits at this address \
      because of what strangers were refused there; the password is needed as ever.
      """)

  @Argument(help: "The address of the account.")
  var email: String

  @Option(help: "The data directory of the server.")
  var data = "./data"

  /// Prints until when, as `2026-03-29T10:00:00Z`.
  func run() async throws {
    guard FileManager.default.fileExists(atPath: data + "/" + SQLiteDatabase.fileName) else {
      throw CommandProblem("\(data): no server's data; name its data directory with --data")
    }
    let directory = try DataDirectory(data)
    let until = try await Admission.letIn(email, data: directory.path, now: .present)
    guard let until else { throw CommandProblem("\(email): no account has this address") }
    try CommandFiles.print(Array((ClockCommand.text(until) + "\n").utf8))
    withExtendedLifetime(directory) {}
  }
}
