// What the rules of shape refuse and what they leave alone.

import Testing

@Suite("Files keep their shape")
struct ShapeRulesTests {
  private let wide = String(repeating: "x", count: 101)

  @Test("A line over the limit is refused, except in a table or with a web address")
  func lines() {
    func count(_ path: String, _ line: String) -> Int {
      ShapeRules.longLines(SourceFile(path: path, text: "// A head for it\n\(line)\n")).count
    }
    #expect(count("Sources/Engine/A.swift", wide) == 1)
    #expect(count("Web/a.css", wide) == 1)
    #expect(count("Sources/Engine/A.swift", String(wide.dropLast())) == 0)
    #expect(count("Sources/Engine/A.swift", String(repeating: "ä", count: 100)) == 0)
    #expect(count("Sources/Engine/A.swift", "// https://example.org/\(wide)") == 0)
    #expect(count("Sources/Engine/ATable.swift", wide) == 0)
    #expect(count("Docs/a.md", wide) == 0)
  }

  @Test("A file over the limit is refused, except a table")
  func files() {
    let text = String(repeating: "let a = 1\n", count: 401)
    #expect(ShapeRules.longFile(SourceFile(path: "Sources/A.swift", text: text)).count == 1)
    #expect(ShapeRules.longFile(SourceFile(path: "Sources/AText.swift", text: text)).count == 1)
    #expect(ShapeRules.longFile(SourceFile(path: "Sources/ATable.swift", text: text)).isEmpty)
    let shorter = String(text.dropLast(10))
    #expect(ShapeRules.longFile(SourceFile(path: "Sources/A.swift", text: shorter)).isEmpty)
  }

  @Test(
    "Stray white space is refused",
    arguments: [
      ("a.swift", "let a = 1 \n", 1), ("a.md", "a  \n", 1), ("a.js", "\ta\n", 1),
      ("a.sh", "a\t\n", 2), ("a.py", "a\r\n", 1), ("Makefile", "a:\n\tb\n", 0),
      ("a.c", "a\n\nb\n", 0),
    ])
  func stray(path: String, text: String, count: Int) {
    #expect(ShapeRules.stray(SourceFile(path: path, text: text)).count == count)
  }

  @Test(
    "A file without a head is refused",
    arguments: [
      ("a.swift", "import A\n", 1), ("a.swift", "", 1), ("a.swift", "//\nimport A", 1),
      ("a.swift", "\n// What it is for\n", 1), ("a.css", "// What it is for\n", 1),
      ("a.sh", "#!/usr/bin/env bash\nset -e\n", 1), ("a.py", "import os\n", 1),
      ("a.swift", "// What it is for\n", 0), ("a.js", "/* What it is for */\n", 0),
      ("a.css", "/* What it is for */\n", 0), ("a.c", "// What it is for\n", 0),
      ("a.sh", "#!/usr/bin/env bash\n# What it is for\n", 0),
      ("a.py", "\"\"\"What it is for.\"\"\"\n", 0), ("a.md", "a\n", 0),
      ("Package.swift", "// swift-tools-version: 6.2\nimport A\n", 0),
    ])
  func heads(path: String, text: String, count: Int) {
    #expect(ShapeRules.head(SourceFile(path: path, text: text)).count == count)
  }
}
