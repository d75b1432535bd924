// What counts as seeing all screens, and what as spelling a noun's field.

import Testing

@Suite("Walls between screens only grow")
struct DeskRulesTests {
  private func file(_ number: Int, _ text: String) -> SourceFile {
    SourceFile(path: "Sources/App/A\(number).swift", text: text)
  }

  private func files(_ count: Int, _ text: String) -> [SourceFile] {
    (0..<count).map { file($0, text) }
  }

  @Test("As many files as before may extend the state, and no more")
  func root() {
    let extending = "extension State {\n}\n"
    #expect(DeskRules.root(files(DeskRules.rootFiles, extending)).isEmpty)
    #expect(DeskRules.root(files(DeskRules.rootFiles + 1, extending)).count == 1)
  }

  @Test("Fewer ask for a lower number")
  func lower() {
    let fewer = DeskRules.root(files(DeskRules.rootFiles - 1, "extension State {\n}\n"))
    #expect(fewer.map { $0.cure } == ["lower `rootFiles` to \(DeskRules.rootFiles - 1)"])
  }

  @Test("The desk, a screen's own state and words in comments are no such file")
  func others() {
    let others = ["extension Desk {}", "extension StateOfThings {}", "// extension State {"]
    let rest = files(DeskRules.rootFiles, "extension State {\n}\n")
    for text in others { #expect(DeskRules.root(rest + [file(999, text)]).isEmpty) }
  }

  @Test("A field that a screen spells is found where it stands, written or read")
  func fields() {
    let lines = "let a = Field(\"note\", .text(b))\nlet c = entity[\"note\"]\n"
    let found = DeskRules.fields([file(1, "import Engine\n" + lines)])
    #expect(found.map { $0.line } == [2, 3])
    #expect(found.map { $0.path } == ["Sources/App/A1.swift", "Sources/App/A1.swift"])
  }

  @Test("A noun may spell its fields, and a screen may hand on what a noun made")
  func nouns() {
    let line = "let a = Field(\"note\", .text(b))\n"
    #expect(DeskRules.fields([SourceFile(path: "Sources/Engine/A.swift", text: line)]).isEmpty)
    let others = [
      "let a = Happening.field(note: b)", "fields.map { Field($0.name, old) }",
      "TextField(text.note, value: note, key: \"note\")",
    ]
    for text in others { #expect(DeskRules.fields([file(1, text)]).isEmpty) }
  }
}
