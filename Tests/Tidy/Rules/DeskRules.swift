// The walls between screens: what still sees all of them, and what still spells a noun's field.

import Foundation

/// A wall that stands, and one whose number only goes down.
enum DeskRules {
  /// The files that see all screens: the root, and where one still reaches into another.
  static let rootFiles = 45

  /// A screen's functions belong to its own state and are handed the desk.
  static func root(_ files: [SourceFile]) -> [Finding] {
    let found = files.filter {
      $0.isIn(["Sources/App"]) && words(of: $0).contains(extending)
    }
    return compare(
      found.count, with: rootFiles, in: "rootFiles", "files extend State",
      cure: "move it to its screen's state or to the desk")
  }

  /// A noun owns the names of its fields: it reads and writes them in the engine, and no screen
  /// spells one.
  static func fields(_ files: [SourceFile]) -> [Finding] {
    var findings: [Finding] = []
    for file in files where file.isIn(["Sources/App"]) && file.kind == .swift {
      let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
      for (place, line) in lines.enumerated()
      where line.contains("Field(\"") || line.contains("entity[\"") {
        findings.append(
          Finding(
            path: file.path, line: place + 1, what: "a field of the journal is spelled in App",
            cure: "let the noun in Engine make the field"))
      }
    }
    return findings
  }

  private static let extending = "extension State"

  /// The beginnings of the file's extensions, so that `extension StateOfThings` is another one.
  private static func words(of file: SourceFile) -> [String] {
    file.swift.code.split(separator: UInt8(ascii: "\n"))
      .map { String(decoding: $0, as: UTF8.self) }.filter { $0.hasPrefix("extension ") }
      .map { $0.split(separator: " ").prefix(2).joined(separator: " ") }
  }

  private static func compare(
    _ found: Int, with limit: Int, in name: String, _ what: String, cure: String
  ) -> [Finding] {
    guard found != limit else { return [] }
    return [
      Finding(
        path: "Tests/Tidy/Rules/DeskRules.swift", line: 1, what: "\(found) \(what), not \(limit)",
        cure: found > limit ? cure : "lower `\(name)` to \(found)")
    ]
  }
}
