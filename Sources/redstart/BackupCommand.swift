// `redstart backup`: a dated copy of the server's database.

import ArgumentParser
import Engine
import Storage

struct BackupCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "backup", abstract: "Copy the server's database, also while the server runs.",
    discussion: """
      The copy is proved and then put into the directory backups of the data directory, where the \
      server puts one each day, too. The last \(StorageLimits.backupsKept) stay.
      """)

  @Option(help: "The data directory of the server.")
  var data = "./data"

  /// Prints the path of the copy.
  func run() throws {
    let path = try Backups(data: data).make(now: .present)
    try CommandFiles.print(Array("\(path)\n".utf8))
  }
}
