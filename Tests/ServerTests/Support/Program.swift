// A program that runs beside the test, with what it wrote.

import Foundation
import Testing

/// A started process; ended with the value at the latest.
final class Program {
  private let process = Process()
  private let folder: Folder

  var output: String { text("output") }
  var complaints: String { text("complaints") }
  var isRunning: Bool { process.isRunning }
  var number: Int32 { process.processIdentifier }

  init(
    _ path: String, _ arguments: [String], environment: [String: String] = [:], input: String = ""
  ) throws {
    folder = try Folder()
    for name in ["output", "complaints"] { try folder.write(name, "") }
    try folder.write("input", input)
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment
      .filter { !$0.key.hasPrefix("REDSTART_") }
      .merging(environment) { $1 }
    process.standardInput = FileHandle(forReadingAtPath: folder.path + "/input")
    process.standardOutput = FileHandle(forWritingAtPath: folder.path + "/output")
    process.standardError = FileHandle(forWritingAtPath: folder.path + "/complaints")
    try process.run()
  }

  deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

  func send(_ signal: CInt) { kill(process.processIdentifier, signal) }

  /// The exit status; fails the test when the process does not end, or was ended by a signal.
  func status() async throws -> Int32 {
    try #require(try await Deadline.met { !process.isRunning }, "still running")
    #expect(process.terminationReason == .exit)
    return process.terminationStatus
  }

  private func text(_ name: String) -> String {
    (try? String(contentsOfFile: folder.path + "/" + name, encoding: .utf8)) ?? ""
  }
}
