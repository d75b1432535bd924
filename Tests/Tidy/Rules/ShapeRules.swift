// How wide, how long and how clean a file may be.

/// Limits that keep a file readable at a glance.
enum ShapeRules {
  static let lineLimit = 100
  static let fileLimit = 400
  static let functionLimit = 70
  /// Words that a file needs at its head to say what it is for.
  static let headWordLimit = 3

  /// Tables and lines that hold a web address may be wider: neither can be broken.
  static func longLines(_ file: SourceFile) -> [Finding] {
    guard file.isCode && !file.isTable else { return [] }
    return file.lines.enumerated().compactMap { index, line in
      guard line.utf8.count > lineLimit, line.count > lineLimit else { return nil }
      if line.contains("https://") || line.contains("http://") { return nil }
      return file.finding(
        index + 1, "a line of \(line.count) characters", cure: "break it before \(lineLimit)")
    }
  }

  static func longFile(_ file: SourceFile) -> [Finding] {
    guard file.isCode && !file.isTable && file.lines.count > fileLimit else { return [] }
    return [
      file.finding(
        file.lines.count, "a file of \(file.lines.count) lines",
        cure: "split it where a noun wants out, before \(fileLimit)")
    ]
  }

  static func longFunctions(_ file: SourceFile) -> [Finding] {
    guard !file.isTable else { return [] }
    let functions = FunctionBody.all(in: file.swift).filter { $0.length > functionLimit }
    return functions.map {
      file.finding(
        $0.line, "\($0.name) has \($0.length) lines",
        cure: "give its parts names, before \(functionLimit)")
    }
  }

  /// Two spaces at a line's end mean a line break in Markdown, and can be written otherwise.
  static func stray(_ file: SourceFile) -> [Finding] {
    var findings: [Finding] = []
    for (index, line) in file.lines.enumerated() {
      if line.last == " " || line.last == "\t" || line.last == "\r" {
        findings.append(file.finding(index + 1, "white space at the end", cure: "remove it"))
      }
      if file.kind != .make && line.utf8.contains(UInt8(ascii: "\t")) {
        findings.append(file.finding(index + 1, "a tab", cure: "write spaces"))
      }
    }
    return findings
  }

  /// The first line, or the second one after `#!`, is a comment that says what the file is for.
  static func head(_ file: SourceFile) -> [Finding] {
    guard file.isCode else { return [] }
    var line = file.lines.first ?? ""
    if line.hasPrefix("#!") { line = file.lines.dropFirst().first ?? "" }
    if line.hasPrefix("// swift-tools-version") { return [] }
    let isComment = marks(of: file.kind).contains { line.hasPrefix($0) }
    let words = line.split(separator: " ").filter { $0.contains { $0.isLetter } }
    guard !isComment || words.count < headWordLimit else { return [] }
    return [
      file.finding(
        1, "no word on what this file is for", cure: "say it in a comment on the first line")
    ]
  }

  private static func marks(of kind: SourceFile.Kind) -> [String] {
    switch kind {
    case .swift, .script, .c: ["//", "/*"]
    case .style: ["/*"]
    case .python: ["# ", "\"\"\""]
    case .shell: ["# "]
    case .markdown, .make, .other: [""]
    }
  }
}
