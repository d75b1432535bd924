// Files that nothing leads to.

/// Rules that find what could be deleted without anybody noticing.
enum ReachRules {
  /// A Swift file below `Sources` is reached when another file mentions one of its outermost names.
  ///
  /// Extensions, tests and starting points are reached in other ways.
  static func swift(_ files: [SourceFile]) -> [Finding] {
    let swift = files.filter { $0.kind == .swift }
    var mentions: [String: Int] = [:]
    for file in swift {
      for name in Set(Word.all(in: file.swift.code).map { $0.text }) {
        mentions[name, default: 0] += 1
      }
    }
    return swift.filter { $0.isIn(["Sources"]) && $0.name != "main.swift" }.compactMap { file in
      let declared = Declarations(file.swift)
      if declared.isStart || declared.hasExtension { return nil }
      // The file itself is one of those that mention the name.
      if declared.names.contains(where: { mentions[$0, default: 0] > 1 }) { return nil }
      return file.finding(1, "nothing uses this file", cure: "use it, or delete it")
    }
  }

  /// A file of `Web` is reached when another file names it.
  static func web(_ paths: [String], _ files: [SourceFile]) -> [Finding] {
    unnamed(paths.filter { $0.hasPrefix("Web/") }, in: files, place: "no other file names it")
  }

  /// A file of `Docs` is reached from the README or from another page of it.
  static func docs(_ paths: [String], _ files: [SourceFile]) -> [Finding] {
    let pages = files.filter { $0.path == "README.md" || $0.isIn(["Docs"]) }
    return unnamed(
      paths.filter { $0.hasPrefix("Docs/") }, in: pages,
      place: "neither README.md nor another page links to it")
  }

  /// A word of the glossary names something of the code, unless it is kept free.
  static func glossary(_ files: [SourceFile]) -> [Finding] {
    guard let page = files.first(where: { $0.path == "Docs/glossary.md" }) else { return [] }
    var known: Set<String> = []
    for file in files where file.kind == .swift && file.isIn(["Sources"]) {
      for word in Word.all(in: file.swift.code) { known.insert(word.text.lowercased()) }
    }
    var findings: [Finding] = []
    for (index, line) in page.lines.enumerated() {
      if line.hasPrefix("## Words kept free") { break }
      // What stands between two pairs of stars is every second part.
      let parts = line.split(separator: "**", omittingEmptySubsequences: false)
      for (place, part) in parts.enumerated()
      where place % 2 == 1 && !known.contains(part.lowercased().filter { $0.isLetter }) {
        findings.append(
          page.finding(
            index + 1, "no code says \(part)", cure: "move it to the words kept free"))
      }
    }
    return findings
  }

  private static func unnamed(
    _ paths: [String], in files: [SourceFile], place: String
  ) -> [Finding] {
    paths.compactMap { path in
      let name = String(path.split(separator: "/").last ?? "")
      let isNamed = files.contains { $0.path != path && $0.text.contains(name) }
      guard !isNamed else { return nil }
      return Finding(
        path: path, line: 1, what: place, cure: "name it where it is used, or delete it")
    }
  }
}
