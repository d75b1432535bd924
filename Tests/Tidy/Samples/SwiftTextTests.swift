// The reader of Swift survives what strings and comments may contain.

import Testing

@Suite("Swift is told from its strings and comments")
struct SwiftTextTests {
  private func code(_ source: String) -> String {
    String(decoding: SwiftText(source).code, as: UTF8.self)
  }

  @Test(
    "Braces count only in code",
    arguments: [
      ("a // }", "a     "),
      ("a /* } /* { */ } */ b", "a                   b"),
      (#"a("}")"#, "a(   )"),
      (#"a("\"}")"#, #"a(     )"#),
      (#"a("\(b { c })")"#, "a(   b { c }  )"),
      (#"a("\(b("}"))}")"#, "a(   b(   )   )"),
      (##"a(#"\("}"#)"##, "a(        )"),
      (##"a(#"\#(b)"#)"##, "a(     b   )"),
      ("a(\"\"\"\n}\"{\n\"\"\")b", "a(   \n   \n   )b"),
      ("a(\"open\nb }", "a(     \nb }"),
    ])
  func blanks(source: String, expected: String) {
    #expect(code(source) == expected)
  }

  @Test("Every line stays where it was")
  func lines() {
    let source = "/* a\n\n*/ let b = \"\"\"\n  c\n  \\(d\n)\n  \"\"\" // e\n"
    #expect(code(source).count { $0 == "\n" } == source.count { $0 == "\n" })
    #expect(code(source).utf8.count == source.utf8.count)
  }

  @Test("Strings are kept with their line and without what is interpolated")
  func literals() {
    let text = SwiftText("let a = \"one\"\nlet b = \"\\(a) two\" // \"three\"\n")
    #expect(text.literals == [.init(line: 1, text: "one"), .init(line: 2, text: " two")])
  }
}
