// Builds the prose of the project as the app gets it.

import Engine
import Foundation
import Testing

/// The files that the build makes, read by the app's own reader.
struct BuiltLibrary {
  /// By language.
  let entries: [String: [ContentEntry]]

  init(_ kind: ContentKind) throws {
    var root = URL(filePath: #filePath).resolvingSymlinksInPath()
    // Tests/EngineTests/Core/Content/BuiltLibrary.swift lies five levels below the project.
    for _ in 0..<5 { root.deleteLastPathComponent() }
    let folder = FileManager.default.temporaryDirectory.appending(path: "redstart-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let build = try Process.run(
      URL(filePath: "/usr/bin/env"),
      arguments: ["bash", root.appending(path: "tools/content.sh").path, folder.path])
    build.waitUntilExit()
    #expect(build.terminationStatus == 0)
    var entries: [String: [ContentEntry]] = [:]
    for language in ["en", "de"] {
      let file = folder.appending(path: "\(kind.rawValue).\(language).txt")
      entries[language] = try ContentReader.entries(of: Array(Data(contentsOf: file)))
    }
    self.entries = entries
  }
}
