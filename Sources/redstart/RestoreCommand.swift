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
      notice that the server has another history, and offer it again what they have. All sessions \
      end; what was changed or taken back since the copy is done again, as far as the file \
      access.db beside the copies tells it.
      """)

  @Argument(help: "The copy.")
  var file: String

  @Option(help: "The data directory of the server.")
  var data = "./data"

  /// Prints where the present database has been put, where there was one, and what was replayed.
  func run() throws {
    let directory = try DataDirectory(data)
    let restored = try Restoring.restore(file, data: directory.path, now: .present)
    let lines = (restored.aside.map { [$0] } ?? []) + said(restored.replay)
    try CommandFiles.print(Array((lines.joined(separator: "\n") + "\n").utf8))
    withExtendedLifetime(directory) {}
  }

  private func said(_ replay: AccessReplay) -> [String] {
    var lines = [
      "sessions ended: \(replay.sessionsEnded)",
      "spare keys dropped: \(replay.spareKeysDropped)",
    ]
    guard replay.hadLedger else {
      return lines + [
        "no access.db beside the copies: passwords, keys and accounts are those of the copy"
      ]
    }
    lines.append("accounts removed again: \(replay.erased)")
    lines.append("accounts with later passwords, keys or ways to sign in: \(replay.changed)")
    return lines
  }
}
