// Packs bytes with a program of the system, where it is installed.

import Foundation

/// A program that writes the packed form of a file to its standard output.
enum PackingProgram: String {
  case brotli, gzip

  private var arguments: [String] {
    switch self {
    case .brotli: ["brotli", "-q", "11", "-c"]
    case .gzip: ["gzip", "-9", "-n", "-c"]
    }
  }

  /// Nothing where the program is missing or ends with a problem.
  func pack(file: String) -> [UInt8]? {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments + [file]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let packed = try? output.fileHandleForReading.readToEnd()
    process.waitUntilExit()
    guard process.terminationStatus == 0, let packed, !packed.isEmpty else { return nil }
    return [UInt8](packed)
  }
}
