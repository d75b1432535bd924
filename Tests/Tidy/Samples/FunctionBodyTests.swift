// The counter of function lines counts right.

import Testing

@Suite("Functions are measured by their braces")
struct FunctionBodyTests {
  private func bodies(_ source: String) -> [FunctionBody] {
    FunctionBody.all(in: SwiftText(source))
  }

  @Test(
    "A body is what stands between its braces",
    arguments: [
      ("func a() {}", "a", 0),
      ("func a() {\n  b()\n}", "a", 1),
      ("func a(\n  b: () -> Void = { c() }\n) -> [Int] {\n  1\n  2\n}", "a", 2),
      ("func a() {\n  b(\"}\") // }\n  /* } */\n  c { d }\n}", "a", 3),
      ("func a<T>(_ b: T) throws(E)\nwhere T: P {\n  1\n}", "a", 1),
      ("init?(a: Int) {\n  b = a\n}", "init", 1),
      ("subscript(a: Int) -> Int {\n  a\n}", "subscript", 1),
      ("var a: Int {\n  1\n}", "a", 1),
    ])
  func measures(source: String, name: String, length: Int) {
    #expect(bodies(source) == [FunctionBody(name: name, line: 1, length: length)])
  }

  @Test(
    "Without a body there is nothing to measure",
    arguments: [
      "protocol P {\n  func a()\n  init(b: Int)\n}\nstruct S {\n}",
      "let a = Day.init(number: 1)\nif b {\n}",
      "var a = 1\nif b {\n}",
      "var a: Int\nif b {\n}",
      "// func a() {\n// }",
      "let a = \"func a() {\"",
    ])
  func ignores(source: String) {
    #expect(bodies(source).isEmpty)
  }

  @Test("A function within another one counts for both")
  func nests() {
    let found = bodies("func a() {\n  func b() {\n    c()\n  }\n}")
    #expect(found.map { $0.name } == ["a", "b"])
    #expect(found.map { $0.length } == [3, 1])
    #expect(found.map { $0.line } == [1, 2])
  }

  @Test("One line over the limit is refused, the limit is not")
  func limit() {
    func file(_ count: Int) -> SourceFile {
      let body = String(repeating: "  b()\n", count: count)
      return SourceFile(path: "Sources/Engine/A.swift", text: "// For a\nfunc a() {\n\(body)}\n")
    }
    #expect(ShapeRules.longFunctions(file(ShapeRules.functionLimit)).isEmpty)
    let found = ShapeRules.longFunctions(file(ShapeRules.functionLimit + 1))
    #expect(
      found.map { "\($0)" } == [
        "Sources/Engine/A.swift:2: a has 71 lines — give its parts names, before 70"
      ])
  }
}
