// A file of the project as the rules see it.

import Foundation

/// A text file with its path below the project's folder.
struct SourceFile {
  enum Kind {
    case swift, script, style, python, shell, c, markdown, make, other
  }

  let path: String
  let text: String
  let lines: [String]
  let kind: Kind
  /// Swift without comments and strings; empty for every other kind.
  let swift: SwiftText

  init(path: String, text: String) {
    self.path = path
    self.text = text
    // By bytes: "\r\n" is one character, and the "\r" is what a rule looks for.
    let newline = UInt8(ascii: "\n")
    var lines = text.utf8.split(separator: newline, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    if lines.last == "" { lines.removeLast() }
    self.lines = lines
    self.kind = SourceFile.kind(path: path, text: text)
    self.swift = kind == .swift ? SwiftText(text) : SwiftText("")
  }

  var name: String { String(path.split(separator: "/").last ?? "") }

  /// Whether the file is code, which has a length, a width and a head.
  var isCode: Bool {
    switch kind {
    case .swift, .script, .style, .python, .shell, .c: true
    case .markdown, .make, .other: false
    }
  }

  /// A generated or typed-in table of facts, which is as long and as wide as the facts are.
  var isTable: Bool { name.hasSuffix("Table.swift") }

  func isIn(_ folders: [String]) -> Bool { folders.contains { path.hasPrefix($0 + "/") } }

  func finding(_ line: Int, _ what: String, cure: String) -> Finding {
    Finding(path: path, line: line, what: what, cure: cure)
  }

  private static func kind(path: String, text: String) -> Kind {
    if text.hasPrefix("#!") && text.prefix(40).contains("sh\n") { return .shell }
    switch path.split(separator: ".").last {
    case "swift": return .swift
    case "js", "mjs": return .script
    case "css": return .style
    case "py": return .python
    case "sh": return .shell
    case "c", "h": return .c
    case "md": return .markdown
    default: return path.hasSuffix("Makefile") ? .make : .other
    }
  }
}
