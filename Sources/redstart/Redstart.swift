// The one program: its subcommands, and how a problem ends it.

import ArgumentParser
import Foundation
import Server

@main
struct Redstart: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "redstart",
    abstract: "A private companion for changing habits.",
    version: ServerVersion.text,
    subcommands: [
      Serve.self, PlanCommand.self, JournalCommand.self, ImportCommand.self, ExportCommand.self,
      DemoCommand.self, GalleryCommand.self, ScoreCommand.self, StreakCommand.self,
      SessionCommand.self, ForecastCommand.self, HealthCommand.self, CrisisCommand.self,
      CoachCommand.self,
      FoodsCommand.self, BackupCommand.self, RestoreCommand.self, InviteCommand.self,
      AccountCommand.self, AuditCommand.self, ClockCommand.self, DirectoryCommand.self,
      SimulateCommand.self,
    ])

  /// Exit statuses: 0 done, 1 a problem, 2 wrong usage. A problem is one line on standard error.
  static func main() async {
    do {
      var command = try parseAsRoot()
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
    } catch {
      end(error)
    }
  }

  private static func end(_ error: any Error) -> Never {
    switch exitCode(for: error) {
    case .success:
      let isSaid = writeAll(
        Array((fullMessage(for: error) + "\n").utf8), to: FileHandle.standardOutput.fileDescriptor)
      if !isSaid { complain("standard output: cannot be written: \(systemProblem())") }
      Foundation.exit(isSaid ? 0 : 1)
    case .validationFailure:
      complain(message(for: error) + "; see redstart --help")
      Foundation.exit(2)
    default:
      complain(error is ExitCode ? "" : "\(error)")
      Foundation.exit(1)
    }
  }

  private static func complain(_ text: String) {
    let line = text.split(whereSeparator: { $0.isNewline }).joined(separator: " ")
    guard !line.isEmpty else { return }
    CommandFiles.say("redstart: \(line)\n")
  }
}
