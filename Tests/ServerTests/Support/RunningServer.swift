// The built `redstart`, serving a small web app from a process of its own.

import Foundation
import Testing

/// `redstart serve` on a free port, with its own web and data directories.
struct RunningServer {
  static let executable = Bundle.main.executableURL!
    .resolvingSymlinksInPath().deletingLastPathComponent().appendingPathComponent("redstart").path

  let program: Program
  let web: Folder
  let data: Folder
  let address: String
  var port: UInt16 { UInt16(address.split(separator: ":").last?.dropLast() ?? "") ?? 0 }

  /// Waits until the server has told its address.
  static func start(
    _ arguments: [String] = [], environment: [String: String] = [:], web: Folder? = nil
  ) async throws -> RunningServer {
    let web = try web ?? WebFixture.folder()
    let data = try Folder()
    let program = try Program(
      executable,
      ["serve", "--port", "0", "--web", web.path, "--data", data.path + "/d"] + arguments,
      environment: environment)
    try #require(
      try await Deadline.met { program.output.hasSuffix("\n") || !program.isRunning })
    let line = try #require(program.output.split(separator: "\n").first, "\(program.complaints)")
    try #require(line.hasPrefix("Redstart is at http"))
    return RunningServer(
      program: program, web: web, data: data,
      address: String(line.dropFirst("Redstart is at ".count)))
  }

  /// Ends it as a supervisor does.
  func stop() async throws -> Int32 {
    program.send(SIGTERM)
    return try await program.status()
  }
}
