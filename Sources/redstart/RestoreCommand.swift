// `redstart restore`: puts a copy of the server's database back.

import ArgumentParser
import Engine
import Foundation
import Server
import Storage

struct RestoreCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "restore", abstract: "Put a copy of the server's database back; stop it first.",
    discussion: """
      The copy is checked first. The present database is put aside and never deleted. Devices \
      notice that the server has another history, and offer it again what they have.
      """)

  @Argument(help: "The copy.")
  var file: String

  @Option(help: "The data directory of the server.")
  var data = "./data"

  /// Prints where the present database has been put, where there was one.
  func run() throws {
    let directory = try DataDirectory(data)
    let aside = try Restoring.restore(file, data: directory.path, now: .present)
    if let aside { CommandFiles.print(Array("\(aside)\n".utf8)) }
    withExtendedLifetime(directory) {}
  }
}

extension Instant {
  /// By this machine's clock.
  static var present: Instant {
    Instant(milliseconds: Int64(Date().timeIntervalSince1970 * 1000))
  }
}
