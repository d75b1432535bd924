// The walls between screens: what still sees all of them, and what still spells a noun's field.

import Foundation

/// Rules whose numbers only go down.
enum DeskRules {
  /// The files that see all screens: the root, and where one still reaches into another.
  static let rootFiles = 45
  /// How often a screen spells the name of a field that belongs to a noun of the engine.
  static let spelledFields = 208

  /// A screen's functions belong to its own state and are handed the desk.
  static func root(_ files: [SourceFile]) -> [Finding] {
    let found = files.filter {
      $0.isIn(["Sources/App"]) && words(of: $0).contains(extending)
    }
    return compare(
      found.count, with: rootFiles, in: "rootFiles", "files extend State",
      cure: "move it to its screen's state or to the desk")
  }

  /// A noun owns the names of its fields: parsing and writing stand in one file of the engine.
  static func fields(_ files: [SourceFile]) -> [Finding] {
    let spelled = files.filter { $0.isIn(["Sources/App"]) && $0.kind == .swift }
      .reduce(0) { $0 + $1.text.components(separatedBy: "Field(\"").count - 1 }
    return compare(
      spelled, with: spelledFields, in: "spelledFields", "fields are spelled in App",
      cure: "let the noun in Engine make the field")
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
