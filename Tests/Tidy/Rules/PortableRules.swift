// What code may not contain that also has to run in the browser.

/// Rules for the modules that become WebAssembly.
enum PortableRules {
  static let folders = ["Sources/Engine", "Sources/App", "Sources/Browser/Checks"]
  private static let checkBoundary = "Sources/Browser/Checks/CheckBoundary.swift"
  /// What each portable module may import.
  static let imports: [(folder: String, allowed: Set<String>)] = [
    ("Sources/Engine", []),
    ("Sources/App", ["Engine"]),
    ("Sources/Browser/Checks", ["Engine", "App", "BrowserRuntime"]),
  ]

  static func imports(_ file: SourceFile) -> [Finding] {
    guard let rule = imports.first(where: { file.isIn([$0.folder]) }) else { return [] }
    return importedModules(file).filter { !rule.allowed.contains($0.name) }.map {
      file.finding(
        $0.line, "imports \($0.name)",
        cure: rule.allowed.isEmpty
          ? "the engine imports nothing: pass in what it needs"
          : "only \(rule.allowed.sorted().joined(separator: " and ")) may be imported here")
    }
  }

  /// Tests see what other modules see.
  static func testable(_ file: SourceFile) -> [Finding] {
    let code = file.swift.code
    return Word.all(in: code).filter { $0.text == "testable" && $0.before(in: code) == Byte.at }
      .map {
        file.finding(
          lineNumber(of: $0.start, in: code), "@testable import",
          cure: "test through what the module makes public")
      }
  }

  /// Words that compile natively and break, or lie, in the browser. What asks for the checks there
  /// is never run natively.
  static func words(_ file: SourceFile) -> [Finding] {
    guard file.isIn(folders), file.path != checkBoundary else { return [] }
    let code = file.swift.code
    var findings: [Finding] = []
    func refuse(_ offset: Int, _ what: String, _ cure: String) {
      findings.append(file.finding(lineNumber(of: offset, in: code), what, cure: cure))
    }
    let words = Word.all(in: code)
    for (index, word) in words.enumerated() {
      let isMember = word.before(in: code) == Byte.dot
      let isCall = word.after(in: code) == Byte.open
      let isDeclared = index > 0 && words[index - 1].text == "func"
      switch word.text {
      case "any" where isPrefix(word, in: code):
        refuse(word.start, "an existential (any)", "use an enum, a generic or a closure")
      case "weak", "unowned":
        refuse(word.start, word.text, "use values and ids instead of an object graph")
      case "Codable", "Encodable", "Decodable":
        refuse(word.start, word.text, "write a reader and a writer with the codec")
      case "async", "await":
        refuse(word.start, word.text, "return an effect and take the answer as a message")
      case "fatalError":
        refuse(word.start, "fatalError", "make the state impossible, or use precondition")
      case "Date" where isCall && !isMember:
        refuse(word.start, "Date(", "take the time as an argument")
      case "print" where isCall && !isMember && !isDeclared:
        refuse(word.start, "print(", "return the text")
      default: break
      }
    }
    for index in code.indices.dropLast()
    where code[index] == Byte.backslash && code[index + 1] == Byte.dot {
      refuse(index, "a key path", "use a closure, such as map { $0.name }")
    }
    return findings
  }

  /// Whether a type follows, as in `any P` or `any (P & Q)`.
  private static func isPrefix(_ word: Word, in code: [UInt8]) -> Bool {
    guard word.after(in: code) == Byte.space, word.end + 1 < code.count else { return false }
    return Word.isPart(code[word.end + 1]) || code[word.end + 1] == Byte.open
  }

  private static func importedModules(_ file: SourceFile) -> [(name: String, line: Int)] {
    let words = Word.all(in: file.swift.code)
    return words.indices.dropLast().compactMap { index in
      guard words[index].text == "import" else { return nil }
      return (
        words[index + 1].text, lineNumber(of: words[index].start, in: file.swift.code)
      )
    }
  }
}
