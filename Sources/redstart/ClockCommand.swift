// `redstart clock`: the latest time that the server's clock showed, and forgetting it.

import ArgumentParser
import Engine
import Foundation
import Server
import Storage

struct ClockCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "clock", abstract: "Print the latest time that the server's clock showed.",
    discussion: """
      Stop the server first. While its clock is behind this time, it says nothing to devices. If \
      it was this time that was wrong, set the clock right and forget it.
      """)

  @Option(help: "The data directory of the server.")
  var data = "./data"

  @Flag(help: "Forget the time; the server goes on from what its clock shows now.")
  var forget = false

  /// Prints the time as `2026-03-29T10:00:00Z`, or `none`; with --forget, that it is forgotten.
  func run() async throws {
    let path = data + "/" + SQLiteDatabase.fileName
    guard FileManager.default.fileExists(atPath: path) else {
      throw CommandProblem("\(data): no server's data; name its data directory with --data")
    }
    let directory = try DataDirectory(data)
    let store = SQLiteVault(try SQLiteDatabase(path: path))
    let latest = try await store.latestTime()
    if forget { try await store.forgetLatestTime() }
    let text = latest.map { ClockCommand.text($0) } ?? "none"
    try CommandFiles.print(Array((text + (forget ? " is forgotten" : "") + "\n").utf8))
    withExtendedLifetime(directory) {}
  }

  static func text(_ time: Instant) -> String {
    Date(timeIntervalSince1970: Double(time.milliseconds / 1000)).ISO8601Format()
  }
}
