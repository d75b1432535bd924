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
