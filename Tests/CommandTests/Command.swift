// The built `redstart`, run as a process of its own.

import Foundation
import Testing

/// What a run of `redstart` left behind.
struct Outcome {
  let status: Int32
  let output: String
  let problem: String
}

enum Command {
  /// Beside the tests.
  private static let path = URL(fileURLWithPath: CommandLine.arguments[0])
    .resolvingSymlinksInPath().deletingLastPathComponent().appendingPathComponent("redstart")

  static func run(_ arguments: String...) throws -> Outcome { try run(arguments) }

  /// `input` is a file whose content becomes standard input; `place` takes the output, where it is
  /// named, in the place of a file that is read afterwards.
  static func run(
    _ arguments: [String], input: String = "/dev/null", output place: String? = nil
  ) throws -> Outcome {
    let folder = try Folder()
    let (output, problem) = (folder.path + "/output", folder.path + "/problem")
    for path in [output, problem] {
      #expect(FileManager.default.createFile(atPath: path, contents: nil))
    }
    let process = Process()
    process.executableURL = path
    process.arguments = arguments
    process.standardInput = try FileHandle(forReadingFrom: URL(filePath: input))
    process.standardOutput = try FileHandle(forWritingTo: URL(filePath: place ?? output))
    process.standardError = try FileHandle(forWritingTo: URL(filePath: problem))
    try process.run()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus, output: try text(output), problem: try text(problem))
  }

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: URL(filePath: path), encoding: .utf8)
  }

  /// Expects one line on standard error, nothing on standard output, and a status.
  static func expectProblem(
    _ outcome: Outcome, status: Int32, holding part: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(outcome.status == status, sourceLocation: sourceLocation)
    #expect(outcome.output.isEmpty, sourceLocation: sourceLocation)
    #expect(outcome.problem.split(separator: "\n").count == 1, sourceLocation: sourceLocation)
    #expect(outcome.problem.contains(part), "\(outcome.problem)", sourceLocation: sourceLocation)
  }
}

/// A directory that goes with the value.
final class Folder {
  let path = NSTemporaryDirectory() + "redstart-" + UUID().uuidString

  init() throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ text: String, to name: String) throws -> String {
    let file = path + "/" + name
    try Data(text.utf8).write(to: URL(filePath: file))
    return file
  }

  func bytes(_ name: String) throws -> Data {
    try Data(contentsOf: URL(filePath: path + "/" + name))
  }
}
