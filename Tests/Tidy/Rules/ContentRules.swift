// Prose that a person reads and that is not compiled: `Content/<kind>/<id>.<language>.md`.

/// Rules about the library of prose.
enum ContentRules {
  static let languages = ["en", "de"]

  /// Each file says in its name what it is about and in which language, and has its twins.
  static func twins(_ paths: [String]) -> [Finding] {
    paths.filter { $0.hasPrefix("Content/") }.flatMap { path -> [Finding] in
      let parts = path.split(separator: "/")
      let name = (parts.last ?? "").split(separator: ".", omittingEmptySubsequences: false)
      guard parts.count == 3, name.count == 3, name[2] == "md", !name[0].isEmpty,
        languages.contains(String(name[1]))
      else {
        return [
          Finding(
            path: path, line: 1, what: "a name that is not <kind>/<id>.<language>.md",
            cure: "rename it")
        ]
      }
      return languages.map { "Content/\(parts[1])/\(name[0]).\($0).md" }
        .filter { !paths.contains($0) }
        .map { Finding(path: path, line: 1, what: "no twin \($0)", cure: "write it") }
    }
  }

  /// The words that no text of the app uses.
  static func words(_ file: SourceFile) -> [Finding] {
    guard file.isIn(["Content"]) else { return [] }
    return file.lines.enumerated().flatMap { index, line in
      WordRules.shame(in: line).map {
        file.finding(index + 1, $0, cure: "say what to do, kindly and calmly")
      }
    }
  }
}
