// What counts as reached and what could be deleted.

import Testing

@Suite("Nothing lies around unused")
struct ReachRulesTests {
  private func unused(_ files: [(path: String, text: String)]) -> [String] {
    ReachRules.swift(files.map { SourceFile(path: $0.path, text: $0.text) }).map { $0.path }
  }

  @Test("A Swift file is used when another one mentions what it declares")
  func swift() {
    let a = (path: "Sources/Engine/A.swift", text: "struct A { let inner = 1 }")
    #expect(unused([a]) == ["Sources/Engine/A.swift"])
    #expect(unused([a, ("Tests/B.swift", "let b = A()")]) == [])
    #expect(unused([a, ("Tests/B.swift", "let inner = \"A\" // A")]) == ["Sources/Engine/A.swift"])
  }

  @Test(
    "Extensions, tests and starting points need no mention",
    arguments: [
      ("Sources/Engine/A.swift", "extension A { func b() {} }"),
      ("Sources/redstart/A.swift", "@main struct A {}"),
      ("Sources/Browser/main.swift", "func a() {}"), ("Tests/A.swift", "struct A {}"),
    ])
  func exceptions(path: String, text: String) {
    #expect(unused([(path, text)]) == [])
  }

  @Test("A file of the web app is used when another file names it")
  func web() {
    let files = [
      SourceFile(path: "Web/app.js", text: "import './morph.js'"),
      SourceFile(path: "Web/morph.js", text: "// app.js imports this; morph.js"),
      SourceFile(path: "Web/lost.js", text: "// lost.js"),
    ]
    let paths = files.map { $0.path } + ["Sources/A.swift"]
    #expect(ReachRules.web(paths, files).map { $0.path } == ["Web/lost.js"])
  }

  @Test("A word of the glossary stands in the sources, as one word; one kept free need not")
  func glossary() {
    let page = """
      # Words
      - **Entry**: a fact. **Cue time**: an hour.
      - **Nudge**: a message.
      ## Words kept free for what may come
      - **Coach**: answers.
      """
    let files = [
      SourceFile(path: "Docs/glossary.md", text: page),
      SourceFile(
        path: "Sources/Engine/A.swift",
        text: "struct Entry { let cueTime = \"Nudge\" }  // Nudge"),
      SourceFile(path: "Tests/A.swift", text: "struct Nudge {}"),
      SourceFile(path: "Docs/other.md", text: "**Nothing**"),
    ]
    let found = ReachRules.glossary(files)
    #expect(found.map { $0.path } == ["Docs/glossary.md"] && found.map { $0.line } == [3])
  }

  @Test("A page is reached from the README or from another page")
  func docs() {
    let files = [
      SourceFile(path: "README.md", text: "[a](Docs/a.md)"),
      SourceFile(path: "Docs/a.md", text: "[b](b.md)"),
      SourceFile(path: "Docs/b.md", text: ""),
      SourceFile(path: "Docs/c.md", text: "c.md"),
      SourceFile(path: "Web/d.md", text: "c.md"),
    ]
    #expect(ReachRules.docs(files.map { $0.path }, files).map { $0.path } == ["Docs/c.md"])
  }
}
