// What portable code may not say, and what only looks like it.

import Testing

@Suite("Portable code stays portable")
struct PortableRulesTests {
  @Test(
    "Code that breaks in the browser is refused",
    arguments: [
      "let a: any P", "func b(_ c: [any P])", "weak var a: B?", "struct A: Codable {}",
      "func a() async {}", "fatalError()", "let a = Date()", "print(a)", #"a.map(\.b)"#,
      #""\(a.map(\.b))""#,
    ])
  func refuses(line: String) {
    let file = SourceFile(path: "Sources/Engine/A.swift", text: "// A head\n\(line)\n")
    #expect(PortableRules.words(file).map { $0.line } == [2])
    #expect(PortableRules.words(SourceFile(path: "Sources/Server/A.swift", text: line)).isEmpty)
  }

  @Test(
    "Code that only looks like it is left alone",
    arguments: [
      "// any P, weak, print(a)", #"let a = "print(any Codable)""#, "let any = 1",
      "LocalDate(1)", "route.print(a)", "func print(a: Int) {}", "let weakness = 1",
      "asyncish()", #"let a = "\\.b""#,
    ])
  func accepts(line: String) {
    let file = SourceFile(path: "Sources/App/A.swift", text: line)
    #expect(PortableRules.words(file) == [])
  }

  @Test(
    "Each module imports only what is below it",
    arguments: [
      ("Sources/Engine/A.swift", "import Foundation", 1),
      ("Sources/Engine/A.swift", "import App", 1),
      ("Sources/App/A.swift", "import Engine", 0), ("Sources/App/A.swift", "import Browser", 1),
      ("Sources/App/A.swift", "public import struct Engine.Day", 1),
      ("Sources/Browser/Checks/A.swift", "import App\nimport Engine", 0),
      ("Sources/Browser/Checks/A.swift", "import Testing", 1),
      ("Sources/Server/A.swift", "import Foundation", 0),
      ("Sources/Engine/A.swift", "// import Foundation", 0),
    ])
  func imports(path: String, text: String, count: Int) {
    #expect(PortableRules.imports(SourceFile(path: path, text: text)).count == count)
  }

  @Test("A test that looks behind a module's door is refused")
  func testable() {
    let file = SourceFile(path: "Tests/A.swift", text: "// A head\n@testable import Engine\n")
    #expect(PortableRules.testable(file).map { $0.line } == [2])
    #expect(PortableRules.testable(SourceFile(path: "A.swift", text: "// @testable")).isEmpty)
  }
}
