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

  @Test("A field that is spelled once more is found")
  func fields() {
    let line = "let a = JournalField(\"note\", .text(b))\n"
    #expect(DeskRules.fields(files(DeskRules.spelledFields, line)).isEmpty)
    #expect(DeskRules.fields(files(DeskRules.spelledFields + 1, line)).count == 1)
    let elsewhere = SourceFile(path: "Sources/Engine/A.swift", text: line)
    #expect(DeskRules.fields(files(DeskRules.spelledFields, line) + [elsewhere]).isEmpty)
  }
}
