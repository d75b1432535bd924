// Runs a program of the system and takes what it prints.

import Foundation
import Testing

enum Shell {
  /// Standard output; a status other than 0 fails the test with what the program said.
  static func output(_ program: String, _ arguments: String...) throws -> Data {
    let process = Process()
    let (output, problem) = (Pipe(), Pipe())
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.standardOutput = output
    process.standardError = problem
    try process.run()
    let printed = try output.fileHandleForReading.readToEnd() ?? Data()
    let said = try problem.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(String(decoding: said, as: UTF8.self))")
    return printed
  }
}
